import { expect, test } from "vitest";
import { person } from "../testing/people.ts";
import { readFacts } from "./read-facts.ts";
import { tellsTheSame } from "./same-line.ts";

test.each([
  ["Run the front desk of a 6-surgery vet practice", "Ran the front desk of a 6-surgery vet practice in Hove"],
  ["Cut no-shows by sending reminders the day before", "Cut no-shows 20% by sending reminders the day before"],
  ["Managed a team of 6 cooks", "Manage team of 6 cooks"],
  ["Betreue 40 Kunden in der Region Nord", "Betreute 40 Kunden in der Region Nord"],
  ["Mahnwesen betreut und offene Posten um 30 % gesenkt", "Betreue das Mahnwesen und senkte offene Posten um 30 %"],
  ["Préparation de 80 colis par jour", "Prépare 80 colis par jour en entrepôt"],
  ["Gestiona las reservas de 40 habitaciones", "Gestioné las reservas de 40 habitaciones del hotel"],
])("%s and %s are told once", (one, other) => {
  expect(tellsTheSame(one, other)).toBe(true);
  expect(tellsTheSame(other, one)).toBe(true);
});

test.each([
  ["Managed a team of 6 cooks", "Managed a team of 8 cooks"],
  ["Trained 3 apprentices in welding", "Trained 3 apprentices in painting"],
  ["Organised the summer fair for 200 guests", "Organised the winter fair for 200 guests"],
  ["Kasse abgerechnet", "Kasse geführt und abgerechnet"],
  ["Vente de chaussures", "Vente de vêtements"],
  ["Cuidé a 4 niños", "Cuidé a 4 perros"],
])("%s and %s are two things", (one, other) => {
  expect(tellsTheSame(one, other)).toBe(false);
});

test("of a resume's line and a highlight that say the same, the richer one is told, in the resume's post", () => {
  const { applicant } = person({
    name: ["Jo", "Marsh"],
    posting: "barista",
    jobTitle: "",
    skills: "",
    highlights:
      "Ran the front desk of a 6-surgery vet practice; cut no-shows by 18% by sending reminders the day before\nLed walks for 12 members of the rambling club",
    posts: [
      [
        "Receptionist",
        "Harbour Vets",
        "2019 - present",
        "Run the front desk of a 6-surgery vet practice in Hove\nCut no-shows by sending reminders the day before",
      ],
    ],
  });
  const { posts, lines, facts } = readFacts(applicant, "2026-11-21");
  expect(posts[0]?.lines.map(({ text }) => text)).toEqual([
    "Run the front desk of a 6-surgery vet practice in Hove",
    "cut no-shows by 18% by sending reminders the day before",
  ]);
  expect(lines.map(({ text }) => text)).toEqual(["Led walks for 12 members of the rambling club"]);
  const told = posts[0]?.lines.map(({ fact }) => facts.find(({ id }) => id === fact)?.text);
  expect(told).toEqual(posts[0]?.lines.map(({ text }) => text));
});
