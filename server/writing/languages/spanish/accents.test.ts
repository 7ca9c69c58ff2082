import { expect, test } from "vitest";
import { withAccents } from "./accents.ts";

test.each([
  ["curso de manipulacion de alimentos", "curso de manipulación de alimentos"],
  ["trabajo rapido", "trabajo rápido"],
  ["hacia 180 cubiertos", "hacía 180 cubiertos"],
  ["atencion al publico", "atención al público"],
  ["publico contenidos y calculo precios", "publico contenidos y calculo precios"],
  ["atención al cliente", "atención al cliente"],
])("%s is written %s", (typed, written) => {
  expect(withAccents(typed)).toBe(written);
});
