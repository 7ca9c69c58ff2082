import { expect, it } from "vitest";
import { beginningOf, endingOf, joinLine } from "./line-labels.ts";

it.each([
  ["I", "keep the bees", "I keep the bees"],
  ["I", "I keep the bees", "I keep the bees"],
  ["I", "I’ve kept bees", "I’ve kept bees"],
  ["Ich", "pflege die Rosen", "Ich pflege die Rosen"],
  ["Je", "taille les rosiers", "Je taille les rosiers"],
  ["Je", "ai taillé les rosiers", "J’ai taillé les rosiers"],
  ["Je", "j'ai taillé", "j'ai taillé"],
  ["", "podo los rosales", "podo los rosales"],
  ["I", "  ", ""],
  ["I", "Packing operator at Brookvale Bakery since 2022", "Packing operator at Brookvale Bakery since 2022"],
  ["I", "9 years on the line", "9 years on the line"],
  ["Ich", "Schichtleiter seit 2022", "Schichtleiter seit 2022"],
])("joins %s and %s", (beginning, ending, line) => {
  expect(joinLine(beginning, ending)).toBe(line);
});

it("takes a line apart only where it begins so", () => {
  expect(endingOf("I keep the bees", beginningOf("I keep the bees", "en"))).toBe("keep the bees");
  expect(beginningOf("Increased yield", "en")).toBe("");
});
