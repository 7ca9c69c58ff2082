import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

it.each([
  [
    "2012 – 2021 Dufaux Agencement SA, Romont, chef d'équipe pose depuis 2015, 4 gars",
    "chef d'équipe pose depuis 2015",
  ],
  ["2012 – 2021 Möbelbau Rauch GmbH, Calw, Vorarbeiter Montage seit 2015, 4 Leute", "Vorarbeiter Montage seit 2015"],
  [
    "2012 – 2021 Carpintería Roa SL, Soria, jefe de equipo desde marzo 2015, 4 personas",
    "jefe de equipo desde marzo 2015",
  ],
  ["2012 - 2021 Kerrow Joinery Ltd, Oban, team leader fitting since 2015, 4 lads", "team leader fitting since 2015"],
])("keeps since when somebody had their title: %s", (line, title) => {
  const { jobs } = sortText({ text: `Ann Lee\n${line}`, today: "2026-11-23" }).facts;
  expect(jobs).toMatchObject([{ title, from: "2012", to: "2021" }]);
});
