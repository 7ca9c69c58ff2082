import { expect, it } from "vitest";
import { noPlace } from "./resume-text.ts";
import { readLanguages } from "./spoken-languages.ts";

const read = (...texts: string[]) => readLanguages(texts.map((text) => ({ ...noPlace, text })));

it.each([
  ["Lengua(s) materna(s): ESPAÑOL", "ESPAÑOL", "Lengua materna"],
  ["Mother tongue(s): Italian", "Italian", "Mother tongue"],
  ["Muttersprache: Deutsch", "Deutsch", "Muttersprache"],
  ["German (Native or Bilingual)", "German", "Native or Bilingual"],
  ["Dutch (Limited Working)", "Dutch", "Limited Working"],
])("reads the level in %s", (text, language, level) => {
  expect(read(text)).toEqual([{ language, level }]);
});

it("tells a level that a table repeats once, and no level that the form explains below", () => {
  const scale = "Livelli: A1 e A2: Livello elementare B1 e B2: Livello intermedio C1 e C2: Livello avanzato";
  expect(read("INGLESE\tB2\tC1\tB2\tB2\tB2", "SPAGNOLO\tA2\tA2\tA2\tA2\tA2", scale)).toEqual([
    { language: "INGLESE", level: "B2, C1" },
    { language: "SPAGNOLO", level: "A2" },
  ]);
});
