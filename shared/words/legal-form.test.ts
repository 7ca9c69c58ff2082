import { expect, it } from "vitest";
import { withoutLegalForm } from "./legal-form.ts";

it.each([
  ["Empaques Flexibles del Bajío, S.A. de C.V.", "Empaques Flexibles del Bajío"],
  ["Troqueles Coahuila, S. de R.L. de C.V.", "Troqueles Coahuila"],
  ["Miami Valley Storage, Inc.", "Miami Valley Storage"],
  ["Casa Verde, S.L.", "Casa Verde"],
  ["Vogt Maschinenbau GmbH", "Vogt Maschinenbau GmbH"],
  ["Smith, Corner & Sons", "Smith, Corner & Sons"],
])("%s is called %s in a letter", (name, called) => {
  expect(withoutLegalForm(name)).toBe(called);
});
