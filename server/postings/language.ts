import { languageSchema } from "#shared/letters/letter.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { Unit } from "./units.ts";
import { postingWords } from "./words/posting-words.ts";

const LEAST = 2;
const READ = 20_000;
const common = new Map(languageSchema.options.map((language) => [language, new Set(postingWords[language].common)]));
/** What postings have before a colon: "Job title", "Anforderungen". */
const labels = new Map(
  languageSchema.options.map((language) => {
    const { labels: named, headings } = postingWords[language];
    return [language, new Set([...Object.values(named), ...Object.values(headings)].flat())];
  }),
);

/** The language of a posting by its small words and labels. It says nothing about the person. */
export function readLanguage(text: string): PostingReading["language"] {
  const read = text.slice(0, READ).toLowerCase().replaceAll("’", "'");
  const words = read.match(/\p{L}+/gu) ?? [];
  const labelled = (read.match(LABEL) ?? []).map((label) => label.slice(0, -1).trim());
  const counts = languageSchema.options.map((language) => ({
    language,
    count:
      words.filter((word) => common.get(language)?.has(word)).length +
      labelled.filter((label) => labels.get(language)?.has(label)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  const isSole = first?.count === 1 && second?.count === 0;
  return first && (first.count >= LEAST || isSole) ? first.language : "other";
}

const LABEL = /(?<![^\s.;,])\p{L}[\p{L}' ]{1,40}:/gu;

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
