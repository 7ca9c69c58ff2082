import type { Column } from "../graph/relation.ts";

/** DuckDB's words for types as people say them; what is left out here is told in DuckDB's own. */
const kinds: Record<string, string> = {
  BIGINT: "a number",
  BOOLEAN: "true or false",
  DATE: "a date",
  DECIMAL: "a number",
  DOUBLE: "a number",
  INTEGER: "a number",
  INTEGER_LITERAL: "a number",
  INTERVAL: "an interval",
  STRING_LITERAL: "text",
  TIMESTAMP: "a time",
  VARCHAR: "text",
};

/** Functions of dates by how they begin: what they can't take is to become a date. */
const OF_DATES = /^(?:age|date|day|extract|hour|last_day|minute|month|quarter|second|strftime|week|year)/i;

/**
 * Says in plain words that the types of an expression don't go together, and how the columns of text among them become
 * what is wanted. Null where the message is about something else.
 */
export function sayMismatch(message: string, used: readonly Pick<Column, "name" | "type">[]): string | null {
  const call = /No function matches the given name and argument types '([^'(]{1,60})\(([^']{0,300})\)'/.exec(message);
  const pair =
    /Cannot (compare|mix|combine) (?:values|types) of (?:type )?(\w{1,40}).{0,20}? and (?:type )?(\w{1,40})/.exec(
      message,
    );
  const types = call ? (call[2] ?? "").split(/, (?![^(]*\))/) : [pair?.[2] ?? "", pair?.[3] ?? ""];
  const words = types.map((type) => kinds[type.replace(/\(.*/, "")]);
  if ((!call && !pair) || words.includes(undefined)) return null;
  const [name = ""] = call?.slice(1) ?? [];
  const wrong = call
    ? `“${name}” can't be used with ${[...new Set(words)].join(" and ")}.`
    : `${capital(words[0])} and ${words[1]} can't be ${pair?.[1] === "compare" ? "compared" : "mixed"}.`;
  const texts = used.filter(({ type }) => type === "VARCHAR");
  if (texts.length === 0 || !types.includes("VARCHAR")) return `${wrong} Convert the value first, with CAST.`;
  const asDate = OF_DATES.test(name) || words.includes("a date") || words.includes("a time");
  const named = texts.map((column) => `“${column.name}”`).join(" and ");
  const first = texts[0]?.name ?? "";
  const written = /^[a-z_]\w*$/i.test(first) ? first : `"${first.replaceAll('"', '""')}"`;
  const is = texts.length === 1 ? "is" : "are";
  const example = `TRY_CAST(${written} AS ${asDate ? "DATE" : "DECIMAL(18, 2)"})`;
  return `${wrong} ${named} ${is} text: convert ${texts.length === 1 ? "it" : "them"} first, as in ${example}.`;
}

function capital(words = ""): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
