import { describe, expect, it } from "vitest";
import { compareTexts } from "./compare-texts.ts";

function differing(lines: { text: string; shared: boolean }[]): string[] {
  return lines.filter((line) => !line.shared).map((line) => line.text);
}

describe("comparing two texts", () => {
  it("marks only the lines that differ", () => {
    const { mine, other } = compareTexts("Dear team\nI nurse.\nYours", "Dear team\nI teach.\nAnd more.\nYours");
    expect(differing(mine)).toEqual(["I nurse."]);
    expect(differing(other)).toEqual(["I teach.", "And more."]);
  });

  it("finds nothing in equal texts and everything against an empty one", () => {
    expect(differing(compareTexts("a\nb", "a\nb").mine)).toEqual([]);
    expect(differing(compareTexts("a\nb", "").mine)).toEqual(["a", "b"]);
  });

  it("keeps every line of both, moved ones too", () => {
    const { mine, other } = compareTexts("a\nb\nc", "c\na\nb");
    expect(mine.map((line) => line.text)).toEqual(["a", "b", "c"]);
    expect(differing(mine)).toEqual(["c"]);
    expect(differing(other)).toEqual(["c"]);
  });

  it("takes texts of thousands of lines", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `line ${index}`).join("\n");
    expect(differing(compareTexts(many, `${many}\nlast`).other)).toEqual(["last"]);
  });
});
