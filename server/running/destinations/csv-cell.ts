/** A value as it stands in a CSV file, after RFC 4180. */
export function csvCell(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of a row of the run's own CSV: what is written as "" is an empty text, what is not written at all is no value. */
export function cellsOf(line: string): (string | null)[] {
  const cells: (string | null)[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;
  for (let end = ","; end === ","; ) {
    const [, quoted, plain, after = ""] = cell.exec(line) ?? [];
    cells.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    end = after;
  }
  return cells;
}
