import type { Language } from "#shared/letters/letter.schema.ts";
import { toEnglishPhrase } from "./english.ts";
import { toFrenchPhrase } from "./french.ts";
import { toGermanPhrase } from "./german.ts";
import type { PhraseSource } from "./phrase-source.ts";
import { toSpanishPhrase } from "./spanish.ts";

/**
 * A short phrase that can stand in a sentence as a noun can: English gerund, infinitive elsewhere, or
 * the noun phrase itself; "" where the words allow none.
 */
export function toPhrase(source: PhraseSource, words: number): string {
  return forms[source.books.language](source, words);
}

const forms: Record<Language, (source: PhraseSource, words: number) => string> = {
  en: toEnglishPhrase,
  es: toSpanishPhrase,
  fr: toFrenchPhrase,
  de: toGermanPhrase,
};
