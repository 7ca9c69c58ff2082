import { describe, expect, it } from "vitest";
import { parseLetterText } from "./letter-parts.ts";
import { asPoint, isPoint, joinSentences, partPoints } from "./point-lines.ts";
import { splitSentences } from "./split-sentences.ts";

const sentences = ["I work at Old Mill:", asPoint("38 beds. Two wards"), asPoint("nights"), "I like it. So do they."];
const text = "I work at Old Mill:\n• 38 beds. Two wards\n• nights\nI like it. So do they.";

describe("points", () => {
  it("stand on lines of their own", () => {
    expect(joinSentences(sentences.map((one) => ({ text: one })))).toBe(text);
    expect(joinSentences([])).toBe("");
  });

  it("are found again in a text, where they began", () => {
    expect(partPoints(text).map((part) => part.text)).toEqual([...sentences.slice(0, 3), sentences[3]]);
    for (const part of partPoints(text)) expect(text.slice(part.at).startsWith(part.text)).toBe(true);
  });

  it("are sentences of their own, whatever stops they have", () => {
    const found = splitSentences(text);
    expect(found.map((one) => one.text)).toEqual([...sentences.slice(0, 3), "I like it.", "So do they."]);
    for (const one of found) expect(text.slice(one.at).startsWith(one.text)).toBe(true);
  });

  it("leave other line breaks as they are", () => {
    expect(partPoints("one\ntwo")).toEqual([{ text: "one\ntwo", at: 0 }]);
    expect(isPoint("•none")).toBe(false);
  });

  it("are parts of the paragraph of a saved letter, which reads the same again", () => {
    const { paragraphs } = parseLetterText(`Dear Ms Lee,\n\n${text}\n\nKind regards,\nAnn`);
    expect(paragraphs.map(joinSentences)).toEqual([text]);
    expect(paragraphs[0]).toHaveLength(4);
  });
});
