import { PDFParse } from "pdf-parse";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { StructTreeContent, StructTreeNode } from "pdfjs-dist/types/src/display/api.js";
import { describe, expect, it } from "vitest";
import { readLetterFonts } from "#client/testing/letter-fonts.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { LetterDocument } from "./letter-document.ts";
import { makePdf } from "./make-pdf.ts";
import { pageFormatFor } from "./page-format.ts";
import type { PictureMaker } from "./picture-maker.ts";
import { createTypesetter } from "./typesetter.ts";

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

  describe("the list", () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ask: { text: `Ask${index} of something that goes on over more than one line of its narrow column` },
        bring: { text: `Bring${index}, since 2011` },
      }));
    const listed = (count: number, text = "Before it.") =>
      letterOf(text, {
        parts: {
          greeting: "Dear team,",
          paragraphs: [[{ text }], [{ text: "After it." }]],
          list: { after: 1, heads: ["You ask for", "I bring"], rows: rows(count) },
          closing: "Sincerely,",
          signature: "Ana",
        },
      });

    it("stands between its paragraphs, row by row", async () => {
      const { text } = await readBack(listed(3));
      const at = ["Before it.", "You ask for", "I bring", "Ask0", "Bring0", "Ask2", "Bring2", "After it."].map(
        (words) => text.indexOf(words),
      );
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      expect(Math.min(...at)).toBeGreaterThan(-1);
    });

    it("is a table with head cells to whoever listens, between paragraphs", () => {
      const file = Buffer.from(make(listed(2)).bytes).toString("latin1");
      const objects = new Map(
        [...file.matchAll(/(\d+) 0 obj\n(<<.*>>)\nendobj/g)].map(([, id, text]) => [id, text ?? ""]),
      );
      const root = /\/StructTreeRoot (\d+) 0 R\n\/MarkInfo <<\/Marked true>>/.exec(file)?.[1];
      const kidsOf = (text: string) => [
        ...(/\/K (?:\[(.*?)\]|(\d+ 0 R))/.exec(text)?.slice(1).join(" ") ?? "").matchAll(/(\d+) 0 R/g),
      ];
      const show = (text: string): string => {
        const kind = /\/S \/(\w+)/.exec(text)?.[1] ?? "Root";
        const scope = /\/Scope \/(\w+)/.exec(text)?.[1];
        const kids = text.includes("/MCID")
          ? ""
          : `(${kidsOf(text)
              .map(([, id]) => show(objects.get(id ?? "") ?? ""))
              .join(" ")})`;
        return `${kind}${scope ? `:${scope}` : ""}${kids}`;
      };
      const tree = show(objects.get(root ?? "") ?? "");
      const row = "TR(TH:Row TD)";
      expect(tree).toMatch(/^Root\(Document\((?:P )+Table\(.*\)(?: P)+\)\)$/);
      expect(tree).toContain(`P Table(TR(TH:Column TH:Column) ${row} ${row}) P`);
      expect(file).toContain("/StructParents 0");
    });

    it("is read as a tagged document with a title, a language and its words by another reader", async () => {
      const task = getDocument({ data: new Uint8Array(make(listed(2)).bytes), useSystemFonts: false });
      const pdf = await task.promise;
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const page = await pdf.getPage(1);
      const words = new Map<string, string>();
      let open: string | null = null;
      for (const item of (await page.getTextContent({ includeMarkedContent: true })).items)
        if ("str" in item) words.set(open ?? "", `${words.get(open ?? "") ?? ""}${item.str}`);
        else open = item.type === "endMarkedContent" ? null : (item.id ?? null);
      const parts: string[] = [];
      const walk = (part: StructTreeNode | StructTreeContent, path: string): void => {
        if ("id" in part) parts.push(`${path}: ${words.get(part.id)}`);
        else for (const child of part.children) walk(child, `${path}/${part.role}`);
      };
      walk(await page.getStructTree(), "");
      await task.destroy();
      expect(parts).toContain("/Root/Document/P: Before it.");
      expect(parts).toContain("/Root/Document/Table/TR/TH: You ask for");
      expect(parts).toContain("/Root/Document/Table/TR/TD:  Bring1, since 2011");
      expect(words.get("") ?? "").toBe("");
    });

    it("parts no row over two pages, nor the heads from the first row", () => {
      for (let lines = 30; lines < 46; lines++) {
        const document = listed(6, Array.from({ length: lines }, () => "word ".repeat(14)).join("\n"));
        const typesetter = createTypesetter({ fonts, pictureWidth: () => 0 });
        const format = pageFormatFor("en", "en-US");
        const pages = layOutLetter({ document, format, measure: typesetter.widthOf }).map((page) =>
          page.lines.map(({ text }) => text).join(" "),
        );
        for (const page of pages) {
          for (const index of [0, 1, 2, 3, 4, 5]) {
            const isHere = page.includes(`Ask${index} `);
            expect(page.includes(`Bring${index},`)).toBe(isHere);
            expect(page.split("narrow column").length - 1).toBe(page.split(/Ask\d /).length - 1);
          }
          if (page.includes("You ask for")) expect(page).toContain("Ask0 ");
        }
      }
    });
  });
});
