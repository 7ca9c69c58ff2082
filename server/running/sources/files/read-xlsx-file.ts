import { readFile, stat } from "node:fs/promises";
import { unzipSync } from "fflate";
import readXlsx from "read-excel-file/universal";
import { nameColumns } from "#server/integrations/csv/first-record.ts";
import { csvSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { StepError } from "../../step-error.ts";
import type { FetchOptions } from "../fetch-rows.ts";
import { createJsonSink } from "../json-sink.ts";
import type { SpooledSource } from "../spooled-source.ts";

type Cell = string | number | boolean | Date | null;

/** A sheet is held as a whole while it is read, many times larger than it is in the file. */
const xlsxLimits = { bytes: 50 * 1024 * 1024, unpacked: 150 * 1024 * 1024, entries: 2_000 } as const;

/** The rows of one sheet of an Excel file, in the types of its cells. @throws StepError */
export async function readXlsxFile(options: FetchOptions, file: string, path: string): Promise<SpooledSource> {
  const { node } = options;
  const { sheet, header } = csvSourceConfigSchema.parse(node.data.config);
  const sheets = await readSheets(file, node.id);
  const chosen = sheet === "" ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (!chosen) {
    const there = sheets.map(({ name }) => `“${name}”`).slice(0, 5);
    throw new StepError(node.id, `There is no sheet “${sheet}” in this file. It has ${there.join(", ")}.`);
  }
  const filled = chosen.rows.filter((row) => row.some((cell) => cell !== null));
  const [first = []] = filled;
  const names = nameColumns(
    first.map((cell) => asValue(cell)?.toString() ?? ""),
    header,
  );
  const sink = createJsonSink(options, path);
  await sink.add(entriesOf(header ? filled.slice(1) : filled, names));
  return { ...(await sink.end()), sheets: sheets.map(({ name }) => name) };
}

function* entriesOf(rows: readonly (readonly Cell[])[], names: readonly string[]): Generator<object> {
  for (const row of rows) yield Object.fromEntries(names.map((name, at) => [name, asValue(row[at] ?? null)]));
}

async function readSheets(file: string, nodeId: string): Promise<{ name: string; rows: Cell[][] }[]> {
  const { size } = await stat(file);
  if (size > xlsxLimits.bytes)
    throw new StepError(nodeId, "This Excel file is too large: at most 50 MB. Save the sheet as CSV.");
  const bytes = await readFile(file);
  checkUnpacked(bytes, nodeId);
  try {
    const sheets = await readXlsx(new Blob([bytes]), { trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  } catch (error) {
    throw new StepError(nodeId, "This isn't an Excel workbook (.xlsx) that can be read. Save it again, or as CSV.", {
      cause: error,
    });
  }
}

/** The library's own types take the class of dates for dates. */
function toCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value instanceof Date ? value : null;
}

/** Adds up what the archive announces, before anything is unpacked: what lies about that is cut off at its own number. */
function checkUnpacked(bytes: Buffer, nodeId: string): void {
  let total = 0;
  let entries = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        entries += 1;
        return false;
      },
    });
  } catch (error) {
    throw new StepError(nodeId, "This Excel file is damaged. Save it again.", { cause: error });
  }
  if (total > xlsxLimits.unpacked || entries > xlsxLimits.entries)
    throw new StepError(nodeId, "This Excel file unpacks to more than 150 MB. Save the sheet as CSV.");
}

/** A day without a time is a date; Excel knows no time zones. */
function asValue(cell: Cell): string | number | boolean | null {
  if (!(cell instanceof Date)) return cell;
  if (Number.isNaN(cell.getTime())) return null;
  const text = cell.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, text.endsWith(".000Z") ? -5 : -1);
}
