import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

it.each([
  [
    ["WORK", "- Barista, Lantern Coffee, Ballarat, Jan 2021 - Aug 2023, opening shifts"],
    "- Shift supervisor, Gold Street Bakery, since Sept 2023, cash up",
    "- Forklift licence LF",
    [
      ["Barista", "Lantern Coffee"],
      ["Shift supervisor", "Gold Street Bakery"],
    ],
  ],
  [
    ["BERUF", "- Konstrukteur, Ennstal Maschinenbau GmbH, 2012-2017, Getriebe"],
    "- Teamleiter Konstruktion, Voralp Antriebe AG, seit 03/2017, 8 Mitarbeiter",
    "- Führerschein B",
    [
      ["Konstrukteur", "Ennstal Maschinenbau GmbH"],
      ["Teamleiter Konstruktion", "Voralp Antriebe AG"],
    ],
  ],
  [
    ["- aide-magasinier chez Valfruits SA août 2024 - juin 2025, quais"],
    "- préparateur de commandes chez Alpadis depuis juillet 2025, équipe de nuit",
    "- permis B",
    [
      ["aide-magasinier", "Valfruits SA"],
      ["préparateur de commandes", "Alpadis"],
    ],
  ],
  [
    ["grado superior Automatización, IES Alto Tajo 2021", "- electricista en Montajes Bargas SL 2021-2022, naves"],
    "- técnica de mantenimiento en Envases La Sagra desde oct 2022, turnos rotativos",
    "- carnet B",
    [
      ["electricista", "Montajes Bargas SL"],
      ["técnica de mantenimiento", "Envases La Sagra"],
    ],
  ],
])("reads posts and papers beside each other in one list: %s", (head, next, paper, posts) => {
  const { jobs, papers } = sorted("Ann Lee", "ann.lee@mail.example", "Ayr", ...head, next, paper);
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual(posts);
  expect(papers.map(({ what }) => what)).toContain(paper.slice(2));
  expect(jobs.flatMap(({ lines }) => lines).join()).not.toContain(paper.slice(2));
});

it("keeps what is set in deeper under its post", () => {
  const { jobs } = sorted(
    ...["Ann Lee", "- Cook, Blue Anchor, 2015 - 2018", "  - ran the grill", "  - chef for Red Lion since 2017"],
    "- Baker, Crust Ltd, 2018 - now",
  );
  expect(jobs.map(({ lines }) => lines.length)).toEqual([2, 0]);
});
