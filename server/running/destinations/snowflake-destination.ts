import { ConnectorError } from "#server/integrations/connectors/connector-error.ts";
import {
  describeSnowflakeError,
  MOST_VALUES,
  openSnowflake,
  type SnowflakeSession,
} from "#server/integrations/connectors/open-snowflake.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { Column } from "../graph/relation.ts";
import { tableName } from "../sources/read-postgres.ts";
import { connectionOf } from "../sources/read-source.ts";
import { quoteName } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
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
      throw error instanceof StepError ? error : describeSnowflakeError(error, target);
    } finally {
      // What was not committed is rolled back with the session.
      await session.close();
    }
  },
};

async function write(session: SnowflakeSession, delivery: Delivery): Promise<number> {
  const { node, path, columns, onRows } = delivery;
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  const table = tableName(config);
  const names = await namesIn(session, { table, columns, creates: config.createTable, nodeId: node.id });
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
  for await (const batch of readBatches(path, rowsACall)) {
    const binds = batch.map((row, index) => (upserts ? [...row, String(written + index)] : row));
    await session.insert(insert, binds);
    written += batch.length;
    onRows(written);
  }
  if (upserts) await merge(session, { table, staging, names, keys: keysIn(config.keys, columns, names) });
  await session.query("COMMIT");
  return written;
}

/** The table's own names for the columns: whatever their case is, which Snowflake turns into capitals where nobody quotes. */
async function namesIn(
  session: SnowflakeSession,
  options: { table: string; columns: readonly Column[]; creates: boolean; nodeId: string },
): Promise<string[]> {
  const { table, columns, creates, nodeId } = options;
  const known = await session.describe(`SELECT * FROM ${table}`).catch((error: unknown) => {
    if (creates && error instanceof ConnectorError && error.problem === "database") return null;
    throw error;
  });
  if (known === null) {
    const list = columns.map(({ name, type }) => `${quoteName(name)} ${columnTypes[type]}`);
    await session.query(`CREATE TABLE ${table} (${list.join(", ")})`);
    return columns.map(({ name }) => name);
  }
  return columns.map(({ name }) => {
    const same =
      known.find((column) => column.name === name) ??
      known.find((column) => column.name.toLowerCase() === name.toLowerCase());
    if (same) return same.name;
    throw new StepError(nodeId, `The table has no column “${name}”. Rename it in a Map step, or leave it out.`);
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
  const same = keys.map((key) => `target.${quoteName(key)} = incoming.${quoteName(key)}`).join(" AND ");
  const others = names.filter((name) => !keys.includes(name));
  const list = names.map(quoteName).join(", ");
  const update = others.map((name) => `${quoteName(name)} = incoming.${quoteName(name)}`).join(", ");
  await session.query(
    `MERGE INTO ${table} AS target USING (
       SELECT ${list} FROM ${staging}
       QUALIFY row_number() OVER (PARTITION BY ${keys.map(quoteName).join(", ")} ORDER BY ROW_ORDER DESC) = 1
     ) AS incoming ON ${same}
     ${update ? `WHEN MATCHED THEN UPDATE SET ${update}` : ""}
     WHEN NOT MATCHED THEN INSERT (${list}) VALUES (${names.map((name) => `incoming.${quoteName(name)}`).join(", ")})`,
  );
}
