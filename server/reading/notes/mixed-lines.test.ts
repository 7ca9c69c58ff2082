import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const below = (...lines: string[]) => sorted("Ann Lee", "Cook, Blue Anchor, 2009 - 2018", "", ...lines);

it.each([
  ["Führerschein B, kein eigenes Auto", "Führerschein B"],
  ["permis B, pas de voiture", "permis B"],
  ["carnet B, sin coche propio", "carnet B"],
  ["Full driving licence, no car at present", "Full driving licence"],
])("takes a licence for held though there is no car: %s", (line, what) => {
  expect(below(line).papers).toMatchObject([{ what, kind: "driving", state: "held" }]);
});

it.each(["kein Führerschein", "no driving licence", "sin carnet", "pas de permis"])(
  "takes no licence from %s",
  (line) => {
    expect(below(line).papers).toEqual([]);
  },
);

it.each([
  "2025 Lehrgang Brandschutz bei der IHK Ulm, Prüfung ist am 24. Februar 2027",
  "2025 course in fire safety at Foyle College, exam on 24 February 2027",
  "2025 formation incendie au CFA de Laval, examen le 24 février 2027",
  "2025 curso de incendios en la UNED, examen el 24 de febrero de 2027",
])("takes what is examined later for under way: %s", (line) => {
  expect(below(line).papers[0]).toMatchObject({ state: "under-way" });
});

it.each([
  ["Diverses", "Umbau der Halle C in Ulm 2021-2023: 31 Zimmer"],
  ["DIVERS", "Rénovation de la halle C à Laval 2021-2023 : 31 chambres"],
  ["OTROS", "Reforma de la nave C en Soria 2021-2023: 31 salas"],
  ["Other", "Rebuild of the hall at Foyle Point 2021-2023: 31 rooms"],
])("takes a time without a title for no post under %s", (title, line) => {
  const { jobs, plain } = below(title, line);
  expect(jobs).toHaveLength(1);
  expect(plain.map(({ text }) => text)).toContain(line);
});

it.each([
  [
    "depuis mars 2022 : Fondation La Ruche, Moudon, collaborateur service technique 70 %",
    "collaborateur service technique",
  ],
  ["seit März 2022: Stiftung Bienenkorb, Wil, Mitarbeiter Technischer Dienst 70 %", "Mitarbeiter Technischer Dienst"],
  ["desde marzo 2022: Fundación Colmena, Soria, empleada de mantenimiento 70 %", "empleada de mantenimiento"],
])("reads a title of somebody employed, without their hours: %s", (line, title) => {
  expect(sorted("Ann Lee", line).jobs).toMatchObject([{ title, to: "now", period: expect.stringMatching(/, 70 %$/u) }]);
});

it("ends the head of a post behind a canton", () => {
  const { jobs } = sorted(
    "Ann Lee",
    "02.2014 – 06.2018: Önologin, Domaine du Lys, Lully GE. Vinifikation Gamay, Labor",
  );
  expect(jobs).toMatchObject([{ title: "Önologin", employer: "Domaine du Lys", place: "Lully GE" }]);
});

it("reads a course that is called so, a postcode behind a name, and letters under it", () => {
  expect(below("Seilbahnfachkurs 2021 Hall, Maschinistenkurs 2022").papers.map(({ year }) => year)).toEqual([
    "2021",
    "2022",
  ]);
  expect(sorted("Jonas Hubmann, 8700 Leoben", "2013-2018 Maurer bei Kogler GmbH").person.place).toBe("8700 Leoben");
  expect(sorted("Orla Devane", "RVN, Kilcullen", "Cook, Blue Anchor, 2019 - now").papers).toMatchObject([
    { what: "RVN" },
  ]);
});

it("takes a course at a school for no post", () => {
  expect(below("2022-2023 école, cours économie immobilière réussi").jobs).toHaveLength(1);
});

it.each([
  ["seit 2018: Lagerleiter bei der Spedition Huber, Graz", "Lagerleiter", "Spedition Huber"],
  ["Depuis 2018 : infirmière à la Clinique du Parc, Lyon", "infirmière", "Clinique du Parc"],
  ["Since 2018: manager at Barlow Tiles, Stoke", "manager", "Barlow Tiles"],
])("reads the employer behind what somebody is since then: %s", (line, title, employer) => {
  expect(sorted("Ann Lee", line).jobs).toMatchObject([{ title, employer, from: "2018" }]);
});
