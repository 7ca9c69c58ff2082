import { placeholdersIn, replacePlaceholders } from "./placeholders.ts";

/** A `{{name}}` where no value can stand. */
export class PlaceholderError extends Error {}

/**
 * A SQL query with `toSql(name)`, which must be text of ours, where `{{name}}` stands. Inside a text in single quotes it is
 * put together with the rest of the text. No value ever becomes part of the query.
 * @throws PlaceholderError for a placeholder in a name, in dollar quotes or in a text with backslashes
 */
export function bindQuery(query: string, toSql: (name: string) => string): string {
  if (placeholdersIn(query).length === 0) return query;
  return parts(query)
    .map(({ kind, text }) => {
      const names = placeholdersIn(text);
      if (names.length === 0 || kind === "comment") return text;
      if (kind === "plain") return replacePlaceholders(text, toSql);
      if (kind === "text") return boundText(text, toSql);
      throw new PlaceholderError(`{{${names[0]}}} can stand for a value only, not inside ${words[kind]}.`);
    })
    .join("");
}

type Kind = "plain" | "text" | "name" | "dollar" | "escaped" | "comment";

const words = { name: "a quoted name", dollar: "a text in dollar quotes", escaped: "a text like E'…'" } as const;

/** In the order in which they are tried; whatever is not closed goes to the end. */
const quoted: readonly { kind: Exclude<Kind, "plain">; pattern: RegExp }[] = [
  { kind: "comment", pattern: /--[^\n]*/y },
  { kind: "comment", pattern: /\/\*[\s\S]*?(?:\*\/|$)/y },
  { kind: "escaped", pattern: /(?<![\p{L}\p{N}_])[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)/uy },
  { kind: "text", pattern: /'(?:[^']|'')*(?:'|$)/y },
  { kind: "name", pattern: /"(?:[^"]|"")*(?:"|$)/y },
  { kind: "dollar", pattern: /(?<![\p{L}\p{N}_])\$([\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?(?:\$\1\$|$)/uy },
];

function parts(query: string): { kind: Kind; text: string }[] {
  const found: { kind: Kind; text: string }[] = [];
  let plainFrom = 0;
  for (let at = 0; at < query.length; ) {
    const match = /[-/eE'"$]/.test(query[at] ?? "") ? quotedAt(query, at) : null;
    if (!match) {
      at += 1;
      continue;
    }
    if (at > plainFrom) found.push({ kind: "plain", text: query.slice(plainFrom, at) });
    found.push(match);
    at += match.text.length;
    plainFrom = at;
  }
  if (plainFrom < query.length) found.push({ kind: "plain", text: query.slice(plainFrom) });
  return found;
}

function quotedAt(query: string, at: number): { kind: Kind; text: string } | null {
  for (const { kind, pattern } of quoted) {
    pattern.lastIndex = at;
    const text = pattern.exec(query)?.[0];
    if (text) return { kind, text };
  }
  return null;
}

/** `'from {{shop}} on'` as `('from ' || value || ' on')`. */
function boundText(text: string, toSql: (name: string) => string): string {
  const inner = text.slice(1, -1);
  const pieces: string[] = [];
  let rest = inner;
  for (const name of placeholdersIn(inner)) {
    const [before = ""] = rest.split(/\{\{/, 1);
    if (before !== "") pieces.push(`'${before}'`);
    pieces.push(`CAST(${toSql(name)} AS VARCHAR)`);
    rest = rest.slice(rest.indexOf("}}", before.length) + 2);
  }
  if (rest !== "") pieces.push(`'${rest}'`);
  return `(${pieces.join(" || ")})`;
}
