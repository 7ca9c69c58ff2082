import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { finished } from "./finished.ts";

it.each([
  ["ca 25 chantiers par an", "Environ 25 chantiers par an."],
  ["ca me plaît", "Ça me plaît."],
  ["ca. 25 chantiers", "Environ 25 chantiers."],
])("writes out French short forms by what follows: %s", (typed, written) => {
  expect(finished(typed, books.fr)).toBe(written);
});
