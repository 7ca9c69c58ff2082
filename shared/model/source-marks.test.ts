import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLetterReader } from "./letter-reader.ts";
import { createMarkReader, withoutMarks } from "./source-marks.ts";

const marked =
  "I trained twelve nurses. [F2 P7] Our unit (24 beds) is loud [F1].\n\nI read [charts] daily.[F1–F3, P2]And more. [] Plan (F2; P3). The end. [none]";
const bare = "I trained twelve nurses. Our unit (24 beds) is loud.\n\nI read [charts] daily. And more. Plan. The end.";

describe("marks that name a sentence's sources", () => {
  it("are taken out of the text, and nothing else is", () => {
    const { text, marks } = withoutMarks(marked);
    expect(text).toBe(bare);
    expect(marks.map(({ facts, lines }) => [facts, lines])).toEqual([
      [[2], [7]],
      [[1], []],
      [[1, 2, 3], [2]],
      [[], []],
      [[2], [3]],
      [[], []],
    ]);
  });

  it("never show, however the text is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 200 }), (sizes) => {
        const reader = createMarkReader();
        let [at, text] = [0, ""];
        for (let step = 0; at < marked.length; step++) {
          const size = sizes[step % sizes.length] ?? 1;
          text += reader.push(marked.slice(at, at + size));
          expect(bare.startsWith(text)).toBe(true);
          at += size;
        }
        expect(text + reader.end()).toBe(bare);
      }),
    );
  });

  it("give each sentence of the cleaned letter its rows and lines", () => {
    const facts = ["a", "b", "c"].map((id) => ({ id, origin: "typed" as const, label: "", text: id }));
    const posting = ["Nurse", "Night shift", "", "Telemetry"];
    const reader = createLetterReader({ known: { name: "Maya", company: "Mercy", role: null }, facts, posting }, []);
    reader.push(
      "Dear team,\n\n**I trained twelve** nurses. [F2 P4] At [Company] I stay. [F9 P3]\n\nI like nights. [F1 F3 P2]",
    );
    reader.push(" Let us talk.\n\nKind regards,\nMaya [F1]");
    reader.end();
    expect(reader.letter().paragraphs).toEqual([
      [
        { text: "I trained twelve nurses.", facts: ["b"], postingLines: [4] },
        { text: "At Mercy I stay.", facts: [], postingLines: [] },
      ],
      [
        { text: "I like nights.", facts: ["a", "c"], postingLines: [2] },
        { text: "Let us talk.", facts: [], postingLines: [] },
      ],
    ]);
  });
});
