import type { Language, Letter } from "#shared/letters/letter.schema.ts";
import { moduleFor } from "./languages/languages.ts";
import type { Plan } from "./planning/plan.ts";
import { realiseLetter } from "./realising/realise-letter.ts";

/**
 * The same content in another language: the plan of a letter (from writeLetter) put into words again, so that nothing is
 * added.
 */
export function translateLetter({ plan, language }: { plan: Plan; language: Language }): Letter {
  return realiseLetter(plan, moduleFor(language), {}).letter;
}
