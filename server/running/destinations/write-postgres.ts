import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { z } from "zod";
import type { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { Column } from "../graph/relation.ts";
import { tableName } from "../sources/read-postgres.ts";
import { quoteName } from "../sql-text.ts";

export type PostgresTarget = {
  client: Client;
  config: z.infer<typeof databaseDestinationConfigSchema>;
  columns: readonly Column[];
};

const columnTypes: Record<FieldType, string> = {
  INTEGER: "bigint",
  DECIMAL: "numeric",
  VARCHAR: "text",
  DATE: "date",
  TIMESTAMP: "timestamp",
  BOOLEAN: "boolean",
};

/** Name of the table that upserted rows wait in; it goes with the transaction. */
const STAGING = "incoming_rows";

/** Makes the table where it is missing and wanted, and empties it where it is to be replaced. In the caller's transaction. */
export async function makeTable({ client, config, columns }: PostgresTarget): Promise<void> {
  const table = tableName(config);
  if (config.createTable) {
    const { rows } = await client.query("SELECT to_regclass($1) IS NULL AS missing", [table]);
    if (rows[0]?.missing) {
      const list = columns.map(({ name, type, physical, native }) => {
        // The sum of whole numbers may be longer than the numbers are.
        const sqlType = physical === "HUGEINT" ? "numeric" : (native ?? columnTypes[type]);
        return `${quoteName(name)} ${sqlType}`;
      });
      if (config.mode === "upsert") list.push(`PRIMARY KEY (${config.keys.map(quoteName).join(", ")})`);
      await client.query(`CREATE TABLE ${table} (${list.join(", ")})`);
    }
  }
  if (config.mode === "replace") await empty(client, table);
}

/** {@link makeTable}, with a place for upserted rows to wait in. */
export async function prepareTable(target: PostgresTarget): Promise<void> {
  await makeTable(target);
  const { client, config, columns } = target;
  const table = tableName(config);
  if (config.mode === "upsert") {
    await client.query(
      `CREATE TEMPORARY TABLE ${STAGING} ON COMMIT DROP AS SELECT ${names(columns)} FROM ${table} LIMIT 0`,
    );
    await client.query(`ALTER TABLE ${STAGING} ADD COLUMN ${quoteName(ORDER)} bigserial`);
  }
}

const ORDER = "row order of this run";

/** Quick where the account may truncate and nothing refers to the table, otherwise row by row. */
async function empty(client: Client, table: string): Promise<void> {
  await client.query("SAVEPOINT before_truncate");
  try {
    await client.query(`TRUNCATE ${table}`);
  } catch {
    await client.query("ROLLBACK TO SAVEPOINT before_truncate");
    await client.query(`DELETE FROM ${table}`);
  }
}

/** Streams a CSV file, or a part of it from one byte to another, into the table; answers how many rows went in. */
export async function copyRows(
  { client, config, columns }: PostgresTarget,
  source: { path: string; start?: number; end?: number },
  onBytes: (bytes: number) => void,
): Promise<number> {
  const into = config.mode === "upsert" ? STAGING : tableName(config);
  const copied = client.query(copyFrom(`COPY ${into} (${names(columns)}) FROM STDIN WITH (FORMAT csv)`));
  let bytes = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      onBytes(bytes);
      done(null, chunk);
    },
  });
  const { path, ...range } = source;
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024, ...range }), counted, copied);
  return copied.rowCount;
}

/**
 * Lets waiting rows be merged in parts: of several with the same key the last one counts, so the others go. Answers the first
 * and last place in their order; null where none wait.
 */
export async function numberRows({ client, config }: PostgresTarget): Promise<{ from: number; to: number } | null> {
  const order = quoteName(ORDER);
  const keys = config.keys.map(quoteName).join(", ");
  await client.query(
    `DELETE FROM ${STAGING} USING (
       SELECT ${order} AS place, row_number() OVER (PARTITION BY ${keys} ORDER BY ${order} DESC) AS number FROM ${STAGING}
     ) AS ranked WHERE ranked.place = ${STAGING}.${order} AND ranked.number > 1`,
  );
  await client.query(`CREATE UNIQUE INDEX ON ${STAGING} (${order})`);
  const { rows } = await client.query<{ from: number | null; to: number | null }>(
    `SELECT min(${order})::float8 AS from, max(${order})::float8 AS to FROM ${STAGING}`,
  );
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}

/** Brings upserted rows from where they wait to the table; all, or those from one place in their order to another. */
export async function mergeRows(
  { client, config, columns }: PostgresTarget,
  between: { from: number; to: number } | null = null,
): Promise<void> {
  const keys = config.keys.map(quoteName).join(", ");
  const order = quoteName(ORDER);
  const where = between ? `WHERE ${order} BETWEEN ${between.from} AND ${between.to}` : "";
  // Of several rows with the same key the last one counts.
  await client.query(
    `INSERT INTO ${tableName(config)} (${names(columns)})
     SELECT DISTINCT ON (${keys}) ${names(columns)} FROM ${STAGING} ${where} ORDER BY ${keys}, ${order} DESC
     ${onConflict({ config, columns })}`,
  );
}

/** The cells of a row that waits, as text. */
export async function waitingRow({ client, columns }: PostgresTarget, place: number): Promise<(string | null)[]> {
  const list = columns.map(({ name }) => `${quoteName(name)}::text`).join(", ");
  const text = `SELECT ${list} FROM ${STAGING} WHERE ${quoteName(ORDER)} = $1`;
  const { rows } = await client.query<(string | null)[]>({ text, values: [place], rowMode: "array" });
  return rows[0] ?? [];
}

/** What becomes of a row whose key is there already: all that the key is not made of is changed. */
export function onConflict({ config, columns }: Pick<PostgresTarget, "config" | "columns">): string {
  const keys = config.keys.map(quoteName).join(", ");
  const others = columns.filter(({ name }) => !config.keys.includes(name)).map(({ name }) => quoteName(name));
  const change =
    others.length > 0 ? `UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}` : "NOTHING";
  return `ON CONFLICT (${keys}) DO ${change}`;
}

function names(columns: readonly Column[]): string {
  return columns.map(({ name }) => quoteName(name)).join(", ");
}
