import { extractRawText } from "mammoth";
import { describe, expect, it } from "vitest";
import { type ConventionId, conventionIds, conventions } from "#shared/letters/letter-convention.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { LetterDocument } from "./letter-document.ts";
import { makeDocx } from "./make-docx.ts";
import { pageFormatOf } from "./page-format.ts";

function letterOf(convention: ConventionId): LetterDocument {
  return {
    letterhead: { name: "Grace", email: "g@example.com", date: "DATE", recipient: ["COMPANY"], convention },
    parts: {
      subject: "SUBJECT",
      greeting: "Dear team,",
      paragraphs: [[{ text: "Text." }]],
      closing: "Bye,",
      signature: "Grace",
    },
    language: "en",
    paper: conventions[convention].paper,
  };
}

const orders: Record<ConventionId, string[]> = {
  us: ["DATE", "COMPANY", "SUBJECT", "Dear team,"],
  gb: ["COMPANY", "DATE", "Dear team,", "SUBJECT"],
  de: ["COMPANY", "DATE", "SUBJECT", "Dear team,"],
  fr: ["COMPANY", "DATE", "SUBJECT", "Dear team,"],
  es: ["DATE", "COMPANY", "SUBJECT", "Dear team,"],
};

const atRight: Record<ConventionId, string[]> = {
  us: [],
  gb: ["Grace", "g@example.com"],
  de: ["DATE"],
  fr: ["COMPANY", "DATE"],
  es: ["DATE"],
};

describe.each(conventionIds)("a letter in the form of %s", (id) => {
  const letter = letterOf(id);
  const format = pageFormatOf(letter, "en-US");

  it("stands in order, on its paper, in PDF", () => {
    const pages = layOutLetter({
      document: letter,
      format,
      measure: (text, { size }) => [...text].length * size * 0.5,
    });
    const lines = pages[0]?.lines ?? [];
    expect(lines.map(({ text }) => text).slice(2, 6)).toEqual(orders[id]);
    const middle = format.width / 2;
    expect(lines.filter(({ x }) => x > middle).map(({ text }) => text)).toEqual(atRight[id]);
    expect(format.name).toBe(id === "us" ? "letter" : "a4");
    expect(format.margin.left).toBeCloseTo(id === "de" ? 70.87 : id === "us" ? 79.37 : 73.7, 1);
  });

  it("leaves the free lines that the country wants, and still stands on one page", () => {
    const pages = layOutLetter({
      document: letter,
      format,
      measure: (text, { size }) => [...text].length * size * 0.5,
    });
    const lines = pages[0]?.lines ?? [];
    const baselineOf = (wanted: string) => lines.findLast(({ text }) => text === wanted)?.baseline ?? 0;
    const leading = lines.find(({ text }) => text === "Text.")?.style.leading ?? 0;
    const freeAbove = (upper: string, lower: string) => (baselineOf(lower) - baselineOf(upper)) / leading - 1;
    expect(pages).toHaveLength(1);
    expect(freeAbove("Bye,", "Grace")).toBeCloseTo(id === "de" ? 3 : 1.8, 1);
    if (id !== "gb") expect(freeAbove("SUBJECT", "Dear team,")).toBeCloseTo(id === "de" ? 2 : 0.8, 1);
  });

  it("stands in the same order in Word", async () => {
    const file = await makeDocx({ document: letter, format });
    const { value } = await extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value.split(/\n+/).slice(2, 6)).toEqual(orders[id]);
  });
});
