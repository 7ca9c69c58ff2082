import { expect, it } from "vitest";
import { typedName } from "./typed-name.ts";

it.each([
  ["jake", "moreno", "Jake Moreno"],
  ["marcus", "o'reed", "Marcus O'Reed"],
  ["rory", "mcallister", "Rory McAllister"],
  ["anne-marie", "de la cruz", "Anne-Marie de la Cruz"],
  ["BRENDA", "KOWALSKI", "Brenda Kowalski"],
  ["SEAN", "O'BRIEN", "Sean O'Brien"],
  ["jörg", "öztürk", "Jörg Öztürk"],
])("gives %s %s the capitals of a name", (first, last, name) => {
  expect(typedName(first, last)).toBe(name);
});

it.each([
  ["Ann", "de la Cruz"],
  ["AJ", "Li"],
  ["Jake", "moreno"],
  ["Мария", "Иванова"],
  ["Ludwig", "van der Meer"],
  ["李", "明"],
])("leaves %s %s as typed", (first, last) => {
  expect(typedName(first, last)).toBe(`${first} ${last}`);
});

it("makes nothing of nothing", () => {
  expect(typedName("", " ")).toBe("");
});
