import { describe, expect, it } from "vitest";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { createClaimChecker } from "./check-letter.ts";
import { eleventhSetSouth } from "./testing/eleventh-set-south.ts";
import { factsOf } from "./testing/facts-of.ts";
import { modelLetters } from "./testing/model-letters.ts";
import { thirteenthSetWest } from "./testing/thirteenth-set-west.ts";
import { twelfthSetSouth } from "./testing/twelfth-set-south.ts";
import { twelfthSetWest } from "./testing/twelfth-set-west.ts";

const people = [...eleventhSetSouth, ...twelfthSetWest, ...twelfthSetSouth, ...thirteenthSetWest];

describe.each(modelLetters)("a model's letter to $company", ({ language, company, paragraphs }) => {
  const person = people.find((one) => one.company === company && one.language === language);
  const { told = {}, role = "", posting = "" } = person ?? {};
  const facts = factsOf(told);
  const check = createClaimChecker({ facts, about: [], posting, role, company, asOf: "2026-11-21", language });
  const parts = paragraphs.split(/[[\]]/u).map((text, at) => ({ text, isInvented: at % 2 === 1 }));

  it("has its three inventions marked, and at most one sentence besides", () => {
    expect(person).toBeDefined();
    const invented = parts.filter(({ isInvented }) => isInvented);
    expect(invented).toHaveLength(3);
    for (const { text } of invented) expect(check(text).claims, text).not.toEqual([]);
    const falsely = parts
      .filter(({ isInvented }) => !isInvented)
      .flatMap(({ text }) => splitSentences(text))
      .filter(({ text }) => check(text).claims.length > 0)
      .map(({ text }) => `${check(text).claims.map((claim) => claim.text)} <- ${text}`);
    expect(falsely.length, falsely.join("\n")).toBeLessThanOrEqual(1);
  });
});
