import { expect, test } from "vitest";
import { readSaidBefore } from "./said-before.ts";

const first = "I picked 180 orders a day at Hollis. I checked incoming pallets for damage.";
const second = "At Hollis, I was picking 180 orders each day.";

test("counts the letters that told a line, in whatever inflection and order", () => {
  const saidBefore = readSaidBefore([first, second]);
  expect(saidBefore("Picked 180 orders a day")).toBe(2);
  expect(saidBefore("Checked incoming pallets for damage")).toBe(1);
  expect(saidBefore("Trained three seasonal helpers")).toBe(0);
});

test("words that stand in different sentences do not make a line told", () => {
  expect(readSaidBefore([first])("Picked damaged pallets from Hollis orders")).toBe(0);
});

test("nothing was said where there is no letter before", () => {
  expect(readSaidBefore([])("Picked 180 orders a day")).toBe(0);
});
