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

  it("lists what may show it by whether the letter says it, and says that it only may", () => {
    const crew = { ...toPoint("Work with volunteers in a large public garden"), id: "p-crew" };
    const answered = answerPoints({ points: [crew] }, material, today);
    expect(answered[0]?.status).toBe("maybe");
    expect(listOf({ answered }).inLetter).toMatchObject([{ id: "p-crew", sure: false }]);
    expect(listOf({ answered, letter: null }).held).toMatchObject([{ id: "p-crew", sure: false }]);
  });

  it("names the sentence that stands, and none that rests on a row it no longer says", () => {
    const trained = { ...toPoint("Train two apprentices through their Level 3"), id: "p-train" };
    const material = toMaterial(["line I trained three apprentices to Level 3; two stayed with the company"]);
    const answered = answerPoints({ points: [trained] }, material, today);
    const said = (text: string, others: object) =>
      listOf({
        ...{ answered, material },
        letter: { ...letter, paragraphs: [[{ text, facts: ["r0"], postingLines: [], ...others }]] },
      });
    const whole = "I trained three apprentices to Level 3; two stayed with the company.";
    expect(said(whole, {}).inLetter).toMatchObject([{ id: "p-train", sentences: [whole] }]);
    expect(said("I am used to teaching at the bench.", { edited: true })).toMatchObject({
      inLetter: [],
      held: [{ id: "p-train" }],
    });
  });

  it("shows a row as it was typed, whatever else was said for it", () => {
    const material = toMaterial(["line Work with twelve volunteers"]);
    const said = { en: "I work with twelve volunteers.", de: "Ich arbeite mit zwölf Freiwilligen zusammen." };
    const plain = material.plain.map((line) => ({ ...line, said }));
    const german = { ...letter, paragraphs: [[{ text: said.de, facts: [], postingLines: [] }]] };
    const told = { ...material, plain };
    const answered = answerPoints({ points: [volunteers] }, told, today);
    expect(listOf({ material: told, answered, letter: null }).held[0]?.shown).toEqual(["Work with twelve volunteers"]);
    expect(listOf({ material: told, answered, letter: german }).inLetter[0]?.sentences).toEqual([said.de]);
  });

  it("names the sentence of the row that shows a point best", () => {
    const nvq = { ...toPoint("NVQ Level 3 in bench joinery or equivalent"), id: "p-nvq" };
    const material = toMaterial([
      "line Trained three apprentices to Level 3",
      "paper certificate held | NVQ Level 3 Bench Joinery",
    ]);
    const answered = answerPoints({ points: [nvq] }, material, today);
    expect(answered[0]).toMatchObject({ status: "met", rows: ["r1"] });
    const sentences = [
      { text: "I trained three apprentices to Level 3.", facts: ["r0"], postingLines: [], words: "own" as const },
      { text: "Among my papers is NVQ Level 3 Bench Joinery.", facts: ["r1"], postingLines: [] },
    ];
    const { inLetter } = listOf({ answered, material, letter: { ...letter, paragraphs: [sentences] } });
    expect(inLetter[0]?.sentences[0]).toBe("Among my papers is NVQ Level 3 Bench Joinery.");
  });

  it("finds what only the letter says, where the person has put it so", () => {
    const withSentence = (text: string, others: object) =>
      listOf({ letter: { ...letter, paragraphs: [[{ text, facts: [], postingLines: [], ...others }]] } });
    const spray = "I have held the PA6 spraying certificate since 2019.";
    const edited = withSentence(spray, { edited: true });
    expect(edited.inLetter).toMatchObject([{ id: "p-pa6", sure: true, sentences: [spray] }]);
    expect(edited.missing.map(({ id }) => id)).toEqual(["q-border", "p-rhs"]);
    expect(edited.left).toBe(2 + 2);
    expect(withSentence(spray, { words: "own" }).inLetter).toHaveLength(1);
    expect(withSentence(spray, { words: "ours" }).inLetter).toHaveLength(0);
    expect(withSentence("I don't have the PA6 spraying certificate.", { edited: true }).inLetter).toHaveLength(0);
  });

  it("does not call missing what a sentence of the person's may say", () => {
    const nights = { ...toPoint("Comfortable working nights, 4 on 4 off"), id: "p-nights" };
    const text = "I have worked nights as a packing operator since 2022.";
    const edited = { ...letter, paragraphs: [[{ text, facts: [], postingLines: [], edited: true }]] };
    const answered = answerPoints({ points: [nights] }, material, today);
    const { missing, inLetter } = listOf({ answered, letter: edited });
    expect(missing.map(({ id }) => id)).not.toContain("p-nights");
    expect(inLetter).toMatchObject([{ id: "p-nights", sure: false, sentences: [text] }]);
  });

  it("finds the answer to a question among the person's own sentences", () => {
    const withSentence = (text: string) =>
      listOf({
        letter: { ...letter, paragraphs: [[{ text, facts: [], postingLines: [], words: "own" as const }]] },
      });
    const answer = "Half of the long border I would lift in the first winter.";
    expect(withSentence(answer).inLetter).toMatchObject([{ id: "q-border", sentences: [answer] }]);
    expect(withSentence("I would like to hear from you.").missing[0]?.id).toBe("q-border");
  });

  it("takes a paper for sent only where it is listed under the letter", () => {
    const spoken = { ...letter, paragraphs: [[{ text: "My CV speaks for me.", facts: [], postingLines: [] }]] };
    const isSent = (given: Parameters<typeof listOf>[0]) =>
      listOf(given).toDo.find(({ item }) => item.kind === "document")?.isDone;
    expect(isSent({ letter: spoken })).toBe(false);
    expect(isSent({ letter: { ...spoken, enclosures: "Enclosure\nCV" } })).toBe(true);
  });

  it("asks nobody to attach the letter that they are writing", () => {
    const papers = ["covering letter", "Anschreiben", "letters of recommendation"].map((value) => ({
      ...{ kind: "document" as const, text: value, value, lines: [19] },
    }));
    const { toDo } = listOf({ reading: { questions: [], smallPrint: papers } });
    expect(toDo.map(({ item }) => item.value)).toEqual(["letters of recommendation"]);
  });

  it("asks once when somebody can start, however often the posting does", () => {
    const start = { kind: "start-date" as const, text: "Eintrittstermin", value: "", lines: [19] };
    const { toDo, left } = listOf({ reading: { questions: [], smallPrint: [start, { ...start, lines: [3] }] } });
    expect(toDo).toHaveLength(1);
    expect(left).toBe(2 + 1);
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
