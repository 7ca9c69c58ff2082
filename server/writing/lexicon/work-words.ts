import type { Language } from "#shared/letters/letter.schema.ts";

// Words by which work, its time and its trades are told apart, in the four languages.

/** Work that is not paid. */
export const VOLUNTARY = /\b(?:volunteer|voluntary|ehrenamt\w*|bénévole|voluntari[oa])\b/iu;

/** Where French names what is worked on. */
export const OF_WHAT = / (?:de la |de l['’]|des |du |de |d['’])/u;

/** French names of doing that belong to no trade. */
export const ANY_DOING =
  /^(?:analyse|gestion|suivi|contrôle|organisation|préparation|conduite|traitement|planification)$/iu;

/** What compounds of every field end in. */
export const ENDS_OF_TITLES =
  /(?:mitarbeiter|mitarbeitende|(?:fach|hilfs)?kraft|kauf(?:mann|frau)|leit(?:er|ung)|helfer|hilfe|assisten[tz]|berater|technik(?:er)?|angestellte|beauftragte|meister|fach(?:mann|frau)|manager)(?:in|r|n)?$/u;

/** "abgeschlossenes Examen in Physiotherapie", "abgeschlossene Ausbildung als Friseur": a trade that was learnt. */
export const TRADE_LEARNT =
  /(?<!\p{L})(?:examen (?:in|als)|examinierte?r?|(?:berufs)?ausbildung (?:in|im|als|zu[rm]?)|kaufmännische (?:grund)?ausbildung|lehre (?:als|zu[rm]?|in|im))(?!\p{L})/iu;

/** "or related field", "quantitative field", "any discipline": the subject of the degree is left open. */
export const OPEN_FIELD =
  /(?<!\p{L})(?:related|similar|relevant|equivalent|quantitative|technical|any|vergleichbar\p{L}*|verwandt\p{L}*|ähnlich\p{L}*|équivalente?s?|similaire|apparentée?|afín|afines|similar|relacionad[oa])(?!\p{L})/iu;

/** Languages that make one word of two: in another, "Salesforce" is no sales. */
export const JOINS_WORDS: ReadonlySet<Language | "other"> = new Set(["de"]);

/** Parts of German words, folded, that tell no kind of work. */
export const WORK_OF_ANY_KIND =
  /^(?:arbeit(?:en)?$|aufgabe|bereich|betreuung|betrieb|durchfuhrung|einhaltung|erstellung|fuhrung|leitung|mitarbeit|mitwirkung|organisation|planung|rechnung|stellung|teilnahme|umsetzung|unterstutzung|verantwortung|verwaltung|vorbereitung|zusammenarbeit|region|unternehmen|wochen|monat|stunden|jahre)|^(?:kund(?:en|innen)|gaste|patienten|mitarbeiter|menschen|kollegen)$/u;

/** "3 years", "zwei bis drei Jahre": its groups are the count and the unit. */
export const TIME_SPAN =
  /(?<![\p{L}\p{N}.,])(?<count>\d{1,2}|\p{L}{2,9})(?:\s*\(\d{1,2}\))?(?:\s*(?:-|–|to|bis|a)\s*\d{1,2})?(?:\s*\+|\s+(?:or more|plus|oder mehr|ou plus|o mas))?\s*(?<unit>years?|yrs?|months?|jahren?|jahre?|jahriger?|monaten?|ans?|annees?|mois|anos?|mes(?:es)?)(?![\p{L}])['’]?/u;

/** A span of time is asked for in work and not in a contract, a guarantee or an age. */
export const TIME_IN_WORK =
  /experien|erfahr|(?:years?|yrs?|months?)['’]? (?:of|in|with|as|working)\b|(?:jahre?n?) (?:in|im|als|bei)\b|ans? (?:en|dans|comme|de)\b|anos? (?:en|como|de)\b|\byrs? \p{L}+ ?\p{L}* (?:cdl|work)|berufspraxis|praxis\b/u;

/** ", including two years in water": the whole time is what is asked. */
export const INCLUDED_TIME = /,? (?:including|davon|dont|incluid[oa]s?) .*$/u;
