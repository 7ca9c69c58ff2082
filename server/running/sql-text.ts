/** A text as a literal of DuckDB or PostgreSQL with standard strings. @throws RangeError for a NUL, which no text may hold. */
export function quoteText(text: string): string {
  refuseNul(text);
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name of a table or column, in both. */
export function quoteName(name: string): string {
  refuseNul(name);
  return `"${name.replaceAll('"', '""')}"`;
}

function refuseNul(text: string): void {
  if (text.includes("\0")) throw new RangeError("A text with a NUL character cannot be part of a query.");
}
