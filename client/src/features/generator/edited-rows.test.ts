import { expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { editedRows } from "./edited-rows.ts";
import { toSheetParts } from "./sheet-parts.ts";

const own = "I replanted our 60-metre border over two winters.";
const answer = {
  ...wholeAnswer({
    paragraphs: [
      [
        { text: own, facts: ["line-3"], postingLines: [], words: "own" as const },
        { text: "I also lead two gardeners.", facts: ["line-2"], postingLines: [], words: "own" as const },
      ],
    ],
  }),
  facts: [
    {
      id: "line-3",
      origin: "typed" as const,
      label: "Gardener",
      text: "I replanted our 60-metre border over two winters",
    },
    { id: "line-2", origin: "typed" as const, label: "Gardener", text: "I lead two gardeners" },
  ],
};
const text = letterText(answer.letter);
const edits = (edited: string) => {
  const version = { answer, text: edited };
  return editedRows(version, toSheetParts(version));
};

it("finds the row that an edited sentence stood for word for word", () => {
  expect(edits(text.replace("two winters", "three winters"))).toEqual([
    {
      row: "line-3",
      before: "I replanted our 60-metre border over two winters",
      after: "I replanted our 60-metre border over three winters.",
    },
  ]);
});

it("offers nothing for sentences that were joined with our words, removed, or put in the place of another", () => {
  expect(edits(text.replace("two gardeners", "three gardeners"))).toEqual([]);
  expect(edits(text.replace(own, ""))).toEqual([]);
  expect(edits(text.replace(own, "My van is blue."))).toEqual([]);
  expect(edits(text)).toEqual([]);
});
