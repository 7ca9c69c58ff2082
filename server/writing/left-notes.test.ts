import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { first: "Ann", last: "Lee", lang: "en", role: "Optician", company: "Hartwell & Moss" } as const;
const SENTENCES = [
  "I trained 5 optical assistants.",
  "I brought remakes down from 6% to 3.5%.",
  "I measured every child on Saturdays.",
];
const post = (...notes: string[]): NonNullable<Told["jobs"]> => [
  ["Optician", "Goss Opticians", "2021", "now", [...SENTENCES, ...notes]],
  ["Trainee", "Vale Vision", "2016", "2021", ["high prescriptions and prisms"]],
];
const asks: Told["asks"] = [
  ["Experience with varifocals", "varifocals"],
  ["High prescriptions", "high prescriptions"],
];

function pointsOf(told: Told): string[] {
  const text = letterText(writeLetter(toRequest(told)).letter);
  return text.split("\n").flatMap((line) => (line.startsWith("• ") ? line.slice(2) : []));
}

it("tells notes that the posting asks for behind the sentences, with where they are from", () => {
  const points = pointsOf({ ...ann, jobs: post("varifocals every day"), asks });
  expect(points).toEqual(["Varifocals every day", "High prescriptions and prisms (Vale Vision)"]);
});

it("lists no single note, none that nothing asks for, and none of what is not so", () => {
  expect(pointsOf({ ...ann, jobs: post("tea and biscuits rota"), asks })).toEqual([]);
  for (const note of ["varifocals: never done any", "varifocals, only watched", "varifocals 3 kids at home"])
    expect(pointsOf({ ...ann, jobs: post(note), asks })).toEqual([]);
});

it("tells what was written for the letter as a note, alone behind the sentences and with another in the list", () => {
  const written = (...notes: string[]) => {
    const done = notes.map((ending): NonNullable<Told["done"]>[number] => ["demand", "", ending]);
    return { ...ann, jobs: post(), done };
  };
  expect(letterText(writeLetter(toRequest(written("NZ citizen"))).letter)).toContain("NZ citizen.");
  expect(pointsOf(written("NZ citizen", "Full clean licence, class 2"))).toEqual([
    "NZ citizen",
    "Full clean licence, class 2",
  ]);
});

it("lists notes with figures as well of who has answered nothing", () => {
  const jobs = post("about 25 dispenses a day, two rooms");
  expect(pointsOf({ ...ann, jobs, asks })).toContain("About 25 dispenses a day, two rooms");
  const done: Told["done"] = [["demand", "", "I have fitted varifocals for five years."]];
  expect(pointsOf({ ...ann, jobs, asks, done })).toEqual([]);
});

it("lists notes with figures that speak of what the posting names beside answers as well", () => {
  const done: Told["done"] = [["demand", "", "I ran the Saturday clinic for five years."]];
  const jobs = post("varifocals, 12 a week", "prisms: 3 a month for a varifocals clinic", "tea rota for 6");
  expect(pointsOf({ ...ann, jobs, asks: [["Dispensing varifocals", null]], done })).toEqual([
    "Varifocals, 12 a week",
    "Prisms: 3 a month for a varifocals clinic",
  ]);
});

it("reads an arrow between two figures, and lists no wish", () => {
  const jobs = post("varifocals returned 9% -> 4%", "varifocals 9 a day");
  expect(pointsOf({ ...ann, jobs, asks })[0]).toBe("Varifocals returned 9% to 4%");
  const jan = { first: "Jan", last: "Lee", lang: "de", role: "Optiker", company: "Brill" } as const;
  const plain = ["Gleitsicht würde mich interessieren", "Gleitsicht 9 am Tag", "Gleitsicht 2 Jahre"];
  const wishes: Told["asks"] = [["Erfahrung mit Gleitsicht", "Gleitsicht"]];
  expect(pointsOf({ ...jan, plain, asks: wishes })).not.toContain("Gleitsicht würde mich interessieren");
});

it("leaves two notes out beside many answers, and tells what nobody wants to have had none of", () => {
  const jobs = post("varifocals every day");
  const done: NonNullable<Told["done"]> = [
    ["why", "I am applying because", "I want to fit children."],
    ["work", "I", "rebuilt the lab's stock list."],
    ["work", "I", "answer the phone on Mondays."],
    ["work", "I", "keep the frames catalogue."],
  ];
  expect(pointsOf({ ...ann, jobs, asks, done })).toEqual([]);
  const text = letterText(
    writeLetter(toRequest({ ...ann, jobs: post("At the last audit there were no serious complaints.") })).letter,
  );
  expect(text).toContain("no serious complaints");
});
