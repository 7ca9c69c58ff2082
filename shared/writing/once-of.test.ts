import { expect, it } from "vitest";
import { onceOf, setOf } from "./once-of.ts";
import { holdsAny } from "./text-words.ts";

it("makes what a table needs once, and for each table its own", () => {
  let count = 0;
  const lengthOf = onceOf((words: readonly string[]) => ({ length: words.length, made: ++count }));
  const [one, other] = [["a"], ["a", "b"]];
  expect([lengthOf(one), lengthOf(one), lengthOf(other)]).toEqual([
    { length: 1, made: 1 },
    { length: 1, made: 1 },
    { length: 2, made: 2 },
  ]);
  expect(setOf(one)).toBe(setOf(one));
});

it("looks for a row once, however often its first word stands there", () => {
  const text = "head of ".repeat(40_000);
  const started = Date.now();
  expect(holdsAny(text, ["head of sales", "of sales"])).toBe(false);
  expect(Date.now() - started).toBeLessThan(1_000);
});

it.each([
  ["as head of sales since 2021", ["head of purchasing", "head of sales"], true],
  ["Ahead of sales", ["head of sales", "sale"], false],
  ["the head of many sales", ["head of sales", "of sales"], false],
  ["a head", ["head of sales", "head"], true],
  ["a head", ["head", "head of sales"], true],
  ["don’t", ["don", "t"], false],
  ["", ["head of sales", "head"], false],
])("%j holds one of %j: %s", (text, words, holds) => {
  expect(holdsAny(text, words)).toBe(holds);
});
