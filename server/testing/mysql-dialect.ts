/** A statement of ours for MySQL as PostgreSQL reads it. `keys` are the primary key of the table that it names. */
export function inPostgres(
  sql: string,
  { variables, keys }: { variables: ReadonlyMap<string, string>; keys: readonly string[] },
): string {
  const known = ownAnswers.find(([pattern]) => pattern.test(sql));
  if (known) return known[1](sql);
  const literals: string[] = [];
  const bare = sql.replace(/'((?:[^'\\]|\\.|'')*)'/gs, (_whole, text: string) => {
    literals.push(quoted(unescaped(text)));
    return `\ue000${literals.length - 1}\ue000`;
  });
  const translated = bare
    .replaceAll("`", '"')
    .replace(/@\w+/g, (name) => quoted(variables.get(name) ?? ""))
    .replace(/CONVERT\(('(?:[^']|'')*') USING utf8mb4\)/g, "CAST($1 AS text)")
    .replace(/\bAS CHAR\)/g, "AS text)")
    .replace(/\bLONGTEXT\b/g, "text")
    .replace(/\bBOOLEAN\b/g, "smallint")
    .replace(/\bDATETIME\b/g, "timestamp")
    .replace(/DECIMAL\(65, 15\)/g, "numeric")
    .replace(/\bDOUBLE\b/g, "double precision")
    .replace(/\bdatabase\(\)/g, "current_schema()")
    .replace(/^SELECT engine FROM/, "SELECT 'InnoDB' AS engine FROM")
    .replace(/ON DUPLICATE KEY UPDATE/, `ON CONFLICT (${keys.map((key) => `"${key}"`).join(", ")}) DO UPDATE SET`)
    .replace(/= VALUES\(("[^"]+")\)/g, "= excluded.$1");
  return translated.replace(/\ue000(\d+)\ue000/g, (_whole, at: string) => literals[Number(at)] ?? "");
}

const ownAnswers: [RegExp, (sql: string) => string][] = [
  [/^SELECT version\(\)$/, () => "SELECT '8.4.0' AS version"],
  [/^SHOW SESSION STATUS/, () => "SELECT 'Ssl_cipher' AS name, '' AS value"],
  [
    /^SHOW INDEX FROM/,
    (sql) =>
      `SELECT i.relname AS "Key_name", a.attname AS "Column_name" FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
       JOIN pg_class c ON c.oid = x.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(x.indkey)
       WHERE x.indisunique AND c.relname = ${quoted(/FROM `([^`]+)`/.exec(sql)?.[1] ?? "")}`,
  ],
];

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function unescaped(text: string): string {
  const named: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", Z: "\x1a", 0: "" };
  return text.replaceAll("''", "'").replace(/\\(.)/gs, (_whole, char: string) => named[char] ?? char);
}
