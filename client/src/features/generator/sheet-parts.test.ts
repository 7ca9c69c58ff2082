import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { toSheetParts } from "./sheet-parts.ts";

const answer = wholeAnswer();
const text = letterText(answer.letter);
const paragraphs = (edited: string) => toSheetParts({ answer, text: edited }).paragraphs;

describe("toSheetParts", () => {
  it("gives the structured letter where nothing was edited", () => {
    const parts = toSheetParts({ answer, text: null });
    expect(parts.greeting).toBe("Dear Hiring Team,");
    expect(parts.paragraphs.flat().map(({ edited }) => edited)).toEqual([false, false, false]);
  });

  it("keeps the sources of sentences that still stand and marks the person's own", () => {
    const own = text.replace("four years. ", "four years. Nights too. ");
    expect(paragraphs(own)[0]?.map(({ text, edited, facts }) => [text, edited, facts])).toEqual([
      ["I have read telemetry for four years.", false, ["f1"]],
      ["Nights too.", true, []],
      ["I would like to go on.", false, []],
    ]);
  });

  it("marks a sentence that was changed by one word, and loses no word", () => {
    const own = text.replace("four", "five");
    expect(
      paragraphs(own)
        .flat()
        .filter(({ edited }) => edited),
    ).toMatchObject([{ text: "I have read telemetry for five years." }]);
    const words = paragraphs(own)
      .map((sentences) => sentences.map((sentence) => sentence.text).join(" "))
      .join("\n\n");
    expect(own).toContain(words);
  });

  it("takes an emptied letter and one of a hundred thousand words", () => {
    expect(paragraphs("")).toEqual([]);
    expect(paragraphs("word ".repeat(100_000)).flat()).toHaveLength(1);
  });
});
