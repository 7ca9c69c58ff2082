import { PDFParse } from "pdf-parse";
import { describe, expect, it } from "vitest";
import { readLetterFonts } from "#client/testing/letter-fonts.ts";
import { designOf } from "#shared/templates/designs.ts";
import { templateIds } from "#shared/templates/template.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { LetterDocument } from "./letter-document.ts";
import { makePdf } from "./make-pdf.ts";
import { pageFormatFor } from "./page-format.ts";

const format = pageFormatFor("en", "en-US");
const pictures = { canDraw: () => false, widthOf: () => 0, draw: () => ({ png: "", width: 0, height: 0, ascent: 0 }) };

function letterIn(templateId: string, name = "Grace Adeyemi"): LetterDocument {
  return {
    letterhead: { name, location: "Portland", email: "grace@example.com", phone: "503 555 0148", date: "Today" },
    parts: { greeting: "Dear Team,", paragraphs: [[{ text: "I keep the night shift." }]], signature: "Grace" },
    language: "en",
    design: designOf(templateId),
  };
}

describe("a letter in a design", () => {
  it.each(templateIds)("%s: reads back word for word, the name as one", async (id) => {
    const fonts = readLetterFonts(designOf(id).name.face);
    const { bytes, unprintable } = makePdf({ document: letterIn(id), format, fonts, pictures });
    const pdf = new PDFParse({ data: new Uint8Array(bytes) });
    const { text } = await pdf.getText({ pageJoiner: "" });
    await pdf.destroy();
    expect(unprintable).toEqual([]);
    const said = text.replace(/\s+/g, " ");
    for (const part of ["grace@example.com", "Today", "Dear Team,", "I keep the night shift."])
      expect(said).toContain(part);
    expect(said.toLowerCase()).toContain("grace adeyemi");
  });

  it.each(templateIds)("%s: stays on the page, with a name of any length", (id) => {
    const measure = (text: string, { size }: { size: number }) => [...text].length * size * 0.55;
    for (const name of ["", "Bo", "Wolfeschlegelsteinhausenbergerdorff ".repeat(4), "x".repeat(300)]) {
      for (const { lines, shapes } of layOutLetter({ document: letterIn(id, name), format, measure })) {
        for (const { text, x, style } of lines) {
          expect(x).toBeGreaterThanOrEqual(format.margin.left - 0.01);
          expect(x + measure(text, style)).toBeLessThanOrEqual(format.width - format.margin.right + 0.01);
        }
        for (const { x, width, y, height } of shapes) {
          expect(x + width).toBeLessThanOrEqual(format.width);
          expect(y + height).toBeLessThanOrEqual(format.height);
        }
      }
    }
  });
});
