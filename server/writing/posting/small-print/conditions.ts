import type { SmallPrintItem } from "../../posting.ts";
import { type Books, oncePerLanguage } from "../books.ts";
import { createPhraseBook, wordBook } from "../phrase-book.ts";
import { phraseCutter } from "../phrases.ts";
import type { Statement } from "../statements.ts";
import { tokensOf } from "../tokens.ts";

/** Licences, cards and certificates, with the words "some positions" where only some need them. */
export function licencesOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const { licences, partly } = books.lexicon.smallPrint;
  const cards = wordBook(licences);
  const some = wordBook(partly);
  const cutter = phraseCutter(books);
  return statements.flatMap(({ tokens, text, lines, label, field }) => {
    const match = cards.first(tokens);
    if (!match || !(asksPeople(label) || field === "licence" || some.has(tokens))) return [];
    const part = clauseAround(text, tokens[match.from]?.start ?? 0, books);
    const value = cutter.shortened(cutter.trimmed(part.replace(someNeed, "")), 9);
    return value && !books.cues.process.has(tokensOf(value))
      ? [{ kind: "licence" as const, text: text.slice(0, 240), value, lines }]
      : [];
  });
}

const someNeed = /^.{0,60}?\b(?:may require|may be required to have)\b/i;

/** Languages asked for, by name. */
export function languagesOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const { languageCues } = books.lexicon.smallPrint;
  const names = languageNames(books);
  const cues = wordBook(languageCues);
  return statements.flatMap(({ tokens, text, lines, label, field }) => {
    if (!asksPeople(label) && field !== "language" && label !== "process") return [];
    const levels = cues.all(tokens);
    const named = names.all(tokens);
    // "bilingual English/Spanish": the languages say more.
    const told = named.filter(({ value }) => !BOTH.test(value));
    return (told.length > 0 ? told : named).flatMap((match) => {
      const isNear = levels.some((level) => Math.abs(level.from - match.from) <= 7);
      if (!isNear && field !== "language") return [];
      return [{ kind: "language" as const, text: text.slice(0, 240), value: match.value, lines }];
    });
  });
}

const BOTH = /^(?:bilingual|bilingüe|bilingue|Zweisprachigkeit)$/u;

const languageNames = oncePerLanguage((books) => createPhraseBook(books.lexicon.smallPrint.languages));

/** What applicants are told to do or to mind: subject lines, questions to answer, forms of sending, terms. */
export function instructionsOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const cues = wordBook(books.lexicon.smallPrint.instructions);
  const told = new Set<string>();
  return statements.flatMap(({ tokens, text, lines, label, field }) => {
    if (field !== null || label === "legal" || label === "benefit" || label === "duty") return [];
    const fresh = cues.all(tokens).filter((match) => !told.has(match.value));
    if (fresh.length === 0) return [];
    for (const match of fresh) told.add(match.value);
    const words = aroundCue(text, tokens[fresh[0]?.from ?? 0]?.start ?? 0);
    return [{ kind: "instruction" as const, text: words, value: words, lines }];
  });
}

/** A long sentence is cut to the clause with the cue and what follows. */
function aroundCue(text: string, at: number): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const comma = text.lastIndexOf(", ", at);
  const start = Math.max(0, comma < 0 ? 0 : comma + 2, at - 120);
  const words = text.slice(start, start + LONGEST_EXCERPT);
  return `${start > 0 ? "… " : ""}${words.trim()}${start + LONGEST_EXCERPT < text.length ? " …" : ""}`;
}

const LONGEST_EXCERPT = 220;

function asksPeople(label: Statement["label"]): boolean {
  return label === "requirement" || label === "wish";
}

/** Between the nearest commas or semicolons; outside English also behind "and", which parts demands. */
function clauseAround(text: string, at: number, { language }: Books): string {
  const joint =
    language === "en" ? -1 : text.slice(0, at).search(/ (?:y|e|et|und|sowie) (?!.* (?:y|e|et|und|sowie) )/u);
  const start = Math.max(
    text.lastIndexOf(", ", at) + 1,
    text.lastIndexOf("; ", at) + 1,
    joint < 0 ? 0 : text.indexOf(" ", joint + 1),
  );
  const ends = [text.indexOf(", ", at), text.indexOf("; ", at)].filter((end) => end >= 0);
  return text.slice(start, ends.length > 0 ? Math.min(...ends) : undefined).trim();
}
