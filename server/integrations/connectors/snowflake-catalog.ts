import type { ConnectionTable } from "#shared/workflows/connection.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { ConnectorError } from "./connector-error.ts";
import { openSnowflake, type SnowflakeColumn, type SnowflakeConfig, type SnowflakeSession } from "./open-snowflake.ts";
import { readingQuery } from "./reading-query.ts";

const MOST_TABLES = 2_000;

type Options = { allowPrivate: boolean };

/** What was reached, for the person. @throws ConnectorError, also for a database or warehouse that the session did not get. */
export function trySnowflake(config: SnowflakeConfig, options: Options): Promise<string> {
  return using(config, options, async (session) => {
    const { rows } = await session.query(
      "select current_version(), current_database(), current_schema(), current_warehouse(), current_role()",
    );
    const [version, database, schema, warehouse] = rows[0] ?? [];
    if (config.database && !database)
      throw new ConnectorError(
        "database",
        `Signed in, but there is no database “${config.database}”, or this role may not use it.`,
      );
    if (config.schema && !schema)
      throw new ConnectorError(
        "database",
        `Signed in, but the database has no schema “${config.schema}”, or this role may not use it.`,
      );
    if (config.warehouse && !warehouse)
      throw new ConnectorError(
        "permission",
        `Signed in, but there is no warehouse “${config.warehouse}”, or this role may not use it.`,
      );
    const missing = warehouse ? "" : " Choose a warehouse. Queries need one.";
    return `Connected to Snowflake ${String(version)} as “${config.username}”.${missing}`;
  });
}

/** @throws ConnectorError */
export function listSnowflakeTables(config: SnowflakeConfig, options: Options): Promise<ConnectionTable[]> {
  return using(config, options, async (session) => {
    const { rows } = await session.query(
      `select table_schema, table_name from information_schema.tables
       where table_schema <> 'INFORMATION_SCHEMA' order by 1, 2 limit ${MOST_TABLES}`,
    );
    return rows.map(([schema, name]) => ({ schema: String(schema), name: String(name) }));
  });
}

/** The columns of a table. @throws ConnectorError */
export function listSnowflakeFields(
  config: SnowflakeConfig,
  table: ConnectionTable,
  options: Options,
): Promise<Field[]> {
  const name = [table.schema, table.name]
    .filter((part) => part !== "")
    .map(quoted)
    .join(".");
  return fieldsOf(config, `SELECT * FROM ${name}`, options);
}

/** The columns of a SELECT, which is not run. @throws ConnectorError */
export async function listSnowflakeQueryFields(
  config: SnowflakeConfig,
  query: string,
  options: Options,
): Promise<Field[]> {
  // As a run asks: the query never begins what is sent.
  return fieldsOf(config, `SELECT * FROM (\n${readingQuery(query)}\n) AS source`, options);
}

function fieldsOf(config: SnowflakeConfig, sql: string, options: Options): Promise<Field[]> {
  return using(config, options, async (session) =>
    (await session.describe(sql)).map((column) => ({ name: column.name, type: snowflakeFieldType(column) })),
  );
}

async function using<T>(
  config: SnowflakeConfig,
  options: Options,
  work: (session: SnowflakeSession) => Promise<T>,
): Promise<T> {
  const session = await openSnowflake(config, options);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Our type for a column of Snowflake. */
export function snowflakeFieldType({ type, scale }: SnowflakeColumn): Field["type"] {
  if (type === "fixed") return scale === 0 ? "INTEGER" : "DECIMAL";
  if (type === "real" || type === "decfloat") return "DECIMAL";
  if (type === "date") return "DATE";
  if (type === "boolean") return "BOOLEAN";
  return type.startsWith("timestamp") ? "TIMESTAMP" : "VARCHAR";
}
