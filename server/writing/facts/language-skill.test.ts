import { expect, test } from "vitest";
import { formOnlyPeople } from "../testing/form-only-people.ts";
import { writeLetter } from "../write-letter.ts";
import { isBareName } from "./language-skill.ts";

test.each([
  ["English", "en", true],
  ["Deutsch", "de", true],
  ["Deutsch (C1)", "de", false],
  ["Spanish", "en", false],
] as const)("%s in a letter in %s: %s", (skill, language, isItself) => {
  expect(isBareName(skill, language)).toBe(isItself);
});

test.each(["en", "es", "fr", "de"] as const)("nobody writes in %s that they speak it", (language) => {
  const names = { en: "English", es: "Español", fr: "Français", de: "Deutsch" };
  for (const applicant of formOnlyPeople[language]) {
    const form = { ...applicant.form, skills: `${applicant.form.skills}, ${names[language]}` };
    const history = { strategies: [], openingFacts: [] };
    const { letter, facts } = writeLetter({
      applicant: { ...applicant, form },
      tone: "professional",
      language,
      seed: 1,
      history,
      asOf: "2026-11-21",
    });
    const own = facts.find(({ text }) => text === names[language])?.id;
    expect(own).toBeDefined();
    expect(letter.paragraphs.flat().filter((sentence) => sentence.facts.includes(own ?? ""))).toEqual([]);
  }
});
