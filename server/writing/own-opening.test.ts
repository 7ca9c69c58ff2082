import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const english = {
  lang: "en" as const,
  first: "Ella",
  last: "Marsh",
  role: "Retail Supervisor",
  company: "Harbourside Books",
};
const german = {
  lang: "de" as const,
  first: "Ella",
  last: "Marsh",
  role: "Verkäuferin",
  company: "Buchhandlung Hafen",
};
const asked = { questions: ["tell us why you want to join us"] };
const gefragt = { questions: ["warum Sie zu uns möchten"] };

const openingOf = (told: Told) => letterText(writeLetter(toRequest(told)).letter).split("\n\n")[2] ?? "";

it.each<[Told, RegExp]>([
  [
    { ...english, done: [["why", "I am applying because", "I want to apply because I live close by."]] },
    /Harbourside Books because I live close by\.$/u,
  ],
  [
    { ...english, done: [["why", "I am applying for this job because", "I live close by."]] },
    /Harbourside Books because I live close by\.$/u,
  ],
  [
    { ...english, ...asked, done: [["question", "", "I'm applying because I live close by.", "q0"]] },
    /Harbourside Books because I live close by\.$/u,
  ],
  [
    { ...german, done: [["why", "Ich bewerbe mich, denn", "ich bewerbe mich weil ich gern lese."]] },
    /bewerben, weil ich gern lese\.$|mich [^.]*, weil ich gern lese\.$/u,
  ],
  [
    { ...german, ...gefragt, done: [["question", "", "Ich bewerbe mich bei Ihnen, weil ich gern lese.", "q0"]] },
    /, weil ich gern lese\.$/u,
  ],
])("opens once where the person begins with an opening too: %j", (told, ends) => {
  const opening = openingOf(told);
  expect(opening).toMatch(ends);
  expect(opening.match(/apply|bewerb/giu)).toHaveLength(1);
});

it.each([
  "I am applying.",
  "I am applying as a shop assistant.",
  "I live close by because I love the harbour.",
  "I am applying. I live close by because I love the harbour.",
  `I am applying ${"very ".repeat(40)}much because I live close by.`,
])("leaves as it is what opens nothing, or gives no reason: %s", (answer) => {
  expect(openingOf({ ...english, ...asked, done: [["question", "", answer, "q0"]] })).toContain("Harbourside Books.");
});

it("opens with other words than the reason does", () => {
  const done: NonNullable<Told["done"]> = [["why", "I am applying because", "I would like to sell books again."]];
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const { letter } = writeLetter(toRequest({ ...english, done }, { seed }));
    expect(letterText(letter)).not.toMatch(/I would like[^.]*because I would like/u);
  }
});

it("opens with a reason that answers why somebody wants the work", () => {
  const done: NonNullable<Told["done"]> = [["question", "", "Because I grew up among books.", "q0"]];
  const opening = openingOf({ ...english, questions: ["Why this trade?"], done });
  expect(opening).toMatch(/because I grew up among books\.$/u);
});

it("does not open with why somebody leaves", () => {
  const done: NonNullable<Told["done"]> = [["question", "", "Because the shop closes in May.", "q0"]];
  const opening = openingOf({ ...english, questions: ["Why do you want to leave your current job?"], done });
  expect(opening).not.toContain("because the shop closes");
});
