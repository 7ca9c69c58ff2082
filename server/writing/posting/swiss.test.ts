import { expect, test } from "vitest";
import { isSwiss } from "./swiss.ts";

test.each([
  ["Wir suchen eine Pflegefachfrau. Grosse Selbständigkeit.", true],
  ["Pensum 80 %, Arbeitsort Winterthur", true],
  ["Wir suchen einen Koch. Große Selbstständigkeit, Arbeitsort Köln.", false],
  ["Wir suchen einen Koch für Bad Ischl.", false],
])("%s: %s", (line, expected) => {
  expect(isSwiss({ language: "de", lines: [line] })).toBe(expected);
});
