import { isIP, connect as openSocket } from "node:net";
import type { Connection, FieldPacket } from "mysql2";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { resolveGuarded } from "./address-guard.ts";
import { ConnectorError } from "./connector-error.ts";
import { certifiedName, tlsTrust } from "./database-tls.ts";
import { describeMysqlError, hasNoTls } from "./mysql-problem.ts";

export type MysqlConfig = z.infer<typeof connectionConfigSchemas.mysql>;

export type MysqlSession = {
  /** The driver's own, connected. */
  connection: Connection;
  /** Runs one statement; cells are texts, as the server wrote them. @throws the driver's errors */
  query: (sql: string, values?: unknown[]) => Promise<{ columns: FieldPacket[]; rows: (string | null)[][] }>;
  close: () => Promise<void>;
};

const CONNECT_PATIENCE_MS = 10_000;

/** Values that don't fit are refused, not cut to fit; backslashes escape, as the driver expects. */
const SQL_MODE = "STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO";

/**
 * Connects to a MySQL or MariaDB database that a user named, at the address that was checked. TLS as in {@link openPostgres}.
 * @throws ConnectorError whose problem says what stood in the way.
 */
export async function openMysql(config: MysqlConfig, options: { allowPrivate: boolean }): Promise<MysqlSession> {
  if (config.host.trim() === "") throw new ConnectorError("host", "Enter the host of the database server.");
  if (config.username === "") throw new ConnectorError("credentials", "Enter a username.");
  if (config.database === "") throw new ConnectorError("database", "Enter the name of the database.");
  const { address } = await resolveGuarded(config.host, options.allowPrivate);
  try {
    if (config.ssl !== "prefer") return await connect(config, address, config.ssl !== "disable");
    return await connect(config, address, true).catch((error: unknown) => {
      if (!hasNoTls(error)) throw error;
      return connect(config, address, false);
    });
  } catch (error) {
    throw describeMysqlError(error, config);
  }
}

async function connect(config: MysqlConfig, address: string, encrypted: boolean): Promise<MysqlSession> {
  // Loaded here: most processes never speak with MySQL.
  const { createConnection } = await import("mysql2");
  const connection = createConnection({
    host: nameForDriver(config.host),
    stream: () => openSocket({ host: address, port: config.port, keepAlive: true, noDelay: true }),
    database: config.database,
    user: config.username,
    password: config.password,
    ...(encrypted ? { ssl: { ...tlsTrust(config), verifyIdentity: config.ssl === "verify-full" } } : {}),
    connectTimeout: CONNECT_PATIENCE_MS,
    charset: "utf8mb4",
    rowsAsArray: true,
    // Every value as the server wrote it: a JavaScript number or date would lose digits.
    typeCast: (field) => field.string(),
  });
  // A connection that breaks between two queries fails the next one; without a listener it would end the process.
  connection.on("error", () => {});
  const session = toSession(connection);
  try {
    await new Promise<void>((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));
    await session.query(`SET SESSION sql_mode = '${SQL_MODE}', SESSION time_zone = '+00:00'`);
    return session;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/**
 * The driver compares a certificate with its host, but for an address with "localhost". A dot at the end hides from it that
 * this is an address; Node takes the dot away before it compares.
 */
function nameForDriver(host: string): string {
  const name = certifiedName(host).replace(/^\[(.*)\]$/, "$1");
  return isIP(name) === 0 ? name : `${name}.`;
}

function toSession(connection: Connection): MysqlSession {
  return {
    connection,
    query: (sql, values = []) =>
      new Promise((resolve, reject) => {
        connection.query({ sql, values }, (error, rows, columns) => {
          if (error) return reject(error);
          resolve({ columns: columns ?? [], rows: Array.isArray(rows) ? rows.map(toRow) : [] });
        });
      }),
    close: () =>
      new Promise((resolve) => {
        connection.end(() => {
          connection.destroy();
          resolve();
        });
      }),
  };
}

function toRow(row: unknown): (string | null)[] {
  return Array.isArray(row)
    ? row.map((cell: unknown) => (cell === null || cell === undefined ? null : String(cell)))
    : [];
}

/** A name between backticks. */
export function mysqlName(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

export function mysqlTable({ schema, table }: { schema: string; table: string }): string {
  return schema.trim() === "" ? mysqlName(table) : `${mysqlName(schema)}.${mysqlName(table)}`;
}
