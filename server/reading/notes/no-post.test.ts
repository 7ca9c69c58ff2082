import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) =>
  sortText({ text: ["Ann Lee", "Cook, Blue Anchor, 2019 - now", "", ...lines].join("\n"), today: "2026-11-23" }).facts;

it.each([
  "My uncle runs the Harbour Bar in Cobh since 2014, I help out on Saturdays",
  "Meine Tante hat seit 2018 einen Blumenladen in Verden, da helfe ich manchmal",
  "Ma grand-mère est depuis 2021 à l'EHPAD Les Tilleuls, je vais la voir",
  "Mi prima tiene una peluquería en Lugo desde 2020, le ayudo los viernes",
  "finished my A levels at Coleg Gwent in 2016, not the best grades",
  "acabé la carrera en la Escuela Naval en 2015, con mucho esfuerzo",
  "union rep from 2015 to 2019",
  "Klassensprecherin seit September 2024",
  "déléguée de classe 2022-2024",
  "delegado de personal 3 años (2014-2017)",
  "Bergwacht seit 2012, Gruppenleiter-Lehrgang",
  "Kündigungsfrist 3 Monate, also ab 1. April 2027",
  "Préavis 3 mois, libre le 1er juin 2027 au plus tard",
  "30 días de preaviso, libre desde abril de 2027",
  "Notice period: 3 months, free from 1 May 2027 to start at Leeds",
  "vengo de Barquisimeto Venezuela, en Lima desde febrero 2025",
  "komme aus Papenburg, seit 2014 in Leer",
  "ursprünglich aus Papenburg, in Leer seit 2014",
  "originally from Donegal, in Larne since 2010",
  "je viens de Douarnenez, à Concarneau depuis 2019",
  "aus Tönning, wohne seit 2018 in Husum",
  "de Salta, en Córdoba desde 2018",
  "en Arequipa desde 2019",
])("reads no post from what is told of others, deeds, and offices, notice and origin: %s", (line) => {
  expect(sorted(line).jobs).toHaveLength(1);
});

it.each([
  "Zwischenzeugnis: Mathe 2, Physik 1, Deutsch 3",
  "Noten: Englisch 2, Französisch 3",
  "moyennes : maths 14, français 12, anglais 15",
  "predicted grades: Maths 7, English 6, French 5",
  "preaviso 15 días, libre en mayo de 2027",
  "préavis 15 jours, libre en mai 2027",
  "Kündigungsfrist 2 Wochen, frei im Mai 2027",
  "notice period 2 weeks, free in May 2027",
  "mathe 3 deutsch 4 technik 1",
  "Maths B, English A, Music A",
  "maths 14, français 12, anglais 15",
  "matemáticas 7, lengua 8, inglés 6",
  "Curso de soldadura TIG: me presenté en 2024 y suspendí",
  "Ausbilderschein 2021 versucht, durchgefallen",
  "CACES R489 passé en 2022 mais pas eu",
  "HGV licence: failed the practical twice",
  "Furgoneta propia",
  "own van",
  "eigenes Auto",
])("reads no paper and no language from marks, failed examinations, and cars: %s", (line) => {
  const { papers, languages } = sorted(line);
  expect([...papers, ...languages]).toEqual([]);
});

it("reads a licence beside one's own car", () => {
  const { papers, plain } = sorted("Führerschein B und ein Auto", "Camioneta propia, licencia de conducir");
  expect(papers.map(({ what }) => what)).toEqual(["Führerschein B", "licencia de conducir"]);
  expect(plain.map(({ text }) => text)).toEqual(["ein Auto", "Camioneta propia"]);
});

it.each([
  ["Branch manager, Northern Bank, Sligo, 2010 - 2016. 12 staff", "2010", "2016"],
  ["Jefa de almacén, Frutas Ebro SL, 2011 - 2017. 10 personas", "2011", "2017"],
])("takes no number of people for a month: %s", (line, from, to) => {
  expect(sorted(line).jobs[1]).toMatchObject({ from, to });
});
