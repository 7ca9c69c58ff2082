export const leadsCsvHeader = ["ID", "Name", "Email", "Job Title", "Source", "Other Source", "Submitted At"];

/** UTF-8 byte order mark: without it spreadsheets read other scripts wrongly. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One line after RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** Text that nothing can be wrong with, which is most of it. */
const plain = /^[\p{L}\p{N}][^",\r\n]*$/u;

function toCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  if (plain.test(text)) return text;
  const safe = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function leadsFileName(now: Date): string {
  return `cover-letter-leads-${now.toISOString().slice(0, 10)}.csv`;
}
