import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: ["Ann Lee", ...lines].join("\n"), today: "2026-11-23" }).facts;
const heads = (...lines: string[]) =>
  sorted(...lines).jobs.map(({ title, employer, place, from, to }) => [title, employer, place, from, to].join(" | "));

it.each([
  ["seit 2017 Elektriker in der Druckerei (Offset Lindner, 40 Leute)", "Elektriker | Offset Lindner |  | 2017 | now"],
  ["jefa de sala en Casa Nievares (La Bañeza) desde 2018", "jefa de sala | Casa Nievares | La Bañeza | 2018 | now"],
  [
    "J'ai été 4 ans serveuse chez un traiteur à Niort (Saveurs du Marais), de 2014 à 2018",
    "serveuse | Saveurs du Marais |  | 2014 | 2018",
  ],
  ["Estuve en el Hotel Miramar de camarera, de 2012 a 2016", "camarera | Hotel Miramar |  | 2012 | 2016"],
  ["Ahora mismo trabajo de pintor en Reformas Duero SL, desde 2019", "pintor | Reformas Duero SL |  | 2019 | now"],
  [
    "Right now I work at Birch Lane Bakery, since 2019. I'm one of four bakers.",
    "baker | Birch Lane Bakery |  | 2019 | now",
  ],
  ["Je travaille depuis 2020 à l'accueil de la mairie de Senlis, état civil", " | mairie de Senlis |  | 2020 | now"],
  [
    "Northern Bank - Loans officer, cashier, various branches 2001 - 2009",
    "Loans officer, cashier | Northern Bank |  | 2001 | 2009",
  ],
  ["Northern Bank - Branch Manager, Athlone, 2009 - 2018", "Branch Manager | Northern Bank | Athlone | 2009 | 2018"],
  [
    "caissière saisonnière, Camping Les Dunes, Royan, étés 2015 et 2016",
    "caissière saisonnière | Camping Les Dunes | Royan | 2015 | 2016",
  ],
])("reads who employs and what somebody is there: %s", (line, head) => {
  expect(heads(line)).toEqual([head]);
});

it.each([
  ["baker, Mill Lane Bakery, Stroud, 2018 - 2022", "same place, apprentice 2016 - 2018", "apprentice"],
  [
    "Verkäuferin bei Schuhhaus Rabe in Aalen 2018-2022",
    "davor Praktikantin im gleichen Betrieb 2016-2018",
    "Praktikantin",
  ],
  ["vendeuse chez Maison Leroy à Dinan 2018-2022", "avant : caissière dans la même entreprise 2016-2018", "caissière"],
  ["encargada en Frutas Ebro SL, Tudela, 2018-2022", "antes operaria en la misma empresa 2016-2018", "operaria"],
])("reads the same employer again: %s / %s", (before, line, title) => {
  const [first, second] = sorted(before, line).jobs;
  expect(second).toMatchObject({ title, employer: first?.employer, place: first?.place, from: "2016", to: "2018" });
});

it.each([
  ["I started in 2015 as a porter with Lagan Hotels, Belfast", "head porter there since 2019, six of us", "porter"],
  [
    "Angefangen habe ich 2015 als Aushilfe bei der Wäscherei Blank GmbH in Ulm.",
    "Seit 2019 bin ich dort Vorarbeiterin.",
    "Aushilfe",
  ],
  ["Empecé en 2015 de mozo en Frutas Ebro SL, Tudela", "Desde 2019 soy encargado de turno allí.", "mozo"],
])("ends what began at an employer where the next post there begins: %s", (line, next, title) => {
  const { jobs } = sorted(line, next);
  expect(jobs).toMatchObject([
    { title, from: "2015", to: "2019" },
    { from: "2019", to: "now", employer: jobs[0]?.employer },
  ]);
});

it.each([
  [
    "stage 2 semaines à l'Atelier Rochat en mars 2025, j'ai aidé à poncer",
    "stage",
    "Atelier Rochat",
    ["2 semaines", "j'ai aidé à poncer"],
  ],
  [
    "Praktikum 2 Wochen in der Tischlerei Behn (8. Klasse), durfte ein Regal bauen",
    "Praktikum",
    "Tischlerei Behn",
    ["2 Wochen, 8. Klasse", "durfte ein Regal bauen"],
  ],
])("reads a placement, and what somebody did there: %s", (line, title, employer, lines) => {
  const [job] = sorted(`- ${line}`, "- Führerschein AM", "- Englisch B1", "- Handball").jobs;
  expect(job).toMatchObject({ title, employer });
  expect(job?.lines.map(({ text }) => text)).toEqual(lines);
});

it("keeps what somebody became during a post as a line of it", () => {
  const { jobs } = sorted(
    "Auxiliar de almacén - Frutas Ebro SL, Tudela",
    "Marzo 2019 - Junio 2024",
    "Desde 2022 responsable de turno",
    "",
    "Mozo - Hotel Miramar, Jaca",
    "2017 - 2018 (cerró)",
  );
  expect(jobs.map(({ title, from, to }) => [title, from, to])).toEqual([
    ["Auxiliar de almacén", "2019-03", "2024-06"],
    ["Mozo", "2017", "2018"],
  ]);
  expect(jobs[0]?.lines.map(({ text }) => text)).toEqual(["Desde 2022 responsable de turno"]);
});

it("takes no number of people for an employer", () => {
  expect(heads("deckhand since 2019, crew of 6, Moray Firth")).not.toContain(" | crew of 6 |  | 2019 | now");
});
