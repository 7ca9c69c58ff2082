import type { SnowflakeSession } from "#server/integrations/connectors/open-snowflake.ts";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { mergeInto, type SnowflakeTarget, targetsIn } from "../destinations/snowflake-destination.ts";
import { tableName } from "../sources/read-postgres.ts";
import { quoteName } from "../sql-text.ts";
import { columnsOf } from "./pushed-output.ts";
import { type PushedRelation, withPushed } from "./pushed-relation.ts";
import { comparable, StaysHere } from "./pushed-value.ts";
import { insertedIntoSnowflake } from "./snowflake-output.ts";
import { tableKey, whereIs } from "./snowflake-table.ts";

/**
 * Puts what Snowflake computes into one of its tables, in a transaction that is not committed yet. Answers how many rows that is.
 * A table that is missing is made before, as Snowflake ends a transaction for that: CREATE TABLE AS would show its rows before
 * anybody has written down that they are delivered.
 * @throws StaysHere, or what the service says
 */
export async function insertIntoSnowflake(
  session: SnowflakeSession,
  { node, relation, read }: { node: WorkflowNode; relation: PushedRelation; read: readonly string[] },
): Promise<number> {
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  const table = tableName(config);
  const columns = columnsOf(relation);
  if (config.mode === "upsert") checkKeys(relation, config.keys);
  const targets = await targetsIn(session, { table, columns, creates: config.createTable, nodeId: node.id });
  const { rows } = await session.query(whereIs(config));
  const [kind, schema, name] = rows[0] ?? [];
  if (kind !== "BASE TABLE") throw new StaysHere("It goes to a view.");
  if (config.mode === "replace" && read.includes(tableKey(schema, name)))
    throw new StaysHere("It replaces the table that the rows are read from.");
  const statement = statementFor(relation, { table, targets, upserts: config.mode === "upsert", keys: config.keys });
  await session.query("BEGIN");
  if (config.mode === "replace") await session.query(`DELETE FROM ${table}`);
  const answer = await session.query(statement);
  // Rows that were put in, and of a MERGE then those that were changed.
  return (answer.rows[0] ?? []).reduce<number>((sum, cell) => sum + Number(cell), 0);
}

function statementFor(
  relation: PushedRelation,
  into: { table: string; targets: readonly SnowflakeTarget[]; upserts: boolean; keys: readonly string[] },
): string {
  const { table, targets, upserts, keys } = into;
  const list = relation.columns.map((column, at) => {
    const target = targets[at];
    if (!target) throw new StaysHere(`The table has no column “${column.name}” that can be written.`);
    return `${insertedIntoSnowflake(column, target)} AS ${quoteName(target.name)}`;
  });
  const select = `${withPushed(relation)}SELECT ${list.join(", ")} FROM ${relation.name}`;
  const names = targets.map(({ name }) => name);
  if (!upserts) return `INSERT INTO ${table} (${names.map(quoteName).join(", ")}) ${select}`;
  const own = keys.map((key) => names[relation.columns.findIndex(({ name }) => name === key)] ?? key);
  return mergeInto({ table, source: select, names, keys: own });
}

/** Of several rows with one key the last one counts, which a MERGE does not know: so there may only be one. @throws StaysHere */
function checkKeys({ columns, unique }: PushedRelation, keys: readonly string[]): void {
  const known = new Set(columns.flatMap(({ name, value }) => (keys.includes(name) ? [comparable(value)] : [])));
  if (!unique?.every((sql) => known.has(sql)))
    throw new StaysHere("Several of its rows could have the same key. Group by it first.");
  if (columns.every(({ name }) => keys.includes(name)))
    throw new StaysHere("It has no columns beside the key to update.");
}
