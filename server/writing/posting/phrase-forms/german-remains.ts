/**
 * What of a sentence names a task or a demand, without what was left of the sentence around it; "" where nothing does:
 * "Zum nächstmöglichen Zeitpunkt suchen", "Schön wäre", "Arbeit am Wochenende ist kein Problem".
 */
export function ownPart(text: string, isTask: boolean): string {
  if (SEEKS.test(text) || OF_HOUSE.test(text) || WISHES.test(text) || OF_ONESELF.test(text)) return "";
  if (!isTask && STATES.test(text)) return "";
  const cut = text.replace(NEXT_DEED, "").replace(BELONGS, "").replace(TO_SHOW, "");
  if (HALF_DEED.test(cut)) return "";
  return IN_SIGHT.test(cut) ? `${cut} behalten` : cut;
}

/** The sentence that seeks somebody, and those about the employer. */
const SEEKS = /^(?:zum|zur|ab|per|für|im|in) [^,;:]{1,80} such(?:en|t)$/iu;
const OF_HOUSE = /^wir (?!suchen)\p{Ll}/iu;
/** "Schön wäre", "bereit": what is wished stands in another clause. */
const WISHES = /^(?:schön|toll|super|gut|ideal|klasse|prima|perfekt) (?:wäre|ist)(?!\p{L})|^bereit$/iu;
/** "Du organisierst dich selbst": how somebody is, and no task. */
const OF_ONESELF = /^(?:du |sie )?(?:organisier|motivier|strukturier)\p{Ll}+ (?:dich|sich)(?: \p{Ll}+)*$/iu;
/** Whole sentences that ask for nothing one has: "gilt ein Mindestgehalt", "sind herzlich willkommen". */
const STATES =
  /^[^,;:]* (?:gilt|beträgt|erfolgt) |^[^,;:]*(?:, [^,;:]*)? (?:ist|sind) (?:[^,;:]* )?(?:kein Problem|willkommen|nicht (?:nötig|notwendig|erforderlich))$/iu;
/** "Garantieanträge, kalkulierst Reparaturen": the verb of another task. */
const NEXT_DEED = /(?<=^\p{Lu}[^,;:]{2,60}), \p{Ll}{3,}st \p{Lu}.*$/u;
/** "Notdienst im Wechsel gehört dazu" */
const BELONGS = /(?<=^\p{Lu}[^,;:]{2,80}) gehör(?:t|en)(?: (?:auch )?dazu)?$/u;
/** "ein Führungszeugnis vorzulegen" */
const TO_SHOW = / (?:vorzulegen|vorzuweisen|nachzuweisen|mitzubringen)$/u;
/** "bei kniffligen Fehlern in der Hydraulik packst": the half of a verb. */
const HALF_DEED =
  /^(?:bei|beim|im|in|nach|vor|an|am|auf) [^,;:]{2,80} \p{Ll}{3,}(?<!meist|selbst|möglichst|Dienst)st$/iu;
/** "Auslastung im Blick" of "hast die Auslastung im Blick" */
const IN_SIGHT = /^(?!(?:mit|das|dem|alles|immer|stets) )[^,;:]{3,60} im (?:Blick|Griff)$/u;
