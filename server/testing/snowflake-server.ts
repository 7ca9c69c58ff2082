import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { z } from "zod";
import { answerTo, describe, failure, result, success } from "./snowflake-answers.ts";
import { neededColumns, refusalOf } from "./snowflake-refusals.ts";

export type SnowflakeServer = {
  /** For the connection's `accessUrl`. */
  url: string;
  /** What a connection is filled in with to be let in. */
  account: {
    account: string;
    username: string;
    password: string;
    warehouse: string;
    database: string;
    schema: string;
    role: string;
  };
  /** Statements that came in, oldest first. */
  statements: string[];
  /** Looks at or changes the tables without the protocol, in the dialect of DuckDB. */
  run: (sql: string) => Promise<Record<string, unknown>[]>;
  /** The next statements that match fail with this message, as for want of a right if SQL's state is not said. */
  refuse: (pattern: RegExp, message: string, sqlState?: string) => void;
  /** The next statements that match are answered with this, as a server may that isn't Snowflake. */
  answer: (pattern: RegExp, data: object) => void;
  /** What a session is told of its settings as it begins. */
  parameters: { name: string; value: unknown }[];
  close: () => Promise<void>;
};

type Session = {
  connection: DuckDBConnection;
  warehouse: string;
  role: string;
  database: string | null;
  schema: string | null;
};

const loginSchema = z.object({
  data: z.object({ ACCOUNT_NAME: z.string(), LOGIN_NAME: z.string(), PASSWORD: z.string().optional() }),
});
const bindingSchema = z.object({
  type: z.string(),
  value: z.union([z.string(), z.null(), z.array(z.string().nullable())]),
});
const querySchema = z.object({
  sqlText: z.string(),
  bindings: z.record(z.string(), bindingSchema).optional(),
  describeOnly: z.boolean().optional(),
});

/**
 * A server that speaks Snowflake's protocol on a free port of 127.0.0.1: one account, tables in memory, and Snowflake's
 * SQL as far as DuckDB reads it too (its names of types are translated).
 */
export async function startSnowflakeServer(): Promise<SnowflakeServer> {
  const account = {
    account: "standin",
    username: "LOADER",
    password: "a-good-password",
    warehouse: "LOADING",
    database: "DEMO",
    schema: "PUBLIC",
    role: "LOADER_ROLE",
  };
  const instance = await DuckDBInstance.create(":memory:");
  const own = await instance.connect();
  await own.run("attach ':memory:' as DEMO; create schema DEMO.PUBLIC; use DEMO.PUBLIC");
  const sessions = new Map<string, Session>();
  const statements: string[] = [];
  const refusals: { pattern: RegExp; message: string; sqlState: string }[] = [];
  const answers: { pattern: RegExp; data: object }[] = [];
  const parameters: SnowflakeServer["parameters"] = [];

  async function logIn(body: unknown, asked: URLSearchParams): Promise<object> {
    const { data } = loginSchema.parse(body);
    if (data.LOGIN_NAME.toUpperCase() !== account.username || data.PASSWORD !== account.password)
      return failure("390100", "Incorrect username or password was specified.");
    const role = asked.get("roleName") ?? account.role;
    if (role.toUpperCase() !== account.role)
      return failure("390189", `Role '${role}' specified in the connect string does not exist or not authorized.`);
    const connection = await instance.connect();
    await connection.run("use DEMO.PUBLIC");
    const token = randomUUID();
    // A database, schema or warehouse that does not exist is no failure: the session then has none.
    const known = (name: string, own: string) => ((asked.get(name) ?? "").toUpperCase() === own ? own : null);
    const warehouse = known("warehouse", account.warehouse) ?? "";
    sessions.set(token, {
      connection,
      warehouse,
      role: account.role,
      database: known("databaseName", account.database),
      schema: known("schemaName", account.schema),
    });
    return success({
      token,
      masterToken: `master-${token}`,
      sessionId: sessions.size,
      parameters,
      sessionInfo: {},
    });
  }

  async function query(session: Session, body: unknown): Promise<object> {
    const { sqlText, bindings, describeOnly } = querySchema.parse(body);
    statements.push(sqlText);
    const refusal = refusals.find(({ pattern }) => pattern.test(sqlText));
    if (refusal) return failure("003001", refusal.message, refusal.sqlState);
    const given = answers.find(({ pattern }) => pattern.test(sqlText));
    if (given) return success(given.data);
    try {
      const sql = inDuckDb(sqlText, session);
      const batches = toBatches(bindings);
      if (describeOnly)
        return describe(await session.connection.prepare(sql), await neededColumns(session.connection, sql));
      const refused = await refusalOf(instance, session.connection, { sql, batches });
      if (refused) return refused;
      let answer = success(result([], []));
      for (const values of batches) answer = await answerTo(session.connection, sql, values);
      return answer;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return /does not exist/.test(message)
        ? failure("002003", `SQL compilation error: Object does not exist or not authorized. ${message}`, "02000")
        : failure("001003", `SQL compilation error: ${message}`, "42000");
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://snowflake");
    const body = await readJson(request);
    if (pathname === "/session/v1/login-request") return send(response, await logIn(body, searchParams));
    const token = /Token="([^"]+)"/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const session = sessions.get(token);
    if (!session) return send(response, failure("390104", "Invalid session token."), 401);
    if (pathname === "/queries/v1/query-request") return send(response, await query(session, body));
    if (pathname === "/queries/v1/abort-request") session.connection.interrupt();
    if (pathname === "/session" && searchParams.get("delete") === "true") {
      sessions.delete(token);
      session.connection.closeSync();
    }
    send(response, success(null));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    account,
    statements,
    run: async (sql) => (await own.runAndReadAll(sql)).getRowObjectsJson(),
    refuse: (pattern, message, sqlState = "42501") => void refusals.push({ pattern, message, sqlState }),
    answer: (pattern, data) => void answers.push({ pattern, data }),
    parameters,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      for (const { connection } of sessions.values()) connection.closeSync();
      own.closeSync();
    },
  };
}

/** The few words of Snowflake's dialect that DuckDB knows under other names. */
function inDuckDb(sql: string, session: Session): string {
  const text = (value: string | null) => (value ? `'${value}'` : "null");
  return sql
    .replace(/\bcurrent_(warehouse|role|database|schema)\(\)/gi, (_whole, name: string) =>
      text(
        { warehouse: session.warehouse, role: session.role, database: session.database, schema: session.schema }[
          name.toLowerCase()
        ] ?? null,
      ),
    )
    .replace(/\bcurrent_version\(\)/gi, "'9.99.0'")
    .replace(/\bNUMBER\s*\(/gi, "DECIMAL(")
    .replace(/\bNUMBER\b/gi, "DECIMAL(38, 0)")
    .replace(/\b(TIMESTAMP_NTZ|DATETIME)(\(\d\))?/gi, "TIMESTAMP")
    .replace(/\bTIMESTAMP_(TZ|LTZ)(\(\d\))?/gi, "TIMESTAMPTZ")
    .replace(/ COLLATE 'utf8'/g, "")
    .replace(/\bbool(and|or)_agg\b/gi, "bool_$1")
    .replace(/::float\b/gi, "::double")
    .replaceAll("\\\\", "\\")
    .replace(/^EXPLAIN USING TEXT /i, "EXPLAIN ")
    .replace(/^SHOW PARAMETERS[\s\S]*$/i, `select 'STATEMENT_TIMEOUT_IN_SECONDS' as "key", '172800' as "value"`)
    .replace(/^\s*ALTER SESSION\b[\s\S]*$/i, "select 'Statement executed successfully.' as status");
}

/** One list of values a row; a statement without values runs once. */
function toBatches(bindings: z.infer<typeof querySchema>["bindings"]): DuckDBValue[][] {
  const columns = Object.entries(bindings ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, binding]) => binding.value);
  const rows = Math.max(1, ...columns.map((column) => (Array.isArray(column) ? column.length : 1)));
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column) => (Array.isArray(column) ? (column[row] ?? null) : column)),
  );
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const whole = Buffer.concat(parts);
  const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole).toString("utf8");
  return text === "" ? null : JSON.parse(text);
}

function send(response: ServerResponse, answer: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
}
