import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { createClaimChecker } from "./check-letter.ts";

function claimsIn(language: Language, facts: readonly string[], sentence: string): string[] {
  const told = facts.map((text, index) => ({ id: `f${index}`, origin: "typed" as const, label: "", text }));
  const ground = { about: [], posting: "", role: "", company: "", asOf: "2026-11-23" };
  const check = createClaimChecker({ ...ground, facts: told, language });
  return check(sentence).claims.map(({ kind }) => kind);
}

describe("facts that say what the person does not have", () => {
  it.each<[Language, string, string, string]>([
    ["de", "SAP kenne ich nicht", "Mit SAP habe ich gearbeitet.", "tool"],
    ["en", "I have never used SAP", "I work with SAP every day.", "tool"],
    ["fr", "Je ne connais pas SAP", "J'ai travaillé avec SAP.", "tool"],
    ["es", "No conozco SAP", "He trabajado con SAP.", "tool"],
    ["en", "I do not speak French", "I speak French.", "language"],
  ])("are no source of a claim to have it (%s: %s)", (language, fact, sentence, kind) => {
    expect(claimsIn(language, [fact, "Excel"], sentence)).toEqual([kind]);
  });

  it.each<[Language, string, string]>([
    ["de", "SAP kenne ich nicht", "SAP kenne ich nicht."],
    ["de", "SAP kenne ich nicht", "SAP ist mir neu."],
    ["en", "I have never used SAP", "I have not used SAP so far."],
    ["es", "No conozco SAP", "No conozco SAP todavía."],
    ["en", "Never ill in 8 years with Excel", "In 8 years with Excel I was never ill."],
  ])("may be said as they are (%s: %s)", (language, fact, sentence) => {
    expect(claimsIn(language, [fact], sentence)).toEqual([]);
  });

  it("do not hide lengths of time that are written short", () => {
    expect(claimsIn("en", ["14 yrs in kitchens"], "Fourteen years in kitchens have taught me timing.")).toEqual([]);
    expect(claimsIn("en", ["14 yrs in kitchens"], "I spent fifteen years in kitchens.")).toEqual(["duration"]);
  });
});
