import type { Language } from "#shared/letters/letter.schema.ts";
import type { Clause } from "./clauses.ts";
import { phrases } from "./lexicon/phrases.ts";

/** "Votre annonce pour les tournées sur Auray": said of the reader's, before the writer is named. `at` as in words. */
export function isSaidOfReader(at: number, clause: Clause, language: Language): boolean {
  const before = clause.folded.slice(0, at - clause.at);
  return phrases[language].you.test(before) && !phrases[language].me.test(before);
}
