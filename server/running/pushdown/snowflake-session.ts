import { pipeline } from "node:stream/promises";
import {
  describeSnowflakeError,
  openSnowflake,
  type SnowflakeSession,
} from "#server/integrations/connectors/open-snowflake.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { createCsvWriter } from "../sources/csv-writer.ts";
import { tableName } from "../sources/read-postgres.ts";
import { quoteName } from "../sql-text.ts";
import { toStepError } from "../to-step-error.ts";
import type { PushDatabase } from "./database-session.ts";
import type { SourceTable, TableColumn } from "./push-source.ts";
import { StaysHere } from "./pushed-value.ts";
import { insertIntoSnowflake } from "./snowflake-insert.ts";
import { selectFromSnowflake } from "./snowflake-output.ts";
import { MOST_WHOLE_DIGITS } from "./snowflake-source.ts";
import { tableKey, whereIs } from "./snowflake-table.ts";

/** Nothing but tables is pushed: what a view costs, and does, only it knows. */
export const snowflakeDatabase: PushDatabase = {
  open: async (options) => {
    const target = connectionConfigSchemas.snowflake.parse(options.connection.config);
    const session = await openSnowflake(target, { allowPrivate: options.allowPrivateHosts });
    try {
      await session.limitTime(options.seconds);
    } catch (error) {
      await session.close();
      throw describeSnowflakeError(error, target);
    }
    const tables = new Map<string, Table>();
    const readsOf = (ids: readonly string[]) =>
      new Map([...tables].flatMap(([id, { rows }]) => (ids.includes(id) ? [[id, rows] as const] : [])));
    return {
      describe: async (sources) => {
        const described = new Map<string, SourceTable | StaysHere>();
        for (const source of sources) {
          const table = await describeTable(session, source, options.needed.get(source.id) ?? new Set());
          if (!(table instanceof StaysHere)) tables.set(source.id, table);
          described.set(source.id, table instanceof StaysHere ? table : table.source);
        }
        return described;
      },
      copyOut: async (relation, { path, onRows }) => {
        const stream = await session.stream(selectFromSnowflake(relation), []);
        return { last: await writeRows(stream, path, onRows), reads: readsOf(relation.sourceIds) };
      },
      insert: async ({ node, sources, relation }) => {
        for (const source of sources) {
          const table = await describeTable(session, source, options.needed.get(source.id) ?? new Set());
          if (table instanceof StaysHere) throw table;
          tables.set(source.id, table);
        }
        const read = sources.flatMap(({ id }) => tables.get(id)?.name ?? []);
        const last = await insertIntoSnowflake(session, { node, relation, read });
        return { last, reads: readsOf(relation.sourceIds) };
      },
      explain: async (relation) => {
        const sql = selectFromSnowflake(relation);
        const { rows } = await session.query(`EXPLAIN USING TEXT ${sql}`);
        return { sql, plan: rows.map((row) => row.map(String).join(" ")).join("\n") };
      },
      // What only reads has nothing to confirm.
      commit: async (node) => {
        if (node) await session.query("COMMIT");
      },
      end: () => session.close(),
    };
  },
  describe: (error, { nodeId, connection, seconds }) => {
    const target = connectionConfigSchemas.snowflake.parse(connection.config);
    const described = toStepError(describeSnowflakeError(error, target), nodeId);
    if (!/timeout/i.test(described.message)) return described;
    described.message = `Snowflake ended the query because it took too long. It has the run's ${seconds} seconds, or less if the account's own limit is shorter.`;
    return described;
  },
};

/** `name` is where it is, to tell it from others. */
type Table = { source: SourceTable; rows: number; name: string };

async function describeTable(
  session: SnowflakeSession,
  node: WorkflowNode,
  needed: ReadonlySet<string>,
): Promise<Table | StaysHere> {
  const config = databaseSourceConfigSchema.parse(node.data.config);
  if (config.read === "query") return new StaysHere("The rows come from a query of your own.");
  const from = tableName(config);
  const { rows: found } = await session.query(whereIs(config));
  const [kind, schema, table] = found[0] ?? [];
  if (kind !== "BASE TABLE") return new StaysHere("The rows come from a view, which may do more than read.");
  const columns = (await session.describe(`SELECT * FROM ${from}`)).map(
    ({ name, type, precision, scale }): TableColumn => ({ name, type, precision, scale }),
  );
  const guards = columns.filter(({ name }) => needed.has(name)).flatMap((column) => guardOf(column));
  const list = ["count(*)", ...guards].join(", ");
  const { rows } = await session.query(`SELECT ${list} FROM ${from}`);
  const [count, ...holds] = rows[0] ?? [];
  // Nothing is known of a table without rows.
  if (holds.some((each) => each === false))
    return new StaysHere("It has numbers or dates that are read differently there.");
  return { source: { from, columns, primaryKey: [] }, rows: Number(count), name: tableKey(schema, table) };
}

/**
 * Whether all values are such as are read alike: looked at for every row, before any later condition leaves some out. Snowflake
 * knows the least and the largest of a table without reading it. Before 1582 there were other calendars.
 */
function guardOf({ name, type, precision, scale }: TableColumn): string[] {
  const column = quoteName(name);
  const most = "9".repeat(MOST_WHOLE_DIGITS);
  if (type === "fixed" && scale === 0 && (precision ?? 38) > MOST_WHOLE_DIGITS)
    return [`(min(${column}) >= -${most} AND max(${column}) <= ${most})`];
  if (type !== "date") return [];
  return [`(min(${column}) >= '1582-10-15'::date AND max(${column}) <= '9999-12-31'::date)`];
}

async function writeRows(stream: NodeJS.ReadableStream, path: string, onRows: (rows: number) => void): Promise<number> {
  const writer = createCsvWriter(path);
  let rows = 0;
  await pipeline(stream, async (source: AsyncIterable<unknown>) => {
    for await (const row of source) {
      if (!Array.isArray(row)) continue;
      await writer.write(row.map((cell: unknown) => (cell === null || cell === undefined ? null : String(cell))));
      rows += 1;
      if (rows % 10_000 === 0) onRows(rows);
    }
  });
  return writer.end();
}
