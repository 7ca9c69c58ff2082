import type { Fact } from "#shared/letters/letter.schema.ts";
import { fold } from "./words.ts";

/** Facts without those that only say what the person does not have or know: "SAP kenne ich nicht" is no SAP. */
export function withoutDenials(facts: readonly Fact[]): readonly Fact[] {
  const told = facts.filter(({ text }) => !isDenial(text));
  return told.length === facts.length ? facts : told;
}

/** A longer line says more than what is not there, and one with a figure tells something: "never ill in 8 years". */
const MOST_WORDS = 12;

function isDenial(text: string): boolean {
  const folded = fold(text);
  return folded.split(" ").length <= MOST_WORDS && !/\d/u.test(folded) && denials.some((denial) => denial.test(folded));
}

const denials = [
  /^\s*(?:no|without|kein\p{L}*|ohne|pas (?:de|d)|aucune?|sans|sin|ningun\p{L}*) \p{L}/u,
  /(?<!\p{L})(?:never|not|cannot|don.t|haven.t|can.t) (?:\p{L}+ )?(?:used?|worked with|learnt|learned|know|have|hold|held|speak|own|driven?)(?!\p{L})/u,
  /(?<!\p{L})(?:kenne|kann|habe|spreche|beherrsche|nutze|verwende|besitze) (?:\p{L}+ ){0,4}(?:nicht|keine?n?|nie)(?!\p{L})/u,
  /(?<!\p{L})n(?:e |['’])(?:connais|sais|parle|ai|possede|maitrise|utilise) (?:\p{L}+ ){0,2}(?:pas|jamais|aucune?)(?!\p{L})/u,
  /(?<!\p{L})(?:no (?:conozco|se|hablo|tengo|domino|uso|he)|nunca he)(?!\p{L})/u,
];
