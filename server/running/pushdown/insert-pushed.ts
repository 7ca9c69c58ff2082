import type { Client } from "pg";
import { z } from "zod";
import { databaseDestinationConfigSchema, databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { makeTable, onConflict } from "../destinations/write-postgres.ts";
import { tableName } from "../sources/read-postgres.ts";
import { columnsOf, inserted, insertList, ordered } from "./pushed-output.ts";
import { type PushedRelation, withPushed } from "./pushed-relation.ts";
import { StaysHere } from "./pushed-value.ts";
import { type PlanRows, readPlanRows, readSpread } from "./read-plan-rows.ts";
import type { KnownCounts } from "./step-counts.ts";

type DestinationConfig = z.infer<typeof databaseDestinationConfigSchema>;

/** Whether a destination can get its rows without their leaving the database, before anybody asks it. @throws StaysHere */
export function checkDestination(node: WorkflowNode, sources: readonly WorkflowNode[]): void {
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  if (sources.some(({ data }) => databaseSourceConfigSchema.parse(data.config).read === "query"))
    throw new StaysHere("The rows come from a query of your own, which is only let read.");
  if (config.table.trim() === "") throw new StaysHere("It has no table yet.");
}

/**
 * Puts what the database computes straight into one of its tables, in the transaction of the client, which nobody has committed
 * yet. Answers the rows that went in, and those on the way.
 * @throws StaysHere, or what the database says
 */
export async function insertPushed(
  client: Client,
  { node, sources, relation }: { node: WorkflowNode; sources: readonly WorkflowNode[]; relation: PushedRelation },
): Promise<KnownCounts> {
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  const columns = columnsOf(relation);
  for (const source of sources) await checkSource(client, source, config);
  await makeTable({ client, config, columns });
  const types = await typesOf(client, tableName(config));
  const list = relation.columns.map((column) => {
    const type = types.get(column.name);
    if (type === undefined) throw new StaysHere(`The table has no column “${column.name}” that can be written.`);
    return inserted(column, type);
  });
  if (config.mode === "upsert" && relation.columns.every(({ name }) => config.keys.includes(name)))
    throw new StaysHere("It has no columns beside the key to update.");
  const conflict = config.mode === "upsert" ? ` ${onConflict({ config, columns })}` : "";
  const insert = `INSERT INTO ${tableName(config)} (${insertList(relation.columns)})`;
  const query = { list, from: `FROM ${relation.name}${ordered(relation)}`, steps: withPushed(relation) };
  const [source, ...others] = sources;
  const spread = await planToSpread(client, query);
  if (spread) {
    const read = source && others.length === 0 ? tableName(databaseSourceConfigSchema.parse(source.data.config)) : null;
    return toKnown(
      await insertSpread(client, { query, insert, conflict, read: spread.filters ? read : null }),
      sources,
    );
  }
  const answer = await explain(client, `${insert} ${query.steps}SELECT ${list.join(", ")} ${query.from}${conflict}`);
  return toKnown(readPlanRows(answer), sources);
}

/** What the plan of the statement tells of each source: nothing is counted for it. */
function toKnown({ read, scans, ...rows }: PlanRows & { last: number }, sources: readonly WorkflowNode[]): KnownCounts {
  const [only, ...others] = sources;
  if (only && others.length === 0) return { ...rows, reads: new Map(read === undefined ? [] : [[only.id, read]]) };
  const tables = sources.map(({ id, data }) => ({ id, ...databaseSourceConfigSchema.parse(data.config) }));
  const reads = tables.flatMap(({ id, schema, table }) => {
    const [found, ...more] = scans.filter((scan) => scan.table === table && (schema === "" || scan.schema === schema));
    const isShared = tables.some((other) => other.id !== id && other.table === table);
    return found && more.length === 0 && !isShared ? [[id, found.rows] as const] : [];
  });
  return { ...rows, reads: new Map(reads) };
}

type Query = { steps: string; list: readonly string[]; from: string };

/** So few rows cost next to nothing when they are written twice. */
const FEW_ROWS = 100_000;

/** Whether the database would compute the rows in several processes, as it never does for an INSERT, and few come of it. */
async function planToSpread(client: Client, { steps, list, from }: Query): Promise<{ filters: boolean } | null> {
  const { rows } = await client.query("SELECT has_database_privilege(current_database(), 'TEMPORARY') AS may");
  if (!rows[0]?.may) return null;
  const answer = await client.query(`EXPLAIN (FORMAT JSON) ${steps}SELECT ${list.join(", ")} ${from}`);
  return readSpread(planIn(answer.rows), FEW_ROWS);
}

/** Computes the rows into a table of this transaction's own, then puts them where they belong. */
async function insertSpread(
  client: Client,
  of: { query: Query; insert: string; conflict: string; read: string | null },
): Promise<PlanRows & { last: number }> {
  const { query, insert, conflict, read } = of;
  const names = query.list.map((_sql, at) => `c${at}`).join(", ");
  const list = [...query.list, ...(read === null ? [] : [`(SELECT count(*) FROM ${read})`])];
  const columns = read === null ? names : `${names}, ${READ}`;
  // Rows of each process are told exactly, those of all together only on average: so the first one only collects.
  await client.query("SET LOCAL parallel_leader_participation = off");
  const answer = await explain(
    client,
    `CREATE TEMPORARY TABLE ${STAGING} (${columns}) ON COMMIT DROP AS ${query.steps}SELECT ${list.join(", ")} ${query.from}`,
  );
  const known = readPlanRows(answer);
  if (read !== null && known.read === undefined) {
    const { rows } = await client.query(`SELECT ${READ}::text AS read FROM ${STAGING} LIMIT 1`);
    if (rows[0]) known.read = Number(rows[0].read);
  }
  await client.query(`${insert} SELECT ${names} FROM ${STAGING}${conflict}`);
  return known;
}

const STAGING = "pg_temp.pushed_rows";
const READ = "rows_read";

async function explain(client: Client, statement: string): Promise<unknown> {
  const options = "ANALYZE, VERBOSE, TIMING OFF, BUFFERS OFF, COSTS OFF, SUMMARY OFF, FORMAT JSON";
  return planIn((await client.query(`EXPLAIN (${options}) ${statement}`)).rows);
}

function planIn(rows: unknown): unknown {
  return z.array(z.record(z.string(), z.unknown())).parse(rows)[0]?.["QUERY PLAN"];
}

/** What is read and what is replaced must be two tables, and reading must do nothing else. */
async function checkSource(client: Client, node: WorkflowNode, config: DestinationConfig): Promise<void> {
  const table = tableName(databaseSourceConfigSchema.parse(node.data.config));
  const { rows } = await client.query<{ kind: string; same: boolean; has_parts: boolean }>(
    `SELECT relkind AS kind, relhassubclass AS has_parts, oid IS NOT DISTINCT FROM to_regclass($2) AS same
     FROM pg_class WHERE oid = to_regclass($1)`,
    [table, tableName(config)],
  );
  const [found] = rows;
  if (!found || !/^[rpm]$/.test(found.kind))
    throw new StaysHere("The rows come from a view, which may do more than read.");
  if (config.mode === "replace" && (found.same || found.has_parts))
    throw new StaysHere("It replaces the table that the rows are read from.");
}

/** The types of the columns that rows can be put into, by name. */
async function typesOf(client: Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string; plain: boolean }>(
    `SELECT a.attname AS name, CASE WHEN t.typtype = 'b' THEN t.typname ELSE 'a type of its own' END AS type,
       c.relkind IN ('r', 'p') AND NOT c.relhasrules AS plain
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND a.attidentity <> 'a'
     JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.oid = to_regclass($1)`,
    [table],
  );
  if (rows.some(({ plain }) => !plain)) throw new StaysHere("It goes to a view or a table with rules.");
  return new Map(rows.map(({ name, type }) => [name, type]));
}
