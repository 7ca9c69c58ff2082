import type { Language } from "#shared/letters/letter.schema.ts";
import type { Quantity } from "./quantities.ts";
import { foldInPlace } from "./words.ts";

/** "your 180 people", "the 40 % that you mention": the number is the reader's, whoever the sentence speaks of. */
export function isOfReader({ at, end }: Quantity, text: string, language: Language): boolean {
  const folded = foldInPlace(text);
  return owned[language].test(folded.slice(0, at)) || mentioned[language].test(folded.slice(end));
}

const owned: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:your|the (?:advertised|required|stated|offered)|you (?:ask for|mention|want|require|need|offer|have|run|employ))(?: \p{L}+){0,2} $/u,
  de: /(?<!\p{L})(?:ihr(?:e[mnrs]?)?|eu(?:er|re[mnrs]?)|(?:die|den|der) (?:geforderten|genannten|verlangten|ausgeschriebenen|angebotenen))(?: \p{L}+){0,3} $/u,
  fr: /(?<!\p{L})(?:vos|votre|vous (?:demandez|exigez|offrez|avez|proposez|comptez|souhaitez))(?: \p{L}+){0,3} $/u,
  es: /(?<!\p{L})(?:sus|su|vuestr[oa]s?|(?:piden|exigen|ofrecen|tienen|solicitan|mencionan|buscan))(?: \p{L}+){0,3} $/u,
};

const mentioned: Record<Language, RegExp> = {
  en: /^(?:[ -][\p{L}-]+){0,5} (?:(?:that |which )?you (?:\p{L}+)|(?:in|of|on) your|at your|(?:mentioned|required|advertised|asked for|offered))(?!\p{L})/u,
  de: /^(?: [\p{L}-]+){0,4},? (?:die|den|das|der) (?:sie|ihr)(?!\p{L})|^(?: [\p{L}-]+){0,3} (?:bei ihnen|in ihre[mr]|ihre[rs])(?!\p{L})/u,
  fr: /^(?: [\p{L}'’-]+){0,5},? (?:que vous|dont vous|chez vous|de vo(?:s|tre))(?!\p{L})/u,
  es: /^(?: [\p{L}-]+){0,5},? (?:que (?:ustedes|piden|mencionan|ofrecen|solicitan|indican|buscan|tienen|exigen|necesitan|anuncian|proponen)|de su|en su)(?!\p{L})/u,
};

/** A day of the calendar, a time of day, "2x8" and "24/7": nobody counts anything with them. */
export function isDateOrTime({ at, end, year, text: said }: Quantity, text: string): boolean {
  if (year) return false;
  const folded = foldInPlace(text);
  const before = folded.slice(Math.max(0, at - 20), at);
  const after = folded.slice(end, end + 24);
  if (/^\d/u.test(said) && (glueAfter.test(after) || glueBefore.test(before))) return true;
  if (
    monthAfter.test(after) ||
    (monthBefore.test(before) && !/^\s?\p{L}/u.test(after.replace(/^(?:st|nd|rd|th)/u, "")))
  )
    return true;
  if (manifold.test(after) || onAndOff.test(after) || offAgain.test(before + after)) return true;
  if (
    hours.test(folded) &&
    (/(?:from|de|von|between|entre) $/u.test(before) ? rangeOn.test(after) : rangeBack.test(before))
  )
    return true;
  return century.test(after) || clock.test(after) || clockBefore.test(before) || roundTheClock.test(`${said}${after}`);
}

const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const monthAfter = new RegExp(`^(?:st|nd|rd|th|er|\\.)?,? (?:of |de )?${months}(?!\\p{L})`, "u");
const monthBefore = new RegExp(`(?<!\\p{L})${months} (?:the )?$`, "u");
const glueAfter = /^(?:[x×/:]\d|\.\d{1,2}\.)/u;
const glueBefore = /\d(?:[x×/:]|\.)$/u;
const clock =
  /^\s?(?:uhr|[ap]\.?m\.?|o['’ ]?clock|h\d{2}|:\d{2}| (?:at night|in the (?:morning|evening|afternoon)|du (?:matin|soir)|heures du (?:matin|soir)|de la (?:noche|manana|tarde)|morgens|abends|nachts))(?!\p{L})/u;
const century = /^(?:\.|th|st|nd|rd|e|eme)?[ -](?:jahrhundert\p{L}*|century|centuries|siecles?)(?!\p{L})/u;
const clockBefore = /(?<!\p{L})(?:half past|(?:a )?quarter (?:past|to)|halb|(?:drei)?viertel(?: vor| nach)?) $/u;
/** "five times what we made": a comparison. */
const manifold = /^ (?:times|fois|veces)(?! (?:an?|per|each|every|par|al?|por|la|le|les|cada)(?!\p{L}))/u;
/** "four on, four off". */
const onAndOff = /^ on,? (?:and )?\p{L}+ off(?!\p{L})/u;
const offAgain = / on,? (?:and )? ?off(?!\p{L})/u;
/** "from ten to six" of the day. */
const hours =
  /(?<!\p{L})(?:nights?|mornings?|evenings?|nacht\p{L}*|nachts|morgens|abends|uhr|nuits?|matin|soir|noches?|manana|tarde)(?!\p{L})/u;
const rangeOn =
  /^(?: (?:at night|in the evening|abends|uhr|du soir|de la noche|heures?))? (?:to|a|bis|until|till) (?:\p{L}+|\d{1,2})(?!\p{L})/u;
const rangeBack =
  /(?:from|de|von) [\p{L}\d]+(?: (?:at night|in the evening|abends|uhr|du soir|de la noche|heures?))? (?:to|a|bis|until|till) $/u;
const roundTheClock = /^(?:24[ -](?:hour|stunden|heures|horas)|twenty-four hours a day|vierundzwanzig stunden am)/u;

/** "£38,000 seems fair": pay is never one's own figure, turnover and budgets may be. */
export function isPay({ at, end, text: said }: Quantity, text: string): boolean {
  return (
    (/[$€£]|euro/iu.test(said) ||
      /^\s?(?:[$€£]|k€|euros?|pounds|dollars)/iu.test(text.slice(end)) ||
      /[$€£]\s?$/u.test(text.slice(0, at))) &&
    !/(?<!\p{L})(?:turnover|revenue|sales|budgets?|umsatz\p{L}*|chiffre|ventes|facturacion|ventas|presupuesto|etat)(?!\p{L})/u.test(
      foldInPlace(text),
    )
  );
}

/** "a contract of one year": how long the job lasts. */
export function isTerm({ at, end }: Quantity, text: string): boolean {
  const after = foldInPlace(text.slice(end));
  return (
    /^[- ]\p{L}+ (?:befristet\p{L}*|contract|fixed|term|post)(?!\p{L})/u.test(after) ||
    /(?<!\p{L})(?:contract|contrat|contrato|vertrag|befrist\p{L}*|fixed term|cdd|stelle)(?: \p{L}+['’]?){0,3}[ '’]$/u.test(
      foldInPlace(text.slice(0, at)),
    )
  );
}

/** Whether the place lies in the posting's reference number. */
export function isInReference(
  at: number,
  sentence: string,
  { references }: { references: readonly string[] },
): boolean {
  return references.some((reference) => {
    const from = sentence.indexOf(reference);
    return from >= 0 && at >= from && at < from + reference.length;
  });
}
