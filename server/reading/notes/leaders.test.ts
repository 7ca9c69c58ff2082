import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: ["Ann Lee", ...lines].join("\n"), today: "2026-11-23" }).facts;

it.each([
  ["Manager Parks & Engineering, Tarrawonga Shire Council, May 2018 - present", "Tarrawonga Shire Council"],
  ["Responsable Systems & Software, Mairie de Thouars, depuis mai 2019", "Mairie de Thouars"],
  ["Bereichsleiterin Systems & Software, Gemeinde Elgg, 2012 - 2018", "Gemeinde Elgg"],
  ["Gerente Sistemas & Software, Ayuntamiento de Lugones, 2018 - 2022", "Ayuntamiento de Lugones"],
])("takes what begins with a word for who leads for a title: %s", (line, employer) => {
  const [title] = line.split(", ");
  expect(sorted(line).jobs).toMatchObject([{ title, employer, confirmed: true }]);
});

it("takes a firm that is called by a trade for one", () => {
  expect(sorted("Verkäufer bei Direktor Software AG, 2015 - 2018").jobs).toMatchObject([
    { title: "Verkäufer", employer: "Direktor Software AG" },
  ]);
});

it.each([
  ["CEng (Institution of Civil Engineers) since 2014", "CEng (Institution of Civil Engineers)"],
  ["COIIM (Colegio de Ingenieros) desde 2012", "COIIM (Colegio de Ingenieros)"],
  ["HMONP (Ordre des architectes) depuis 2014", "HMONP (Ordre des architectes)"],
  ["FMH (Verbindung der Ärzte) seit 2012", "FMH (Verbindung der Ärzte)"],
])("takes letters that are held since a year for a paper: %s", (line, what) => {
  const { jobs, papers } = sorted("Cook, Blue Anchor, 2019 - 2021", line);
  expect(jobs).toHaveLength(1);
  expect(papers).toMatchObject([{ what, state: "held" }]);
});

it("takes a trade that somebody works in for a title", () => {
  expect(sorted("Handelsfachwirtin bei Rewe Ulm seit 2019").jobs).toMatchObject([{ title: "Handelsfachwirtin" }]);
});

it("keeps a firm whose name is letters", () => {
  expect(sorted("IKEA (Kasse), Verkäufer, seit 2019").jobs[0]?.title).toBe("Verkäufer");
});

it.each([
  ["Work experience 1 week in 2023 with Ludlow Council parks team, held the staff for the survey", "Work experience"],
  ["Stage 1 semaine en 2023 chez Voirie Mayenne, tenais la mire pour le niveau", "Stage"],
  ["Praktikum 1 Woche 2023 bei Tiefbau Lenz, hielt die Latte beim Vermessen", "Praktikum"],
  ["prácticas 1 semana en 2023 con Topografía Lugones, sujetaba la mira en el campo", "prácticas"],
])("takes what somebody did for no title: %s", (line, title) => {
  expect(sorted("Cook, Blue Anchor, 2019 - 2021", line).jobs.at(-1)?.title).toBe(title);
});
