import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import { templateIds } from "#shared/templates/template.ts";
import { type PersonName, people } from "../testing/people.ts";
import { writeLetter } from "../write-letter.ts";
import { guideOf } from "./template-guides.ts";

function write(name: PersonName, templateId: string | null, seed = 1) {
  const history = { strategies: [], openingFacts: [] };
  const { applicant } = people[name];
  const tone = "professional";
  return writeLetter({ applicant, tone, language: "en", seed, history, asOf: "2026-11-21", templateId });
}

function kindsOf({ plan }: ReturnType<typeof write>): string[][] {
  return plan.paragraphs.map((paragraph) => paragraph.map(({ kind }) => kind));
}

const rich: readonly PersonName[] = ["nurse", "welder"];

describe("the template guides", () => {
  it.each(rich)("give the %s twenty letters built each in its own way, and none like the plain one", (name) => {
    const shapes = [null, ...templateIds].map((id) => JSON.stringify(kindsOf(write(name, id))));
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(18);
    expect(shapes.slice(1)).not.toContain(shapes[0]);
  });

  it("open letters in one of their ways, unless the person has not what these need", () => {
    const letters = templateIds.flatMap((id) => [1, 2, 3].map((seed) => ({ id, used: write("nurse", id, seed).used })));
    const right = letters.filter(({ id, used }) => guideOf(id)?.openings.some((way) => way === used.strategy));
    expect(right.length / letters.length).toBeGreaterThan(0.75);
  });

  it.each([1, 2, 3, 4])("put licences before work for healthcare, and after it for tech (seed %i)", (seed) => {
    const healthcare = kindsOf(write("nurse", "healthcare", seed));
    const tech = kindsOf(write("nurse", "tech", seed));
    const place = (kinds: string[][], wanted: string[]) => kinds.flat().findIndex((kind) => wanted.includes(kind));
    const work = ["post", "more", "proof"];
    expect(healthcare.findIndex((kinds) => kinds.includes("credential"))).toBe(1);
    expect(place(healthcare, ["credential"])).toBeLessThan(place(healthcare, work));
    expect(place(tech, work)).toBeGreaterThan(-1);
    expect(place(tech, ["credential"])).toBeGreaterThan(place(tech, work));
  });

  it("argue transfer for a change of career: old work beside new work right after the opening", () => {
    const [, second = []] = kindsOf(write("nurse", "career-change"));
    expect(second.length).toBeGreaterThan(0);
    expect(second.every((kind) => ["link", "near", "arrive"].includes(kind))).toBe(true);
  });

  it("argue from study and skills where there is no experience, and leave work for the end", () => {
    const kinds = kindsOf(write("nurse", "no-experience"));
    expect(kinds[1]).toContain("credential");
    expect(kinds.findIndex((paragraph) => paragraph.includes("post"))).toBe(kinds.length - 2);
  });

  it("bring the figures that sales is read for to the front", () => {
    expect(write("nurse", "sales").letter.paragraphs[0]?.[0]?.text).toMatch(/\d/);
  });

  it("say less where the page is to be empty", () => {
    const words = (id: string | null) =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + letterText(write("nurse", id, seed).letter).split(/\s+/).length, 0);
    expect(words("minimalist")).toBeLessThan(words(null) * 0.88);
  });

  it("add no fact: every sentence names sources that exist", () => {
    for (const id of templateIds)
      for (const name of rich) {
        const { letter, facts, posting } = write(name, id);
        const known = new Set(facts.map((fact) => fact.id));
        for (const sentence of letter.paragraphs.flat()) {
          expect(sentence.facts.filter((fact) => !known.has(fact))).toEqual([]);
          expect(sentence.postingLines.every((line) => line <= posting.lines.length)).toBe(true);
        }
        expect(letterText(letter)).not.toMatch(/undefined|null|NaN|[[\]{}<>]/);
        expect(letter.paragraphs.length).toBeLessThanOrEqual(5);
      }
  });

  it("are none for what is no template", () => {
    for (const id of [null, undefined, "", "gone", "constructor", "industry-bundle"]) expect(guideOf(id)).toBeNull();
  });
});
