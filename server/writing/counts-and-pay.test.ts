import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

function written(told: Told): string {
  return letterText(writeLetter(toRequest(told)).letter);
}

const picker: Told = { lang: "en", first: "Ann", last: "Lee", role: "Warehouse Associate", company: "Marlpit Foods" };

it.each([
  "I picked 120 to 140 cases an hour with an RF scanner",
  "I trained 30 new pickers a year on the RF scanner",
  "I brought our error rate down from 4 to 1 percent at the packing table",
])("tells what somebody did by the hour or the year: %s", (line) => {
  expect(written({ ...picker, plain: [line] })).toContain(line);
});

it.each([
  ["es", "Atendí a 200 clientes al mes en la caja del almacén"],
  ["fr", "J’ai servi 200 clients par mois au comptoir du dépôt"],
] as const)("tells it in %s as well", (lang, line) => {
  expect(written({ lang, first: "Ann", last: "Lee", plain: [line] })).toContain(line);
});

it.each([
  "I earned 18.50 an hour at my last place",
  "I would like 45000 a year",
  "My usual day rate is 350 plus travel",
  "I was on a package of 52k with a car",
])("keeps pay that nobody asks for: %s", (line) => {
  expect(written({ ...picker, plain: [line] })).not.toContain(line.slice(0, 20));
});
