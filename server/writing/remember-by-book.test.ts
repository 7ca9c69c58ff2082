import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { rememberByBook } from "./remember-by-book.ts";

const { en } = books;
const aText = (at: number) => `Ward ${at} ${"had beds ".repeat(200)}`;

it("keeps what was made of a letter's texts, and not of all texts that ever came", () => {
  // Of its own: what other tests have asked for counts as well.
  const remembered = rememberByBook((text) => ({ text }));
  const first = remembered(aText(0), en);
  for (let at = 1; at < 100; at++) remembered(aText(at), en);
  expect(remembered(aText(0), en)).toBe(first);
  for (let at = 100; at < 1_000; at++) remembered(aText(at), en);
  expect(remembered(aText(0), en)).not.toBe(first);
});
