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
  ["Ich", "seit 2021 stimme ich jedes Jahr 40 Orgeln", "seit 2021 stimme ich jedes Jahr 40 Orgeln"],
  ["Ich", "bei Mayr hab ich 2 Spieltische gebaut", "bei Mayr hab ich 2 Spieltische gebaut"],
  ["Ich", "letztes Jahr habe ich die Werkstatt geleitet", "letztes Jahr habe ich die Werkstatt geleitet"],
  ["Ich", "seit 2021 Wartungstouren", "seit 2021 Wartungstouren"],
  ["Ich", "vertrete den Meister, wenn ich darf", "Ich vertrete den Meister, wenn ich darf"],
  ["Ich", "fertige möglichst dichte Windladen", "Ich fertige möglichst dichte Windladen"],
  ["I", "last winter i rebuilt two bellows", "last winter i rebuilt two bellows"],
  ["I", "since 2021 tuning tours", "since 2021 tuning tours"],
  ["I", "am the one they call", "I am the one they call"],
  ["Je", "depuis 2021 j'accorde des orgues", "depuis 2021 j'accorde des orgues"],
  ["Je", "chaque été je répare deux orgues", "chaque été je répare deux orgues"],
])("joins %s and %s", (beginning, ending, line) => {
  expect(joinLine(beginning, ending)).toBe(line);
});

it.each([
  ["I", ["as", "ass"], "assist the nurses"],
  ["I", ["keep i", "keep in"], "keep in touch with growers"],
  ["Ich", ["a", "ab", "abs"], "absolvierte die Meisterschule"],
])("waits for the end of a word that is being typed after %s", (beginning, halves, whole) => {
  for (const half of [...halves, whole]) expect(joinLine(beginning, half)).toBe(`${beginning} ${half}`);
});

it("takes a line apart only where it begins so", () => {
  expect(endingOf("I keep the bees", beginningOf("I keep the bees", "en"))).toBe("keep the bees");
  expect(beginningOf("Increased yield", "en")).toBe("");
});
