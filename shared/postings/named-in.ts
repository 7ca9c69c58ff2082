import { fold, type Word, wordsOf } from "#shared/claims/words.ts";
import { createPhraseBook } from "./phrase-book.ts";
import {
  degreeLevels,
  degreesOfTheirOwn,
  gradedTrades,
  languageLevels,
  ownDegreeNames,
  taughtUpTo,
  trainedPeople,
} from "./words/demand-words.ts";
import { conditionNames, impliedNames, languageNamesSpoken, paperNames, toolNames } from "./words/names.ts";

/**
 * Something that has a name: it is there or it is not. `level` orders degrees and languages: an NVQ 3 is 2.3, among
 * trades, above an NVQ 2. `own` is the name of a degree that no other of its level is ("MBA").
 */
export type Named = {
  kind: "tool" | "paper" | "language" | "degree" | "driving" | "condition";
  name: string;
  level: number;
  own?: string;
};

/** What a text names, and how many of its words stand for nothing else: their places. */
export function namedIn(text: string): { named: Named[]; taken: ReadonlySet<number> } {
  const words = wordsOf(text);
  const taken = new Set<number>();
  const named: Named[] = [];
  for (const { from, to, sign } of longestFirst(book.find(words))) {
    if ([...range(from, to)].some((at) => taken.has(at))) continue;
    for (const at of range(from, to)) taken.add(at);
    const [kind = "", name = ""] = sign.split(":");
    if (kind === "language")
      named.push({
        kind,
        name,
        level: levelNear(
          words.map(({ folded }) => folded),
          from,
        ),
      });
    else if (kind === "tool" || kind === "paper" || kind === "condition") named.push({ kind, name, level: 1 });
    else if (kind === "degree" && !isOfTaught(words.slice(Math.max(0, from - MOST_BETWEEN), from))) {
      const said = words.slice(from, to).map(({ folded }) => folded);
      const own = said.find((word) => ownDegrees.has(word)) ?? ownNames.get(said.join(" "));
      const level = Number(name) + gradeIn(words.slice(from, to + 2).map(({ folded }) => folded)) / 10;
      named.push({ kind, name: "degree", level, ...(own && { own }) });
    }
  }
  for (const { name, index, length } of drivingIn(text)) {
    named.push({ kind: "driving", name, level: 1 });
    for (const [at, word] of words.entries()) if (word.at >= index && word.at < index + length) taken.add(at);
  }
  return { named, taken };
}

const MOST_BETWEEN = 3;
const taught = trainedPeople.map(fold);
const upTo = new Set(taughtUpTo);

/** "Trained three apprentices to Level 3": it is theirs, not that of who taught them. */
function isOfTaught(before: readonly Word[]): boolean {
  const people = before.findIndex(({ folded }) => taught.some((start) => folded.startsWith(start)));
  return people >= 0 && before.slice(people + 1).some(({ folded }) => upTo.has(folded));
}

const ownDegrees = new Set(degreesOfTheirOwn);
const ownNames = new Map(
  Object.entries(ownDegreeNames).flatMap(([own, names]) => names.map((name) => [name, own] as const)),
);

/** The figure of "NVQ Level 3"; 0 where none is said. */
function gradeIn(words: readonly string[]): number {
  if (!words.some((word) => graded.has(word))) return 0;
  return Number(words.find((word) => /^[1-8]$/u.test(word)) ?? 0);
}

const graded = new Set(gradedTrades);

/** All that follows from what is named: PostgreSQL is SQL, class CE is class C. */
export function withImplied(named: readonly Named[]): Named[] {
  return named.flatMap((each) => [
    each,
    ...(impliedNames[each.name] ?? []).map(
      (name): Named => ({ kind: isPaper.has(name) ? "paper" : "tool", name, level: 1 }),
    ),
    ...(each.kind === "driving" ? (lowerClasses[each.name] ?? []).map((name): Named => ({ ...each, name })) : []),
  ]);
}

const isPaper = new Set(Object.keys(paperNames));

const book = createPhraseBook<string>([
  table("tool", toolNames),
  table("paper", paperNames),
  table("language", languageNamesSpoken),
  table("condition", conditionNames),
  Object.fromEntries(highestFirst(degreeLevels).map(([level, words]) => [`degree:${level}`, words])),
]);

function table(kind: string, names: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(names).map(([name, others]) => [`${kind}:${name}`, [name, ...others]]));
}

function highestFirst(levels: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] {
  return Object.entries(levels).toSorted(([a], [b]) => Number(b) - Number(a));
}

function longestFirst<Found extends { from: number; to: number }>(hits: readonly Found[]): Found[] {
  return hits.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

function* range(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at++) yield at;
}

const levels = highestFirst(languageLevels).flatMap(([level, words]) =>
  words.map((word) => ({ level: Number(level), word: fold(word) })),
);
/** Where nothing is said of a level. */
const UNSAID = 0;

/** How well a language is known, by the words near its name; nearer ones count. */
function levelNear(words: readonly string[], at: number): number {
  for (let distance = 1; distance <= 5; distance++) {
    for (const place of [at - distance, at + distance]) {
      const word = words[place];
      const known =
        word === undefined
          ? undefined
          : levels.find(({ word: level }) => isLevel(level, { word, next: words[place + 1] ?? "" }));
      if (known) return known.level;
    }
  }
  return UNSAID;
}

function isLevel(level: string, { word, next }: { word: string; next: string }): boolean {
  if (level.endsWith("*")) return word.startsWith(level.slice(0, -1));
  return level.includes(" ") ? level.startsWith(`${word} ${next}`) : level === word;
}

const licence = new RegExp(
  [
    String.raw`driv\p{L}+['’]?s?\slicen[cs]e`,
    "führer(?:schein|ausweis)|fahrausweis",
    "fahrerlaubnis",
    String.raw`(?<!\p{L})fs(?=\s(?:klasse|kl\.?)?\s?[A-E]\b)`,
    String.raw`permis(?!sion)(?:\sde\sconduire)?`,
    String.raw`carnet(?:\sde\sconducir)?(?=\s[A-E]\b|\sde\sconducir|$)`,
    String.raw`(?:licencia|permiso)\sde\sconduc\p{L}+`,
    String.raw`permiso(?=\s[A-E]\b)`,
    // Canada and New Zealand count: "Class 5 licence".
    String.raw`(?<=class\s[1-7]\s)licen[cs]e`,
    String.raw`licen[cs]e(?=,?\sclass\s[1-7])`,
  ].join("|"),
  "giu",
);
const classes =
  /^(?:,?\s?(?:[Kk]l|[Cc]l|[CcKk]at)\.)?[^.;()]{0,24}?(?<![\p{L}\d])([A-E][1E]?)(?:\s?(?:und|and|et|y|oder|or|ou|[/,+&])\s?([A-E][1E]?))?(?![\p{L}\d])/u;
const counted = /^,?\s\(?classe?\s([1-7])(?!\d)/iu;
const countedBefore = /(?<!\p{L})classe?\s([1-7])\s$/iu;
const lowerClasses: Record<string, string[]> = {
  1: ["B"],
  2: ["B"],
  3: ["B"],
  4: ["B"],
  5: ["B"],
  CE: ["C", "BE", "B"],
  C: ["B"],
  BE: ["B"],
  D: ["B"],
  C1: ["B"],
  DE: ["D", "B"],
};

/** Licences to drive; without a class it is that for cars. */
function drivingIn(text: string): { name: string; index: number; length: number }[] {
  return [...text.matchAll(licence)].flatMap(({ 0: word, index }) => {
    const rest = text.slice(index + word.length);
    const number = counted.exec(rest) ?? countedBefore.exec(text.slice(0, index));
    if (number) {
      const isBehind = rest.startsWith(number[0]);
      const from = isBehind ? index : index - number[0].length;
      return [{ name: number[1] ?? "", index: from, length: word.length + number[0].length }];
    }
    const behind = classes.exec(text.slice(index + word.length));
    const before = /(?<![\p{L}\d])([A-E][1E]?)\s$/u.exec(text.slice(0, index))?.[1];
    const found = [behind?.[1] ?? before ?? "B", behind?.[2] ?? ""].filter(Boolean);
    return found.map((name) => ({ name, index, length: word.length + (behind?.[0].length ?? 0) }));
  });
}
