import { fold, wordsOf } from "#shared/claims/words.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { Unit } from "./units.ts";
import { postingWords } from "./words/posting-words.ts";

const LEAST = 2;
const READ = 20_000;
const common = new Map(
  languageSchema.options.map((language) => [language, new Set(postingWords[language].common.map(fold))]),
);

/** The language of a posting by its small words. It says nothing about the person. */
export function readLanguage(text: string): PostingReading["language"] {
  const words = wordsOf(text.slice(0, READ)).map(({ folded }) => folded);
  const counts = languageSchema.options.map((language) => ({
    language,
    count: words.filter((word) => common.get(language)?.has(word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  const isSole = first?.count === 1 && second?.count === 0;
  return first && (first.count >= LEAST || isSole) ? first.language : "other";
}

/** Whether the posting says du, ihr, tu or tú to the reader. */
export function isInformal(units: readonly Unit[], language: PostingReading["language"]): boolean {
  if (language === "en" || language === "other") return false;
  const allowed = {
    de: /^(?:du|dein\w*|dich|dir|euch|ihr|bewirb|schick)$/u,
    fr: /^(?:tu|ton|ta|tes|toi|t)$/u,
    es: /^(?:tu|tus|te|ti|envianos|cuentanos|mandanos|contanos|envia|tienes|haras|manda|harás)$/u,
  }[language];
  const polite = {
    de: /^(?:Sie|Ihre?[nmrs]?|Ihnen)$/u,
    fr: /^(?:vous|votre|vos|Vous|Votre|Vos)$/u,
    es: /^(?:usted|ustedes|Usted|Ustedes)$/u,
  }[language];
  let informal = 0;
  let formal = 0;
  for (const { words } of units)
    for (const { text, folded } of words) {
      if (polite.test(text)) formal++;
      else if (allowed.test(folded) && !(language === "de" && folded === "ihr")) informal++;
    }
  return informal > formal && informal > 0;
}
