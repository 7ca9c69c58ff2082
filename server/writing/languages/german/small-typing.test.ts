import { expect, test } from "vitest";
import { titleName } from "./names.ts";
import { withNounsLarge } from "./small-typing.ts";
import { withoutSharpS } from "./swiss.ts";

test("behind a figure a measure is a noun, however the rest was typed", () => {
  expect(withNounsLarge("15 Jahre im Fernverkehr, davon 6 jahre mit Kühlauflieger")).toBe(
    "15 Jahre im Fernverkehr, davon 6 Jahre mit Kühlauflieger",
  );
  expect(withNounsLarge("keine unfälle seit 2011")).toBe("keine Unfälle seit 2011");
});

test.each([
  ["kontrolliere wareneingang und buche in sap", "kontrolliere Wareneingang und buche in SAP"],
  ["2 wochen praktikum bei tischlerei brandt in celle", "2 Wochen Praktikum bei Tischlerei Brandt in Celle"],
  ["führerschein klasse AM", "Führerschein Klasse AM"],
  ["eigenes auto, führerschein b", "eigenes Auto, Führerschein B"],
  ["mache die dienstpläne und bestelle material", "mache die Dienstpläne und bestelle Material"],
  ["seit 3 jahren in der pflege", "seit 3 Jahren in der Pflege"],
  ["in teilzeit arbeiten", "in Teilzeit arbeiten"],
  ["Ware annehmen und prüfen", "Ware annehmen und prüfen"],
])("%s is written %s", (typed, written) => {
  expect(withNounsLarge(typed)).toBe(written);
});

test("a title typed small is a noun none the less", () => {
  expect(titleName("staplerfahrer")).toBe("Staplerfahrer");
});

test("Swiss spelling leaves names alone", () => {
  expect(withoutSharpS("Außerdem grüße ich Frau Strauß.", ["Frau Strauß"])).toBe("Ausserdem grüsse ich Frau Strauß.");
});
