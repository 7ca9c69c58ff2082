import { expect, it } from "vitest";
import { isCarLicence } from "./car-licence.ts";

it.each(["permis B", "Permis de conduire", "Führerschein Klasse B", "carné de conducir B", "full UK driving licence"])(
  "%s is what nearly everybody has",
  (text) => expect(isCarLicence(text)).toBe(true),
);

it.each([
  "permis C",
  "permis CE",
  "Führerschein Klasse CE",
  "carné C+E",
  "HGV licence",
  "permis bateau",
  "licence pro",
])("%s is a trade's own", (text) => expect(isCarLicence(text)).toBe(false));
