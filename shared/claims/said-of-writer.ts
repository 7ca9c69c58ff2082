import type { Language } from "#shared/letters/letter.schema.ts";
import { wholeWords } from "#shared/words/word-pattern.ts";
import type { Clause } from "./clauses.ts";
import { type ClaimWords, claimWords } from "./lexicon/claim-words.ts";
import { foldInPlace } from "./words.ts";

/**
 * Whether a clause says of the writer what stands at a place in it: "I train four", "vier habe ich angeleitet", and not
 * "four hundred a week is a figure that I respect".
 */
export function isSaidOfWriter(
  { at, end }: { at: number; end: number },
  { text }: Clause,
  language: Language,
): boolean {
  const folded = foldInPlace(text);
  const from = Math.max(folded.lastIndexOf(", ", at), folded.lastIndexOf(": ", at));
  if (from >= 0 ? isWriter(text.slice(from, at), language) : isWriter(text.slice(0, at), language)) return true;
  const behind = text.slice(end).split(/[,;:]/u)[0] ?? "";
  const writer = positionOfWriter(behind, language);
  const other = verbOfThings[language].exec(foldInPlace(behind))?.index ?? Number.POSITIVE_INFINITY;
  if (writer >= 0) return writer < other;
  // "Bei Ihnen, wo ich war, …, vier": the writer may stand in the part before.
  return from >= 0 && other === Number.POSITIVE_INFINITY && isWriter(text.slice(0, from), language);
}

function isWriter(text: string, language: Language): boolean {
  return positionOfWriter(text, language) >= 0;
}

function positionOfWriter(text: string, language: Language): number {
  const folded = foldInPlace(text);
  const named = writer[language].exec(folded)?.index ?? -1;
  if (language !== "es" || named >= 0) return named;
  return spanishEnding.exec(text.toLowerCase())?.index ?? -1;
}

/** The writer as the one who does something, or what is theirs. */
const writer = byLanguage(({ writer: words }) => words);

const verbOfThings = byLanguage(({ verbsOfThings }) => verbsOfThings);

function byLanguage(pick: (words: ClaimWords) => readonly string[]): Record<Language, RegExp> {
  const patternOf = (language: Language) => wholeWords(pick(claimWords[language]));
  return { en: patternOf("en"), de: patternOf("de"), fr: patternOf("fr"), es: patternOf("es") };
}

const othersInE = "aqu[íi]|ah[íi]|all[íi]|as[íi]|m[íi]|s[íi]|caf[ée]|beb[ée]|comit[ée]|porqu[ée]|qu[ée]";
/** First persons that Spanish verbs end in: "formé", "atendía" behind nothing else, "gestiono". */
const spanishEnding = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${othersInE})(?!\p{L}))\p{L}{2,}[éí](?!\p{L})` +
    String.raw`|^\s*(?:\p{L}{2,4} )?\p{L}{3,}(?:o|[aí]ba|ía)(?!\p{L})`,
  "u",
);
