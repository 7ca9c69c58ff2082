import { expect, it } from "vitest";
import { familyNameAt } from "./family-name.ts";

it.each([
  ["Álvaro Ibarz Royo", true, "Ibarz Royo"],
  ["José Luis Arriaga Mendoza", true, "Arriaga Mendoza"],
  ["Ana Vega", true, "Vega"],
  ["Mary Ann Lee", false, "Lee"],
  ["Anke van der Berg", false, "van der Berg"],
  ["María de la Fuente", true, "de la Fuente"],
  ["María del Carmen Ruiz Soto", true, "Ruiz Soto"],
  ["Yann Le Goff", false, "Le Goff"],
  ["Yann Hervé Du Bois", false, "Du Bois"],
])("parts %s before the family's names", (name, hasTwoFamilyNames, family) => {
  const words = name.split(" ");
  expect(words.slice(familyNameAt(words, { hasTwoFamilyNames })).join(" ")).toBe(family);
});
