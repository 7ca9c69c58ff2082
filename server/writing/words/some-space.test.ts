import { expect, test } from "vitest";
import { someSpace } from "./some-space.ts";

test.each([
  ["", false],
  ["one", false],
  ["one two", false],
  ["one two, three", false],
  ["one , two", true],
  ["one two ,", true],
])("a space before a comma in %o: %s", (text, expected) => {
  expect(someSpace(text, (at) => text.charAt(at + 1) === ",")).toBe(expected);
});

test("asks every space once", () => {
  const asked: number[] = [];
  someSpace(" a  b ", (at) => asked.push(at) < 0);
  expect(asked).toEqual([0, 2, 3, 5]);
});
