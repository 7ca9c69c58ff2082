import { createReadStream, createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import writeXlsx, { type SheetData } from "write-excel-file/universal";
import { thousands } from "#shared/limits/thousands.ts";
import type { FileFormat } from "#shared/workflows/node-config.schema.ts";
import type { Column } from "../graph/relation.ts";
import type { StageOutput } from "../graph/stage-output.ts";
import { StepError } from "../step-error.ts";
import { csvCell } from "./csv-cell.ts";
import type { Delivery } from "./destination.ts";
import { readBatches } from "./read-lines.ts";
import { type Refusal, refuseRows } from "./refuse-rows.ts";

export type FileSettings = { format: FileFormat; delimiter: string; header: boolean };

/** A file, and how many rows are in it. */
type Finished = { path: string; rows: number };

/** A workbook is held as a whole while it is written; Excel itself holds a million rows and 32,767 characters a cell. */
const MOST_CELLS = 1_000_000;
const MOST_ROWS = 1_048_575;
const MOST_CHARACTERS = 32_767;
/** XML has no way to write them, and what writes the file would leave them out. */
const NOT_IN_XML = /(?![\t\n\r\x7f-\x9f])[\p{Cc}\ufffe\uffff]/u;
const ROWS_AT_ONCE = 500;

/** What the query leaves for a file of this format. */
export function fileOutput({ format, delimiter }: Pick<FileSettings, "format" | "delimiter">): StageOutput {
  if (format === "csv") return { format: "csv", header: false, delimiter, disarmed: false };
  return format === "parquet" ? { format: "parquet" } : { format: "rows", most: null };
}

/**
 * Makes the whole file of what the query left. Values stand as they came in: nothing is disarmed as it is in mails, because
 * the file is for the person who built the workflow and for programs. Only an Excel file refuses rows.
 * @throws StepError for more than an Excel file holds
 */
export async function finishFile(delivery: Delivery, settings: FileSettings): Promise<Finished> {
  const { path, rowCount } = delivery;
  if (settings.format === "parquet") return { path, rows: rowCount };
  const whole = `${path}.${settings.format}`;
  if (settings.format === "xlsx") return { path: whole, rows: await writeWorkbook(delivery, whole, settings) };
  if (settings.format === "csv") await writeCsv(delivery, { whole, ...settings });
  else await writeJson(delivery, whole);
  return { path: whole, rows: rowCount };
}

/** The name, with the ending of the format unless it has one. */
export function fileNameFor(given: string, format: FileFormat): string {
  const name = given.trim() || "export";
  return /\.\w+$/.test(name) ? name : `${name}.${format}`;
}

async function writeCsv({ path, columns }: Delivery, { whole, delimiter, header }: FileSettings & { whole: string }) {
  const file = createWriteStream(whole);
  // Written by us, because DuckDB renames the second of two columns with the same name.
  if (header) file.write(`${columns.map(({ name }) => csvCell(name, delimiter)).join(delimiter)}\n`);
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), file);
}

/** A list of objects; numbers keep their digits, times and dates are texts. */
async function writeJson({ path, columns }: Delivery, whole: string): Promise<void> {
  const names = columns.map(({ name }) => JSON.stringify(name));
  async function* pieces(): AsyncGenerator<string> {
    let before = "[\n";
    for await (const row of rowsIn(path)) {
      const parts = row.map((cell, at) => `${names[at]}:${asJson(cell, columns[at])}`);
      yield `${before}{${parts.join(",")}}`;
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  await pipeline(pieces, createWriteStream(whole, { highWaterMark: 1024 * 1024 }));
}

function asJson(cell: string | null, column: Column | undefined): string {
  if (cell === null) return "null";
  const isNumber = column?.type === "INTEGER" || column?.type === "DECIMAL";
  if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(cell)) return cell;
  return column?.type === "BOOLEAN" && /^(true|false)$/.test(cell) ? cell : JSON.stringify(cell);
}

/** Answers how many rows are in it. */
async function writeWorkbook(delivery: Delivery, whole: string, { header }: FileSettings): Promise<number> {
  const { node, path, columns, rowCount } = delivery;
  if (rowCount > MOST_ROWS || rowCount * columns.length > MOST_CELLS)
    throw new StepError(
      node.id,
      `${thousands(rowCount)} rows with ${columns.length} columns are too many for an Excel file of this step: at most ${thousands(MOST_CELLS)} cells. Choose CSV or Parquet.`,
    );
  const refusalOf = refusalByExcel(columns);
  const rows = await refuseRows(delivery, refusalOf);
  const data: SheetData = header ? [columns.map(({ name }) => ({ value: name, fontWeight: "bold" as const }))] : [];
  for await (const row of rowsIn(path))
    if (refusalOf(row) === null) data.push(row.map((cell, at) => asCell(cell, columns[at])));
  const blob = await writeXlsx(data).toBlob();
  await writeFile(whole, Buffer.from(await blob.arrayBuffer()));
  return rows;
}

function refusalByExcel(columns: readonly Column[]): Refusal {
  return (row) => {
    for (const [at, cell] of row.entries()) {
      const name = `“${columns[at]?.name}”`;
      if (cell === null) continue;
      if (cell.length > MOST_CHARACTERS)
        return `${name} is longer than the 32,767 characters that a cell of Excel holds`;
      if (NOT_IN_XML.test(cell)) return `${name} has a control character, which an Excel file can't hold`;
    }
    return null;
  };
}

/** What Excel would change, such as a number of more than 15 digits, is a text. */
function asCell(cell: string | null, column: Column | undefined): SheetData[number][number] {
  if (cell === null) return null;
  const isNumber = column?.type === "INTEGER" || column?.type === "DECIMAL";
  if (isNumber && cell.replace(/\D/g, "").length <= 15 && Number.isFinite(Number(cell)))
    return { value: Number(cell), type: Number };
  if (column?.type === "BOOLEAN" && /^(true|false)$/.test(cell)) return { value: cell === "true", type: Boolean };
  const isDay = column?.type === "DATE" && /^\d{4}-\d\d-\d\d$/.test(cell);
  const isTime = column?.type === "TIMESTAMP" && /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,3})?$/.test(cell);
  const time = isDay ? new Date(`${cell}T00:00:00Z`) : isTime ? new Date(`${cell.replace(" ", "T")}Z`) : null;
  // Excel's days begin in 1900, and its first two months count one that never was.
  if (time && !Number.isNaN(time.getTime()) && time.getUTCFullYear() > 1900)
    return { value: time, type: Date, format: isDay ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm:ss" };
  return { value: cell, type: String };
}

async function* rowsIn(path: string): AsyncGenerator<(string | null)[]> {
  for await (const batch of readBatches(path, ROWS_AT_ONCE)) yield* batch;
}
