import { genderOf, isPlural } from "./genders.ts";
import { infinitiveOfFirst, isParticiple, isVerb, looksLikeVerb } from "./verb-forms.ts";

/**
 * German that somebody typed without any capital, with its nouns written large: "wareneingang kontrolliert und in sap
 * gebucht". Text that has a capital somewhere stays as typed, and so do words that no table of ours knows for nouns.
 */
export function withNounsLarge(text: string): string {
  if (HAS_CAPITALS.test(text)) return UNIT.test(text) ? text.replace(UNITS, (word) => nounCase(word)) : text;
  return text
    .replace(/^lehre (?=als |zum |zur )/u, "Lehre ")
    .replace(/(?<![\p{L}\p{N}-])\p{Ll}[\p{L}-]*/gu, (word, at: number) =>
      isVerbAt(word, text.slice(0, at)) ? word : nounCase(word),
    )
    .replace(LICENCE_CLASS, (_, paper: string, kind: string) => paper + kind.toUpperCase())
    .replace(
      PLACE_AT_END,
      (_, before: string, place: string) => before + place.charAt(0).toUpperCase() + place.slice(1),
    )
    .replace(EMPLOYER, (_, before: string, name: string) => before + name.charAt(0).toUpperCase() + name.slice(1));
}

/** "davon 6 jahre": behind a figure it is a noun, however the rest was typed. */
const UNIT = /\d (?:jahr|monat|woche|stunde|tag|kunde|gäst|kind|person)/u;
const UNITS =
  /(?<=\d )(?:jahre?|jahren|monate?|monaten|wochen?|stunden?|tage?|tagen|kunden|kundinnen|gäste|gästen|kinder|kindern|personen)(?!\p{L})/gu;

/** "führerschein b". */
const LICENCE_CLASS = /((?<!\p{L})(?:Führerschein|Klasse) )([a-e]\p{L}?)(?!\p{L})/gu;

/** Capitals of abbreviations do not count: "führerschein klasse AM". */
const HAS_CAPITALS = /\p{Lu}\p{Ll}/u;
/** "in celle", and nothing behind it that "celle" could belong to. */
const PLACE_AT_END = /((?<!\p{L})in )(\p{Ll}{4,})(?=$|[,;])/u;
/** "bei rhenus", "bei Tischlerei brandt": who employs is a name. */
const EMPLOYER =
  /((?<!\p{L})bei (?:\p{Lu}[\p{L}-]+ )?)(?!(?:der|dem|den|einer|einem|meiner|meinem|unserer|uns|mir|in|im|mit|und|als|von|jeder|jedem)(?!\p{L}))(\p{Ll}{3,})/u;

/** A title is a noun: its first word goes large unless it is an adjective. */
export function titleWithNounsLarge(title: string): string {
  if (HAS_CAPITALS.test(title)) return title;
  const told = withNounsLarge(title);
  return /\p{Lu}/u.test(told) ? told : told.charAt(0).toUpperCase() + told.slice(1);
}

/** "bestelle Material", "in Teilzeit arbeiten"; behind an article the same word is a noun ("in der Pflege"). */
function isVerbAt(word: string, before: string): boolean {
  return isVerb(word) || (infinitiveOfFirst(word) !== null && !DETERMINED.test(before));
}

const DETERMINED = /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine|einer|zur|beim|vom|für|meine[rn]?) $/u;

function nounCase(word: string): string {
  if (ACRONYMS.has(word)) return word.toUpperCase();
  if (!isNoun(word)) return word;
  return word.replace(/^\p{L}|(?<=-)\p{L}(?=\p{L}{2})|(?<=-)ag$/gu, (letter) => letter.toUpperCase());
}

function isNoun(word: string): boolean {
  if (word.length < 3 || SMALL_WORDS.has(word)) return false;
  if (NOUNS.has(word) || NOUN_ENDINGS.test(word)) return true;
  if (word.length < 5 || isParticiple(word) || (looksLikeVerb(word) && !isPlural(word))) return false;
  return genderOf(word) !== null || isPlural(word);
}

const ACRONYMS = new Set(
  "sap lkw pkw edv it wms haccp cnc cad crm erp seo sql html dhl ups dpd bmw vw tüv ihk hwk fh tu uni-it".split(" "),
);

const SMALL_WORDS = new Set(
  "die wie sie nie nur für zur ganz ansonsten alle sehr mehr immer schnell genau gern gut neu alt ganze seit heute morgen abends sowie ihre meine seine diese keine ohne eine danach vorher nachher zuletzt teils täglich jeweils insgesamt wenig viel damals meist meistens selbst direkt aktuell vollständig weiter wieder tur".split(
    " ",
  ),
);

/** Last parts that only nouns have. */
const NOUN_ENDINGS =
  /(?:haus|häuser|häusern|telefon|büros|anrufe|anrufen|termin|fahrer|fahrerin|führer|führerin|leiter|leiterin|helfer|helferin|kraft|kräfte|mann|frau|arbeiter|arbeiterin|mitarbeiter|mitarbeiterin|verkäufer|verkäuferin|pfleger|pflegerin|meister|meisterin|lehrling|lehrlinge|schein|zeugnis|lager|laster|wagen|kasse|küche|werkstatt|werkzeug|maschine|maschinen|betrieb|dienst|schicht|schichten|eingang|ausgang|annahme|ausgabe|bestand|ware|waren|kunde|kunden|kundin|kinder|kind|gäste|jahr|jahre|jahren|monat|monate|monaten|woche|wochen|stunde|stunden|tag|tage|tagen|praktikum|ausbildung|geschick|führung|arbeit|arbeiten|hilfe|pflege|reinigung|montage|bau|technik|holz|möbel|bett|schule|klasse|verein|mannschaft|küchen|team|computer|handy|internet|auto|autos|rad|räder|paket|pakete|palette|paletten|lieferung|lieferungen|bestellung|bestellungen|rechnung|rechnungen|euro|prozent|stück|meter|kilo|tonnen|liter|personen|leute|kollegen|kollegin|kolleginnen|chef|chefin|opa|oma|vater|mutter|eltern|bruder|schwester|onkel|tante|nachbar|nachbarn|firma|firmen|unfall|unfälle|unfällen|vorfälle|notfälle|berater|beraterin|saison|saisonen|platz|plätze|plätzen|station|stationen)$/u;

const NOUNS = new Set(
  `mathe deutsch englisch französisch spanisch türkisch polnisch russisch arabisch serbisch kroatisch ukrainisch italienisch rumänisch
stapler kran auto büro markt laden shop bar bäckerei metzgerei tischlerei schreinerei gärtnerei friseur salon hotel restaurant imbiss supermarkt tankstelle
nachtschicht frühschicht spätschicht wechselschicht zentrallager inventur garten hof stall tiere hund hunde pferde kaffee theke service
menschen kindern leuten zeit lehre südtirol tirol kärnten salzburg wien graz linz bern basel bayern hessen sachsen kellner kellnerin koch köchin büro büros ruhe wetter gruppe gruppen bayern berlin wien zürich hamburg material werkzeuge
garten haushalt wohnung wäsche termine patienten bewohner senioren pflegeheim krankenhaus klinik praxis baustelle zeichnung zeichnungen
excel word outlook powerpoint photoshop instagram fußball handball feuerwehr jugendfeuerwehr kirche chor musik gitarre klavier
holz-ag ag projekt projekte team verein noten note abitur hauptschule realschule gymnasium berufsschule`.split(/\s+/u),
);
