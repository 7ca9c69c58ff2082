import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { claimWords } from "./claim-words.ts";

const beyond = (language: Language, condition: string) =>
  new RegExp(String.raw`^\s*${condition} |(?<!\p{L})${oneOf(claimWords[language].distance)}(?!\p{L})`, "u");

/** A clause that begins with a condition, or has a word that keeps what it names at a distance. On folded text. */
export const distance: Record<Language, RegExp> = {
  en: beyond("en", "if"),
  de: beyond("de", "(?:wenn|falls|sollte)"),
  fr: beyond("fr", "si"),
  es: beyond("es", "si"),
};
