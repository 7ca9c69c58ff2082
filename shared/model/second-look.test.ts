import { expect, it } from "vitest";
import { readLook, toLookMessages } from "./second-look.ts";

const why = (line: string) => readLook(line, 9).get(1)?.why;

it.each([
  ["S2 partly: “noch 40 Betten”", "“noch 40 Betten”"],
  ["S2 no - „noch nie“ steht nirgends", "„noch nie“ steht nirgends"],
  ["S2: no – übernahm niemand", "übernahm niemand"],
  ["S2 partly: élève, “encore”", "élève, “encore”"],
  ["**S2** not (noch nicht)", "(noch nicht)"],
  ["S2 no. ¿cuándo? nowhere", "¿cuándo? nowhere"],
  ["S2 no", ""],
])("reads %j with all that was found", (line, found) => {
  expect(why(line)).toBe(found);
});

it("takes a word that only begins like a verdict for none", () => {
  expect(readLook("S2: noch 40 Betten\nS3 notwendig\nS4: noür", 9).size).toBe(0);
});

it("knows what day it is, as lengths of time end there", () => {
  const facts = [{ id: "f1", origin: "typed" as const, label: "Job", text: "Nurse since 2021" }];
  const briefing = { facts, hints: [], posting: [], language: "en" as const, wishes: [], asOf: "2026-11-30" };
  const sentences = [{ text: "I have nursed for five years.", facts: [], postingLines: [] }];
  const [, asked] = toLookMessages({ briefing, sentences, hidden: [], mark: "mark" });
  expect(asked?.content).toContain("Today is 2026-11-30. Check this sentence now.");
});
