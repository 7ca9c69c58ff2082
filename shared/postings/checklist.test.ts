import { describe, expect, it } from "vitest";
import type { Letter } from "#shared/letters/letter.schema.ts";
import { answerPoints } from "./answer-points.ts";
import { notClaimedKey, toChecklist } from "./checklist.ts";
import type { PostingReading } from "./posting-reading.schema.ts";
import { toMaterial, toPoint } from "./testing/score-pairs.ts";

const today = "2026-11-23";
const wish = { ...toPoint("RHS Level 3"), id: "p-rhs", kind: "wish" as const };
const spraying = { ...toPoint("PA6 spraying certificate"), id: "p-pa6" };
const volunteers = { ...toPoint("Work with volunteers"), id: "p-vol" };
const friendly = { ...toPoint("A friendly manner"), id: "p-friendly", sort: "quality" as const };
const duty = { ...toPoint("Look after the orchard"), id: "p-orchard", kind: "duty" as const };
const question = { id: "q-border", text: "explain what you would do with the long border", lines: [14] };
const smallPrint: PostingReading["smallPrint"] = [
  { kind: "closing-date", text: "12 January", value: "2027-01-12", lines: [19] },
  { kind: "document", text: "Send your CV", value: "CV", lines: [19] },
  { kind: "reference", text: "AH-HG-27", value: "AH-HG-27", lines: [18] },
  { kind: "salary-offered", text: "£34,000", value: "£34,000", lines: [3] },
  { kind: "licence", text: "PA6", value: "PA6", lines: [6] },
];
const material = toMaterial(["line I work with twelve volunteers every Thursday"]);
const letter: Letter = {
  language: "en",
  tone: "professional",
  subject: "Head Gardener, reference AH-HG-27",
  greeting: "Dear Judith Farrant,",
  paragraphs: [[{ text: "I work with twelve volunteers every Thursday.", facts: ["r0"], postingLines: [] }]],
  closing: "Yours sincerely,",
  signature: "Marian Holloway",
};

function listOf(given: Partial<Parameters<typeof toChecklist>[0]> = {}) {
  const points = [wish, spraying, volunteers, friendly, duty];
  const answered = answerPoints({ points }, given.material ?? material, today);
  return toChecklist({
    reading: { questions: [question], smallPrint },
    answered,
    material,
    letter,
    ticked: [],
    today,
    ...given,
  });
}

describe("the checklist", () => {
  it("lists what is missing, must-haves and questions first, and no qualities or duties", () => {
    expect(listOf().missing.map(({ id }) => id)).toEqual(["q-border", "p-pa6", "p-rhs"]);
  });

  it("has deeds only to tick, with the days left", () => {
    expect(listOf().toDo.map(({ item, isDone, days }) => [item.kind, isDone, days])).toEqual([
      ["closing-date", false, 50],
      ["document", false, null],
      ["reference", true, null],
    ]);
  });

  it("finds what the letter says by looking at it", () => {
    expect(listOf().inLetter).toMatchObject([
      { id: "p-vol", sentences: ["I work with twelve volunteers every Thursday."] },
    ]);
    const rewritten = {
      ...letter,
      paragraphs: [[{ text: "On Thursday it is twelve volunteers with whom I work.", facts: [], postingLines: [] }]],
    };
    expect(listOf({ letter: rewritten }).inLetter).toHaveLength(1);
    const cut = { ...letter, paragraphs: [[{ text: "I like gardens.", facts: [], postingLines: [] }]] };
    expect(listOf({ letter: cut })).toMatchObject({
      inLetter: [],
      held: [{ id: "p-vol", shown: ["I work with twelve volunteers every Thursday"] }],
    });
  });

  it("takes a paper for sent only where it is listed under the letter", () => {
    const spoken = { ...letter, paragraphs: [[{ text: "My CV speaks for me.", facts: [], postingLines: [] }]] };
    const isSent = (given: Parameters<typeof listOf>[0]) =>
      listOf(given).toDo.find(({ item }) => item.kind === "document")?.isDone;
    expect(isSent({ letter: spoken })).toBe(false);
    expect(isSent({ letter: { ...spoken, enclosures: "Enclosure\nCV" } })).toBe(true);
  });

  it("counts what is missing and what is to be done, once", () => {
    expect(listOf().left).toBe(3 + 2);
    expect(listOf({ letter: null }).left).toBe(3 + 3);
    expect(listOf({ ticked: ["document CV"] }).left).toBe(3 + 1);
  });

  it("moves what the person does not claim to a list of its own", () => {
    const list = listOf({ ticked: [notClaimedKey("p-pa6")] });
    expect(list.notClaimed.map(({ id }) => id)).toEqual(["p-pa6"]);
    expect(list.missing.map(({ id }) => id)).toEqual(["q-border", "p-rhs"]);
    expect(list.left).toBe(2 + 2);
  });

  it("takes an answered question off the list", () => {
    const answered = {
      ...material,
      completions: [
        {
          key: "c1",
          kind: "question" as const,
          language: "en" as const,
          beginning: "",
          ending: "I would lift the tired third.",
          point: "q-border",
          postingLines: [14],
        },
      ],
    };
    expect(listOf({ material: answered }).missing.map(({ id }) => id)).not.toContain("q-border");
    expect(listOf({ material: answered }).held.map(({ id }) => id)).toContain("q-border");
  });
});
