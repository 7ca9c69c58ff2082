import { verbOf } from "./verb-forms.ts";
import { NAMES_PAPER } from "./verb-places.ts";

/**
 * A topic told as what somebody has to do: "greeting patients and managing the book" as "greet patients and manage the
 * book"; null for a topic that names a thing.
 */
export function asDeed(topic: string): string | null {
  const words = topic.split(" ");
  // "Leaving Cert or equivalent"
  if (NAMES_PAPER.test(words[1] ?? "")) return null;
  if (words.length < 2 || !baseOf(words[0] ?? "") || words.some((_word, at) => isUnclear(words, at))) return null;
  // "feeding calves and scraping yards": a second verb that no list knows would stay as it is.
  const isHalf = words.some((word, at) => at > 0 && /\p{L}{3}ing$/u.test(word) && isJoined(words, at) && !baseOf(word));
  // "dressing and meals": two things one helps with.
  const isBesideThing = /^(?:and|or)$/u.test(words[1] ?? "") && !baseOf(words[2] ?? "");
  // "scripting, network and implementation tasks": the first of several kinds of tasks.
  const isFirstKind = words[0]?.endsWith(",") && !baseOf(words[1] ?? "");
  if (isHalf || isBesideThing || isFirstKind) return null;
  return words.map((word, at) => (at === 0 || isJoined(words, at) ? (baseOf(word) ?? word) : word)).join(" ");
}

/** "reporting tools", "building permits": here the word may say of what kind the thing is. */
function isUnclear(words: readonly string[], at: number): boolean {
  // "programming to support learning", "rates and programming to customers"
  if (TRADES.has(words[at] ?? "") && /^(?:to|with|for)$/u.test(words[at + 1] ?? "")) return true;
  return (
    KINDS.has(words[at] ?? "") &&
    !/^(?:an?|the|your|all|new|each|every|up|out|on|to|with|for)$/u.test(words[at + 1] ?? "")
  );
}

const TRADES = new Set(
  "accounting advertising catering engineering housing plumbing programming roofing wiring".split(" "),
);

const KINDS = new Set(
  "accounting advertising cycling banking billing building catering coding engineering farming filing fishing housing licensing lighting manufacturing marketing mining operating parking planning plumbing programming reporting roofing shipping shopping spending staffing training wiring".split(
    " ",
  ),
);

/** What one does; to know is nothing that is done. */
function baseOf(word: string): string | null {
  const found = /ing,?$/u.test(word) ? verbOf(word.replace(",", "")) : null;
  return found?.form === "gerund" && found.verb.base !== "know" ? word.replace(/^[^,]+/u, found.verb.base) : null;
}

/** Behind "and", and in a row of deeds: "diagnosing, repairing and testing pumps". */
function isJoined(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (!/^(?:and|or|then)$/u.test(before) && !/ing,$/u.test(before)) return false;
  // "helping clients with bathing and dressing": what stands with a thing is one.
  const previous = words.slice(0, at).findLastIndex((word) => baseOf(word) !== null);
  return previous <= 0 || isJoined(words, previous);
}
