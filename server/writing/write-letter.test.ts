import { expect, test } from "vitest";
import { type Tone, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { LetterRequest } from "./letter-request.ts";
import { formOnlyPeople } from "./testing/form-only-people.ts";
import { type PersonName, people } from "./testing/people.ts";
import { resumeOf } from "./testing/resume-of.ts";
import { writeLetter } from "./write-letter.ts";

const names = Object.keys(people).filter(isPersonName);
const tones: readonly Tone[] = toneSchema.options;

function requestOf(
  name: PersonName,
  { tone = "professional", seed = 1 }: { tone?: Tone; seed?: number } = {},
): LetterRequest {
  const history = { strategies: [], openingFacts: [] };
  return { applicant: people[name].applicant, tone, language: "en", seed, history, asOf: "2026-11-21" };
}

test("the same request with the same seed gives the same letter", () => {
  expect(writeLetter(requestOf("welder", { seed: 7 }))).toEqual(writeLetter(requestOf("welder", { seed: 7 })));
});

test("another seed and the history of the first letter give another opening", () => {
  const first = writeLetter(requestOf("welder", { seed: 7 }));
  const history = {
    strategies: [first.used.strategy],
    openingFacts: [first.used.openingFact],
    phrases: first.used.phrases,
  };
  const second = writeLetter({ ...requestOf("welder", { seed: 8 }), history });
  expect(second.used.strategy).not.toBe(first.used.strategy);
  expect(second.letter.paragraphs[0]?.[0]?.text).not.toBe(first.letter.paragraphs[0]?.[0]?.text);
});

test.each(tones)("a %s letter names its sources, which exist", (tone) => {
  for (const name of names) {
    const { letter, facts, posting } = writeLetter(requestOf(name, { tone }));
    const ids = new Set(facts.map((fact) => fact.id));
    for (const sentence of letter.paragraphs.flat()) {
      expect(sentence.facts.filter((id) => !ids.has(id))).toEqual([]);
      expect(sentence.postingLines.every((line) => line <= posting.lines.length)).toBe(true);
    }
  }
});

test.each(tones)("a %s letter holds no placeholder", (tone) => {
  for (const name of names) {
    expect(letterText(writeLetter(requestOf(name, { tone })).letter)).not.toMatch(
      /undefined|null|NaN|Unknown|[[\]{}<>]/,
    );
  }
});

test.each(tones)("a %s letter leaves out a sum of years that is less than the posts come to", (tone) => {
  const { applicant } = people.accountant;
  const { resume } = applicant;
  if (!resume) throw new Error("the accountant has a resume");
  for (const [yearsOfExperience, isTold] of [
    [3, false],
    [15, true],
  ] as const) {
    const request = requestOf("accountant", { tone });
    const { letter } = writeLetter({
      ...request,
      applicant: { ...applicant, resume: { ...resume, yearsOfExperience } },
    });
    expect(/\b(?:three|15|fifteen) years/u.test(letterText(letter))).toBe(isTold);
  }
});

test("a letter opens with what it was to open with though that is no clause, and what goes on from it stands behind it", () => {
  const { form } = people.nurse.applicant;
  const tasks = "- review medication with patients on the wards\n- check prescriptions\n- train assistants";
  const prompt = `Brookmere Hospital is looking for a Pharmacist.\nYour tasks:\n${tasks}\nYou bring: registration as a pharmacist`;
  const lines =
    "Medication reviews (MedsCheck) for about 15 patients a week\nDispensary rota and stock orders for three sites";
  const resume = resumeOf({ posts: [["Pharmacist", "Larkfield Pharmacy", "2019 – today", lines]] });
  const applicant = { form: { ...form, jobTitle: "Pharmacist", skills: "", highlights: "", prompt }, resume };
  const { plan, letter } = writeLetter({ ...requestOf("nurse", { tone: "formal" }), applicant });
  expect(plan.paragraphs[0]?.map(({ kind }) => kind)).toEqual(["open-number", "link", "apply-with"]);
  expect(letter.paragraphs[0]?.[0]?.text).toContain("medication reviews (MedsCheck)");
});

test("who has no post to tell of does not say the role in every other sentence", () => {
  const history = { strategies: [], openingFacts: [] };
  const times = formOnlyPeople.de.flatMap((applicant) =>
    tones.map((tone) => {
      const { letter, plan } = writeLetter({ applicant, tone, language: "de", seed: 1, history, asOf: "2026-11-21" });
      const body = letter.paragraphs
        .flat()
        .map(({ text }) => text)
        .join(" ");
      return body.split(plan.heading.role?.text ?? "?").length - 1;
    }),
  );
  expect(times.toSorted((a, b) => a - b)[times.length >> 1]).toBeLessThanOrEqual(4);
});

function isPersonName(name: string): name is PersonName {
  return name in people;
}
