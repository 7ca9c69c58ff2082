import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const below = (line: string) => sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", line);

it.each([
  ["PMP since March 2016", "PMP", "March 2016"],
  ["CSCS gold card since 2019", "CSCS gold card", "2019"],
  ["SIA licence since 2021", "SIA licence", "2021"],
  ["Staplerschein seit 2011", "Staplerschein", "2011"],
  ["Meisterbrief seit 2014", "Meisterbrief", "2014"],
  ["CACES nacelle R486 depuis 2021", "CACES nacelle R486", "2021"],
  ["Carte professionnelle CNAPS depuis mai 2017", "Carte professionnelle CNAPS", "mai 2017"],
  ["Carné de carretillero desde 2018", "Carné de carretillero", "2018"],
  ["Certificado de manipulador desde 2020", "Certificado de manipulador", "2020"],
])("takes what somebody has since a year for held: %s", (line, what, year) => {
  const { jobs, papers } = below(line);
  expect(papers).toMatchObject([{ what, year, state: "held", confirmed: true }]);
  expect(jobs).toHaveLength(1);
});

it.each([
  "BSc Biology since 2025",
  "Meisterschule seit 2025",
  "Weiterbildung Wundexpertin seit Mai 2026",
  "licence pro depuis 2025",
  "Grado en Derecho desde 2024",
  "curso de soldadura desde octubre 2026",
])("takes a study that somebody is at since a year for under way: %s", (line) => {
  expect(below(line).papers).toMatchObject([{ state: "under-way" }]);
});

it.each([
  ["OGQ n° 2291 (depuis 2021)", "OGQ n° 2291"],
  ["Ordre des infirmiers n° 1234567 depuis 2012", "Ordre des infirmiers n° 1234567"],
  ["NMC PIN 12A3456E since 2016", "NMC PIN 12A3456E"],
  ["Teaching Council no. 184502 since 2014", "Teaching Council no. 184502"],
  ["Ingenieurkammer Bayern Nr. 45120 seit 2018", "Ingenieurkammer Bayern Nr. 45120"],
  ["Colegiado nº 4521 desde 2015", "Colegiado nº 4521"],
  ["COAM núm. 20113 (desde 2013)", "COAM núm. 20113"],
])("takes an entry with its number for no post: %s", (line, what) => {
  const { jobs, papers } = below(line);
  expect(jobs).toHaveLength(1);
  expect(papers).toMatchObject([{ what, state: "held" }]);
});

it.each([
  ["Bäckerei Wolf seit 2019", "Bäckerei Wolf"],
  ["Ticket inspector at Foyle Rail since 2019", "Foyle Rail"],
  ["Licence manager, Foyle Software Ltd since 2019", "Foyle Software Ltd"],
  ["porter, Hotel Foyle since 2019", "Hotel Foyle"],
  ["cuisinière, Auberge du Pont depuis 2019", "Auberge du Pont"],
  ["camarera, Bar La Luna desde 2019", "Bar La Luna"],
])("still reads a post that goes on: %s", (line, employer) => {
  expect(below(line).jobs.map((job) => job.employer)).toContain(employer);
});
