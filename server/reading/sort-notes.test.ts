import { expect, it } from "vitest";
import { sortText } from "./sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;
const post = (...lines: string[]) =>
  sorted("Ann Lee", ...lines).jobs.map(({ title, employer, from, to }) => [title, employer, from, to]);

it.each([
  ["Class 1 driver, Wincanton, 2019 - now", ["Class 1 driver", "Wincanton", "2019", "now"]],
  ["Class 2 driver, Bidfood Slough 2015 - 2019", ["Class 2 driver", "Bidfood Slough", "2015", "2019"]],
  ["2019 - now Corliss Foods, Troy OH - electrician. dough plant", ["electrician", "Corliss Foods", "2019", "now"]],
  ["Altenpflegerin bei Diakonie Hagen seit 2016", ["Altenpflegerin", "Diakonie Hagen", "2016", "now"]],
  ["vorher Verkäuferin bei Rewe 2009-2013", ["Verkäuferin", "Rewe", "2009", "2013"]],
  ["Stage 6 mois Emmaüs Lyon (janv-juin 2023) : newsletter", ["Stage", "Emmaüs Lyon", "2023-01", "2023-06"]],
  ["auxiliar, Refaccionaria El Pistón, mar 2025 a la fecha", ["auxiliar", "Refaccionaria El Pistón", "2025-03", "now"]],
])("reads a post that is noted on one line: %s", (line, head) => {
  expect(post(line)).toEqual([head]);
});

it("keeps what was done under its post, and what is something else apart", () => {
  const facts = sorted(
    ...[
      "Ann Lee",
      "Server, Blue Anchor, 2017-2021",
      "- scheduling for 14 people",
      "BSc Biology, Leeds University, 2016",
    ],
    ...["Spanish: conversational", "Excel, Revit", "", "My cousin knows you"],
  );
  expect(facts.jobs.map(({ lines }) => lines.map(({ text }) => text))).toEqual([["scheduling for 14 people"]]);
  expect(facts.papers).toMatchObject([{ what: "BSc Biology", where: "Leeds University", year: "2016" }]);
  expect(facts.languages).toMatchObject([{ language: "Spanish", level: "conversational" }]);
  expect(facts.skills.map(({ text }) => text)).toEqual(["Excel", "Revit"]);
  expect(facts.plain.map(({ text }) => text)).toEqual(["My cousin knows you"]);
});

it("takes no paper for held that is not, and no day on which somebody can start for a post", () => {
  const facts = sorted(
    ...[
      "Name: Ann Lee",
      "Phone: 07700 900146",
      "führerschein b fang ich im sommer an",
      "pas le BP",
      "verfügbar ab 1. März 2027",
    ],
    "Realschule Bad Iburg, Abschluss Juni 2027",
  );
  expect(facts.jobs).toEqual([]);
  expect(facts.papers.map(({ state }) => state)).toEqual(["under-way"]);
});

it.each([
  ["BERTHIER Loïc", "Loïc", "Berthier"],
  ["Monique Delacroix-Hart, RN", "Monique", "Delacroix-Hart"],
  ["Dr. Friederike Aschoff", "Friederike", "Aschoff"],
])("reads the name %s", (line, firstName, lastName) => {
  expect(sorted(line, "Cook, Blue Anchor, 2019 - now").person).toMatchObject({ firstName, lastName });
});

it("reads papers that are noted in a sentence's order, and no house as a title", () => {
  const facts = sorted(
    ...["Nom : Manon Le Bihan", "Tél : 06 39 98 22 51", "DEAP obtenu en juin 2024 à l'IFAP de Rennes"],
    ...["Kältemittelschein Kat. I seit 2023", "Depuis sept 2024 crèche municipale de Dinard, section des moyens"],
    "electrician, card since 2015, Dayton JATC",
  );
  expect(facts.papers.slice(0, 1)).toMatchObject([{ what: "DEAP", where: "IFAP de Rennes", year: "juin 2024" }]);
  expect(facts.papers.map(({ what }) => what).join()).toMatch(/Kältemittelschein Kat\. I.*electrician card/u);
  expect(facts.jobs).toMatchObject([
    { title: "", employer: "crèche municipale de Dinard", from: "2024-09", to: "now" },
  ]);
});

it.each([
  ["2015-2019 Brandt & Lowry Electric, commercial, schools", "Brandt & Lowry Electric"],
  ["2018-2022 oenegé internacional Norlys, Apartadó, oficial de proyecto", "Norlys"],
  ["technicien SAV portes automatiques, Portalp, depuis septembre 2024", "Portalp"],
  ["Treasure Valley Pediatrics front desk Jan 2024 to now", "Treasure Valley Pediatrics"],
])("finds the employer: %s", (line, employer) => {
  expect(post(line)[0]?.[1]).toBe(employer);
});

it("keeps a count in brackets with what it counts", () => {
  const [job] = sorted("2018-2022 Norlys, oficial de proyecto y desde 2020 líder de equipo (4 personas). Agua").jobs;
  expect(job?.lines.map(({ text }) => text).join()).toContain("líder de equipo (4 personas)");
});

it("leaves a doubtful post for the person to confirm, and what follows it to no post", () => {
  const facts = sorted(
    ...["Name: Urs Kälin", "Verkäufer, Rewe Gibswil, 2004-2026"],
    ...["Ausweis B seit 1996, C1 vom Militär, BE", "ran their IC for about six months"],
  );
  expect(facts.jobs.map(({ employer, confirmed }) => [employer, confirmed])).toEqual([
    ["Rewe Gibswil", true],
    ["C1 vom Militär", false],
  ]);
  expect(facts.plain.map(({ text }) => text)).toContain("ran their IC for about six months");
});

it("hangs notes below the last of several posts under none of them", () => {
  const posts = ["Name: Ann Lee", "Waiter, Blue Anchor, 2019 - now", "Cook, Old Mill, 2015 - 2019"];
  const facts = sorted(...posts, "did the rota for 14 people", "kept the waste log");
  expect(facts.jobs.map(({ lines }) => lines)).toEqual([[], []]);
  expect(facts.plain.map(({ text }) => text)).toEqual(["did the rota for 14 people", "kept the waste log"]);
  const [first, , last] = posts;
  const under = sorted(...[first ?? "", "Waiter, Blue Anchor, 2019 - now", "did the rota for 14 people", last ?? ""]);
  expect(under.jobs.find(({ employer }) => employer === "Blue Anchor")?.lines).toHaveLength(1);
});
