import { describe, expect, it } from "vitest";
import { loadCases } from "#server/testing/postings/load-cases.ts";
import { books } from "#shared/languages/books.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { toStarters } from "#shared/material/starters.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { lineKey } from "#shared/postings/phrase-book.ts";
import { emptyJobHead } from "#shared/postings/posting-reading.schema.ts";
import { readPosting } from "./read-posting.ts";
import type { PostingCase } from "./testing/posting-case.ts";
import { fields, type Score, scoreHeads, TODAY } from "./testing/score-cases.ts";

/** What is shown is right, and what is there is found: wrong is worse than empty. */
const RIGHT = 0.97;
const FOUND = 0.85;
/** Of one field alone there are few in a set. */
const EACH_RIGHT = 0.96;
const EACH_FOUND = 0.78;

describe.each(["open", "kept-out"] as const)("postings of the %s set", (folder) => {
  const cases = loadCases(`${import.meta.dirname}/testing/cases/${folder}`);
  const { scores, wrong } = scoreHeads(cases);
  const chips = [scores.role, scores.company, scores.contact, scores.reference, scores.closing];
  const sum = (part: keyof Score) => chips.reduce((all, score) => all + score[part], 0);

  it("shows what is right on a letter's head, and most of what is there", () => {
    expect(sum("right") / sum("shown"), wrong.join("\n")).toBeGreaterThanOrEqual(RIGHT);
    expect(sum("found") / sum("present"), wrong.join("\n")).toBeGreaterThanOrEqual(FOUND);
  });

  it.each(fields)("shows the right %s or none", (field) => {
    const { shown, right, present, found } = scores[field];
    const faults = wrong.filter((each) => each.includes(` ${field}: `)).join("\n");
    expect(right / shown, faults).toBeGreaterThanOrEqual(EACH_RIGHT);
    expect(found / present, faults).toBeGreaterThanOrEqual(EACH_FOUND);
  });

  it("knows the language, the agencies and how the reader is spoken to", () => {
    const faults = cases.filter(({ language, text, expect: { agency, informal } }) => {
      const reading = readPosting(text.join("\n"), { today: TODAY });
      return (
        reading.language !== language ||
        reading.agency !== agency ||
        reading.informal !== (informal ?? reading.informal)
      );
    });
    expect(faults.length / cases.length, faults.map(({ name }) => name).join(", ")).toBeLessThanOrEqual(0.05);
  });

  it("finds the questions to answer, and no others", () => {
    let asked = 0;
    let found = 0;
    let others = 0;
    for (const { text, expect: expected } of cases) {
      const questions = readPosting(text.join("\n"), { today: TODAY }).questions.map((each) => lineKey(each.text));
      const wanted = expected.questions.map(lineKey);
      asked += wanted.length;
      found += wanted.filter((each) => questions.some((question) => isSame(question, each))).length;
      others += questions.filter((question) => !wanted.some((each) => isSame(question, each))).length;
    }
    expect(found / asked).toBeGreaterThanOrEqual(FOUND);
    expect(others / (found + others)).toBeLessThanOrEqual(0.1);
  });

  it("asks for each thing the letter is to tell in one box", () => {
    const faults: string[] = [];
    let asked = 0;
    for (const { name, language, text, expect: expected } of cases) {
      const boxes = boxesOf(text.join("\n"), language).map((box) => lineKey(box));
      for (const each of expected.told) {
        asked++;
        const count = boxes.filter((box) => box.includes(lineKey(each))).length;
        if (count !== 1) faults.push(`${name}: ${each} in ${count}`);
      }
    }
    expect(faults.length, faults.join("\n")).toBeLessThanOrEqual(asked * 0.1);
  });

  it("lists what the applicant is to state and to send", () => {
    const faults: string[] = [];
    let asked = 0;
    for (const { name, text, expect: expected } of cases) {
      const { smallPrint, questions } = readPosting(text.join("\n"), { today: TODAY });
      const said = [...smallPrint, ...questions].map((each) => lineKey(each.text));
      for (const each of [...expected.asked, ...expected.documents]) {
        asked++;
        if (!said.some((other) => isSame(other, lineKey(each)))) faults.push(`${name}: ${each}`);
      }
    }
    expect(1 - faults.length / asked, faults.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("tells what must be from what would be nice and from the work", () => {
    let asked = 0;
    let found = 0;
    const faults: string[] = [];
    for (const { name, text, expect: expected } of cases) {
      const { points } = readPosting(text.join("\n"), { today: TODAY });
      for (const each of expected.points) {
        const key = lineKey(each.text);
        const point =
          points.find((other) => lineKey(other.text) === key) ??
          points.find((other) => isSame(lineKey(other.text), key));
        asked++;
        if (point?.kind === each.kind) found++;
        else faults.push(`${name}: ${each.text} is ${point?.kind ?? "nothing"}`);
      }
    }
    expect(found / asked, faults.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("quotes every point, question and name as it stands", () => {
    for (const { text } of cases) {
      const whole = squeezed(text.join("\n"));
      const { points, questions, head } = readPosting(text.join("\n"), { today: TODAY });
      const quoted = [
        ...points,
        ...questions,
        ...Object.values(head).filter((read) => read !== null && read !== undefined),
      ];
      for (const { text: said, lines } of quoted) {
        expect(whole.toLowerCase()).toContain(squeezed(said).toLowerCase().replace(/^the /u, ""));
        expect(lines.every((line) => text[line - 1] !== undefined)).toBe(true);
      }
    }
  });
});

/** What the boxes of a page quote that ask for a part of the letter, but for demands. */
function boxesOf(text: string, language: PostingCase["language"]): string[] {
  const reading = readPosting(text, { today: TODAY });
  const answered = answerPoints(reading, emptyMaterial, TODAY);
  const { informal } = reading;
  return toStarters({ reading, job: emptyJobHead, material: emptyMaterial, answered, book: books[language], informal })
    .filter(({ kind }) => kind !== "demand")
    .map(({ question }) => question ?? "");
}

function isSame(a: string, b: string): boolean {
  return a.includes(b) || (b.includes(a) && a.length > b.length * 0.6);
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
