import { expect, it } from "vitest";
import { fillerOf } from "./blurred-filler.tsx";

const count = (paragraphs: readonly string[]) => paragraphs.join(" ").split(" ").length;

it("covers about as many words as are hidden, room for the seal at least, and no more than it has", () => {
  expect(count(fillerOf(60))).toBe(60);
  expect(fillerOf(60).length).toBe(2);
  expect(count(fillerOf(0))).toBe(25);
  expect(count(fillerOf(500))).toBeLessThan(200);
});
