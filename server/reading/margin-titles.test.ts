import { expect, it } from "vitest";
import { layOutPages } from "./layout/lay-out-pages.ts";
import { splitSections } from "./sections.ts";

const glyph = (x: number, y: number, text: string, font: string) => {
  return { x, y, text, size: 10, font, width: text.length * 5 };
};
const beside = (y: number, title: string, text: string) => [
  glyph(40, y, title, "bold"),
  glyph(140, y, text, "text"),
  glyph(140, y + 14, "And one more line of it", "text"),
];

it("tells titles that no list knows by the margin that holds the known ones", () => {
  const glyphs = [
    glyph(140, 40, "Lena Brandt", "name"),
    ...beside(80, "Experience", "Welder, Stahlwerk Nord GmbH, 2015 – 2019"),
    ...beside(120, "Education", "Diploma in Welding, Kiel Technical College, 2013 – 2015"),
    ...beside(160, "Things I tame", "Fire"),
    ...beside(200, "Languages", "German (native)"),
  ];
  const sections = splitSections(layOutPages([{ width: 600, height: 800, glyphs }]));
  expect(sections.map(({ kind, title }) => [kind, title]).slice(1)).toEqual([
    ["experience", "Experience"],
    ["education", "Education"],
    ["unknown", "Things I tame"],
    ["languages", "Languages"],
  ]);
  // What stands beside a title looks like the lines below it.
  const [first, second] = sections[3]?.lines ?? [];
  expect(first).toMatchObject({ text: "Fire", look: second?.look, x: 140 });
});
