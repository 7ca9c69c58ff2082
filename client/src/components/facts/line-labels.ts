import type { Language } from "#shared/letters/letter.schema.ts";

/** What lines begin with in each language; Spanish verbs say who it is by themselves. */
const pronouns: Record<Language, string> = { en: "I", de: "Ich", fr: "Je", es: "" };

/** The quiet word in front of the box; empty where the line begins otherwise. `text` is empty for a new line. */
export function beginningOf(text: string, language: Language): string {
  const pronoun = pronouns[language];
  return pronoun !== "" && (text === "" || text.startsWith(`${pronoun} `)) ? pronoun : "";
}

/** What stands in the box after its beginning. */
export function endingOf(text: string, beginning: string): string {
  return beginning === "" ? text : text.slice(beginning.length).trimStart();
}

/**
 * The line that a box makes. Who types the beginning all the same does not get it twice, and what begins as a sentence
 * or a note of its own ("Packing operator since 2022") stays as it was typed.
 */
export function joinLine(beginning: string, ending: string): string {
  const rest = ending.trim();
  if (beginning === "" || rest === "" || beginsItself(beginning, rest) || /^[\p{Lu}\p{N}]/u.test(rest)) return rest;
  return beginning === "Je" && /^[aeiouyàâéèêëîïôùû]/iu.test(rest) ? `J’${rest}` : `${beginning} ${rest}`;
}

function beginsItself(beginning: string, text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/[\s'’]/u);
  return first === beginning.toLowerCase() || (beginning === "Je" && first === "j");
}
