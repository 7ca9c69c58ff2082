import { describe, expect, it } from "vitest";
import type { PromptEvent } from "#shared/generator/prompt.schema.ts";
import { advanceWriting, countWords, previewWords, writingBegins } from "./writing-progress.ts";

const progressAfter = (...events: PromptEvent[]) => events.reduce(advanceWriting, writingBegins);

describe("advanceWriting", () => {
  it("goes through the four stages with the server's counts", () => {
    expect(progressAfter({ type: "read", requirements: 9, smallPrint: 3 })).toMatchObject({
      stage: "matching",
      requirements: 9,
    });
    const written = progressAfter(
      { type: "read", requirements: 9, smallPrint: 3 },
      { type: "matched", met: 7 },
      { type: "writing", expectedWords: 300 },
      { type: "text", delta: "Dear " },
      { type: "text", delta: "Ann," },
    );
    expect(written).toMatchObject({ stage: "writing", met: 7, text: "Dear Ann," });
    expect(advanceWriting(written, { type: "checking" }).stage).toBe("checking");
  });

  it("is never taken back by events that come late", () => {
    const late = progressAfter(
      { type: "checking" },
      { type: "read", requirements: 2, smallPrint: 0 },
      { type: "text", delta: "x" },
    );
    expect(late).toMatchObject({ stage: "checking", requirements: 2, text: "x" });
  });

  it("counts words and about how many of them may be read", () => {
    expect([countWords(""), countWords(" a  b\nc ")]).toEqual([0, 3]);
    expect([previewWords(300), previewWords(0)]).toEqual([120, 1]);
  });
});
