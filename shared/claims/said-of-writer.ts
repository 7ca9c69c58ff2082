import type { Language } from "#shared/letters/letter.schema.ts";
import type { Clause } from "./clauses.ts";
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
  const other = another[language].exec(foldInPlace(behind))?.index ?? Number.POSITIVE_INFINITY;
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
const writer: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:i|we|my|our|mine)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|nous|mon|ma|mes|notre|nos)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|mis?|he|hemos|tengo|soy|estoy|llevo|nuestr[oa]s?|fui|hice|tuve|estuve|obtuve|puse|hago|\p{L}{3,}(?:amos|imos))(?!\p{L})/u,
};

/** First persons that Spanish verbs end in: "formé", "atendía" behind nothing else, "gestiono". */
const spanishEnding =
  /(?<!\p{L})(?!(?:aqu[íi]|ah[íi]|all[íi]|as[íi]|m[íi]|s[íi]|caf[ée]|beb[ée]|comit[ée]|porqu[ée]|qu[ée])(?!\p{L}))\p{L}{2,}[éí](?!\p{L})|^\s*(?:\p{L}{2,4} )?\p{L}{3,}(?:o|[aí]ba|ía)(?!\p{L})/u;

/** Verbs whose subject is what was counted. */
const another: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:is|are|was|were|sounds?|means?|makes?|seems?|takes?|needs?|leaves?|deserves?|does|do|has|have|can|fits?|suits?|allows?|asks?|calls?|would|will|could|may|might|must|should)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ist|sind|war|waren|klingt|klingen|heisst|heissen|bedeute[tn]|verlang(?:t|en)|brauch(?:t|en)|reiz(?:t|en)|pass(?:t|en)|lass(?:t|en)|mach(?:t|en)|scheinen?|wurden?|schreck(?:t|en)|sprechen|spricht|geben|gibt|erforder(?:t|n)|hat|haben|werden|wollen)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:est|sont|c['’]est|cela|ca|voila|font|fait|semblent?|demandent?|exigent?|supposent?|laissent?|paraissent?|conviennent|convient|permet|permettent|entre|entrent|meritent?|me|m['’])(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|era|eran|suponen?|parecen?|suenan?|exigen?|piden?|dan|da|caben?|permiten?|requieren?|necesitan?|significan?|hacen?|dejan?|encajan?|me|no)(?!\p{L})/u,
};
