import { describe, expect, it } from "vitest";
import { isBegun, wordsWritten } from "./words-written.ts";
import { advanceWriting, previewWords, type WritingEvent, writingBegins } from "./writing-progress.ts";

const progressAfter = (...events: WritingEvent[]) => events.reduce(advanceWriting, writingBegins);

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

  it("keeps a beginning that can be gone on from, and nothing of what is no letter", () => {
    const text = {
      type: "text" as const,
      delta: "I cannot help with this letter, as it may hold what is somebody's own.",
    };
    expect(isBegun(progressAfter(text))).toBe(true);
    expect(progressAfter(text, { type: "stopped", kept: "beginning" })).toMatchObject({
      canGoOn: true,
      text: text.delta,
    });
    expect(isBegun(progressAfter(text, { type: "stopped", kept: "nothing" }))).toBe(false);
    const told = { type: "error" as const, status: 502, message: "It declined." };
    expect(isBegun(progressAfter(text, told))).toBe(true);
    expect(isBegun(progressAfter(text, { ...told, none: true }))).toBe(false);
  });

  it("is never taken back by events that come late", () => {
    const late = progressAfter(
      { type: "checking" },
      { type: "read", requirements: 2, smallPrint: 0 },
      { type: "text", delta: "x" },
    );
    expect(late).toMatchObject({ stage: "checking", requirements: 2, text: "x" });
  });

  const head = { type: "text", delta: "Re: Nurse\n\nDear Hiring Manager,\n\n" } as const;
  const body = {
    type: "text",
    delta: "I have read telemetry for five patients every night since March 2021. ",
  } as const;

  it("counts no words before a model has said any", () => {
    expect(wordsWritten(progressAfter(head))).toBe(0);
    expect(wordsWritten(progressAfter(head, body))).toBe(12);
  });

  it("knows a letter that is begun from an answer that is none", () => {
    expect(isBegun(progressAfter(head))).toBe(false);
    expect(isBegun(progressAfter(head, { type: "text", delta: "I'm sorry, I can't help with that." }))).toBe(false);
    expect(isBegun(progressAfter(head, body))).toBe(true);
    const twice = [{ type: "again", why: "language" } as const, head, body];
    expect(isBegun(progressAfter(head, body, ...twice))).toBe(false);
  });

  it("says about how many words may be read", () => {
    expect([previewWords(300), previewWords(0)]).toEqual([120, 1]);
  });
});
