import { FORMULA_START } from "#shared/csv/formula-start.ts";
import type { Rows } from "#shared/workflows/execution.schema.ts";

/** RFC 4180 with a byte order mark; cells that a spreadsheet would run as formulas begin with an apostrophe. */
export function toCsv({ fields, rows }: Rows): string {
  const numeric = fields.map(({ type }) => type === "INTEGER" || type === "DECIMAL");
  const lines = [
    fields.map(({ name }) => quoted(disarmed(name))),
    ...rows.map((row) => row.map((cell, column) => quoted(numeric[column] ? (cell ?? "") : disarmed(cell ?? "")))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}

const formula = new RegExp(FORMULA_START, "u");

function disarmed(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
