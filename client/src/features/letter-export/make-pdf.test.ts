import { PDFParse } from "pdf-parse";
import { describe, expect, it } from "vitest";
import { readLetterFonts } from "#client/testing/letter-fonts.ts";
import type { LetterDocument } from "./letter-document.ts";
import { makePdf } from "./make-pdf.ts";
import { pageFormatFor } from "./page-format.ts";
import type { PictureMaker } from "./picture-maker.ts";

const fonts = readLetterFonts();
const onePixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Stands for a system that has fonts for everything but emoji. */
const pictures: PictureMaker = {
  canDraw: (text) => !/\p{Extended_Pictographic}/u.test(text),
  widthOf: (text, { size }) => [...text].length * size,
  draw: (text, { style }) => ({
    png: onePixel,
    width: [...text].length * style.size,
    height: style.size,
    ascent: style.size * 0.8,
  }),
};

function letterOf(text: string, more: Partial<LetterDocument> = {}): LetterDocument {
  return {
    letterhead: { name: "Łukasz Żółć", date: "November 21, 2026", recipient: ["Größe GmbH"] },
    parts: { greeting: "Dear Hiring Team,", paragraphs: [[{ text }]], closing: "Sincerely,", signature: "Łukasz Żółć" },
    language: "en",
    jobTitle: "Щербаков & Sons",
    ...more,
  };
}

const make = (document: LetterDocument) => makePdf({ document, format: pageFormatFor("en", "en-US"), fonts, pictures });

async function readBack(document: LetterDocument) {
  const pdf = new PDFParse({ data: new Uint8Array(make(document).bytes) });
  const { text, total } = await pdf.getText({ pageJoiner: "" });
  const { info } = await pdf.getInfo();
  await pdf.destroy();
  return { text, total, info };
}

describe("makePdf", () => {
  it.each([
    "Łukasz Żółć, François Größe, Øystein Ærøskøbing, Şükrü Ğ, Ștefan Țurcanu",
    "Ελένη Παπαδοπούλου",
    "Дмитрий Щербаков, Ґалаґан Їжак",
    "Nguyễn Thị Hồng Nhung",
    "“€ – — ” ‘’ … • © 25 % fi ffi fl To WAVE",
  ])("gives back exactly: %s", async (words) => {
    expect((await readBack(letterOf(words))).text).toContain(words);
  });

  it("gives back every word of a long letter in order, page by page", async () => {
    const text = Array.from({ length: 1_500 }, (_, index) => `Wort${index}`).join(" ");
    const back = await readBack(letterOf(text));
    expect(back.total).toBeGreaterThan(2);
    expect(back.text.match(/Wort\d+/g)?.join(" ")).toBe(text);
    expect(back.text).toContain(`${back.total} / ${back.total}`);
  });

  it("composes accents and leaves out soft hyphens, controls and direction marks", async () => {
    const { text } = await readBack(letterOf("Ame\u0301lie\u0000 an\u00ADders \u202Eright\u202C tab\there\ud800"));
    expect(text).toContain("Amélie anders right tab here");
  });

  it("says who wrote it, what it is, and in which language", async () => {
    const { info } = await readBack(letterOf("Text.", { language: "fr" }));
    expect(info).toMatchObject({
      Title: "Cover Letter - Łukasz Żółć - Щербаков & Sons",
      Author: "Łukasz Żółć",
      Language: "fr",
    });
  });

  it("names the characters the typeface lacks, drawn or not, and still makes the file", async () => {
    const letter = letterOf("王小明 knows محمد علي and 😀 and 王.");
    const { pictured, unprintable } = make(letter);
    expect(pictured.join("")).toBe("王小明محدعلي");
    expect(unprintable).toEqual(["😀"]);
    expect((await readBack(letter)).text).toContain("knows");
  });

  it("embeds only the glyphs it uses", () => {
    expect(make(letterOf("Text.")).bytes.byteLength).toBeLessThan(60_000);
  });

  it("takes a name of 200 letters, an empty letter and a wall of letters", async () => {
    const long = await readBack(letterOf("Text.", { letterhead: { name: "Ö".repeat(200) } }));
    expect(long.text.match(/Ö/g)).toHaveLength(200);
    const empty: LetterDocument = { letterhead: { name: "" }, parts: { paragraphs: [] }, language: "en" };
    expect((await readBack(empty)).total).toBe(1);
    expect(make(letterOf("x".repeat(20_000))).bytes.byteLength).toBeGreaterThan(50_000);
  });
});
