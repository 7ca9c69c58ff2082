import { expect, test } from "vitest";
import { atPlace } from "./places.ts";
import { shortenTopic, topicAsNoun, topicWithZu } from "./topics.ts";

test.each([
  ["sicherer Umgang mit SAP FI und Excel", "SAP FI und Excel"],
  [
    "Beratung unserer Kundinnen und Kunden zu Schnitt, Farbe und Styling",
    "Beratung unserer Kundinnen und Kunden zu Schnitt",
  ],
  ["Kenntnisse im Energiesteuerrecht", "Energiesteuerrecht"],
  ["Bearbeitung von Kundenanfragen telefonisch, per E-Mail", "Bearbeitung von Kundenanfragen"],
  ["Kunden telefonisch und persönlich beraten", "Kunden telefonisch und persönlich beraten"],
  ["die Mühlen auffüllen", "die Mühlen auffüllen"],
  ["kassieren", "Kassieren"],
  ["Bildung und Betreuung von Kindern zwischen drei", "Bildung und Betreuung von Kindern"],
  ["Betreuung von Kindern zwischen 3 und 6 Jahren", "Betreuung von Kindern"],
  ["Anleitung von zwei Auszubildenden", "Anleitung von Auszubildenden"],
  ["mehrere Jahre Berufserfahrung in der Administration von Servern", "Administration von Servern"],
  ["Führerschein Klasse B wäre gut", "Führerschein Klasse B"],
  ["gutes Englisch in Wort und Schrift", "Englischkenntnisse"],
  ["Deutsch- und gute Englischkenntnisse", "Englischkenntnisse"],
  ["selbstständiges Führen deines Postens", "Führen des Postens"],
  ["Beratung unserer Kund/innen", "Beratung unserer Kundinnen und Kunden"],
  ["Anleitung von Mitarbeiter/innen", "Anleitung von Mitarbeiterinnen und Mitarbeitern"],
  ["Einzel- und Gruppentherapie in den Bereichen Orthopädie", "Einzel- und Gruppentherapie"],
  ["Teilnahme an der Rufbereitschaft", "Teilnahme an der Rufbereitschaft"],
  ["arbeiten", null],
  ["Bereitschaft zum Schichtdienst", null],
  ["selbstständige Arbeitsweise und Teamfähigkeit", null],
  ["Deutschkenntnisse in Wort und Schrift", null],
  ["24,50 € pro Stunde", null],
])("%s is taken up as %s", (text, topic) => {
  expect(shortenTopic(text)).toBe(topic);
});

test("nouns get the article of their case and nothing of them is declined", () => {
  expect(topicAsNoun("Abstimmung der Konten und Klärung von Differenzen", "dative")).toBe(
    "der Abstimmung der Konten und der Klärung von Differenzen",
  );
  expect(topicAsNoun("Staplerschein", "accusative")).toBe("den Staplerschein");
  expect(topicAsNoun("Putzen", "dative")).toBe("dem Putzen");
  expect(topicAsNoun("Konzeption, Organisation und Durchführung von Messen", "dative")).toBe(
    "der Konzeption, Organisation und Durchführung von Messen",
  );
  expect(topicAsNoun("Englischkenntnisse", "accusative")).toBe("Englischkenntnisse");
  expect(topicAsNoun("sicherer Staplerschein", "accusative")).toBeNull();
  expect(topicAsNoun("Qwertz am Band", "accusative")).toBeNull();
  expect(topicWithZu("die Mühlen auffüllen")).toBe("die Mühlen aufzufüllen");
});

test.each([
  ["Nordstern Personal GmbH", "bei der Nordstern Personal GmbH"],
  ["Café Zeitlos", "im Café Zeitlos"],
  ["Bäckerei Semmelrogge", "in der Bäckerei Semmelrogge"],
  ["Universität Ulm", "an der Universität Ulm"],
  ["Stadtwerke Lindau", "für die Stadtwerke Lindau"],
  ["Ambulanter Dienst Fördewind", "bei „Ambulanter Dienst Fördewind“"],
  ["Ashdown General", "bei Ashdown General"],
])("one works at %s: %s", (name, place) => {
  expect(atPlace(name)).toBe(place);
});

test.each([
  ["Oberflächen schleifen und lackieren", "Oberflächen zu schleifen und zu lackieren"],
  ["Ladung sichern und Papiere prüfen", "Ladung zu sichern und Papiere zu prüfen"],
])("each verb of %s takes its own zu", (topic, expected) => {
  expect(topicWithZu(topic)).toBe(expected);
});

test.each([
  ["Betrieb und Überwachung der Server", "den Betrieb und die Überwachung der Server"],
  ["Einspielen von Updates und Sicherung der Daten", "das Einspielen von Updates und die Sicherung der Daten"],
  ["Pflege und Betreuung der Bewohner", "die Pflege und Betreuung der Bewohner"],
])("%s as an object: %s", (topic, expected) => {
  expect(topicAsNoun(topic, "accusative")).toBe(expected);
});

test.each([
  ["Salon Schnittpunkt", "im Salon Schnittpunkt"],
  ["Reha-Zentrum Am Wall", "im Reha-Zentrum Am Wall"],
  ["AWO Kinderhaus Spatzennest", "im AWO Kinderhaus Spatzennest"],
  ["Jugendamt Landkreis Leer", "beim Jugendamt Landkreis Leer"],
  ["Grauwald Unternehmensberatung", "bei der Grauwald Unternehmensberatung"],
  ["Clean & Co", "bei Clean & Co"],
  ["Freie Waldorfschule Itzehoe", "an der Freien Waldorfschule Itzehoe"],
  ["Raiffeisenbank Gossau", "bei der Raiffeisenbank Gossau"],
])("the name's last or first word tells how one works at %s", (name, place) => {
  expect(atPlace(name)).toBe(place);
});

test.each([
  "Überzahlung vorhanden",
  "Schwindelfreiheit",
  "Outdoor-Fan und Hands-on-Mentalität",
  "Wiedereinsteiger/innen",
  "Dienst an Samstagen",
  "schöne Haare und ein gutes Miteinander lieben",
  "wie es richtig geht",
  "daraus Ideen ableiten",
  "an Monats- und Jahresabschlüssen wirken",
  "mit Tests und sauberen Releases sorgen",
  "unseren Azubis zeigen",
  "keine Lust mehr auf 60 km Anfahrt",
  "gesundheitliche Eignung",
  "Fähigkeit, sich klar auszudrücken",
  "Mindestalter 21 Jahre",
])("%s is no work to take up", (asked) => {
  expect(shortenTopic(asked)).toBeNull();
});

test("a verb that has its zu already gets no second one", () => {
  expect(topicWithZu("Fähigkeit, sich klar auszudrücken")).toBeNull();
  expect(topicWithZu("Bereitschaft, auch samstags zu arbeiten")).toBeNull();
});

test("two verbs under one article take that of a verb", () => {
  expect(topicAsNoun("Anlegen und Führen der Akten", "accusative")).toBe("das Anlegen und Führen der Akten");
  expect(shortenTopic("Auskünfte erteilen, auch telefonisch")).toBe("Auskünfte erteilen");
});

test("a word cut short keeps the article of the whole, and what may be done now and then is what is done", () => {
  expect(topicAsNoun("Melde- und Bescheinigungswesen", "accusative")).toBe("das Melde- und Bescheinigungswesen");
  expect(shortenTopic("gern auch mal auf der Baustelle arbeiten")).toBe("auf der Baustelle arbeiten");
});

test.each([
  ["sicherer Umgang mit Geoinformationssystemen", "Geoinformationssysteme"],
  ["abgeschlossenes Studium der Fachrichtungen Biologie, Chemie", "abgeschlossenes Studium"],
  ["Auslegung von Pumpen in Zusammenarbeit", "Auslegung von Pumpen"],
  ["Gewinnung von Neukunden in den Branchen Chemie", "Gewinnung von Neukunden"],
])("%s is taken up as %s", (asked, topic) => {
  expect(shortenTopic(asked)).toBe(topic);
});
