import { expect, it } from "vitest";
import { countWords } from "./count-words.ts";

it("counts what blanks and line breaks part", () => {
  expect([countWords(""), countWords(" a  b\nc "), countWords("well-known – word.")]).toEqual([0, 3, 3]);
});
