import type { FieldPacket } from "mysql2";
import type { ConnectionTable } from "#shared/workflows/connection.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import { encryptionWords } from "./database-tls.ts";
import { describeMysqlError } from "./mysql-problem.ts";
import { type MysqlConfig, type MysqlSession, mysqlTable, openMysql } from "./open-mysql.ts";
import { readingQuery } from "./reading-query.ts";

const MOST_TABLES = 2_000;
const STATEMENT_PATIENCE_S = 15;

type Options = { allowPrivate: boolean };

/** What was reached, for the person. @throws ConnectorError */
export function tryMysql(config: MysqlConfig, options: Options): Promise<string> {
  return reading(config, options, async (session) => {
    const { rows } = await session.query("SELECT version()");
    const { rows: cipher } = await session.query("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
    const tables = (await tablesOf(session)).length;
    const number = tables === MOST_TABLES ? `${tables} or more tables` : tables === 1 ? "1 table" : `${tables} tables`;
    const version = String(rows[0]?.[0] ?? "");
    const name = /mariadb/i.test(version) ? "MariaDB" : "MySQL";
    return `Connected to “${config.database}” on ${config.host.trim()} (${name} ${version.split("-")[0]}), ${encryptionWords(config, Boolean(cipher[0]?.[1]))}. ${number} can be read.`;
  });
}

/** @throws ConnectorError */
export function listMysqlTables(config: MysqlConfig, options: Options): Promise<ConnectionTable[]> {
  return reading(config, options, tablesOf);
}

async function tablesOf(session: MysqlSession): Promise<ConnectionTable[]> {
  const { rows } = await session.query(
    `SELECT table_schema, table_name FROM information_schema.tables WHERE table_schema = database()
     ORDER BY 2 LIMIT ${MOST_TABLES}`,
  );
  // The schema is the connection's database, which needs no saying.
  return rows.map(([, name]) => ({ schema: "", name: name ?? "" }));
}

/** The columns of a table. @throws ConnectorError */
export function listMysqlFields(config: MysqlConfig, table: ConnectionTable, options: Options): Promise<Field[]> {
  return reading(config, options, async (session) =>
    fieldsOf(session, `SELECT * FROM ${mysqlTable({ schema: table.schema, table: table.name })} LIMIT 0`),
  );
}

/** The columns of a SELECT, of which no rows are read. @throws ConnectorError */
export async function listMysqlQueryFields(config: MysqlConfig, query: string, options: Options): Promise<Field[]> {
  const select = readingQuery(query);
  return reading(config, options, (session) => fieldsOf(session, `SELECT * FROM (\n${select}\n) AS source LIMIT 0`));
}

async function fieldsOf(session: MysqlSession, sql: string): Promise<Field[]> {
  const { columns } = await session.query(sql);
  return columns.map((column) => ({
    name: column.name,
    type: mysqlFieldType(column),
    ...(flagsOf(column) & PRIMARY_KEY ? { isPrimary: true } : {}),
  }));
}

/** In a transaction that can change nothing, under the user's own account. */
async function reading<T>(
  config: MysqlConfig,
  options: Options,
  work: (session: MysqlSession) => Promise<T>,
): Promise<T> {
  const session = await openMysql(config, options);
  try {
    await beginReading(session, STATEMENT_PATIENCE_S);
    return await work(session);
  } catch (error) {
    throw describeMysqlError(error, config);
  } finally {
    await session.close();
  }
}

/** A transaction that cannot write, with a time limit for each statement. */
export async function beginReading(session: MysqlSession, seconds: number): Promise<void> {
  // MySQL counts milliseconds, MariaDB seconds, and each knows its own setting only.
  await session
    .query(`SET SESSION max_execution_time = ${Math.round(seconds * 1000)}`)
    .catch(async (error: unknown) => {
      if (!isUnknownSetting(error)) throw error;
      await session.query(`SET SESSION max_statement_time = ${Math.round(seconds)}`);
    });
  await session.query("START TRANSACTION READ ONLY");
}

function isUnknownSetting(error: unknown): boolean {
  return error instanceof Error && "errno" in error && error.errno === 1193;
}

const PRIMARY_KEY = 2;
/** The character set of columns that hold bytes. */
const BYTES = 63;

/** How the protocol numbers the types of columns. */
const typeNumbers: Record<number, FieldType> = {
  0: "DECIMAL",
  1: "INTEGER",
  2: "INTEGER",
  3: "INTEGER",
  4: "DECIMAL",
  5: "DECIMAL",
  7: "TIMESTAMP",
  8: "INTEGER",
  9: "INTEGER",
  10: "DATE",
  12: "TIMESTAMP",
  13: "INTEGER",
  246: "DECIMAL",
};

/** Our type for a column of MySQL. Its BOOLEAN is a whole number, which may be any. */
export function mysqlFieldType(column: FieldPacket): FieldType {
  return typeNumbers[column.columnType ?? -1] ?? "VARCHAR";
}

/** The column as text, exact in every type: bits as numbers, bytes in hexadecimal. */
export function mysqlText(column: FieldPacket, name: string): string {
  const type = column.columnType ?? -1;
  if (type === 16) return `CAST(${name} + 0 AS CHAR)`;
  if (type === 255) return `ST_AsText(${name})`;
  const isBytes = column.characterSet === BYTES && [249, 250, 251, 252, 253, 254].includes(type);
  return isBytes ? `CONCAT('\\\\x', LOWER(HEX(${name})))` : `CAST(${name} AS CHAR)`;
}

function flagsOf({ flags }: FieldPacket): number {
  return typeof flags === "number" ? flags : 0;
}
