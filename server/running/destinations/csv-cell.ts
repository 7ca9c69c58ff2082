/** A value as it stands in a CSV file, after RFC 4180. */
export function csvCell(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
