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

/** What is left to do once all rows have been copied: upserted rows go from where they waited to the table. */
export async function finishTable({ client, config, columns }: PostgresTarget): Promise<void> {
  if (config.mode !== "upsert") return;
  const keys = config.keys.map(quoteName).join(", ");
  // Of several rows with the same key the last one counts.
  await client.query(
    `INSERT INTO ${tableName(config)} (${names(columns)})
     SELECT DISTINCT ON (${keys}) ${names(columns)} FROM ${STAGING} ORDER BY ${keys}, ${quoteName(ORDER)} DESC
     ${onConflict({ config, columns })}`,
  );
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
