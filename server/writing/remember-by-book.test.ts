import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { tellingStarts } from "./told-lines.ts";

const { en } = books;
const aText = (at: number) => `Ward ${at} ${"had beds ".repeat(200)}`;

it("keeps what was made of a letter's texts, and not of all texts that ever came", () => {
  const first = tellingStarts(aText(0), en);
  for (let at = 1; at < 100; at++) tellingStarts(aText(at), en);
  expect(tellingStarts(aText(0), en)).toBe(first);
  for (let at = 100; at < 1_000; at++) tellingStarts(aText(at), en);
  expect(tellingStarts(aText(0), en)).not.toBe(first);
});
