import type { Connection } from "snowflake-sdk";
import type { z } from "zod";
import type { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { type ConnectionProblem, ConnectorError, unwrapConnectorError } from "./connector-error.ts";
import { reachUrl } from "./reach-url.ts";

export type SnowflakeConfig = z.infer<typeof connectionConfigSchemas.snowflake>;

export type SnowflakeSession = {
  /** The driver's own, connected. */
  connection: Connection;
  /** Runs a statement and collects its rows, cells as the driver has them. */
  query: (sql: string, binds?: (string | number)[]) => Promise<{ columns: SnowflakeColumn[]; rows: unknown[][] }>;
  /** The columns of a query, without running it. */
  describe: (sql: string, binds?: string[]) => Promise<SnowflakeColumn[]>;
  close: () => Promise<void>;
};

/** `type` as Snowflake calls it: `fixed`, `text`, `timestamp_ntz` … */
export type SnowflakeColumn = { name: string; type: string; scale: number };

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
  snowflake.configure({ logLevel: "OFF", additionalLogToConsole: false });
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
  });
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(describeSnowflakeError(error, config)) : resolve()));
  });
  return toSession(connection, config);
}

function toSession(connection: Connection, config: SnowflakeConfig): SnowflakeSession {
  function execute(sql: string, extra: { binds?: (string | number)[]; describeOnly?: boolean }) {
    return new Promise<{ columns: SnowflakeColumn[]; rows: unknown[][] }>((resolve, reject) => {
      connection.execute({
        sqlText: sql,
        rowMode: "array",
        ...extra,
        complete: (error, statement, rows) => {
          if (error) return reject(describeSnowflakeError(error, config));
          const columns = statement.getColumns() ?? [];
          resolve({
            columns: columns.map((column) => ({
              name: column.getName(),
              type: column.getType(),
              scale: column.getScale(),
            })),
            rows: (rows ?? []).map((row: unknown) => (Array.isArray(row) ? row : [])),
          });
        },
      });
    });
  }
  return {
    connection,
    query: (sql, binds) => execute(sql, binds ? { binds } : {}),
    describe: async (sql, binds = []) =>
      (await execute(sql, { describeOnly: true, ...(binds.length > 0 ? { binds } : {}) })).columns,
    close: () => new Promise((resolve) => connection.destroy(() => resolve())),
  };
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
