import { strFromU8, unzipSync } from "fflate";
import { convertToHtml, extractRawText } from "mammoth";
import { describe, expect, it } from "vitest";
import type { LetterDocument } from "./letter-document.ts";
import { makeDocx } from "./make-docx.ts";
import { pageFormatFor } from "./page-format.ts";

async function readBack(letter: LetterDocument): Promise<string> {
  const file = await makeDocx({ document: letter, format: pageFormatFor("en", "en-US") });
  const { value } = await extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
  return value;
}

describe("makeDocx", () => {
  it("gives back every line of the letter, in any script", async () => {
    const text = await readBack({
      letterhead: {
        name: "王小明",
        location: "Łódź",
        email: "wang@example.com",
        phone: "503",
        date: "Today",
        recipient: ["Größe"],
      },
      parts: {
        subject: "Re: Щербаков",
        greeting: "Dear محمد,",
        paragraphs: [[{ text: "One 😀." }, { text: "Two <b>&amp;</b>." }], [{ text: "- a\n- b" }]],
        closing: "Sincerely,",
        signature: "王小明",
      },
      language: "en",
    });
    expect(text.split(/\n+/).filter(Boolean)).toEqual([
      "王小明",
      "Łódź",
      "wang@example.com · 503",
      "Today",
      "Größe",
      "Re: Щербаков",
      "Dear محمد,",
      "One 😀. Two <b>&amp;</b>.",
      "- a",
      "- b",
      "Sincerely,",
      "王小明",
    ]);
  });

  it("indents every line of a point but its first", async () => {
    const parts = { paragraphs: [[{ text: "I work here:" }, { text: "• 38 beds" }, { text: "• nights" }]] };
    const document: LetterDocument = { letterhead: { name: "" }, parts, language: "en" };
    const file = await makeDocx({ document, format: pageFormatFor("en", "en-US") });
    const { "word/document.xml": xml } = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const points = strFromU8(xml ?? new Uint8Array()).match(/<w:ind w:left="(\d+)" w:hanging="\1"/gu);
    expect(points).toHaveLength(2);
    expect(await readBack(document)).toMatch(/I work here:\s+• 38 beds\s+• nights/u);
  });

  it("leaves out what no Word file may hold", async () => {
    const parts = { paragraphs: [[{ text: "a\u0000b\u0007c\ud800d\uFFFFe" }]] };
    expect((await readBack({ letterhead: { name: "" }, parts, language: "de" })).trim()).toBe("abcde");
  });

  it("sets the list as a table with a head row, between its paragraphs", async () => {
    const file = await makeDocx({
      document: {
        letterhead: { name: "Ana" },
        parts: {
          paragraphs: [[{ text: "Before it." }], [{ text: "After it." }]],
          list: {
            after: 1,
            heads: ["You ask for", "I bring"],
            rows: [{ ask: { text: "A licence" }, bring: { text: "B and BE" } }],
          },
        },
        language: "en",
      },
      format: pageFormatFor("en", "en-US"),
    });
    const { value } = await convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value.replace(/<\/?(?:p|strong|em)>/g, "")).toContain(
      "Before it.<table><thead><tr><th>You ask for</th><th>I bring</th></tr></thead>" +
        "<tbody><tr><td>A licence</td><td>B and BE</td></tr></tbody></table>After it.",
    );
  });
});
