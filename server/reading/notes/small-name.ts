import { isNameParticle } from "#shared/material/family-name.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution, titleScore } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import { isAge } from "./age.ts";
import { isHobby } from "./signs.ts";

const called = new RegExp(
  String.raw`^(${oneOf(tables.calledAs.filter((words) => /^\p{Ll}.*(?:nam|llam|appel|hei|nombre)/u.test(words)))}\s)?(.+)$`,
  "u",
);
const lives = new RegExp(
  String.raw`^((?:.*\s)?${oneOf(tables.livesIn)}\s)(\p{Ll}[\p{Ll}'’-]*(?:\s[\p{Ll}'’-]+){0,2})\.?$`,
  "u",
);
const notNames: ReadonlySet<string> = new Set([
  ...tables.qualified,
  ...tables.kinds,
  ...tables.speakers,
  ...tables.open,
  ...tables.worked,
  ...tables.seeking,
]);
const MOST_NAMES = 4;
const LONGEST_LINE = 200;

/**
 * "yamilet sepulveda rain, 33, vivo en hualpen": a first line in small letters from end to end that says how old
 * somebody is or where they live, with the capitals of its names. Any other line as it is.
 */
export function withCapitals(line: string): string {
  if (line.length > LONGEST_LINE || /\p{Lu}/u.test(line)) return line;
  const [head = "", ...others] = line.split(/,\s+/u);
  const [, before = "", name = ""] = called.exec(head.trim()) ?? [];
  const parts = others.flatMap((part) => part.split(/\s(?=(?:y|und|and|et)\s)/u));
  const isTold = parts.some((part) => isAge(part.replace(/^(?:y|und|and|et)\s/u, "")) || lives.test(part));
  if (!isTold || !isName(name)) return line;
  const told = others.map((part) => part.replace(lives, (_all, start: string, town: string) => start + named(town)));
  return [before + named(name), ...told].join(", ");
}

/** Two words or more, none of them one that says what somebody is or does. */
function isName(text: string): boolean {
  const words = text.split(/\s+/u);
  const isWord = (word: string) => /^\p{Ll}[\p{Ll}'’-]+$/u.test(word) && !notNames.has(word) && titleScore(word) === 0;
  if (words.length < 2 || words.length > MOST_NAMES || !words.every(isWord) || isNameParticle(words[0] ?? ""))
    return false;
  return !isHobby(text) && !isInstitution(text) && companyScore(text) <= 1 && titleScore(text) === 0;
}

function named(text: string): string {
  return text
    .split(" ")
    .map((word) => (isNameParticle(word) ? word : capitalised(word)))
    .join(" ");
}
