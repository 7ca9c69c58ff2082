import type { Client, FieldDef } from "pg";
import type { ConnectionTable } from "#shared/workflows/connection.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { nativeTypes } from "#shared/workflows/node-types.ts";
import { ConnectorError } from "./connector-error.ts";
import { encryptionWords } from "./database-tls.ts";
import { openPostgres, type PostgresConfig } from "./open-postgres.ts";
import { describePostgresError } from "./postgres-problem.ts";
import { readingQuery } from "./reading-query.ts";

/** More than anybody chooses from; a database with more is asked for by name. */
const MOST_TABLES = 2_000;
const STATEMENT_PATIENCE_MS = 15_000;

type Options = { allowPrivate: boolean };

/** What was reached, for the person. @throws ConnectorError */
export function tryPostgres(config: PostgresConfig, options: Options): Promise<string> {
  return reading(config, options, async (client) => {
    const { rows } = await client.query<{ version: string; ssl: boolean; tables: number }>(
      `select current_setting('server_version') as version,
              coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as ssl,
              (select count(*)::int from (${readableTables} limit ${MOST_TABLES}) as readable) as tables`,
    );
    const { version = "", ssl = false, tables = 0 } = rows[0] ?? {};
    const number =
      tables === MOST_TABLES ? `${tables} or more tables` : `${tables} ${tables === 1 ? "table" : "tables"}`;
    return `Connected to “${config.database}” on ${config.host.trim()} (PostgreSQL ${version.split(" ")[0]}), ${encryptionWords(config, ssl)}. ${number} can be read.`;
  });
}

/** Tables and views that this user may read. @throws ConnectorError */
export function listPostgresTables(config: PostgresConfig, options: Options): Promise<ConnectionTable[]> {
  return reading(config, options, async (client) => {
    const { rows } = await client.query<ConnectionTable>(`${readableTables} order by 1, 2 limit ${MOST_TABLES}`);
    return rows;
  });
}

/** The columns of a table. @throws ConnectorError `database` when there is none */
export function listPostgresFields(config: PostgresConfig, table: ConnectionTable, options: Options): Promise<Field[]> {
  return reading(config, options, async (client) => {
    const { rows } = await client.query<{ name: string; type: string; isPrimary: boolean }>(columnsOfTable, [
      table.schema,
      table.name,
    ]);
    if (rows.length === 0)
      throw new ConnectorError(
        "database",
        `There is no table “${[table.schema, table.name].filter(Boolean).join(".")}”, or it may not be read.`,
      );
    return rows.map(({ name, type, isPrimary }) => ({
      name,
      ...typesOf(type),
      ...(isPrimary ? { isPrimary } : {}),
    }));
  });
}

/** The columns of a SELECT, which is not run for its rows. @throws ConnectorError */
export async function listPostgresQueryFields(
  config: PostgresConfig,
  query: string,
  options: Options,
): Promise<Field[]> {
  const select = readingQuery(query);
  return reading(config, options, async (client) => {
    const text = `select * from (${select}\n) as query limit 0`;
    // Extended: the protocol itself takes one statement only.
    const statement = { text, queryMode: "extended" };
    const { fields } = await client.query(statement).catch((error: unknown) => {
      throw describeQueryError(error, config);
    });
    return fieldsOfAnswer(client, fields);
  });
}

/** The columns of an answer, by the types that the server names in it. */
export async function fieldsOfAnswer(client: Client, columns: readonly FieldDef[]): Promise<Field[]> {
  const ids = [...new Set(columns.map(({ dataTypeID }) => dataTypeID))];
  const { rows } = await client.query<{ oid: number; name: string }>(
    "select oid::int, typname as name from pg_type where oid = any($1::oid[])",
    [ids],
  );
  const names = new Map(rows.map(({ oid, name }) => [oid, name]));
  return columns.map(({ name, dataTypeID }) => ({ name, ...typesOf(names.get(dataTypeID) ?? "") }));
}

/** In a transaction that can change nothing, under the user's own account. */
async function reading<T>(config: PostgresConfig, options: Options, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openPostgres(config, options);
  try {
    await client.query(`begin read only; set local statement_timeout = ${STATEMENT_PATIENCE_MS}`);
    const result = await work(client);
    await client.query("rollback");
    return result;
  } catch (error) {
    throw describePostgresError(error, config);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server's own words about a query say best what is wrong with it. */
function describeQueryError(error: unknown, config: PostgresConfig): ConnectorError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const text = error instanceof Error ? error.message : String(error);
  if (code === "42501")
    return new ConnectorError("permission", `The user “${config.username}” may not read this: ${text}.`, error);
  if (code === "57014")
    return new ConnectorError("timeout", "The database took too long to look at this query.", error);
  if (code.startsWith("42") || code.startsWith("22"))
    return new ConnectorError("other", `The query can't be read: ${text}.`, error);
  if (code === "25006")
    return new ConnectorError("permission", "This query would change data. Enter a SELECT query.", error);
  return describePostgresError(error, config);
}

const readableTables = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p')
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
    and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`;

/** Without a schema, the table that the name alone means. */
const columnsOfTable = `select a.attname as name,
    (select base.typname from pg_type base where base.oid = coalesce(nullif(t.typbasetype, 0), t.oid)) as type,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isPrimary"
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and c.relname = $2
    and case when $1 = '' then pg_table_is_visible(c.oid) else n.nspname = $1 end
    and has_schema_privilege(n.oid, 'usage')
  order by a.attnum`;

function typesOf(type: string): Pick<Field, "type" | "native"> {
  const native = nativeTypes.find((known) => known === type);
  return { type: fieldType(type), ...(native ? { native } : {}) };
}

function fieldType(type: string): Field["type"] {
  if (/^int[248]$/.test(type)) return "INTEGER";
  if (/^(numeric|float[48])$/.test(type)) return "DECIMAL";
  if (type === "date") return "DATE";
  if (type === "timestamp" || type === "timestamptz") return "TIMESTAMP";
  return type === "bool" ? "BOOLEAN" : "VARCHAR";
}
