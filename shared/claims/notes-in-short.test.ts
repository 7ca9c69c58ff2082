import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { createClaimChecker } from "./check-letter.ts";
import { factsOf, type Told } from "./testing/facts-of.ts";
import { besideShort, toldInShort } from "./testing/short-notes.ts";

function marksOf(language: Language, told: Told, sentence: string, posting = ""): string[] {
  const asOf = "2026-11-21";
  const check = createClaimChecker({
    ...{ facts: factsOf(told), about: [], posting, role: "", company: "", asOf, language },
  });
  return check(sentence).claims.map(({ text }) => text);
}

describe("what a note has in short", () => {
  it.each(toldInShort)("is no invention in whole words: %s %j %s", (language, told, sentence) => {
    expect(marksOf(language, told, sentence)).toEqual([]);
  });

  it.each(besideShort)("tells of nothing else: %s %j %s", (language, told, sentence, claim) => {
    expect(marksOf(language, told, sentence)).toContain(claim);
  });

  it("lets what the reader's posting names stand, and not what the writer is said to use", () => {
    const posting = "Nous cherchons un tourneur à Auray. Apologic exigé.";
    const told = { done: ["tournées"] };
    expect(marksOf("fr", told, "Votre annonce pour Auray correspond à ce que je cherche.", posting)).toEqual([]);
    expect(marksOf("fr", told, "Je saisis tout dans Apologic.", posting)).toEqual(["Apologic"]);
  });

  it("takes what one plans for work, and not for a plan", () => {
    expect(marksOf("en", { done: ["MOT prep"] }, "I plan all MOTs in Freeway.", "MOTs in Freeway.")).toEqual([
      "Freeway",
    ]);
    expect(marksOf("en", { done: ["MOT prep"] }, "I plan to learn Freeway.", "MOTs in Freeway.")).toEqual([]);
  });

  it("lets what would be new to the writer stand", () => {
    const posting = "SAP S/4HANA, IFRS-Kenntnisse.";
    expect(marksOf("de", { done: ["Lohn"] }, "SAP und IFRS wären für mich neu.", posting)).toEqual([]);
    expect(marksOf("de", { done: ["Lohn"] }, "SAP nutze ich jeden Tag.", posting)).toEqual(["SAP"]);
  });

  it("lets a thing of the posting stand where nobody is said to know it", () => {
    const sentence = "Seventy tractor units mean seventy drivers on the road.";
    expect(marksOf("en", { done: ["MOT prep"] }, sentence, "We run seventy tractor units.")).toEqual([]);
  });

  it("takes a tool of the posting for the writer's though it was so far", () => {
    const posting = "Sie kalkulieren mit Borm. ECMO von Vorteil.";
    expect(marksOf("de", { done: ["Montage"] }, "Kalkuliert habe ich bisher mit Borm.", posting)).toEqual(["Borm"]);
    expect(marksOf("de", { done: ["Montage"] }, "Mit ECMO hatte ich bislang nichts zu tun.", posting)).toEqual([]);
  });

  it("does not take the name of a firm for a part of the world", () => {
    const posting = "You will deal with Northern and LNER.";
    expect(marksOf("en", { done: ["planned diaries"] }, "At Northern I planned trains.", posting)).toEqual([
      "Northern",
    ]);
  });
});
