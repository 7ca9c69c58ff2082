import { describe, expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { readPosting } from "../posting/read-posting.ts";
import { people } from "../testing/people.ts";
import { stemsOf } from "../words/stems.ts";
import { kinOf, nearness } from "./kindred.ts";
import { ADJACENT, answerPosting, MET } from "./match-facts.ts";

const near = (wanted: string, text: string) =>
  Math.max(...[...stemsOf(wanted)].map((stem) => nearness(stem, kinOf(stemsOf(text)))));

describe("words that come close to each other", () => {
  test.each([
    ["elaborar", "elaboración de presupuestos"],
    ["begleiten", "Betriebsprüfung 2024 begleitet"],
    ["turnos", "horario de tarde"],
    ["supervising", "Mentored two apprentices"],
    ["Ladezeiten", "Seiten schneller gemacht: schnell"],
    ["conseil", "Conseillé 50 clientes"],
  ])("%s is found in: %s", (wanted, text) => {
    expect(near(wanted, text)).toBeGreaterThan(0);
  });

  test.each([
    ["supervising", "Picked 180 order lines"],
    ["welding", "Kept the diary for 4 solicitors"],
    ["stock", "Stood at the till"],
  ])("%s is not found in: %s", (wanted, text) => {
    expect(near(wanted, text)).toBe(0);
  });
});

function bestFor(duty: string, line: string) {
  const { applicant } = people.nurse;
  if (!applicant.resume) throw new Error("the nurse has a resume");
  const [post] = applicant.resume.experience;
  if (!post) throw new Error("the nurse has worked");
  const resume = { ...applicant.resume, experience: [{ ...post, description: line }] };
  const posting = readPosting(`Team member\n\nYour duties:\n- ${duty}\n- Answering e-mail`, {});
  const answers = answerPosting(posting, readFacts({ ...applicant, resume }, "2026-11-21"));
  const answer = answers.find(({ text }) => text.toLowerCase().includes(duty.toLowerCase().slice(0, 12)));
  const found = answer?.best.find(({ evidence }) => evidence.kind === "line");
  return found?.score ?? 0;
}

describe("what was done answers a duty", () => {
  test("that shares a word with it and is work of its kind", () => {
    expect(bestFor("Supervising nursing students", "Mentor 3 nursing students a year")).toBeGreaterThanOrEqual(MET);
  });

  test("only nearly, where nothing but the kind of work is the same", () => {
    const score = bestFor("Welcoming guests", "Reception desk for 40 arrivals a day");
    expect(score).toBeGreaterThanOrEqual(ADJACENT);
    expect(score).toBeLessThan(MET);
  });

  test("not at all, where the work is another", () => {
    expect(bestFor("Supervising nursing students", "Painted 40 fences")).toBe(0);
  });
});
