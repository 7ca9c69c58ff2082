import { extractRawText } from "mammoth";
import { describe, expect, it } from "vitest";
import { type ConventionId, conventionIds, conventions } from "#shared/letters/letter-convention.ts";
import { designOf } from "#shared/templates/designs.ts";
import { templateIds } from "#shared/templates/template.ts";
import { MM } from "./din-5008.ts";
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
  de: ["DATE", "COMPANY", "SUBJECT", "Dear team,"],
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

  it("lists what goes with it last, a free line under the signature, in PDF and Word", async () => {
    const document = { ...letter, parts: { ...letter.parts, enclosures: "Anlagen\nLebenslauf\nZeugnisse" } };
    const measure = (text: string, { size }: { size: number }) => [...text].length * size * 0.5;
    const lines = layOutLetter({ document, format, measure })[0]?.lines ?? [];
    expect(lines.slice(-4).map(({ text }) => text)).toEqual(["Grace", "Anlagen", "Lebenslauf", "Zeugnisse"]);
    const [signature = 0, heading = 0, first = 0] = lines.slice(-4).map(({ baseline }) => baseline);
    expect(heading - signature).toBeGreaterThan(1.8 * (first - heading));
    const file = await makeDocx({ document, format });
    const { value } = await extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value.trim().split(/\n+/).slice(-4)).toEqual(["Grace", "Anlagen", "Lebenslauf", "Zeugnisse"]);
  });
});

describe("a German letter", () => {
  const german = letterOf("de");
  const letter = { ...german, letterhead: { ...german.letterhead, location: "Lindenstraße 14, 10115 Berlin" } };
  const format = pageFormatOf(letter, "de-DE");
  const measure = (text: string, { size }: { size: number }) => [...text].length * size * 0.5;
  const layOut = (document: LetterDocument) => layOutLetter({ document, format, measure });
  /** In millimetres, as the standard has it: where the line of that text begins on the page. */
  const topOf = (wanted: string, document: LetterDocument = letter) => {
    const line = layOut(document)[0]?.lines.find(({ text }) => text === wanted);
    return line ? (line.baseline - line.style.size * 0.85) / MM : Number.NaN;
  };

  it("has sender, recipient and subject where an envelope's window and a folder want them (DIN 5008, form B)", () => {
    expect(topOf("Grace · Lindenstraße 14 · 10115 Berlin")).toBeGreaterThan(45);
    expect(topOf("Grace · Lindenstraße 14 · 10115 Berlin")).toBeLessThan(50);
    expect(topOf("DATE")).toBeGreaterThan(50);
    expect(topOf("COMPANY")).toBeGreaterThan(62.7);
    expect(topOf("COMPANY")).toBeLessThan(66);
    expect(topOf("SUBJECT")).toBeGreaterThan(98.4);
    expect(topOf("SUBJECT")).toBeLessThan(102);
    expect(format.margin.right / MM).toBeCloseTo(20, 5);
  });

  it("stays in the window under every template's letterhead", () => {
    for (const id of templateIds) {
      const document = { ...letter, design: designOf(id) };
      expect([id, topOf("COMPANY", document) < 72]).toEqual([id, true]);
      expect([id, topOf("SUBJECT", document) < 106]).toEqual([id, true]);
    }
  });

  it("is marked where it is folded, on the first page only", () => {
    const long = { ...letter, parts: { ...letter.parts, paragraphs: [[{ text: "Wort für Wort. ".repeat(400) }]] } };
    const marks = layOut(long).map(({ shapes }) => shapes.map(({ y }) => Math.round(y / MM)));
    expect(marks[0]).toEqual([105, 210]);
    expect(marks.slice(1).flat()).toEqual([]);
  });

  it("has no window where nobody is to be seen in it", () => {
    const toNobody = { ...letter, letterhead: { ...letter.letterhead, recipient: [] } };
    expect(layOut(toNobody)[0]?.shapes).toEqual([]);
    expect(topOf("SUBJECT", toNobody)).toBeLessThan(70);
  });

  it("leaves a sender's line out that no small print would fit in", () => {
    const far = { ...letter, letterhead: { ...letter.letterhead, location: "Lange Straße ".repeat(12) } };
    expect(layOut(far)[0]?.lines.some(({ text }) => text.includes(" · Lange"))).toBe(false);
  });
});
