import type { DuckDBConnection } from "@duckdb/node-api";
import { z } from "zod";
import type { FieldType } from "#shared/workflows/node-types.ts";

/** So many rows decide what the columns are; later ones that do not fit are told as such by a run. */
const SAMPLE_ROWS = 20_480;
const ROWS_SHOWN = 10;
/** Each has several tests; those of two hundred columns take a gigabyte. */
const COLUMNS_AT_ONCE = 40;
/** In characters: of the longest cell, of one row's cells together, and of all rows as JSON, which are kept and listed. */
const shownLimits = { cell: 500, leastCell: 40, row: 20_000, all: 100_000 } as const;

type Table = { path: string; delimiter: string; header: boolean };

const sniffedSchema = z.tuple([z.object({ Delimiter: z.string(), HasHeader: z.boolean() })]);

/** The delimiter of a file and whether its first line names the columns, as far as they are not given. */
export async function sniffLayout(
  connection: DuckDBConnection,
  path: string,
  given: { delimiter: string; header: boolean | null },
): Promise<Table> {
  if (given.delimiter && given.header !== null) return { path, delimiter: given.delimiter, header: given.header };
  const args = [
    text(path),
    `sample_size = ${SAMPLE_ROWS}`,
    "strict_mode = false",
    // A file is read from its first line, and one bad line decides nothing: without these, all before it is passed over.
    "skip = 0",
    "ignore_errors = true",
    ...(given.delimiter ? [`delim = ${text(given.delimiter)}`] : []),
    ...(given.header === null ? [] : [`header = ${given.header}`]),
  ];
  const found = await connection.runAndReadAll(`select * from sniff_csv(${args.join(", ")})`);
  const [{ Delimiter: delimiter, HasHeader: header }] = sniffedSchema.parse(found.getRowObjectsJson());
  return { path, delimiter, header: given.header ?? header };
}

/**
 * The narrowest type that every value of the sample has, or of the whole file (`rows` null), for each column; the same
 * casts that a run makes of the values.
 */
export async function sampleTypes(
  connection: DuckDBConnection,
  table: Table,
  columns: number,
  rows: number | null = SAMPLE_ROWS,
): Promise<FieldType[]> {
  const names = columnNames(columns);
  const from = `(select * from ${scan(table, names)}${rows === null ? "" : ` limit ${rows}`})`;
  const types: FieldType[] = [];
  for (let at = 0; at < names.length; at += COLUMNS_AT_ONCE)
    types.push(...(await typesOf(connection, from, names.slice(at, at + COLUMNS_AT_ONCE))));
  return types;
}

/** Which columns of the first row hold a list of objects as JSON. */
export async function listColumns(connection: DuckDBConnection, table: Table, columns: number): Promise<boolean[]> {
  const names = columnNames(columns);
  const tests = names.map((name) => `coalesce(regexp_matches(${name}, '^\\s*\\[\\s*\\{'), false)`);
  const answer = await connection.runAndReadAll(`select ${tests.join(", ")} from ${scan(table, names)} limit 1`);
  return (answer.getRowsJson()[0] ?? []).map((value) => value === true);
}

async function typesOf(connection: DuckDBConnection, from: string, names: string[]): Promise<FieldType[]> {
  const tests = names.flatMap((name) => [
    `count(trim(${name})) filter (trim(${name}) <> '')`,
    ...narrowTypes
      .map((type) => typeTests[type])
      .map((fits) => `count(*) filter (trim(${name}) <> '' and ${fits(`trim(${name})`)})`),
  ]);
  const answer = await connection.runAndReadAll(`select ${tests.join(", ")} from ${from}`);
  const counts = (answer.getRowsJson()[0] ?? []).map(Number);
  const width = narrowTypes.length + 1;
  return names.map((_name, at) => {
    const [filled = 0, ...fitting] = counts.slice(at * width, (at + 1) * width);
    return (filled > 0 && narrowTypes.find((_type, place) => fitting[place] === filled)) || "VARCHAR";
  });
}

/** The first rows as text, as many as are quickly looked at; what is not there is null. */
export async function sampleRows(
  connection: DuckDBConnection,
  table: Table,
  columns: number,
): Promise<(string | null)[][]> {
  const names = columnNames(columns);
  const answer = await connection.runAndReadAll(`select * from ${scan(table, names)} limit ${ROWS_SHOWN}`);
  return shownRows(answer.getRowsJson());
}

const narrowTypes = ["INTEGER", "DECIMAL", "DATE", "TIMESTAMP", "BOOLEAN"] as const;

/** Numbers that begin with zeros are codes, and words like `nan` are words. */
const typeTests: Record<Exclude<FieldType, "VARCHAR">, (value: string) => string> = {
  INTEGER: (value) =>
    `regexp_full_match(${value}, '[+-]?(0|[1-9][0-9]*)') and try_cast(${value} as bigint) is not null`,
  DECIMAL: (value) =>
    `regexp_full_match(${value}, '[+-]?(0|[1-9][0-9]*)?([.][0-9]*)?([eE][+-]?[0-9]+)?') and try_cast(${value} as double) is not null`,
  DATE: (value) =>
    `regexp_full_match(${value}, '[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}') and try_cast(${value} as date) is not null`,
  TIMESTAMP: (value) =>
    `regexp_full_match(${value}, '[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*') and try_cast(${value} as timestamp) is not null`,
  BOOLEAN: (value) => `lower(${value}) in ('true', 'false')`,
};

function columnNames(columns: number): string[] {
  return Array.from({ length: columns }, (_, at) => `c${at}`);
}

function scan({ path, delimiter, header }: Table, names: string[]): string {
  const columns = names.map((name) => `'${name}': 'VARCHAR'`).join(", ");
  const args = [
    text(path),
    `columns = {${columns}}`,
    "auto_detect = false",
    `header = ${header}`,
    `delim = ${text(delimiter)}`,
    `quote = '"'`,
    `escape = '"'`,
    "nullstr = ''",
    "ignore_errors = true",
  ];
  return `read_csv(${args.join(", ")})`;
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** The first row always: its cells are the shorter, the more of them there are. */
function shownRows(rows: readonly (readonly unknown[])[]): (string | null)[][] {
  const { cell, leastCell, row, all } = shownLimits;
  let room: number = all;
  return rows.flatMap((cells, at) => {
    const most = Math.max(leastCell, Math.min(cell, Math.floor(row / cells.length)));
    const shown = cells.map((one) => (one === null ? null : shortened(String(one), most)));
    room -= JSON.stringify(shown).length;
    return at === 0 || room >= 0 ? [shown] : [];
  });
}

function shortened(cell: string, most: number): string {
  return cell.length > most ? `${cell.slice(0, most).toWellFormed()}…` : cell;
}
