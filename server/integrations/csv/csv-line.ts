import { FORMULA_START } from "#shared/csv/formula-start.ts";

/** UTF-8 byte order mark: without it spreadsheets read other scripts wrongly. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One line after RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** Text that nothing can be wrong with, which is most of it. */
const plain = /^[\p{Script=Latin}\p{N}][^",\r\n]*$/u;
const formula = new RegExp(FORMULA_START, "u");

function toCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  if (plain.test(text)) return text;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
