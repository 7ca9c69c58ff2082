import { expect, test } from "vitest";
import { english } from "../languages/english/english.ts";
import { hashOf } from "../planning/random.ts";
import { compilePhrases, wayFor } from "./compile-phrases.ts";

const people = Array.from({ length: 40 }, (_, at) => hashOf(`Person ${at}`));
const [most] = (compilePhrases(english).professional.get("start") ?? []).toSorted((a, b) => b.count - a.count);

function said(person: number, timesSaid: number): string {
  return most ? wayFor(person, most, timesSaid).sentences.flat().join("|") : "";
}

test("a person has one way of a phrase, few have the same, and a letter made anew says it in another", () => {
  expect(most?.count).toBeGreaterThan(100);
  expect(people.map((person) => said(person, 0))).toEqual(people.map((person) => said(person, 0)));
  expect(new Set(people.map((person) => said(person, 0))).size).toBeGreaterThan(35);
  expect(people.filter((person) => said(person, 0) === said(person, 1)).length).toBeLessThan(3);
});
