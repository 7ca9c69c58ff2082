import { describe, expect, it } from "vitest";
import { layOutLetter, type Page } from "./lay-out-letter.ts";
import type { LetterDocument } from "./letter-document.ts";
import { pageFormatFor } from "./page-format.ts";

const format = pageFormatFor("de", "de-DE");
const layOut = (document: LetterDocument) =>
  layOutLetter({ document, format, measure: (text, { size }) => [...text].length * size * 0.5 });

function letterOf(paragraphs: string[]): LetterDocument {
  return {
    letterhead: { name: "Grace Adeyemi", email: "grace@example.com", phone: "503 555 0148", recipient: ["Northgate"] },
    parts: {
      subject: "Registered Nurse",
      greeting: "Dear Hiring Team,",
      paragraphs: paragraphs.map((text) => [{ text }]),
      closing: "Sincerely,",
      signature: "Grace Adeyemi",
    },
    language: "en",
  };
}

const words = (count: number) => "word ".repeat(count).trim();
const textOf = (page: Page | undefined) => page?.lines.map((line) => line.text) ?? [];

describe("layOutLetter", () => {
  it("puts a usual letter on one page, from letterhead to signature", () => {
    const pages = layOut(letterOf([words(60), words(80), words(60)]));
    expect(pages).toHaveLength(1);
    expect(textOf(pages[0]).slice(0, 5)).toEqual([
      "Grace Adeyemi",
      "grace@example.com · 503 555 0148",
      "Northgate",
      "Registered Nurse",
      "Dear Hiring Team,",
    ]);
    expect(textOf(pages[0]).slice(-2)).toEqual(["Sincerely,", "Grace Adeyemi"]);
  });

  it("sets the further lines of a point under its first word", () => {
    const document = letterOf([]);
    const paragraphs = [[{ text: "I work here:" }, { text: `• ${words(40)}` }, { text: "• nights" }]];
    const [page] = layOut({ ...document, parts: { ...document.parts, paragraphs } });
    const lines = page?.lines ?? [];
    const at = lines.findIndex(({ text }) => text.startsWith("• word"));
    const [first, second] = lines.slice(at);
    expect(lines[at - 1]?.text).toBe("I work here:");
    expect(second?.text).toMatch(/^word/u);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    expect(lines.find(({ text }) => text === "• nights")?.x).toBe(first?.x);
  });

  it("sets a letter a little smaller where that saves a page", () => {
    const sizeFor = (count: number) => layOut(letterOf([words(count)]))[0]?.lines.at(-1)?.style.size;
    const sizes = Array.from({ length: 60 }, (_, index) => sizeFor(300 + index * 10));
    const changes = sizes.filter((size, index) => size !== sizes[index - 1]);
    expect(changes).toEqual([11.5, 11, 10.5, 11]);
  });

  it("never parts closing from signature, nor leaves them a page alone", () => {
    for (let count = 400; count < 700; count += 3) {
      const last = textOf(layOut(letterOf([words(count)])).at(-1));
      expect(last.slice(-2)).toEqual(["Sincerely,", "Grace Adeyemi"]);
      expect(last.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("leaves no first or last line of a paragraph alone on a page", () => {
    for (let count = 300; count < 700; count += 7) {
      const pages = layOut(letterOf([words(count), "begin ".repeat(60).trim(), words(40)]));
      const lines = pages.map((page) => textOf(page).filter((line) => line.startsWith("begin")).length);
      expect(Math.max(...lines)).toBeGreaterThan(1);
      expect(lines).not.toContain(1);
    }
  });

  it("keeps every line inside the margins", () => {
    for (const page of layOut(letterOf([words(2_000), "x".repeat(2_000)]))) {
      for (const { text, baseline, style } of page.lines) {
        expect(baseline).toBeGreaterThan(format.margin.top);
        expect(baseline).toBeLessThan(format.height - format.margin.bottom);
        expect([...text].length * style.size * 0.5).toBeLessThanOrEqual(
          format.width - format.margin.left - format.margin.right,
        );
      }
    }
  });

  it("leaves out what is missing", () => {
    const pages = layOut({
      letterhead: { name: " " },
      parts: { paragraphs: [[{ text: "Only text." }]] },
      language: "en",
    });
    expect(pages.map(textOf)).toEqual([["Only text."]]);
  });
});
