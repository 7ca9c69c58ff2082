import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import tables from "./lexicon/names.json" with { type: "json" };
import { honorifics } from "./lexicon/no-names.ts";
import { fold, type Word } from "./words.ts";

/** "After Effects": two words of a German posting, both large and side by side, are a name. */
export function isPostedPair({ text }: Word, before: string, after: string, { posting }: Evidence): boolean {
  const [next = ""] = /^ \p{Lu}\p{L}+/u.exec(after) ?? [];
  const [last = ""] = /\p{Lu}\p{L}+ $/u.exec(before) ?? [];
  if (honorifics.has(fold(last).trim())) return false;
  return (next !== "" && posting.includes(text + next)) || (last !== "" && posting.includes(last + text));
}

/** "die Deutsche Bahn": adjectives are large in names alone, save where a sentence begins. */
export function isBehindPeople({ text }: Word, before: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    /\p{L},?\s\p{Lu}\p{L}{2,}ische?[nrsm]?\s$|\p{L},?\s(?:Deutsche|Städtische)[nrsm]?\s$/u.test(before)
  );
}

/** German nouns that nobody would take for a name end in a way of their own or are common in letters. */
export function isGermanName(word: Word, start: string, after: string): boolean {
  if (isCommon(word.folded)) return false;
  // "Bei Kaufland saß ich", "Für Rewe habe ich gearbeitet"; "Bei Schnee" is no employer.
  const before = start.replace(/^\P{L}*\p{Lu}/u, (letter) => letter.toLowerCase());
  const isEmployed = employed.test(fold(before + after));
  const bare =
    (beforeNames.test(before) && (isEmployed || !/^\P{L}*bei $/u.test(before))) ||
    (/(?:^|\s)(?:von|für|nach|aus|in|an der|in der) $/u.test(before) && isEmployed);
  const suffixed = /^\s(?:GmbH|AG|KG|SE|eG|mbH|e\.\s?V|Gruppe|Klinikum|Krankenhaus|Akademie)/u.test(after);
  const plainNoun = plainNounEnd.test(word.folded);
  const place =
    word.folded.length > 6 && /(?:ingen|hausen|burg|berg|dorf|furt|kirchen|brucken|hofen)$/u.test(word.folded);
  const foreign =
    /(?:^|\s)(?:über|mit|in|via|auf|an) $/u.test(before) &&
    /[aoiyx]$/u.test(word.folded) &&
    !plainForeignEnd.test(word.folded);
  const directly = /(?:von|für|nach|aus|in|beim|zum) $/u.test(before);
  return suffixed || foreign || (bare && !plainNoun && (place || !(directly && /(?:en|er|e)$/u.test(word.folded))));
}

const beforeNames = new RegExp(String.raw`(?:^|\s)${oneOf(tables.germanBefore)} $`, "u");
const plainNounEnd = new RegExp(`${oneOf(tables.plainNounEnds)}$`, "u");
const plainForeignEnd = new RegExp(`${oneOf(tables.plainForeignEnds)}$`, "u");

/** That one was somewhere for work or school. */
const employed = wholeWords(tables.employed);
