import type { ResumeLanguage } from "#shared/resume/resume.schema.ts";
import { isLanguageName } from "../spoken-languages.ts";
import tables from "../words/notes.json" with { type: "json" };

/** Languages as they were noted, and what of the line is about none. */
export type NotedLanguages = { languages: ResumeLanguage[]; rest: string[] };

/** Brackets keep their commas. */
const between = /(?:[,;.]\s+|\s+[–-]\s+|\s+(?:and|und|et|y|e)\s+)(?![^(]*\))/u;
const usesOfLanguages: ReadonlySet<string> = new Set(tables.usesOfLanguages);
const levelWords: ReadonlySet<string> = new Set(tables.levelWords);
const commonFramework = /^[ABC][12](?:[-/+][ABC]?[12]?)?$/iu;
const noLevel = /^(?:cero|none|keine?|no|zéro|zero|nada|0|ni idea)$/iu;
const letters = new Map(Object.entries(tables.languageLetters));
/** "Berndeutsch", "Züridütsch" */
const dialect = /^\p{Lu}\p{L}{2,}(?:deutsch|dütsch|tütsch|düütsch)$/u;
const LONGEST = 7;

/**
 * "English C1 (a year in Cork), bisschen Russisch von Oma": each language with the words that say how well. Null where
 * the line is about something else. `isList` is true under a heading for languages.
 */
export function readNotedLanguages(line: string, isUnder: boolean): NotedLanguages | null {
  const text = line.replace(label, "");
  const isList = isUnder || text !== line;
  const parts = (text !== line ? partNames(text) : text)
    .replace(/\.$/u, "")
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, _at, all) => spelledOut(part, all));
  const found: { language: string; level: string }[] = [];
  const rest: string[] = [];
  for (const part of parts) {
    const one = languageIn(part, isList);
    const last = found.at(-1);
    if (one) found.push(one);
    else if (last && rest.length === 0 && isLevel(part)) last.level = [last.level, part].filter(Boolean).join(", ");
    else rest.push(part);
  }
  const first = parts[0] ?? "";
  if (found.length === 0 || (!isList && !languageIn(first, isList))) return null;
  // One language among other things may be what something was about.
  const isGraded = found.length === 1 && commonFramework.test(found[0]?.level ?? "");
  if (!isList && rest.length >= found.length && !(isGraded && rest.length === 1)) return null;
  if (!isList && found.length === 1 && found[0]?.level === "" && rest.length > 0) return null;
  // What is not spoken is no language of theirs, and is not lost either.
  const unknown = found.filter(({ level }) => noLevel.test(level)).map(({ language, level }) => `${language} ${level}`);
  return { languages: found.filter(({ level }) => !noLevel.test(level)), rest: [...rest, ...unknown] };
}

/** "Languages Marathi (mother tongue), Hindi", "langues français wolof": a label without a colon. */
const label = /^(?:languages?|sprachen|langues?|idiomas?|lenguas)\s?:?\s+(?=\S)/iu;

/** "français wolof un peu d'anglais": languages with nothing between them. */
function partNames(text: string): string {
  const words = text
    .split(" ")
    .map((word) => word.replace(/^d['’](?=(\p{L}+))/u, (of, name: string) => (isLanguageName(name) ? "" : of)));
  return words
    .map((word, at) => {
      const isName = isLanguageName(word.replace(/[,.]$/u, ""));
      const next = words[at + 1] ?? "";
      const isNext = isLanguageName(next.replace(/[,.]$/u, "")) || /^(?:un|etwas|bisschen|algo|some|a)$/iu.test(next);
      return isName && isNext && !/[,.]$/u.test(word) ? `${word},` : word;
    })
    .join(" ");
}

/** "D Muttersprache, E C1": letters stand for languages where several parts have them. */
function spelledOut(part: string, all: readonly string[]): string {
  if (all.filter((one) => letterOf(one) !== null).length < 2) return part;
  const language = letterOf(part);
  return language === null ? part : `${language}${part.slice(1)}`;
}

function letterOf(part: string): string | null {
  const [letter = "", ...level] = part.split(" ");
  return level.length > 0 && level.every(isLevelWord) ? (letters.get(letter) ?? null) : null;
}

function languageIn(part: string, isList: boolean): ResumeLanguage | null {
  const inside = /\s?\(([^()]*)\)$/u.exec(part)?.[1] ?? "";
  const bare = part
    .replace(/\s?\([^()]*\)$/u, "")
    .replace(/^(?:(?:ich|i|je)\s(?:spreche|speak|parle)\s|hablo\s)/iu, "");
  const words = bare.replace(/[:–-]\s/gu, " ").split(/\s+/u);
  if (words.length > LONGEST + 2) return null;
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length && at <= 4; at++) {
      const language = words
        .slice(at, at + length)
        .join(" ")
        .replace(/[,.:]$/u, "");
      if (!isLanguageName(language) && !dialect.test(language)) continue;
      const [start, end] = [words.slice(0, at), words.slice(at + length)];
      if (!start.every(isLevelWord) || (end.length > 0 && !isEnd(end, isList))) return null;
      const before = start.join(" ").replace(/\s?(?:of|de|d['’]|von)$/iu, "");
      return {
        language,
        level: [[before, ...end].filter(Boolean).join(" "), inside].filter(Boolean).join(", ").slice(0, 120),
      };
    }
  }
  return null;
}

function isLevelWord(word: string): boolean {
  const low = word.toLowerCase().replace(/[.,()]/gu, "");
  return levelWords.has(low) || commonFramework.test(low);
}

/** Behind a language: a bracket, a level, or small words ("geht so", "de casa", "leo manuales"). */
function isEnd(words: readonly string[], isList: boolean): boolean {
  if (isList && words.length <= LONGEST) return true;
  if (words.length > LONGEST) return false;
  const known = words.filter((word) => isLevelWord(word) || noLevel.test(word)).length;
  const isSmall = words.every((word) => /^\p{Ll}/u.test(word) || isLevelWord(word));
  return known * 2 >= words.length || (isSmall && words.length <= 3);
}

/** A part that only goes on with how well: "C1 JQCV", "hablar poco". */
function isLevel(part: string): boolean {
  const words = part.split(" ");
  return words.length <= 4 && words.some((word) => commonFramework.test(word) || isVerbOfUse(word));
}

function isVerbOfUse(word: string): boolean {
  return usesOfLanguages.has(word.toLowerCase());
}
