import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer as createTcpServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { type Connection, createServer } from "mysql2";
import { z } from "zod";
import { inPostgres } from "./mysql-dialect.ts";

export type MysqlServer = {
  /** What a connection is filled in with to be let in. */
  account: { host: string; port: number; database: string; username: string; password: string; ssl: "disable" };
  /** Statements that came in, oldest first. */
  statements: string[];
  /** Looks at or changes the tables without the protocol, in the dialect of PostgreSQL. */
  run: (sql: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

const credentialsSchema = z.object({
  user: z.string(),
  database: z.string().optional(),
  authPluginData1: z.instanceof(Buffer),
  authPluginData2: z.instanceof(Buffer),
  authToken: z.instanceof(Buffer),
});

/**
 * A server that speaks MySQL's protocol on a free port of 127.0.0.1: one account, tables in memory, and MySQL's SQL as far
 * as our steps write it, translated to PostgreSQL's. One client at a time has a transaction.
 */
export async function startMysqlServer(): Promise<MysqlServer> {
  const database = await PGlite.create();
  const statements: string[] = [];
  /** Who began the transaction that is under way: a client may be gone before its farewell has come. */
  let owner: Connection | null = null;
  const sockets = new Set<Socket>();
  const [username, password] = ["loader", "a-good-password"];
  // Only its connections are used: its own listener can't be told to take any free port of one address.
  const mysql = createServer(() => {});
  const listener = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => sockets.delete(socket));
    Reflect.apply(Reflect.get(mysql, "_handleConnection"), mysql, [socket]);
  });

  mysql.on("connection", (connection: Connection) => {
    const variables = new Map<string, string>();
    let work = Promise.resolve();
    const take = (sql: string) => {
      statements.push(sql);
      // Each answer's packets are counted from 1; the driver's server side counts on.
      const count = (from: number) => Reflect.set(connection, "sequenceId", from);
      work = work
        .then(() => void count(1))
        .then(() => answer(connection, sql, variables))
        .then(() => void count(0));
    };
    connection.on("query", take);
    // The driver's server side hands SET statements over by this name.
    connection.on("stmt_prepare", take);
    connection.on("error", () => {});
    connection.on("quit", () => {
      work = work.then(() => leave(connection)).then(() => connection.end());
    });
    Reflect.apply(Reflect.get(connection, "serverHandshake"), connection, [
      {
        protocolVersion: 10,
        serverVersion: "8.4.0-standin",
        connectionId: sockets.size,
        statusFlags: 2,
        characterSet: 45,
        // Without TLS and compression; with passwords as they were before MySQL 8.
        capabilityFlags: 0x00aaf7df & ~0x0820 & ~0x20000000,
        authCallback: (given: unknown, done: (error: null, refusal?: { message: string; code: number }) => void) => {
          const { user, database: name, ...rest } = credentialsSchema.parse(given);
          if (user !== username || !isToken(rest, password))
            return done(null, { message: `Access denied for user '${user}'@'localhost'`, code: 1045 });
          if (name !== "shop") return done(null, { message: `Unknown database '${name}'`, code: 1049 });
          done(null);
          Reflect.set(connection, "sequenceId", 0);
        },
      },
    ]);
  });

  /** Undoes what a client has not committed. */
  async function leave(connection: Connection | null): Promise<void> {
    if (connection === null || owner !== connection) return;
    owner = null;
    await database.exec("ROLLBACK");
  }

  async function answer(connection: Connection, sql: string, variables: Map<string, string>): Promise<void> {
    const set = /^SET (@\w+) = CONVERT\(x'([0-9a-f]*)' USING utf8mb4\)$/.exec(sql);
    if (set?.[1]) variables.set(set[1], Buffer.from(set[2] ?? "", "hex").toString("utf8"));
    if (/^SET\b/i.test(sql)) return connection.writeOk();
    if (/^START TRANSACTION/.test(sql)) {
      await leave(owner);
      owner = connection;
    }
    try {
      const keys = await keysOf(sql);
      await database.exec("SAVEPOINT statement").catch(() => {});
      const { fields, rows, affectedRows } = await database.query<Record<string, unknown>>(
        inPostgres(sql, { variables, keys }),
      );
      if (/^COMMIT$/.test(sql)) owner = null;
      if (fields.length === 0) return connection.writeOk({ affectedRows: affectedRows ?? 0 });
      connection.writeTextResult(
        rows,
        fields.map(({ name, dataTypeID }) => column(name, dataTypeID, keys)),
      );
    } catch (error) {
      // As in MySQL, a statement that fails undoes what it did and no more.
      await database.exec("ROLLBACK TO SAVEPOINT statement").catch(() => {});
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      connection.writeError({
        message: error instanceof Error ? error.message : String(error),
        code: errorNumbers[code] ?? 1105,
      });
    }
  }

  /** The primary key of the table that the statement names first. */
  async function keysOf(sql: string): Promise<string[]> {
    const table = /(?:FROM|INTO) `([^`]+)`/.exec(sql)?.[1];
    const { rows } = await database.query<{ name: string }>(
      `SELECT a.attname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey) WHERE i.indisprimary AND c.relname = $1`,
      [table ?? ""],
    );
    return rows.map(({ name }) => name);
  }

  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    account: { host: "127.0.0.1", port: address.port, database: "shop", username, password, ssl: "disable" },
    statements,
    run: async (sql) => {
      await leave(owner);
      return (await database.query<Record<string, unknown>>(sql)).rows;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await database.close();
    },
  };
}

/** PostgreSQL's codes as MySQL's numbers. */
const errorNumbers: Record<string, number> = {
  "22001": 1406,
  "22003": 1264,
  "22007": 1292,
  "22P02": 1366,
  "23502": 1048,
  "23505": 1062,
  "25006": 1792,
  "42601": 1064,
  "42P01": 1146,
};

/** PostgreSQL's types as MySQL's numbers. */
const typeNumbers: Record<number, number> = { 20: 8, 21: 1, 23: 3, 701: 5, 1082: 10, 1114: 12, 1700: 246 };

function column(name: string, oid: number, keys: readonly string[]) {
  return {
    ...{ catalog: "def", schema: "shop", table: "", orgTable: "", name, orgName: name },
    ...{ characterSet: 45, columnLength: 1_024, columnType: typeNumbers[oid] ?? 253, decimals: 0 },
    flags: keys.includes(name) ? 2 : 0,
  };
}

function isToken(given: Omit<z.infer<typeof credentialsSchema>, "user">, password: string): boolean {
  const sha1 = (...parts: (string | Buffer)[]) => {
    const hash = createHash("sha1");
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const scramble = Buffer.concat([given.authPluginData1, given.authPluginData2]).subarray(0, 20);
  const once1 = sha1(password);
  const mask = sha1(scramble, sha1(once1));
  return given.authToken.equals(Buffer.from(once1.map((byte, at) => byte ^ (mask[at] ?? 0))));
}
