import type { Connection, RowStatement, StatementOption } from "snowflake-sdk";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { type ConnectionProblem, ConnectorError, unwrapConnectorError } from "./connector-error.ts";
import { reachUrl } from "./reach-url.ts";

export type SnowflakeConfig = z.infer<typeof connectionConfigSchemas.snowflake>;

/** Statements of the product's own: each begins with one of {@link ownWords}. */
export type SnowflakeSession = {
  /** Runs a statement and collects its rows, cells as the driver has them. */
  query: (sql: string) => Promise<{ columns: SnowflakeColumn[]; rows: unknown[][] }>;
  /** Runs a SELECT; its rows as they come, each a list of cells. */
  stream: (sql: string, binds: string[]) => Promise<NodeJS.ReadableStream>;
  /** Runs an INSERT once for each row of values; at most {@link MOST_VALUES} at once. */
  insert: (sql: string, rows: (string | null)[][]) => Promise<void>;
  /** The columns of a SELECT, without running it. */
  describe: (sql: string, binds?: string[]) => Promise<SnowflakeColumn[]>;
  /** Ends statements after so many seconds, or sooner where the account says so, and has dates written as ISO says. */
  limitTime: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
};

/** What one statement carries of values; with more the driver would upload them as a file. */
export const MOST_VALUES = 65_000;

/**
 * The first words of what is sent. PUT and GET make the driver read and write files of this machine, as the service says:
 * they, and whatever else nobody here sends, stay out.
 */
const ownWords = new Set(["select", "with", "begin", "commit", "create", "delete", "insert", "merge", "explain"]);

/** `type` as Snowflake calls it: `fixed`, `text`, `timestamp_ntz` … */
export type SnowflakeColumn = { name: string; type: string; precision: number; scale: number; nullable: boolean };

/**
 * Signs in to Snowflake. Only for processes whose sockets are guarded ({@link guardSockets}): the service names further
 * addresses that the driver fetches results from.
 * @throws ConnectorError
 */
export async function openSnowflake(
  config: SnowflakeConfig,
  options: { allowPrivate: boolean },
): Promise<SnowflakeSession> {
  const { account, username, password, warehouse, database, schema, role, accessUrl } = config;
  if (!/^[\w-]+(\.[\w-]+)*$/.test(account))
    throw new ConnectorError("host", "Enter the account identifier, like “myorganisation-account1”.");
  if (username === "") throw new ConnectorError("credentials", "Enter a username.");
  if (password === "") throw new ConnectorError("credentials", "Enter a password.");
  const url = (accessUrl || `https://${account}.snowflakecomputing.com`).replace(/\/+$/, "");
  await reachUrl(url, options);

  const { default: snowflake } = await import("snowflake-sdk");
  snowflake.configure({
    ...{ logLevel: "OFF", additionalLogToConsole: false },
    // The driver's own parser runs a cell that isn't JSON as a program.
    ...{ jsonColumnVariantParser: asItIs, xmlColumnVariantParser: asItIs },
  });
  const connection = snowflake.createConnection({
    account,
    username,
    password,
    accessUrl: url,
    application: "CoverLetterDesk",
    ...(warehouse ? { warehouse } : {}),
    ...(database ? { database } : {}),
    ...(schema ? { schema } : {}),
    ...(role ? { role } : {}),
    sfRetryMaxLoginRetries: 1,
    validateDefaultParameters: false,
    // Whatever the service says, values never go by way of a file.
    arrayBindingThreshold: Number.MAX_SAFE_INTEGER,
  });
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(describeSnowflakeError(error, config)) : resolve()));
  });
  return toSession(connection, config);
}

function asItIs(raw: string): string {
  return raw;
}

function toSession(connection: Connection, config: SnowflakeConfig): SnowflakeSession {
  type Extra = Omit<StatementOption, "sqlText" | "complete">;

  function execute(sqlText: string, extra: Extra): Promise<Finished> {
    const [first = ""] = /^[a-z]*/i.exec(sqlText.trimStart()) ?? [];
    return ownWords.has(first.toLowerCase())
      ? send(sqlText, extra)
      : Promise.reject(new ConnectorError("other", "Enter a SELECT query."));
  }

  function send(sqlText: string, extra: Extra): Promise<Finished> {
    return new Promise((resolve, reject) => {
      connection.execute({
        ...{ sqlText, rowMode: "array", ...extra },
        complete: (error, statement, rows) =>
          error ? reject(describeSnowflakeError(error, config)) : resolve({ statement, rows: rows ?? [] }),
      });
    });
  }
  return {
    query: async (sql) => {
      const { statement, rows } = await execute(sql, {});
      return { columns: columnsOf(statement), rows: rows.map((row: unknown) => (Array.isArray(row) ? row : [])) };
    },
    stream: async (sql, binds) =>
      (await execute(sql, { streamResult: true, ...(binds.length > 0 ? { binds } : {}) })).statement.streamRows(),
    insert: async (sql, rows) => {
      // The driver's types know no missing value; its protocol does.
      await execute(sql, { binds: JSON.parse(JSON.stringify(rows)) });
    },
    describe: async (sql, binds = []) =>
      columnsOf((await execute(sql, { describeOnly: true, ...(binds.length > 0 ? { binds } : {}) })).statement),
    limitTime: async (seconds) => {
      const { statement, rows } = await send("SHOW PARAMETERS LIKE 'STATEMENT_TIMEOUT_IN_SECONDS' IN SESSION", {});
      const place = columnsOf(statement).findIndex(({ name }) => name.toLowerCase() === "value");
      const [row]: unknown[] = rows;
      const own = Array.isArray(row) ? Number(row[place]) : 0;
      const most = Math.ceil(seconds);
      const limit = own > 0 ? Math.min(own, most) : most;
      const dates = "DATE_INPUT_FORMAT = 'YYYY-MM-DD', DATE_OUTPUT_FORMAT = 'YYYY-MM-DD'";
      await send(`ALTER SESSION SET STATEMENT_TIMEOUT_IN_SECONDS = ${limit}, ${dates}`, {});
    },
    close: () => new Promise((resolve) => connection.destroy(() => resolve())),
  };
}

type Finished = { statement: RowStatement; rows: unknown[] };

function columnsOf(statement: RowStatement): SnowflakeColumn[] {
  return (statement.getColumns() ?? []).map((column) => ({
    name: column.getName(),
    type: column.getType(),
    precision: column.getPrecision(),
    scale: column.getScale(),
    nullable: column.isNullable() !== false,
  }));
}

const byCode: Record<string, [ConnectionProblem, (config: SnowflakeConfig) => string]> = {
  "390100": ["credentials", ({ username }) => `Snowflake doesn't accept this username and password (“${username}”).`],
  "390102": [
    "credentials",
    ({ username }) => `The user “${username}” is locked for now, after too many wrong passwords.`,
  ],
  "390101": ["credentials", ({ username }) => `The user “${username}” is disabled.`],
  "390189": [
    "permission",
    ({ role, username }) => `The role “${role}” doesn't exist, or “${username}” isn't allowed to use it.`,
  ],
  "390422": ["permission", () => "The network policy of this Snowflake account doesn't allow this server to connect."],
  "390201": ["database", ({ database }) => `There is no database “${database}”, or it may not be used.`],
  "002003": ["database", () => "There is no such table or schema, or this role may not see it."],
  "000606": ["permission", ({ warehouse }) => `There is no warehouse to run the query on (“${warehouse}”).`],
};

/** What a person is told about an error of the driver or the service. */
export function describeSnowflakeError(error: unknown, config: SnowflakeConfig): ConnectorError {
  const ours = unwrapConnectorError(error);
  if (ours) return ours;
  const code =
    typeof error === "object" && error !== null && "code" in error ? String(error.code).padStart(6, "0") : "";
  const text = error instanceof Error ? error.message : String(error);
  const known = byCode[code];
  if (known) return new ConnectorError(known[0], known[1](config), error);
  return new ConnectorError("other", `Snowflake said: ${text.slice(0, 500)}`, error);
}

/** What the service says of a value that doesn't fit or is missing, by SQL's own classes of errors: another row may fit. */
export function snowflakeRefusal(error: unknown): string | null {
  const said = error instanceof ConnectorError ? error.cause : error;
  if (!(said instanceof Error && "sqlState" in said)) return null;
  return /^2[23]/.test(String(said.sqlState)) ? said.message.trim().replace(/\.$/, "").slice(0, 500) : null;
}
