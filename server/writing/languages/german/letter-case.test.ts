import { expect, test } from "vitest";
import { lowerFirst } from "./letter-case.ts";

test.each([
  ["Englisch bringe ich mit", "Englisch bringe ich mit"],
  ["Englisch (Muttersprache) spreche ich", "Englisch (Muttersprache) spreche ich"],
  ["Telefonisch erreichen Sie mich", "telefonisch erreichen Sie mich"],
  ["Außerdem spreche ich Deutsch", "außerdem spreche ich Deutsch"],
  ["Wo es darum geht, Kaffee zu kochen", "wo es darum geht, Kaffee zu kochen"],
  ["Kunden beraten", "Kunden beraten"],
])("%s goes on as %s", (typed, expected) => {
  expect(lowerFirst(typed)).toBe(expected);
});
