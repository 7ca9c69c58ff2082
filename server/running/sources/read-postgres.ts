import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { z } from "zod";
import { fieldsOfAnswer } from "#server/integrations/connectors/postgres-catalog.ts";
import { readingQuery } from "#server/integrations/connectors/reading-query.ts";
import { bindQuery, PlaceholderError } from "#shared/workflows/bind-query.ts";
import type { databaseSourceConfigSchema, Field } from "#shared/workflows/node-config.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { parameterOf } from "#shared/workflows/placeholders.ts";
import { quoteName } from "../sql-text.ts";
import type { SpooledSource } from "./spooled-source.ts";

/** How often it is told how many rows have come. */
const PACE_MS = 200;

type PostgresSource = {
  client: Client;
  config: z.infer<typeof databaseSourceConfigSchema>;
  /** Columns to read; none: all there are. */
  fields: readonly Field[];
  path: string;
  seconds: number;
  /** At most so many rows, for previews. */
  limit: number | null;
  parameters: readonly BoundParameter[];
  onRows: (rows: number) => void;
};

/**
 * Copies a table, or what a SELECT gives, into a CSV file without a header. In a transaction that cannot write, and
 * with a time limit: the SELECT is the user's own.
 */
export async function spoolPostgres(source: PostgresSource): Promise<SpooledSource> {
  const { client, fields, path, seconds, limit, onRows } = source;
  await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query(`SET LOCAL statement_timeout = ${Math.round(seconds * 1000)}`);
  await client.query("SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL bytea_output = 'hex'");
  await endWithUs(client);
  const from =
    source.config.read === "query" ? `(\n${await bindSource(client, source)}\n) AS source` : tableName(source.config);
  const list = fields.length > 0 ? fields.map(({ name }) => quoteName(name)).join(", ") : "*";
  const select = `SELECT ${list} FROM ${from}${limit === null ? "" : ` LIMIT ${limit}`}`;
  // Prepared first: the protocol takes one statement only there, so a second one cannot hide in the SELECT.
  const { fields: columns } = await client.query({ name: "source", text: `SELECT * FROM (${select}) AS rows LIMIT 0` });
  const types = fields.length === 0 ? await fieldsOfAnswer(client, columns) : null;
  const rows = await copyOut({ client, select, path, onRows });
  await client.query("COMMIT");
  return {
    columns: columns.map(({ name }) => name),
    rows,
    ...(types ? { types: types.map(({ type }) => type), natives: types.map(({ native }) => native ?? null) } : {}),
  };
}

/** Copies what a SELECT gives into a CSV file without a header, and answers how many rows there are. */
export async function copyOut({
  client,
  select,
  path,
  onRows,
}: {
  client: Client;
  select: string;
  path: string;
  onRows: (rows: number) => void;
}): Promise<number> {
  const copied = client.query(copyTo(`COPY (${select}) TO STDOUT WITH (FORMAT csv)`));
  let rows = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => onRows(rows), PACE_MS);
  try {
    await pipeline(copied, counted, createWriteStream(path, { highWaterMark: 1024 * 1024 }));
  } finally {
    clearInterval(timer);
  }
  return copied.rowCount;
}

/** The server looks now and then whether we are still there, so that a cancelled run does not leave its query behind. */
export async function endWithUs(client: Client): Promise<void> {
  await client.query("SAVEPOINT before_setting");
  try {
    await client.query("SET LOCAL client_connection_check_interval = 1000");
  } catch {
    // Servers before PostgreSQL 14 do not know the setting.
    await client.query("ROLLBACK TO SAVEPOINT before_setting");
  }
}

const postgresTypes: Record<BoundParameter["type"], string> = {
  text: "text",
  number: "numeric",
  date: "date",
  boolean: "boolean",
};

/** COPY takes no values, so they are bound to settings of the transaction, which the query reads. */
export async function bindSource(
  client: Client,
  { config, parameters }: Pick<PostgresSource, "config" | "parameters">,
): Promise<string> {
  const settings = new Map<string, string>();
  const query = bindQuery(readingQuery(config.query), (name) => {
    const parameter = parameterOf(name, parameters);
    if (!parameter) throw new PlaceholderError(`There is no parameter “${name}”. Add it under Parameters.`);
    const setting = `workflow_parameter.p${parameters.indexOf(parameter)}`;
    settings.set(setting, parameter.value);
    return `CAST(current_setting('${setting}') AS ${postgresTypes[parameter.type]})`;
  });
  for (const [setting, value] of settings) await client.query("SELECT set_config($1, $2, true)", [setting, value]);
  return query;
}

export function tableName({ schema, table }: { schema: string; table: string }): string {
  return schema.trim() === "" ? quoteName(table) : `${quoteName(schema)}.${quoteName(table)}`;
}
