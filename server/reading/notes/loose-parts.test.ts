import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const below = (line: string) => sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line);
const plain = (line: string) => below(line).plain.map(({ text }) => text);

it.each([
  ["Führerschein B, Auto", "Führerschein B, Auto"],
  ["carnet B, moto", "carnet B, moto"],
])("keeps a car with the licence: %s", (line, what) => {
  expect(below(line)).toMatchObject({ papers: [{ what, kind: "driving" }], plain: [] });
});

it.each([
  ["Permis classe 5, motoneige, scie à chaîne", "motoneige, scie à chaîne"],
  ["driving licence B, jet ski, chainsaw", "jet ski, chainsaw"],
  ["Führerschein B, Motorsäge, Bagger", "Motorsäge, Bagger"],
  ["carnet B, motosierra, tractor", "motosierra, tractor"],
])("takes what somebody can drive besides for no certificate: %s", (line, rest) => {
  expect(below(line).papers).toHaveLength(1);
  expect(plain(line)).toEqual([rest]);
});

it.each([
  "examen de altura fisica vencio en dic, lo puedo hacer altiro",
  "first aid ran out in May",
  "Staplerschein ist abgelaufen",
  "le SST est périmé depuis mars",
])("takes no paper that has run out for held: %s", (line) => {
  expect(below(line).papers).toEqual([]);
  expect(plain(line)).toEqual([line]);
});

it.each([
  ["current: cook at Blue Anchor (30 employees), Leeds, since 2020", "cook", "Blue Anchor"],
  ["aktuelle Stelle: Köchin bei Gasthof Adler (30 Mitarbeiter), Ulm, seit 2020", "Köchin", "Gasthof Adler"],
  ["poste actuel : cuisinière chez Auberge du Lac (12 salariés), depuis 2020", "cuisinière", "Auberge du Lac"],
  ["puesto actual: camarera en Bar La Luna (8 empleados), desde 2020", "camarera", "Bar La Luna"],
])("takes neither the label nor how many work there into a post: %s", (line, title, employer) => {
  expect(sorted("Ann Lee", line).jobs).toMatchObject([{ title, employer, from: "2020", to: "now", lines: [] }]);
});

it.each([
  "2019 - aujourd'hui : chez Loire Étanche, au début ardoise, maintenant surtout du bac acier",
  "2019 - heute: bei Dach Kern, anfangs Schiefer, jetzt vor allem Blechdächer",
])("takes what was done when for no title: %s", (line) => {
  expect(sorted("Ann Lee", line).jobs).toMatchObject([{ title: "", from: "2019", to: "now", confirmed: false }]);
});

it.each([
  [
    "Ich heiße Jannis Ost, bin 16 und mache Fotos. Letztes Zeugnis: Kunst 1, Deutsch 2.",
    "Letztes Zeugnis: Kunst 1, Deutsch 2.",
  ],
  ["I'm Ann Lee, 16, from Leeds. Last report: art 1, maths 2.", "Last report: art 1, maths 2."],
  [
    "Je m'appelle Inès Roy, 16 ans. Dernier bulletin : maths 12, français 15.",
    "Dernier bulletin : maths 12, français 15.",
  ],
  ["Soy Ana Ruiz, 16 años. Notas: matemáticas 8, lengua 7.", "Notas: matemáticas 8, lengua 7."],
])("keeps marks of a school in one row: %s", (line, marks) => {
  expect(sorted(line).plain.map(({ text }) => text)).toContain(marks);
});

it("keeps how many somebody leads, where that stands by itself", () => {
  const line = "seit 2018 Gruppenleiterin bei Planwerk Nord GmbH, Ulm: 9 Mitarbeitende";
  expect(sorted("Ann Lee", line).jobs[0]?.lines.map(({ text }) => text)).toEqual(["9 Mitarbeitende"]);
});

it("keeps a town that a word is cut short in", () => {
  expect(sorted("Ann Lee", "wohne in Hann. Münden", "Köchin bei Gasthof Adler, 2019 - heute").person.place).toBe(
    "Hann. Münden",
  );
});
