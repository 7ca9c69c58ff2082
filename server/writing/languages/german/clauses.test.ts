import { expect, test } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { clauseOf, inverted, subordinate } from "./clauses.ts";
import { comesToo, joined } from "./work-spans.ts";

const running: Post = post(true);
const over: Post = post(false);

function post(open: boolean): Post {
  const end = { year: 2024, month: 5 };
  return {
    fact: "p",
    title: "",
    company: "",
    period: { start: { year: 2020, month: 1 }, end, open, months: 53 },
    lines: [],
  };
}

function told(text: string, where: Post): string | null {
  const clause = clauseOf({ fact: "f", text, post: "p" }, where);
  return clause && inverted(clause);
}

test.each([
  ["Täglich 180 Aufträge kommissioniert", "habe ich täglich 180 Aufträge kommissioniert"],
  ["Kasse abgerechnet", "habe ich die Kasse abgerechnet"],
  ["Planarchiv (ca. 4.000 Blatt) digitalisiert", "habe ich das Planarchiv (ca. 4.000 Blatt) digitalisiert"],
  [
    "Betreuung Moodle: Lernplattform für 62 Kollegen eingeführt und geschult",
    "habe ich die Lernplattform für 62 Kollegen (Betreuung Moodle) eingeführt und geschult",
  ],
  ["In der Saison selbst gefahren (Mais, Gras)", "bin ich in der Saison selbst (Mais, Gras) gefahren"],
  ["Täglich bis zu 11 Touren gefahren", "bin ich täglich bis zu 11 Touren gefahren"],
  ["15 Jahre im Fernverkehr gefahren", "bin ich 15 Jahre im Fernverkehr gefahren"],
  ["Häcksler und Schlepper gefahren", "habe ich Häcksler und Schlepper gefahren"],
  [
    "Einteilung von 9 Mechanikern und Disposition der Fahrzeuge",
    "gehören die Einteilung von 9 Mechanikern und die Disposition der Fahrzeuge zu meinen Aufgaben",
  ],
  [
    "Jahresumsatz in acht Jahren von 610.000 auf 890.000 Euro",
    "stieg der Jahresumsatz in acht Jahren von 610.000 auf 890.000 Euro",
  ],
  ["Absturzrate von 2,1 % auf 0,3 %", "sank die Absturzrate von 2,1 % auf 0,3 %"],
  [
    "Instandhaltung von 4 Häckslern, 12 Schleppern und 3 Fässern",
    "gehört zu meinen Aufgaben die Instandhaltung von 4 Häckslern, 12 Schleppern und 3 Fässern",
  ],
  ["Service auf der Terrasse, 20 Tische", "gehört der Service auf der Terrasse (20 Tische) zu meinen Aufgaben"],
  [
    "Leitung eines Teams von 11 Personen, täglich 650 Essen",
    "gehört die Leitung eines Teams von 11 Personen (täglich 650 Essen) zu meinen Aufgaben",
  ],
  [
    "Verträge mit 18 Lieferanten verhandelt, Ersparnis 52.000 Euro",
    "habe ich Verträge mit 18 Lieferanten (Ersparnis 52.000 Euro) verhandelt",
  ],
  [
    "Vorrichtung zum Prüfen konstruiert und selbst gebaut, Prüfzeit von 12 auf 5 Minuten",
    "habe ich die Vorrichtung zum Prüfen (Prüfzeit von 12 auf 5 Minuten) konstruiert und selbst gebaut",
  ],
  ["Garantie mit Herstellern, 350 Anträge im Jahr, Quote von 11 auf 4 % gedrückt", null],
  ["Verkauf und Beratung, Reparaturen und Einschleifen in der Werkstatt", null],
  ["Umsatz gesteigert um 12 %", "habe ich den Umsatz um 12 % gesteigert"],
  ["Betreuung von 12 Kindern", "gehört die Betreuung von 12 Kindern zu meinen Aufgaben"],
  ["Lohnabrechnungen für 140 Beschäftigte", "gehören Lohnabrechnungen für 140 Beschäftigte zu meinen Aufgaben"],
  ["Kunden am Telefon beraten", "berate ich Kunden am Telefon"],
  ["Ware annehmen und prüfen", "gehört es zu meinen Aufgaben, Ware anzunehmen und zu prüfen"],
  ["Leite 2 Auszubildende an", "leite ich 2 Auszubildende an"],
  ["Ich führe ein Team von 6 Leuten", "führe ich ein Team von 6 Leuten"],
  ["Leitete 2022 die Umstellung auf SAP", "leitete ich 2022 die Umstellung auf SAP"],
  ["Verantwortlich für 3 Filialen", "bin ich verantwortlich für 3 Filialen"],
  ["Neue Kollegen eingearbeitet", "habe ich neue Kollegen eingearbeitet"],
  ["Messreihen ausgewertet (MATLAB)", "habe ich Messreihen (MATLAB) ausgewertet"],
  ["Serviceaufträge erledigt, etwa 5 pro Tag", "habe ich Serviceaufträge (etwa 5 pro Tag) erledigt"],
  ["Vereinsheft: Layout von 6 Ausgaben gestaltet", "habe ich das Layout von 6 Ausgaben (Vereinsheft) gestaltet"],
  ["Telefonzentrale betreut", "habe ich die Telefonzentrale betreut"],
  ["Fahre im Nahverkehr 14 Stopps am Tag", "fahre ich im Nahverkehr 14 Stopps am Tag"],
  ["Be- und Entladung mit Mitnahmestapler", "gehört die Be- und Entladung mit Mitnahmestapler zu meinen Aufgaben"],
  [
    "Behandlung von 12 Patienten, meist nach Operationen",
    "gehört zu meinen Aufgaben die Behandlung von 12 Patienten, meist nach Operationen",
  ],
  ["Reduzierung der Kosten um 10 %", "gehörte die Reduzierung der Kosten um 10 % zu meinen Aufgaben"],
  ["Testaufwand pro Release reduziert", "habe ich den Testaufwand pro Release reduziert"],
  ["stationen mit bis zu 45 plätzen", "gehören Stationen mit bis zu 45 Plätzen zu meinen Aufgaben"],
  ["Unfallfrei seit 2016", "bin ich seit 2016 unfallfrei"],
  ["Bremsen, Fahrwerk und Auspuff instand gesetzt", "habe ich Bremsen, Fahrwerk und Auspuff instand gesetzt"],
])("%s, in a post that goes on: %s", (line, clause) => {
  expect(told(line, running)).toBe(clause);
});

test.each([
  ["Ware annehmen und prüfen", "habe ich Ware angenommen und geprüft"],
  ["Jahresabschlüsse für 25 Mandanten vorbereiten", "habe ich Jahresabschlüsse für 25 Mandanten vorbereitet"],
  ["Pflege von 14 Bewohnern", "gehörte die Pflege von 14 Bewohnern zu meinen Aufgaben"],
  ["Verantwortlich für 3 Filialen", "war ich verantwortlich für 3 Filialen"],
])("%s, in a post that has ended: %s", (line, clause) => {
  expect(told(line, over)).toBe(clause);
});

test("the verb goes last behind a conjunction, with its particle before it", () => {
  const clause = clauseOf({ fact: "f", text: "Leite 2 Auszubildende im ersten Jahr an", post: "p" }, running);
  expect(clause && subordinate(clause)).toBe("ich 2 Auszubildende im ersten Jahr anleite");
});

test.each(["Draw blood and run EKGs", "Atendí a 40 clientes", "Gare de Lyon, Paris", "3 x", ", , ,"])(
  "%s is left as it is",
  (line) => {
    expect(told(line, running)).toBeNull();
  },
);

test.each([
  ["Frachtpapiere kontrolliert", "habe ich Frachtpapiere kontrolliert"],
  ["Rufbereitschaft koordiniert", "habe ich die Rufbereitschaft koordiniert"],
  ["Hochbett für meinen Bruder gebaut", "habe ich das Hochbett für meinen Bruder gebaut"],
  ["Posten Gardemanger allein geführt", "habe ich den Posten Gardemanger allein geführt"],
  ["Mutter zwölf Jahre lang gepflegt", "habe ich meine Mutter zwölf Jahre lang gepflegt"],
  ["Nachbarin jede Woche gefahren", "habe ich eine Nachbarin jede Woche gefahren"],
  ["Rechnungen geschrieben, Kasse abgerechnet", "habe ich Rechnungen geschrieben und die Kasse abgerechnet"],
  [
    "Hausbesuche als Schwester, ca. 12 pro Woche",
    "gehören Hausbesuche als Schwester (ca. 12 pro Woche) zu meinen Aufgaben",
  ],
  [
    "Anmeldung und Gipsraum, bis zu 90 Patienten am Tag",
    "gehören Anmeldung und Gipsraum (bis zu 90 Patienten am Tag) zu meinen Aufgaben",
  ],
  ["Zweiwöchiges Praktikum gemacht", "habe ich ein zweiwöchiges Praktikum gemacht"],
])("%s is told as %s", (typed, expected) => {
  const clause = clauseOf({ fact: "a", text: typed, post: null }, undefined);
  expect(clause && inverted(clause)).toBe(expected);
});

test("what is done and what goes on are told in two tenses, and things with an und are joined by another word", () => {
  const line = (text: string) => ({ fact: text, text, post: "p" });
  const say = (one: string, two: string) =>
    joined({ kind: "more", line: line(one), second: line(two), post: running }, inverted)?.text;
  expect(say("Leitung von 2 Teams", "Einführung eines Systems")).toBe(
    "gehört die Leitung von 2 Teams zu meinen Aufgaben; dazu kam die Einführung eines Systems",
  );
  expect(say("Pflege und Betreuung von Gästen", "Leitung von 2 Teams")).toBe(
    "gehören die Pflege und Betreuung von Gästen sowie die Leitung von 2 Teams zu meinen Aufgaben",
  );
});

test("a thing that belongs to the work comes to it, in the tense of its post", () => {
  const line = { fact: "f", text: "Bestellung von Beschlägen", post: "p" };
  expect(comesToo(line, running)?.text).toBe("kommt die Bestellung von Beschlägen");
  expect(comesToo(line, over)?.text).toBe("kam die Bestellung von Beschlägen");
  expect(comesToo({ ...line, text: "Kasse abgerechnet" }, over)).toBeNull();
});

test("a line of nouns that only German has is no foreign one", () => {
  expect(told("Fahrzeugkontrolle vor jeder Tour", running)).toBe(
    "gehört die Fahrzeugkontrolle vor jeder Tour zu meinen Aufgaben",
  );
});
