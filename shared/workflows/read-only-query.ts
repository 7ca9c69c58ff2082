/** What is told about a query that begins with anything but a reading statement. */
export const ONLY_READS = "A data source only reads. Begin the query with SELECT or WITH.";

const readingWords = new Set(["select", "with", "values", "table", "show", "explain"]);

/** Whether a query begins like one that reads; comments and brackets before it are passed over. */
export function isReadOnly(query: string): boolean {
  const from = beginningOf(query);
  const [first = ""] = /^[a-z_]*/i.exec(query.slice(from, from + 20)) ?? [];
  return readingWords.has(first.toLowerCase());
}

/** Where the statement itself begins. Looks at each character once: a pattern for this can take exponential time. */
function beginningOf(query: string): number {
  let at = 0;
  while (at < query.length) {
    const [one, two] = [query.charAt(at), query.slice(at, at + 2)];
    if (/[\s(]/.test(one)) at += 1;
    else if (two === "--" || two === "//" || one === "#") at = after(query, "\n", at);
    else if (two === "/*") at = after(query, "*/", at + 2);
    else break;
  }
  return at;
}

/** Behind the next of these marks; the end where there is none. */
function after(query: string, mark: string, from: number): number {
  const found = query.indexOf(mark, from);
  return found < 0 ? query.length : found + mark.length;
}
