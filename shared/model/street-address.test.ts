import { expect, it } from "vitest";
import { type Language, languageSchema } from "#shared/letters/letter.schema.ts";
import { restOfAddress, streetAddress } from "./street-address.ts";

/** An address of each language: one without its own would go to a model as it is. */
const addresses: Record<Language, string> = {
  en: "12 Marlpit Lane, Apt 4",
  de: "Lange Straße 12a, 70173 Stuttgart",
  fr: "12 bis rue de Rivoli, 75001 Paris",
  es: "Calle de Alcalá 48, 28014 Madrid",
};

it.each(languageSchema.options)("finds a street of %s, and where it ends", (language) => {
  const text = `I live at ${addresses[language]}\nand work nearby.`;
  expect(text.match(streetAddress)).toEqual([addresses[language]]);
});

it("finds the town that stands in a fact of its own", () => {
  expect("F1 (Skill): Lange Straße 12\nF2 (Skill): 70173 Stuttgart\n".match(restOfAddress)).toEqual([
    "70173 Stuttgart",
  ]);
});
