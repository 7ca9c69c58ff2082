import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from "@duckdb/node-api";
import { failure } from "./snowflake-answers.ts";

const INSERT = /^\s*INSERT INTO ((?:"[^"]+"|\w+)(?:\.(?:"[^"]+"|\w+))?) /i;

/**
 * What Snowflake answers to an INSERT with a row that its table doesn't take, where this leaves the transaction as it is; null
 * if all fit. DuckDB would break off the transaction, so the rows are tried beside it. A CHECK stands for a text's length.
 */
export async function refusalOf(
  instance: DuckDBInstance,
  session: DuckDBConnection,
  { sql, batches }: { sql: string; batches: DuckDBValue[][] },
): Promise<object | null> {
  const [, table = ""] = INSERT.exec(sql) ?? [];
  if (table === "") return null;
  const trial = await instance.connect();
  try {
    await trial.run("use DEMO.PUBLIC");
    await copyTemporary(session, trial, table);
    await trial.run("begin");
    for (const values of batches) await trial.run(sql, values);
    return null;
  } catch (error) {
    return toFailure(error instanceof Error ? error.message : String(error));
  } finally {
    trial.closeSync();
  }
}

/** Of the columns of a table those that need a value. */
export async function neededColumns(session: DuckDBConnection, sql: string): Promise<ReadonlySet<string>> {
  const [, table] = /^SELECT \* FROM ((?:"[^"]+"|\w+)(?:\.(?:"[^"]+"|\w+))?)$/i.exec(sql.trim()) ?? [];
  if (table === undefined) return new Set();
  const rows = (await session.runAndReadAll(`DESCRIBE ${table}`)).getRowObjectsJson();
  return new Set(rows.flatMap((row) => (row.null === "NO" ? [String(row.column_name)] : [])));
}

/** A session's own tables are seen by no other. A table that is made of another one has its columns' lengths too. */
async function copyTemporary(session: DuckDBConnection, trial: DuckDBConnection, table: string): Promise<void> {
  if (!table.includes("INCOMING_")) return;
  const rows = (await session.runAndReadAll(`DESCRIBE ${table}`)).getRowObjectsJson();
  const names = rows.map((row) => `'${row.column_name}'`).join(", ");
  const lengths = await session.runAndReadAll(
    `SELECT expression FROM duckdb_constraints()
     WHERE constraint_type = 'CHECK' AND list_has_all([${names}], constraint_column_names)`,
  );
  const list = [
    ...rows.map((row) => `"${row.column_name}" ${row.column_type}`),
    ...lengths.getRowObjectsJson().map(({ expression }) => `CHECK(${expression})`),
  ];
  await trial.run(`CREATE TEMPORARY TABLE ${table} (${list.join(", ")})`);
}

function toFailure(message: string): object | null {
  const [, text] = /Could not convert string ['"](.*?)['"] to/.exec(message) ?? [];
  if (text !== undefined) return failure("100038", `Numeric value '${text}' is not recognized`, "22018");
  if (/NOT NULL constraint/.test(message)) return failure("100072", "NULL result in a non-nullable column", "22000");
  if (/CHECK constraint/.test(message)) return failure("100078", "String is too long and would be truncated", "22000");
  if (/out of range|Casting value/i.test(message))
    return failure("100132", "Number out of representable range: type FIXED[SB1](2,0){nullable}", "22003");
  return null;
}
