import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import {
  describeSnowflakeError,
  MOST_VALUES,
  openSnowflake,
  type SnowflakeColumn,
  type SnowflakeSession,
  snowflakeRefusal,
} from "#server/integrations/connectors/open-snowflake.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { Column } from "../graph/relation.ts";
import { tableName } from "../sources/read-postgres.ts";
import { connectionOf } from "../sources/read-source.ts";
import { quoteName } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
import { checkDelivered } from "./check-replace.ts";
import type { Delivery, Destination } from "./destination.ts";
import { readBatches } from "./read-lines.ts";

/** One request of the driver carries so many rows at most, as arrays of values a column. */
const ROWS_A_CALL = 5_000;

const columnTypes: Record<FieldType, string> = {
  INTEGER: "NUMBER(38, 0)",
  DECIMAL: "DOUBLE",
  VARCHAR: "VARCHAR",
  DATE: "DATE",
  TIMESTAMP: "TIMESTAMP_NTZ",
  BOOLEAN: "BOOLEAN",
};

/** What Snowflake itself calls these types. */
const madeTypes: Record<FieldType, string> = {
  ...{
    INTEGER: "fixed",
    DECIMAL: "real",
    VARCHAR: "text",
    DATE: "date",
    TIMESTAMP: "timestamp_ntz",
    BOOLEAN: "boolean",
  },
};

/** Rows in a table of Snowflake, in one transaction. */
export const snowflakeDestination: Destination = {
  output: () => ({ format: "rows", most: null }),
  idempotent: (node) => databaseDestinationConfigSchema.parse(node.data.config).mode !== "append",
  deliver: async (delivery) => {
    const { run, node } = delivery;
    const target = connectionConfigSchemas.snowflake.parse(connectionOf(run.plan, node, "snowflake").config);
    const session = await openSnowflake(target, { allowPrivate: run.plan.allowPrivateHosts });
    try {
      return await write(session, delivery);
    } catch (error) {
      if (error instanceof StepError) throw error;
      const reason = snowflakeRefusal(error);
      if (reason === null) throw describeSnowflakeError(error, target);
      throw new StepError(node.id, `A row doesn't fit the table: ${reason}. Nothing was written.`, { cause: error });
    } finally {
      // What was not committed is rolled back with the session.
      await session.close();
    }
  },
};

type Row = readonly (string | null)[];
/** A column of the table that is written to. */
export type SnowflakeTarget = SnowflakeColumn;

async function write(session: SnowflakeSession, delivery: Delivery): Promise<number> {
  const { node, path, columns, refused, onRows } = delivery;
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  const table = tableName(config);
  const targets = await targetsIn(session, { table, columns, creates: config.createTable, nodeId: node.id });
  const names = targets.map(({ name }) => name);
  const upserts = config.mode === "upsert";
  const staging = quoteName(`INCOMING_${Math.random().toString(36).slice(2)}`);
  const into = upserts ? staging : table;
  const list = names.map(quoteName).join(", ");
  // Making a table ends a transaction, so it comes before.
  if (upserts)
    await session.query(`CREATE TEMPORARY TABLE ${staging} AS SELECT ${list}, 0 AS ROW_ORDER FROM ${table} LIMIT 0`);
  await session.query("BEGIN");
  if (config.mode === "replace") await session.query(`DELETE FROM ${table}`);
  const places = [...names, ...(upserts ? ["ROW_ORDER"] : [])].map(() => "?").join(", ");
  const insert = `INSERT INTO ${into} (${list}${upserts ? ", ROW_ORDER" : ""}) VALUES (${places})`;
  const rowsACall = Math.min(ROWS_A_CALL, Math.floor(MOST_VALUES / (names.length + 1)));
  let written = 0;

  /** A statement that fails changes nothing; with rows that may be left out, it is tried in halves down to that row. */
  async function insertRows(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    try {
      await session.insert(
        insert,
        rows.map((row, index) => (upserts ? [...row, String(written + index)] : [...row])),
      );
      written += rows.length;
    } catch (error) {
      const reason = snowflakeRefusal(error);
      if (!refused.allowed || reason === null) throw error;
      const [only, ...others] = rows;
      if (only && others.length === 0) return refused.add(reason, only);
      const middle = Math.ceil(rows.length / 2);
      await insertRows(rows.slice(0, middle));
      await insertRows(rows.slice(middle));
    }
  }

  for await (const batch of readBatches(path, rowsACall)) {
    await insertRows(await withValues(batch, targets, delivery));
    onRows(written);
  }
  if (upserts) await merge(session, { table, staging, names, keys: keysIn(config.keys, columns, names) });
  await refused.settle();
  checkDelivered(delivery, written);
  await session.query("COMMIT");
  return written;
}

/** Those that miss no value that their column needs: a merge would refuse all rows because of one. */
async function withValues(
  rows: readonly Row[],
  targets: readonly SnowflakeTarget[],
  delivery: Delivery,
): Promise<Row[]> {
  const { node, refused } = delivery;
  const taken: Row[] = [];
  for (const row of rows) {
    const missing = targets.find(({ nullable }, at) => !nullable && row[at] === null);
    const reason = missing && `“${missing.name}” has no value, and the table needs one`;
    if (!reason) taken.push(row);
    else if (refused.allowed) await refused.add(reason, row);
    else throw new StepError(node.id, `A row doesn't fit the table: ${reason}. Nothing was written.`);
  }
  return taken;
}

/** The table's own columns: whatever their case is, which Snowflake turns into capitals where nobody quotes. */
export async function targetsIn(
  session: SnowflakeSession,
  options: { table: string; columns: readonly Column[]; creates: boolean; nodeId: string },
): Promise<SnowflakeTarget[]> {
  const { table, columns, creates, nodeId } = options;
  const known = await session.describe(`SELECT * FROM ${table}`).catch((error: unknown) => {
    if (creates && error instanceof ConnectorError && error.problem === "database") return null;
    throw error;
  });
  if (known === null) {
    const list = columns.map(({ name, type }) => `${quoteName(name)} ${columnTypes[type]}`);
    await session.query(`CREATE TABLE ${table} (${list.join(", ")})`);
    return columns.map(({ name, type }) => ({ name, nullable: true, precision: 38, scale: 0, type: madeTypes[type] }));
  }
  return columns.map(({ name }) => {
    const same =
      known.find((column) => column.name === name) ??
      known.find((column) => column.name.toLowerCase() === name.toLowerCase());
    if (same) return same;
    throw new StepError(
      nodeId,
      `The table has no column “${name}”. Add it to the table, or rename it or leave it out in a Map Fields step before this one.`,
    );
  });
}

function keysIn(keys: readonly string[], columns: readonly Column[], names: readonly string[]): string[] {
  return keys.map((key) => names[columns.findIndex(({ name }) => name === key)] ?? key);
}

/** Of several rows with the same key the last one counts. */
async function merge(
  session: SnowflakeSession,
  { table, staging, names, keys }: { table: string; staging: string; names: string[]; keys: string[] },
): Promise<void> {
  const source = `SELECT ${names.map(quoteName).join(", ")} FROM ${staging}
       QUALIFY row_number() OVER (PARTITION BY ${keys.map(quoteName).join(", ")} ORDER BY ROW_ORDER DESC) = 1`;
  await session.query(mergeInto({ table, source, names, keys }));
}

/** Rows with a known key change those that are there, others are added. `source` has the table's names. */
export function mergeInto({
  table,
  source,
  names,
  keys,
}: {
  table: string;
  source: string;
  names: readonly string[];
  keys: readonly string[];
}): string {
  const same = keys.map((key) => `target.${quoteName(key)} = incoming.${quoteName(key)}`).join(" AND ");
  const others = names.filter((name) => !keys.includes(name));
  const list = names.map(quoteName).join(", ");
  const update = others.map((name) => `${quoteName(name)} = incoming.${quoteName(name)}`).join(", ");
  const added = names.map((name) => `incoming.${quoteName(name)}`).join(", ");
  return `MERGE INTO ${table} AS target USING (${source}) AS incoming ON ${same}${
    update ? ` WHEN MATCHED THEN UPDATE SET ${update}` : ""
  } WHEN NOT MATCHED THEN INSERT (${list}) VALUES (${added})`;
}
