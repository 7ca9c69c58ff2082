import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const below = (...lines: string[]) =>
  sortText({ text: ["Ann Lee", "Cook, Blue Anchor, 2019 - now", "", ...lines].join("\n"), today: "2026-11-23" }).facts;
const papers = (...lines: string[]) => below(...lines).papers.map(({ what, where, year }) => [what, where, year]);

it.each([
  ["2011 – 2014: BSc Biologie, Universität Bern", ["BSc Biologie", "Universität Bern", "2014"]],
  ["2009 - 2012  BSc Marine Science, Bangor University", ["BSc Marine Science", "Bangor University", "2012"]],
  [
    "2012 - 2015 : Licence de géographie, Université de Nantes",
    ["Licence de géographie", "Université de Nantes", "2015"],
  ],
  ["2008 – 2012   Grado en Química, Universidad de Oviedo", ["Grado en Química", "Universidad de Oviedo", "2012"]],
  [
    "Grado en Enfermería, Universidad de Vigo, 2013 - 2017",
    ["Grado en Enfermería", "Universidad de Vigo", "2013-2017"],
  ],
  ["09.2010 – 06.2013: Diplom Agronomie, Universität Bonn", ["Diplom Agronomie", "Universität Bonn", "2013"]],
])("takes a paper that took years for one of the last: %s", (line, paper) => {
  expect(papers(line)).toEqual([paper]);
});

it("takes a study that has no end yet for one under way", () => {
  const [study] = below("2024 – heute: Bachelor Soziale Arbeit, Hochschule Fulda").papers;
  expect(study).toMatchObject({ what: "Bachelor Soziale Arbeit", where: "Hochschule Fulda", state: "under-way" });
});

it.each([
  ["Grad Cert Public Policy, Murrumbidgee Sands, 2018", ["Grad Cert Public Policy", "Murrumbidgee Sands", "2018"]],
  [
    "Master en droit social, gestion des conflits, UMons, 2012 (horaire décalé)",
    ["Master en droit social, gestion des conflits (horaire décalé)", "UMons", "2012"],
  ],
  [
    "Máster en nutrición, deporte y salud, CEU Elche, 2014",
    ["Máster en nutrición, deporte y salud", "CEU Elche", "2014"],
  ],
  ["Attestation de chef de cuisine, 2019 (agréée CCI)", ["Attestation de chef de cuisine (agréée CCI)", "", "2019"]],
])("keeps what one paper was about and who gave it together: %s", (line, paper) => {
  expect(papers(line)).toEqual([paper]);
});

it("takes the name behind a dated course for who gave it, under a title for studies", () => {
  expect(papers("Ausbildung", "2021: CAS Obstbau, FHX Hinwil")).toEqual([["CAS Obstbau", "FHX Hinwil", "2021"]]);
});

it("keeps papers of a list apart, whatever year ends it", () => {
  expect(papers("Safe Pass, Forklift, 2019").map(([what]) => what)).toEqual(["Safe Pass", "Forklift"]);
  expect(papers("Hygieneschein 2019, Staplerschein 2020").map(([what]) => what)).toEqual([
    "Hygieneschein",
    "Staplerschein",
  ]);
});

it.each([
  "Das Lokal wird Ende Mai 2027 geschlossen, die neue Besitzerin bringt ihre eigene Köchin mit",
  "The school is closing in July 2027, all of us have been told",
  "El colegio cierra en julio de 2027, todo el personal se va",
  "Le lycée ferme en juillet 2027, tout le personnel est prévenu",
])("takes no sentence about something else for a paper: %s", (line) => {
  const { plain } = below(line);
  expect(papers(line)).toEqual([]);
  expect(plain.map(({ text }) => text)).toContain(line);
});

it.each(["Full clean licence, own car", "Full clean Irish licence", "carnet de moto", "permis moto depuis 2019"])(
  "takes a licence to drive for one: %s",
  (line) => {
    expect(below(line).papers).toMatchObject([{ kind: "driving", state: "held" }]);
  },
);
