import deOccupations from "#shared/languages/de/occupations.json" with { type: "json" };
import de from "#shared/languages/de/postings.json" with { type: "json" };
import enOccupations from "#shared/languages/en/occupations.json" with { type: "json" };
import en from "#shared/languages/en/postings.json" with { type: "json" };
import esOccupations from "#shared/languages/es/occupations.json" with { type: "json" };
import es from "#shared/languages/es/postings.json" with { type: "json" };
import frOccupations from "#shared/languages/fr/occupations.json" with { type: "json" };
import fr from "#shared/languages/fr/postings.json" with { type: "json" };
import type { Language } from "#shared/letters/letter.schema.ts";
import type { OccupationWords, PostingWords } from "./signs.ts";

/** The tables by which postings of each language are read. */
export const postingWords: Record<Language, PostingWords> = { en, de, fr, es };

/** What jobs are called in each language. */
export const occupationWords: Record<Language, OccupationWords> = {
  en: enOccupations,
  de: deOccupations,
  fr: frOccupations,
  es: esOccupations,
};
