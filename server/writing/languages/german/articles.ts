import { type Gender, genderOf, isPlural } from "./genders.ts";
import { isNominalised } from "./verb-forms.ts";

export type Case = "nominative" | "accusative" | "dative";

const DEFINITE: Record<Gender, Record<Case, string>> = {
  m: { nominative: "der", accusative: "den", dative: "dem" },
  f: { nominative: "die", accusative: "die", dative: "der" },
  n: { nominative: "das", accusative: "das", dative: "dem" },
};
/** A line of work told in a sentence: "Kasse abgerechnet" becomes "die Kasse abgerechnet". */
export function withObjectArticle(field: string): string {
  const [first = "", second = ""] = field.split(" ");
  // "Zweiwöchiges Praktikum gemacht": the ending tells the gender.
  if (/^\p{Ll}{3,}es$/u.test(first) && /^\p{Lu}/u.test(second)) return `ein ${field}`;
  if (NEUTER_HERE.test(first) && !/^(?:und|oder|sowie)$/u.test(second)) return `das ${field}`;
  if (NAMED_PLACE.test(field)) return `den ${field}`;
  const person = PERSON.exec(first);
  if (person && !/^(?:und|oder|sowie)$/u.test(second))
    return `${person[1] ? "eine" : person[2] ? "meinen" : "meine"} ${field}`;
  const gender =
    /^\p{Lu}(?:[\p{Lu}\d]*-\p{Lu})?[\p{Ll}-]+(?:\p{Lu}\p{Ll}+)?$/u.test(first) && !isPlural(first)
      ? genderOf(first)
      : null;
  if (!gender || /^(?:und|oder|sowie|(?![A-C][12]$)\p{Lu}.*)$/u.test(second)) return field;
  if (gender === "f") return NO_ARTICLE.test(first) ? field : `die ${field}`;
  return COUNTABLE.test(first) || /^(?:von|der|des|für)$/u.test(second)
    ? `${DEFINITE[gender].accusative} ${field}`
    : field;
}

/** "Posten Gardemanger geführt", "Bereich Einkauf geleitet". */
const NAMED_PLACE = /^(?:Posten|Bereich|Standort|Kurs|Stand) (?!von |der |des |für |und )\p{Lu}/u;

/** "Mutter gepflegt", "Nachbarin gefahren". */
const PERSON =
  /^(?:(Nachbarin|Freundin)|(Vater|Großvater|Schwiegervater|Opa|Bruder|Onkel)|(?:Mutter|Großmutter|Schwiegermutter|Oma|Schwester|Tante|Eltern|Großeltern|Schwiegereltern))$/u;

/** "Hochbett gebaut": things one makes. */
const NEUTER_HERE = /^\p{Lu}\p{Ll}*(?:bett|regal|haus|dach|fest|buch|spiel)$/u;

/** Named in general, without an article. */
const NO_ARTICLE =
  /^(?:Hilfe|Nachhilfe|Erste|Verantwortung|Erfahrung|Software|Hardware|Technik|Musik|Physik|Mathematik|Werbung|Post|Unterstützung|Beratung|Freizeit|Ware)$/u;

/** Masculine and neuter nouns that hardly stand alone in the singular. */
const COUNTABLE =
  /(?:layout|budget|bestand|kassenbuch|dienstplan|sortiment|lager|auftritt|newsletter|katalog|bett|regal|möbelstück|haus|projekt|konzept|praktikum|netzwerk|zentrum|team|fest|abschluss|wareneingang|warenausgang|fuhrpark|empfang|haushalt|shop|einsatz|umsatz|ausschuss|verbrauch|absatz|krankenstand|rückstand|betrieb|einkauf|verkauf|aufbau|umbau|prozess|ablauf|markt|kurs|turnier|verein|garten|aufwand|posten|ofen|zaun|umzug|spielplatz|stand|basar|chor|führerschein|termin|umstieg|einstieg|wechsel|modus|anteil|durchsatz|preis|score|ergebnis|volumen|niveau|programm|archiv|system|portal|magazin|handbuch|portfolio|inventar|gerät)$/iu;

const INDEFINITE_ACCUSATIVE: Record<Gender, string> = { m: "einen", f: "eine", n: "ein" };

/**
 * A noun phrase without an article, given one: "Erstellung der Abschlüsse" is "die Erstellung der Abschlüsse". Nothing
 * of it is declined; null where its gender is not known or an adjective would have to change.
 */
export function withDefinite(phrase: string, wanted: Case): string | null {
  if (isNominalised(phrase) || isNominalisedPair(phrase))
    return `${DEFINITE.n[wanted]} ${withSecondArticle(phrase, wanted)}`;
  const { adjective, head } = headOf(phrase);
  const gender = genderOf(head);
  if (!gender) return null;
  if (isPlural(head)) return null;
  if (adjective === "") return `${DEFINITE[gender][wanted]} ${withSecondArticle(phrase, wanted)}`;
  return gender === "f" && wanted !== "dative" && /e$/u.test(adjective) ? `die ${phrase}` : null;
}

/** "Abstimmung der Konten und Klärung von Differenzen": the second noun takes its own article. */
function withSecondArticle(phrase: string, wanted: Case): string {
  const pair = /^(\p{Lu}[\p{L}]+) und (\p{Lu}[\p{L}-]+)$/u.exec(phrase);
  if (pair?.[2] && isPlainPair(phrase)) {
    const other = genderOf(pair[2]);
    return other && !isPlural(pair[2]) ? `${pair[1]} und ${DEFINITE[other][wanted]} ${pair[2]}` : phrase;
  }
  const { shared, one, two } = sharedOf(phrase);
  // "den Betrieb und die Überwachung der Server": nouns of two genders cannot share an article.
  if (shared && one && two && one !== two) return `${shared[1]} und ${DEFINITE[two][wanted]} ${shared[2]} ${shared[3]}`;
  const parts = /^(\p{Lu}\S+ \S.*) (und|sowie) (\p{Lu}\S+) (.*)$/u.exec(phrase);
  const gender = parts?.[3] && !isPlural(parts[3]) ? genderOf(parts[3]) : null;
  // "Konzeption, Organisation und Durchführung von Messen": three under one article.
  if (/^\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)+$/u.test(parts?.[1] ?? "")) return phrase;
  if (!parts || gender !== "f" || /^(?:Grund|Monats)?-/u.test(parts[1] ?? "")) return phrase;
  return `${parts[1]} ${parts[2]} ${DEFINITE.f[wanted]} ${parts[3]} ${parts[4]}`;
}

/** "Betrieb und Überwachung der Server", and the genders of its two nouns. */
function sharedOf(phrase: string) {
  const shared = /^(\p{Lu}\p{L}+) und (\p{Lu}\p{L}+) (\S.*)$/u.exec(phrase);
  const [one, two] = [shared?.[1] ?? "", shared?.[2] ?? ""].map((noun) =>
    isPlural(noun) ? null : isNominalised(noun) ? ("n" as const) : genderOf(noun),
  );
  return { shared, one, two };
}

/** "Anlegen und Führen der Akten": two verbs under one article. */
function isNominalisedPair(phrase: string): boolean {
  const [, one = "", two = ""] = /^(\p{Lu}\p{L}+) und (\p{Lu}\p{L}+) (?:der|des|von) \S/u.exec(phrase) ?? [];
  return one !== "" && isNominalised(one) && isNominalised(two);
}

/** Two nouns of which one's gender is not known: they stand without an article. */
export function isUnsurePair(phrase: string): boolean {
  const { shared, one, two } = sharedOf(phrase);
  return shared !== null && !(one && two);
}

/** "Mahnwesen und Zahlungsverkehr": two things, each with its article; "Be- und Entladung" is one. */
export function isPlainPair(phrase: string): boolean {
  return /^\p{Lu}\p{L}+ und \p{Lu}[\p{L}-]+$/u.test(phrase);
}

/** "einen Staplerschein", "eine abgeschlossene Ausbildung"; null where that would take declining. */
export function withIndefinite(phrase: string): string | null {
  const { adjective, head } = headOf(phrase);
  const gender = genderOf(head);
  if (!gender || (adjective !== "" && !(gender === "f" && /e$/u.test(adjective)))) return null;
  return `${INDEFINITE_ACCUSATIVE[gender]} ${phrase}`;
}

/** The adjectives before the first noun, and that noun; "Pflege und Betreuung" counts by its first. */
export function headOf(phrase: string): { adjective: string; head: string } {
  const words = phrase.split(/\s+/u);
  const at = words.findIndex((word) => /^\p{Lu}/u.test(word) && !/-$/u.test(word));
  if (at < 0) return { adjective: "", head: "" };
  const before = words.slice(0, at).filter((word) => /^\p{Ll}/u.test(word) && !/^(?:und|oder|sowie)$/u.test(word));
  return { adjective: before.at(-1) ?? "", head: words[at] ?? "" };
}
