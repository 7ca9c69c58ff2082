import { expect, it } from "vitest";
import { sortText } from "./sort-text.ts";

const plainOf = (text: string) => sortText({ text, today: "2026-11-23" }).facts.plain.map((row) => row.text);

it("takes a paragraph's sentences for rows of their own", () => {
  const text = [
    "Piano tuner at Hale & Sons, 2018 - now",
    "Have driven since I was 19. I restrung a 1926 Blüthner last winter. Never worked on a fortepiano.",
  ].join("\n");
  expect(plainOf(text)).toEqual([
    "Have driven since I was 19.",
    "I restrung a 1926 Blüthner last winter.",
    "Never worked on a fortepiano.",
  ]);
});

it("takes sentences that are typed small for rows as well", () => {
  const text =
    "Name: Ana Ruiz\nE-mail: ana@mail.example\nmanejo grúa torre desde el 2019. mi turno era de noche aprox. dos años";
  expect(plainOf(text)).toEqual(["manejo grúa torre desde el 2019.", "mi turno era de noche aprox. dos años"]);
});

it.each([
  ["I set up the triage desk in 2023. It took four weeks and we kept it."],
  ["J'ai lancé la conciliation chez nous avec une collègue du service. J'ai présenté ça à une journée à Liège."],
  ["Ich habe den Umbau geplant. Dort war ich jeden Tag auf der Baustelle."],
  ["Cuando se cayó la red en nov. 2022 organicé los turnos en una hora."],
])("keeps what goes on with a sentence beside it: %s", (sentences) => {
  expect(plainOf(`Name: Ana Ruiz\nE-mail: ana@mail.example\n${sentences}`)).toEqual([sentences]);
});
