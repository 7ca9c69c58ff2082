import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { atEmployer } from "./employer.ts";
import { jobSlots, small } from "./job-slots.ts";

it("keeps a name's capitals at the end of a title", () => {
  expect(small("Directrice de la Ressourcerie Les Deux Rives")).toBe("directrice de la ressourcerie Les Deux Rives");
  expect(small("Directrice Administrative")).toBe("directrice administrative");
});

it.each([
  ["en", "yard staff", null],
  ["es", "atención al público en mostrador", null],
  ["de", "DGKP im Wohnbereich Demenz", "DGKP im Wohnbereich Demenz"],
] as const)("takes a title for a person's only where it is one (%s: %s)", (language, title, said) => {
  const job = { id: "j", origin: { from: "typed" as const }, confirmed: true, title, employer: "Costa" };
  const slots = jobSlots({ ...job, place: "", from: "2021", to: "now", lines: [] }, books[language]);
  expect(slots.asTitle?.text ?? null).toBe(said);
});

it.each([
  ["Shift leader", "a shift leader"],
  ["Team Leader", "a team leader"],
  ["Retail supervisor", "a retail supervisor"],
  ["Office coordinator", "an office coordinator"],
  ["Secretary", "a secretary"],
  ["Head of Sales", "Head of Sales"],
  ["Head chef", "head chef"],
  ["Store Manager", "store manager"],
  ["Account Manager", "an account manager"],
  ["Head of Lending & Deputy CEO", "Head of Lending and Deputy CEO"],
  ["Lending officer, cashier", "a lending officer and a cashier"],
  ["Receptionist, births and deaths", "a receptionist (births and deaths)"],
  ["Receptionist, Dublin", "a receptionist"],
])("who was %s was “%s”", (title, said) => {
  const job = { id: "j", origin: { from: "typed" as const }, confirmed: true, title, employer: "Costa Coffee" };
  const slots = jobSlots({ ...job, place: "", from: "2021", to: "now", lines: [] }, books.en);
  expect(slots.asTitle?.text).toBe(said);
});

it.each([
  ["Ambulanter Dienst Schön", "beim Ambulanten Dienst Schön"],
  ["Mobiler Pflegedienst Kelheim", "beim Mobilen Pflegedienst Kelheim"],
  ["Ambulante Pflege Schön", "bei der Ambulanten Pflege Schön"],
  ["Städtisches Klinikum Dachau", "am Städtischen Klinikum Dachau"],
  ["Soziale Dienste Mitte", null],
  ["Pflegedienst Schön", "beim Pflegedienst Schön"],
])("bends the employer %s: %s", (name, said) => {
  expect(atEmployer(name, "", books.de)).toBe(said);
});
