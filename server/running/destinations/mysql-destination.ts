import { describeMysqlError, mysqlErrorNumber } from "#server/integrations/connectors/mysql-problem.ts";
import { type MysqlSession, mysqlName, mysqlTable, openMysql } from "#server/integrations/connectors/open-mysql.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import type { Column } from "../graph/relation.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import { checkDelivered } from "./check-replace.ts";
import type { Delivery, Destination } from "./destination.ts";
import { readBatches } from "./read-lines.ts";
import { insteadOfAdding } from "./row-refusal.ts";

/** A statement stays below the 16 MB that servers take by default, with rows of the usual length. */
const ROWS_A_STATEMENT = 500;

const columnTypes: Record<FieldType, string> = {
  INTEGER: "BIGINT",
  DECIMAL: "DOUBLE",
  VARCHAR: "LONGTEXT",
  DATE: "DATE",
  TIMESTAMP: "DATETIME(6)",
  BOOLEAN: "BOOLEAN",
};
/** Texts of any length can't be a key there. */
const KEY_TEXT = "VARCHAR(255)";

type Config = ReturnType<typeof databaseDestinationConfigSchema.parse>;
type Row = (string | null)[];

/** Rows in a table of MySQL or MariaDB, in one transaction: either all are there afterwards or it is as it was. */
export const mysqlDestination: Destination = {
  output: () => ({ format: "rows", most: null }),
  idempotent: (node) => databaseDestinationConfigSchema.parse(node.data.config).mode !== "append",
  deliver: async (delivery) => {
    const { run, node } = delivery;
    const target = connectionConfigSchemas.mysql.parse(connectionOf(run.plan, node, "mysql").config);
    const session = await openMysql(target, { allowPrivate: run.plan.allowPrivateHosts });
    try {
      return await write(session, delivery);
    } catch (error) {
      if (error instanceof StepError) throw error;
      if (isAboutRow(error))
        throw new StepError(
          node.id,
          `A row doesn't fit the table: ${reasonOf(error)}. Nothing was written.${insteadOfAdding(mysqlErrorNumber(error), node)}`,
          { cause: error },
        );
      throw describeMysqlError(error, target);
    } finally {
      // What was not committed is rolled back with the session.
      await session.close();
    }
  },
};

async function write(session: MysqlSession, delivery: Delivery): Promise<number> {
  const { node, path, columns, refused } = delivery;
  const config = databaseDestinationConfigSchema.parse(node.data.config);
  const table = mysqlTable(config);
  // Making a table ends a transaction, so it comes before.
  await makeTable(session, { table, config, columns });
  if (config.mode !== "append") await checkTransactions(session, { config, nodeId: node.id });
  if (config.mode === "upsert") await checkKey(session, { table, config, columns, nodeId: node.id });
  await session.query("START TRANSACTION");
  if (config.mode === "replace") await session.query(`DELETE FROM ${table}`);
  const insert = insertInto(table, config, columns);
  const isTrue = columns.map(({ type }) => type === "BOOLEAN");
  const asText = (cell: string | null, at: number) =>
    isTrue[at] && cell !== null ? (cell === "1" ? "true" : "false") : cell;
  let written = 0;

  /** A statement that fails changes nothing; with rows that may be left out, it is tried in halves down to that row. */
  async function insertRows(rows: readonly Row[]): Promise<void> {
    try {
      await session.query(insert, [rows]);
      written += rows.length;
    } catch (error) {
      if (!refused.allowed || !isAboutRow(error)) throw error;
      const [only, ...others] = rows;
      if (only && others.length === 0) return refused.add(reasonOf(error), only.map(asText));
      const middle = Math.ceil(rows.length / 2);
      await insertRows(rows.slice(0, middle));
      await insertRows(rows.slice(middle));
    }
  }

  for await (const batch of readBatches(path, ROWS_A_STATEMENT)) {
    // Its BOOLEAN is a number.
    await insertRows(batch.map((row) => row.map((cell, at) => (isTrue[at] ? asNumber(cell) : cell))));
    delivery.onRows(written);
  }
  await refused.settle();
  checkDelivered(delivery, written);
  await session.query("COMMIT");
  return written;
}

function asNumber(cell: string | null): string | null {
  return cell === null ? null : cell === "true" ? "1" : "0";
}

async function makeTable(
  session: MysqlSession,
  { table, config, columns }: { table: string; config: Config; columns: readonly Column[] },
): Promise<void> {
  if (!config.createTable) return;
  const isKey = (name: string) => config.mode === "upsert" && config.keys.includes(name);
  const list = columns.map(({ name, type, physical }) => {
    // The sum of whole numbers may be longer than the numbers are.
    const sqlType = physical === "HUGEINT" ? "DECIMAL(38, 0)" : columnTypes[type];
    return `${mysqlName(name)} ${isKey(name) && type === "VARCHAR" ? KEY_TEXT : sqlType}`;
  });
  if (config.mode === "upsert") list.push(`PRIMARY KEY (${config.keys.map(mysqlName).join(", ")})`);
  await session.query(`CREATE TABLE IF NOT EXISTS ${table} (${list.join(", ")})`);
}

/** A table whose engine knows no transactions would be empty after a replace that failed. */
async function checkTransactions(
  session: MysqlSession,
  { config, nodeId }: { config: Config; nodeId: string },
): Promise<void> {
  const { rows } = await session.query(
    `SELECT engine FROM information_schema.tables
     WHERE table_schema = ${config.schema.trim() === "" ? "database()" : "?"} AND table_name = ?`,
    [...(config.schema.trim() === "" ? [] : [config.schema]), config.table],
  );
  const engine = rows[0]?.[0];
  if (engine && /^(MyISAM|Aria|MEMORY|CSV|ARCHIVE)$/i.test(engine))
    throw new StepError(
      nodeId,
      `This table's engine (${engine}) has no transactions, so a failed run could leave it half written. Use an InnoDB table, or append.`,
    );
}

/** MySQL updates whichever row collides on any unique index: the one that is meant has to be there and be the only one. */
async function checkKey(
  session: MysqlSession,
  options: { table: string; config: Config; columns: readonly Column[]; nodeId: string },
): Promise<void> {
  const { table, config, columns, nodeId } = options;
  const { columns: named, rows } = await session.query(`SHOW INDEX FROM ${table} WHERE Non_unique = 0`);
  const at = (name: string) => named.findIndex((column) => column.name.toLowerCase() === name);
  const indexes = Map.groupBy(rows, (row) => row[at("key_name")] ?? "");
  const parts = [...indexes.values()].map((index) => index.map((row) => (row[at("column_name")] ?? "").toLowerCase()));
  const keys = config.keys.map((key) => key.toLowerCase());
  const isKey = (part: string[]) => part.length === keys.length && part.every((name) => keys.includes(name));
  if (!parts.some(isKey))
    throw new StepError(
      nodeId,
      "To update rows, the table needs a primary key or unique index on exactly the columns that tell rows apart.",
    );
  const incoming = columns.map(({ name }) => name.toLowerCase());
  const other = parts.find((part) => !isKey(part) && part.every((name) => incoming.includes(name)));
  if (other)
    throw new StepError(
      nodeId,
      `Rows could also match by the unique index on ${other.map((name) => `“${name}”`).join(", ")}. Choose these columns as the key, or leave them out.`,
    );
}

function insertInto(table: string, config: Config, columns: readonly Column[]): string {
  const list = columns.map(({ name }) => mysqlName(name)).join(", ");
  const insert = `INSERT INTO ${table} (${list}) VALUES ?`;
  if (config.mode !== "upsert") return insert;
  const others = columns.filter(({ name }) => !config.keys.includes(name));
  const changed = (others.length > 0 ? others : columns).map(({ name }) => mysqlName(name));
  return `${insert} ON DUPLICATE KEY UPDATE ${changed.map((name) => `${name} = VALUES(${name})`).join(", ")}`;
}

/** Values that don't fit and violated constraints, by MySQL's numbers: another row may fit. */
const aboutRows: ReadonlySet<number> = new Set([
  ...[1048, 1062, 1136, 1169, 1264, 1265, 1292, 1364, 1366, 1406, 1411, 1451, 1452],
  ...[1525, 1557, 1586, 1644, 3140, 3819, 4025],
]);

function isAboutRow(error: unknown): error is Error {
  return aboutRows.has(mysqlErrorNumber(error) ?? 0);
}

/** The server's words, without the number of the row in a statement that nobody sees. */
function reasonOf(error: Error): string {
  return error.message.replace(/ at row \d+$/, "");
}
