/** The first word small where it is no noun or name: a line of work begins with a capital in any case. */
export function lowerFirst(text: string): string {
  const [first = "", second = ""] = text.split(" ");
  return staysLarge(first, second) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function staysLarge(first: string, second: string): boolean {
  // "Englisch bringe ich mit": a language, and no adjective.
  if (/^\p{Lu}\p{Ll}+isch$/u.test(first) && /^(?:bringe|spreche|kann|auf|\(.*)$/u.test(second)) return true;
  // "Bremsen, Fahrwerk und Auspuff": the first of several nouns.
  if (/^\p{Lu}\p{Ll}+en,$/u.test(first) && /^\p{Lu}/u.test(second)) return true;
  const word = first.replace(/[,;:.]+$/u, "");
  if (/^\p{Ll}|^\d/u.test(word) || SMALL.test(word)) return false;
  // "Telefonzentrale, Postbearbeitung": behind an adjective the next would be small.
  if (/,$/u.test(first) && /^\p{Lu}/u.test(second)) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\d/u.test(word)) return true;
  if (/(?:lich|weise|isch|mäßig|(?<!sc)haft|bar|los|voll|sam|fach|stündlich|tägig)$/u.test(word) && word.length > 4)
    return false;
  if (/ig$/u.test(word) && !/(?:Honig|König|Essig|Pfennig)$/u.test(word)) return false;
  if (/^\p{Lu}\p{L}+ier(?:e|t|te|en)$/u.test(word) && !isNounInIere(word)) return false;
  return !(
    /(?:e|en|er|es|em)$/u.test(word) &&
    /^\p{Lu}/u.test(second) &&
    !NOUN_BEFORE_NOUN.test(word) &&
    !NOUN_ENDING.test(word)
  );
}

/** "Frachtpapiere kontrolliert": nouns that look like verbs in -ieren. */
export function isNounInIere(word: string): boolean {
  return NOUN_IN_IERE.test(word);
}

const NOUN_IN_IERE =
  /^(?:\p{L}*papier|(?:haus|nutz|wild|klein|groß)?tier|(?:fass|flaschen)?bier|klavier|offizier|passagier|\p{L}*quartier|\p{L}*revier|\p{L}*turnier|scharnier|juwelier|pionier)en?$/iu;

const SMALL =
  /^(?:Der|Die|Das|Den|Dem|Des|Ein|Einen|Einem|Einer|Eines|Kein|Keine|Keinen|Mit|Bei|In|Im|Ins|Am|An|Beim|Auf|Aus|Für|Von|Vom|Vor|Zu|Zum|Zur|Über|Unter|Um|Bis|Seit|Nach|Neben|Durch|Gegen|Ohne|Rund|Etwa|Circa|Ca\.?|Gut|Fast|Mehr|Mehrere|Alle|Allen|Jede|Jeden|Jedes|Pro|Je|Auch|Sowie|Und|Oder|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Viele|Einige|Neue|Neuen|Neuer|Selbst|Eigene|Eigenen|Dabei|Dort|Hier|Sehr|Erste|Ersten|Ich|Wir|Mein|Meine|Meinen|Unsere|Unser|Meist|Oft|Immer|Nur|Gemeinsam|Zusammen|Allein|Sicher|Sicherer|Sichere|Gute|Guter|Gutes|Gültiger|Gültige|Abgeschlossene|Abgeschlossenes|Fließend|Deutsch-|Verantwortlich|Zuständig|Nachts|Abends|Morgens|Als|Wie|Sich|Interne|Externe|Kleine|Große|Kleiner|Großer|Ganze|Erfahren|Eine|Kurz|Was|Wer|Wenn|Wie|Darf|Meiner|Kommen|Erst|Angefangen|Ebenso|Daneben|Deshalb|Darum|Mich|So|Damit|Zuletzt|Zurzeit|Derzeit|Vorweg|Vorher|Davor|Zuvor|Heute|Jetzt|Gern|Nun|Vertraut|Danach|Anfangs|Wo|Ob|Gerade|Wie|Sollten|Unmittelbar|Beginnen|Anbieten|Mitbringen|Einbringen|Einsetzen|Zeigen|Anfangen|Aus|Noch|Dies|Diese|Dieser|Diesen|Auf|Lieber|Einmal|Womit|Welche|Wann|Wen|Warum|Neugierig|Besonders|Insgesamt|Ergänzen|Ergänzend|Ferner|Hinzu|Dazu|Wunschgemäß|Näheres|Dass|Gefragt|Übrigens|Tatsächlich|Eines|Zweierlei|Beides|Vieles|Manches|Etwas|Nichts|Wollen|Außerdem)$/u;

/** Nouns in -e, -en and -er that may stand right before another noun. */
const NOUN_BEFORE_NOUN =
  /^(?:Kunden|Kundinnen|Gäste|Patienten|Waren|Ware|Mitarbeiter|Kollegen|Kinder|Schüler|Daten|Rechnungen|Reise|Messe|Kasse|Theke|Küche|Presse|Seminare|Kurse|Teller|Leiter|Meister|Server|Angular|Jupiter|Docker|Spring|Power|Google|Adobe|Office|Online|Software|Hardware|Posten|Stationen|Karten|Platten|Torten|Braten|Boden|Garten|Laden|Frauen|Männer|Senioren|Bewohner|Besucher|Klienten|Mandanten|Studenten|Studierende|Lernende|Auszubildende|Jugendliche|Firmen|Kosten|Rohre|Fenster|Zimmer|Keller|Wasser|Filter|Muster|Register|Semester|Fahrer|Lager|Bagger|Stapler|Motoren|Rechner|Drucker|Roboter|Newsletter|Container|Router|Azubis|Bankette|Möbel|Pakete|Briefe|Tiere|Pferde)$/u;
const NOUN_ENDING = /(?:ungen|heiten|keiten|schaften|tionen|innen)$/u;
