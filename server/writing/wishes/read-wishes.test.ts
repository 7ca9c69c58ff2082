import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { LetterRequest } from "../letter-request.ts";
import { people } from "../testing/people.ts";
import { translateLetter } from "../translate-letter.ts";
import { writeLetter } from "../write-letter.ts";

function write(changes: Partial<LetterRequest["applicant"]["form"]>, language: Language = "en") {
  const { applicant } = people.nurse;
  const history = { strategies: [], openingFacts: [] };
  const tone = "professional";
  return writeLetter({
    applicant: { ...applicant, form: { ...applicant.form, ...changes } },
    tone,
    language,
    seed: 1,
    history,
    asOf: "2026-11-21",
  });
}
const wordsOf = ({ letter }: ReturnType<typeof write>) => letterText(letter).split(/\s+/).length;

describe("a letter that was wished for", () => {
  it.each<[Language, string, string]>([
    ["en", "mention that I can start in May", "I can start in May."],
    ["de", "erwähne, dass ich im Mai anfangen kann", "Ich kann im Mai anfangen."],
    ["fr", "mentionner que je peux commencer en mai", "Je peux commencer en mai."],
    ["es", "menciona que puedo empezar en mayo", "Puedo empezar en mayo."],
  ])("says it in %s, once, near the end, with the wish as its source", (language, wishes, sentence) => {
    const { letter, facts, notices } = write({ wishes }, language);
    const [said, ...again] = letter.paragraphs.at(-1)?.filter(({ text }) => text === sentence) ?? [];
    expect([said?.facts, again]).toEqual([["form.wishes.0"], []]);
    expect(facts).toContainEqual({ id: "form.wishes.0", origin: "form", label: "Your wish", text: sentence });
    expect(notices).toEqual([]);
  });

  it("takes three, in every length, and tells which it does not follow", () => {
    const wishes = "mention that I can start in May\nI have run the ward choir since 2021\nbe funny";
    for (const length of ["short", "usual", "long"] as const) {
      const { letter, notices } = write({ wishes, length });
      expect(letterText(letter)).toContain("I can start in May.");
      expect(letterText(letter)).toContain("I have run the ward choir since 2021.");
      expect(notices[0]).toContain("“be funny” is left out");
    }
  });

  it("keeps a sentence out of a language it was not said in", () => {
    const { plan } = write({ wishes: "I can start in May" });
    expect(letterText(translateLetter({ plan, language: "de" }))).not.toContain("May");
    expect(write({ wishes: "I can start in May" }, "fr").notices[0]).toMatch(/is in English/);
  });

  it("is short, usual or long, as far as there is something to tell", () => {
    const [short, usual, long] = (["short", "usual", "long"] as const).map((length) => wordsOf(write({ length })));
    expect(short).toBeLessThan(230);
    expect(usual).toBeGreaterThan((short ?? 0) + 60);
    expect(long).toBeGreaterThanOrEqual(usual ?? 0);
    expect(long).toBeLessThan(430);
    const few = write({ length: "long", highlights: "", skills: "patience", wishes: "" });
    expect(wordsOf(few) > 320 || few.notices.some((notice) => notice.includes("long letter"))).toBe(true);
  });
});
