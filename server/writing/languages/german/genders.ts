export type Gender = "m" | "f" | "n";

/** Gender of a noun by its last part, for the nouns of trades and offices; null where it is not sure. */
export function genderOf(noun: string): Gender | null {
  const word = noun.toLowerCase().replace(/[^\p{L}-]/gu, "");
  if (word.length < 3) return null;
  if (NEUTER.test(word)) return "n";
  if (MASCULINE.test(word)) return "m";
  return FEMININE.test(word) ? "f" : null;
}

const FEMININE =
  /(?:ung|heit|keit|schaft|zeit|tät|tion|sion|ik|ur|enz|anz|erei|ie|pflege|arbeit|hilfe|nahme|ausgabe|abgabe|vergabe|kasse|analyse|montage|recherche|akquise|kontrolle|suche|lehre|ablage|vorsorge|nachsorge|diagnose|inventur|prüfung|führung|leitung|theke|küche|schule|station|schicht|software|buchhaltung|ausbildung|approbation|erfahrung|kampagne|anzeige|tour|fachkraft|steuer|technik|hygiene|presse|post|lektüre|auskunft|anfrage|absprache|übergabe|zentrale|tabelle|liste|akte|karte|gruppe|stelle|anlage|maschine|messe|halle|filiale|wäsche|etage|praxis|datenbank|website|webseite|redaktion|körperpflege|bühne|reihe|sprechstunde|visite|fläche|strecke|tabelle|statistik|dokumentation|mappe|terrasse|baustelle|flotte|klasse|woche|latte-art|bilanz|prognose|fahrt|werbung|firma|rate|quote|ausleihe|app|frist|thek|marge|miete|summe|spanne|note|pipeline|dauer|menge|plattform|oberfläche|vorrichtung|broschüre|zeitschrift|zeitung)$/u;
const MASCULINE =
  /(?:verkauf|einkauf|umgang|aufbau|umbau|ausbau|einbau|anbau|rückbau|bau|einsatz|vertrieb|betrieb|service|empfang|versand|transport|abschluss|kontakt|unterricht|eingang|ausgang|zuschnitt|schnitt|dienst|support|ablauf|entwurf|austausch|test|schein|führerschein|ausweis|brief|gesellenbrief|meisterbrief|nachweis|lebenslauf|bericht|bereich|abgleich|zahlungsverkehr|verkehr|rollout|relaunch|release|workshop|kurs|lehrgang|plan|dienstplan|prozess|haushalt|warenfluss|garten|innendienst|außendienst|handel|einzelhandel|haushalt|vorgang|auftrag|markt|salon|antrag|vertrag|bestand|umsatz|platz|ausflug|elternabend|rasen|stapler|kran|satz|rohbau|innenausbau|erstkontakt|kundenstamm|newsletter|kanal|shop|einzug|auftritt|stand|messestand|ausschuss|verbrauch|absatz|rückstand|krankenstand|versicherungsfall|jahresbericht|aufwand|posten|kundendienst|boden|zaun|ofen|tisch|umzug|infostand|stammtisch|kuchen|saal|spielplatz|parkplatz|termin|umstieg|einstieg|wechsel|modus|anteil|durchsatz|katalog|preis|score)$/u;
const NEUTER =
  /(?:ing|ment|wesen|projekt|zeugnis|zertifikat|lektorat|examen|diplom|abitur|studium|lager|labor|management|vermögen|team|gespräch|büro|archiv|angebot|reporting|controlling|recht|layout|budget|konzept|sortiment|netzwerk|zentrum|system|programm|material|produkt|konto|event|kassenbuch|postfach|magazin|museum|theater|design|portfolio|handbuch|inventar|rechnungswesen|personalwesen|backoffice|ergebnis|volumen|niveau|wachstum|telefon|portal|gerät|\p{L}{2,}ieren)$/u;

/** Whether a noun is a plural that needs no article: "Lohnabrechnungen", "Kundenaufträge". */
export function isPlural(noun: string): boolean {
  return PLURAL.test(noun);
}

const PLURAL =
  /(?:ungen|tionen|täten|heiten|keiten|schaften|uren|aufträge|arbeiten|berichte|abschlüsse|pläne|texte|projekte|gespräche|kurse|waren|daten|prozesse|termine|rechnungen|angebote|temperaturen|bestellungen|touren|anfragen|artikel|kampagnen|analysen|proben|verträge|aufgaben|kassen|konten|seiten|medien|filme|bilder|dokumente|briefe|protokolle|statistiken|tabellen|akten|listen|anlagen|maschinen|netzwerke|systeme|räume|geräte|fahrzeuge|veranstaltungen|messen|reisen|stücke|möbel|fahrten|einsätze|gänge|besuche|versuche|dienste|workshops|anträge|umzüge|ausflüge|einkäufe|(?<=.)kenntnisse)$/u;
