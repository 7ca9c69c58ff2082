import { expect, it } from "vitest";
import { type Painted, person, read, texts, title } from "#server/testing/painted-page.ts";

const entry = (y: number, [date, town, name, below]: string[]): Painted[] => [
  [40, y, date ?? ""],
  [40, y + 13, town ?? ""],
  [150, y, name ?? "", { font: "bold" }],
  [150, y + 14, below ?? "", { font: "text" }],
  [150, y + 28, "Did what there was to do, and a little more than that", { font: "text" }],
];

const page: Painted[] = [
  ...person,
  [150, 80, "Experience", title],
  ...entry(100, ["2015 – 2019", "Trostberg", "Welder", "Nordwerk"]),
  ...entry(150, ["2011 – 2015", "Aumühle", "Fitter", "Rohrbau"]),
  ...entry(200, ["2008 – 2011", "Zwiesel", "Helper", "Haderer"]),
];

it("takes such a town for no employer, though no list knows it", () => {
  expect(read(page).experience.map(({ title: name, company }) => [name, company])).toEqual([
    ["Welder", "Nordwerk"],
    ["Fitter", "Rohrbau"],
    ["Helper", "Haderer"],
  ]);
});

it("keeps a town below the date in a margin with the row of the date", () => {
  const lines = texts(page);
  expect(lines).toContain("2015 – 2019\tWelder\tTrostberg");
  expect(lines).toContain("Nordwerk");
});
