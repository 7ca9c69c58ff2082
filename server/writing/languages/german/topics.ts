import { rememberTexts } from "../../words/remember-texts.ts";
import { type Case, isUnsurePair, withDefinite, withObjectArticle } from "./articles.ts";
import { isPlural } from "./genders.ts";
import { looksLikeVerb, withZu } from "./verb-forms.ts";
import { separablePrefixes } from "./verbs.ts";

/**
 * A requirement or duty of a posting cut down to a noun phrase or an infinitive with its object, of at most eight
 * words; null if nothing is left that a letter could take up.
 */
export function shortenTopic(asked: string): string | null {
  const text = withoutYours(withoutFigures(asked.includes("/innen") ? withBothForms(asked) : asked));
  const language = LANGUAGE.exec(text)?.[1];
  if (language) return `${language}kenntnisse`;
  // "kassieren": work that needs no object is named by its verb.
  if (/^\p{Ll}{3,}(?:en|eln|ern)$/u.test(text) && looksLikeVerb(text) && !SAYS_LITTLE.test(text))
    return text.charAt(0).toUpperCase() + text.slice(1);
  if (NOISE.test(text) || STOCK.test(text) || CUT_OFF.test(text)) return null;
  const plain = strip(text.replace(/^(?:gerne? |auch |mal )+(?=\p{L})/u, ""));
  const words = cut(plain.split(" ").filter(Boolean));
  const phrase = words.join(" ").replace(/[\s.,;:]+$/u, "");
  return isSound(phrase) ? phrase : null;
}

const MOST_WORDS = 8;

/** "gutes Englisch in Wort und Schrift", "Deutsch- und gute Englischkenntnisse": one language asked for. */
const LANGUAGE =
  /^(?:(?:Deutsch- und )?(?:(?:sehr )?gut\p{Ll}*|fließend\p{Ll}*|sicher\p{Ll}*|verhandlungssicher\p{Ll}*|solid\p{Ll}*|fundiert\p{Ll}*) )*(Englisch|Französisch|Italienisch|Spanisch|Polnisch|Russisch|Türkisch|Niederländisch|Tschechisch)(?:kenntnisse)?(?: in Wort und Schrift| in Wort| auf \S+-Niveau)?$/u;

/** Verbs that name no work of their own. */
const SAYS_LITTLE =
  /^(?:arbeiten|mitarbeiten|helfen|mithelfen|machen|lernen|sollen|können|müssen|haben|werden|wollen|leben|wachsen|bieten|bringen|denken|handeln|kommen|gehen|stehen|wissen|mitdenken|anpacken|zupacken|unterstützen|mögen|leisten|erhalten|starten|bewerben|betreuen|bearbeiten|führen|leiten|planen|pflegen|prüfen|erstellen)$/u;

/** "Kund/innen" is written out: "Kundinnen und Kunden". */
function withBothForms(text: string): string {
  return text
    .replace(/(?<!\p{L})(Kund|Kolleg|Klient|Patient|Student|Praktikant)\/innen/gu, "$1innen und $1en")
    .replace(
      /((?<!\p{L})(?:von|mit|bei|aus|zu) (?:\p{Ll}+ )?)?(?<!\p{L})(\p{Lu}\p{L}+er)\/innen/gu,
      (_, dative: string | undefined, men: string) => `${dative ?? ""}${men}innen und ${men}${dative ? "n" : ""}`,
    );
}

/** How many and how old is the posting's figure: "von zwei Auszubildenden", "Kindern zwischen drei und sechs Jahren". */
function withoutFigures(text: string): string {
  return text
    .replace(
      / (?:im Alter )?(?:zwischen|von|ab) (?:\d+|\p{Ll}+)(?: (?:und|bis) (?:\d+|\p{Ll}+))?(?: (?:Jahren?|Monaten?)| Lebensjahr)?$/u,
      "",
    )
    .replace(/(?<=Teams?) von \p{Ll}+ \p{Lu}\p{L}+$/u, "")
    .replace(
      /(?<= von )(?:rund |etwa |circa |ca\. |bis zu )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+) (?=\p{Lu}\p{L}+n(?: |$))/u,
      "",
    );
}

/** "Führen deines Postens": what is the reader's there is nobody's here. */
function withoutYours(text: string): string {
  return text
    .replace(/^(?:selbst(?:st)?ändig|eigenständig|eigenverantwortlich)(?:e|es|er) (?=\p{Lu})/u, "")
    .replace(/(?<!\p{L})dein(es|em|en|er)(?= \p{L})/u, (_, ending: string) => (ending === "er" ? "der" : `d${ending}`));
}

/** Pay, dates and procedure that were taken for a wish. */
const NOISE =
  /[€$£%]|(?<!\p{L})(?:gehalt|vergütung|tarif\p{L}*|entgelt|lohn|brutto|bewerbung\p{L}*|kennziffer|referenz\p{L}*|anschreiben|lebenslauf|führungszeugnis|arbeitsbeginn|eintrittstermin|stunden pro woche|urlaub|befristet|unbefristet|vollzeit|teilzeit|ansprechpartner\p{L}*)(?!\p{L})/iu;

/** The rest of a sentence whose verb, or half of whose verb, stands elsewhere; or that speaks of what was said before it. */
const CUT_OFF =
  /^(?:wie|dass|ob|daraus|daran|dabei|damit|dafür|davon|darauf|keine?) |(?<!\p{L})(?:stimmen|wirken|(?<!für .*)sorgen)$|^(?:unseren|euren|ihren|den) \p{Lu}\p{L}+ (?:zeigen|geben|erklären|bringen)$|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L})|(?:(?<!\p{L})zusammen|\s(?:weiter|zwischen \p{Ll}+|mit|an|auf|ein))$/u;

/** Stock that is true of every posting. */
const STOCK =
  /team(?:fähig|geist|player|work|arbeit)|belastbar|zuverlässig|flexib|einfühlung|arbeitsweise|kommunikations|engagement|motivation|motiviert|freude (?:an|am)|spaß|humor|deutschkenntnisse|sprachkenntnisse|wort und schrift|(?<!ruf)bereitschaft(?!sdienst)|verantwortungsbewusst|auffassungsgabe|serviceorient|kundenorient|dienstleistungs|auftreten|gern(?:e)? früh|interesse an|eigeninitiative|sorgfalt|lernbereit|sozialkompetenz|offenheit|persönlichkeit|quereinst|wiedereinst|grundausbildung|ausdruck$|umgangsformen|berufseinst|schwindelfrei|mentalität|(?<!\p{L})fan(?!\p{L})|überzahlung|miteinander|samstag|sonntag|wochenend|feiertag| (?:lieben|mögen|wünschen)$|keine erfahrung|erscheinung|gutes auge|auge für|lust auf|sozialleistung|^\p{Lu}\p{L}+ und menschen$|führungszeugnis|impf|masern|fahrbereit|mobilität|deutsch (?:so|in|mindestens|auf|sprechen)|deutsch- und englisch|ansprech(?:partner|person)|^(?:die )?fähigkeit|eignung|mindestalter|gesundheit(?:lich|szeugnis)|volljährig|tauglich|staatsangehörig|aufenthalts|bürgerinnen und|mehrjährige berufserfahrung$|^berufserfahrung$|(?<!\p{L})(?:du|dich|dir|dein\p{L}*|sie|euch|ihnen)(?!\p{L})/iu;

/** What postings put before the thing itself; what follows keeps its form. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:mehrjährige |mehrere Jahre )?(?:Berufserfahrung|Berufspraxis|Erfahrung|Praxis) (?:im|in der|beim) (?=\p{Lu})/u,
  /^(?:mehrjährige |erste |einschlägige |praktische |relevante |idealerweise |gute |sehr gute |fundierte |sichere |grundlegende |nachgewiesene )+(?=\p{Lu})/u,
  /^(?:Berufserfahrung|Erfahrung|Erfahrungen|Praxis|Kenntnisse|Grundkenntnisse|Fachkenntnisse|Vorkenntnisse|Routine|Wissen)(?: und (?:Kenntnisse|Erfahrung))? (?:im|in der|in|beim) (?=\p{Lu})/u,
  /^(?:sicherer |sicherer und \p{Ll}+ |geübter |routinierter |versierter )?Umgang mit (?=\p{L}?\p{Lu}[\p{Lu}\d]|\p{Ll}+\p{Lu}|\p{Lu}\p{Ll}+(?: und \p{Lu}\p{L}+)?$)/u,
  /^(?:Erfahrung|Kenntnisse|Routine) mit (?=\p{Lu}[\p{Lu}\d])/u,
  /^(?:Mitarbeit|Mitwirkung|Mithilfe|Beteiligung) (?:bei|an|in) (?:der|dem|den) (?=\p{Lu})/u,
  /^(?:Übernahme|Durchführung) (?:der|von) (?=\p{L}+ungen(?: |$))/u,
  /^(?:die|der|das) (?=\p{Lu}\p{L}+(?:ung|ion|ege|eit)(?: |$))/u,
];

function strip(text: string): string {
  let phrase = text
    .replace(/\([^)]*\)/gu, " ")
    .replace(/["„“”*]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  for (const lead of LEAD_INS) phrase = phrase.replace(lead, "");
  // Behind "Umgang mit" a plural stood in the dative: "Geoinformationssystemen".
  if (/ mit \S+n$/u.test(text) && isPlural(phrase.slice(0, -1))) phrase = phrase.slice(0, -1);
  // "Bearbeitung von Kundenanfragen telefonisch, per E-Mail": how it is done belongs to a verb, and there is none.
  if (!isInfinitive(phrase)) phrase = phrase.replace(MANNER, "").replace(/^(?:die|das) (?=\p{Lu})/u, "");
  return phrase
    .replace(
      /(?<=\p{L}) in den (?:Bereichen|Gebieten|Fächern|Feldern|Branchen|Sparten|Disziplinen) \p{Lu}[\p{L}-]*$/u,
      "",
    )
    .replace(
      /(?<=[Ss]tudium|[Aa]usbildung|[Aa]bschluss) (?:der|in den|in der) (?:Fach|Studien)richtung(?:en)? .*$/u,
      "",
    )
    .replace(/ in (?:enger )?(?:Zusammenarbeit|Abstimmung|Absprache)$/u, "")
    .replace(
      /,? (?:ist|sind|wäre|wären|wird|werden)? ?(?:von Vorteil|wünschenswert|erforderlich|vorausgesetzt|erwünscht|willkommen|hilfreich|nützlich|notwendig|zwingend|Pflicht|(?<=wäre )(?:gut|schön|toll|super|ideal|prima)|ein Plus|kein Muss)$/u,
      "",
    )
    .replace(/[\s.,;:]+$/u, "");
}

const MANNER =
  /,?(?: auch)? (?:telefonisch|persönlich|schriftlich|mündlich|vor Ort|online|digital|elektronisch|regelmäßig|täglich|selbst(?:st)?ändig|eigenständig|eigenverantwortlich|fachgerecht|termingerecht)(?:(?:,| und| oder| sowie|\/).*)?$/u;

/** A long noun phrase ends before a preposition or an "und"; a long infinitive cannot be cut. */
function cut(words: string[]): string[] {
  const relative = words.findIndex(
    (word, at) =>
      at > 0 &&
      /,$/u.test(words[at - 1] ?? "") &&
      /^(?:die|der|das|dass|damit|sodass|um|wenn|weil|wie|z\.)$/u.test(word),
  );
  const kept = relative > 0 ? words.slice(0, relative) : words;
  if (kept.length <= MOST_WORDS) return kept;
  if (isInfinitive(kept.join(" "))) return [];
  for (let at = MOST_WORDS; at >= 2; at--) {
    if (
      /^(?:in|im|mit|nach|bei|für|von|vom|zur|zum|an|am|auf|und|sowie|oder|inklusive|gemäß|unter|über|aus|durch)$/u.test(
        kept[at] ?? "",
      )
    )
      return withoutHalfOfList(withoutHalfOfRow(kept.slice(0, at)));
  }
  return [];
}

/** "zu Schnitt, Farbe | und Pflege": without its end the row would stop in the middle. */
function withoutHalfOfRow(words: string[]): string[] {
  const before = words.at(-2) ?? "";
  return before.endsWith(",") ? [...words.slice(0, -2), before.slice(0, -1)] : words;
}

/** "Therapie in den Bereichen Orthopädie", whose second field was cut off, is "Therapie". */
function withoutHalfOfList(words: string[]): string[] {
  const at = words.findIndex((word) => /^(?:Bereichen|Gebieten|Feldern|Fächern|Schwerpunkten)$/u.test(word));
  return at > 2 ? words.slice(0, at - 2) : words;
}

function isSound(phrase: string): boolean {
  const words = phrase.split(" ");
  const last = words.at(-1) ?? "";
  if (phrase.length < 4 || /^\d|(?<!\p{L})\d+(?: |$)/u.test(phrase)) return false;
  if (/(?:heits|keits|ungs|schafts|tions|-)$/u.test(last) || HALF.test(phrase)) return false;
  if (/^(?:nicht|kein|keine|wenn|dass|weil|ob|wie|und|oder)\s/u.test(phrase)) return false;
  return (
    isInfinitive(phrase) ||
    (/\p{Lu}/u.test(phrase) && /^(?:\p{Lu}|\p{Ll}+(?:e|er|es) \p{Lu})/u.test(phrase) && !endsLoosely(last))
  );
}

/** "Bearbeitung von Miet-" without its second half, "im Umkreis" without its measure. */
const HALF =
  /(?:\s(?:Kat|Miet|Pacht|Sach|Grund|Sanitär|Neu|Um|Ein|Aus|An|Ver|Lohn|Kranken|Alten|Vor|Nach|Be|Qualitäts|Arbeits|Fach|Kosten|Betriebs|Personal|Jahres|Kreditoren)|\s(?:im|in|am) (?:Umkreis|Rahmen|Bereich|Höhe|Umfang|Team|Großraum|Raum|Alltag|Bezug))$/u;

function endsLoosely(word: string): boolean {
  return /^(?:in|im|mit|nach|bei|für|von|zu|zur|zum|an|am|auf|und|oder|der|die|das|den|dem|des|ein|eine|sowie)$/u.test(
    word,
  );
}

/** "die Mühlen auffüllen": an object with its verb behind it. */
export function isInfinitive(phrase: string): boolean {
  const words = phrase.split(" ");
  const last = words.at(-1) ?? "";
  return words.length > 1 && looksLikeVerb(last) && !separablePrefixes.includes(last) && !hasZu(last, words.at(-2));
}

/** "Fähigkeit, sich klar auszudrücken", "Lust, zu lernen": the verb hangs on a noun. */
function hasZu(last: string, before: string | undefined): boolean {
  if (before === "zu") return true;
  const at = last.indexOf("zu", 2);
  return at > 0 && separablePrefixes.includes(last.slice(0, at)) && looksLikeVerb(last.slice(at + 2));
}

/** "die Mühlen aufzufüllen"; null for nouns. */
export function topicWithZu(phrase: string): string | null {
  if (!isInfinitive(phrase)) return null;
  const words = phrase.split(" ");
  const joint = words.findIndex((word, at) => at > 1 && at <= words.length - 2 && /^(?:und|oder|sowie)$/u.test(word));
  const first = words[joint - 1] ?? "";
  // "Ladung sichern und Papiere prüfen": each verb takes its own "zu".
  if (joint > 0 && /^\p{Ll}/u.test(first) && looksLikeVerb(first)) words[joint - 1] = withZu(first);
  const phraseWithZu = [...words.slice(0, -1), withZu(words.at(-1) ?? "")].join(" ");
  return joint > 0 ? phraseWithZu : withObjectArticle(phraseWithZu);
}

/** The noun phrase of a posting with the article its case wants, or bare where German uses none; null for infinitives. */
export function topicAsNoun(phrase: string, wanted: Case): string | null {
  return AS_NOUN[wanted](phrase);
}

/** Slot after slot asks for the same few topics. */
const AS_NOUN: Record<Case, (phrase: string) => string | null> = {
  nominative: rememberTexts((phrase) => nounIn(phrase, "nominative")),
  accusative: rememberTexts((phrase) => nounIn(phrase, "accusative")),
  dative: rememberTexts((phrase) => nounIn(phrase, "dative")),
};

function nounIn(phrase: string, wanted: Case): string | null {
  if (isInfinitive(phrase) || /^(?:Erfahrung|Kenntnis|Berufserfahrung|Grundkenntnis|Vorkenntnis)/u.test(phrase))
    return null;
  if (isBare(phrase, wanted) || isUnsurePair(phrase)) return phrase;
  return withDefinite(phrase, wanted);
}

/** Names of tools, pairs of nouns and plurals stand without an article. */
function isBare(phrase: string, wanted: Case): boolean {
  const [first = ""] = phrase.split(" ");
  if (/^\p{Lu}[\p{Lu}\d/+-]+(?: |$)/u.test(phrase)) return true;
  if (
    /^(?:Excel|Word|Outlook|Office|Microsoft|Google|Python|Java|Docker|Linux|Windows|Figma|Photoshop|Angular|React|Datev|Git|Node|Kotlin|Swift)(?: |$|,)/u.test(
      phrase,
    )
  )
    return true;
  if (/^\p{Lu}[\p{L}-]*\p{L} und \p{Lu}[\p{L}-]+$/u.test(phrase))
    return wanted !== "dative" || !/(?:e|er)$/u.test(phrase);
  if (isPlural(first)) return wanted !== "dative" || first.endsWith("n");
  return false;
}
