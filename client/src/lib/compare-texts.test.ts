import { describe, expect, it } from "vitest";
import { compareTexts, compareWords } from "./compare-texts.ts";

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

describe("comparing two texts word by word", () => {
  const marked = (mine: string, other: string) =>
    compareWords(mine, other)
      .mine.map(({ text, shared }) => (shared ? text : `[${text}]`))
      .join("");

  it("marks the words that changed and no others", () => {
    const now = "I led a team of six nurses on nights.\n\nKind regards,\nMara";
    expect(marked(now, "I led a team of four nurses on nights.\n\nKind regards,\nMara")).toBe(
      "I led a team of [six ]nurses on nights.\n\nKind regards,\nMara",
    );
    expect(marked(now, now)).toBe(now);
    expect(marked(now, "")).toBe(`[${now}]`);
    expect(marked("", now)).toBe("");
  });

  it("marks a sentence that was rewritten whole, not around the words that happen to come again", () => {
    expect(
      marked(
        "Every night four monitors and a ward that slept.",
        "Reading telemetry is what I know and a job that I like.",
      ),
    ).toBe("[Every night four monitors and a ward that slept.]");
  });

  it("gives both texts back as they were", () => {
    const [one, two] = ["  A b\n\nc d e ", "b c\td\n"];
    const { mine, other } = compareWords(one, two);
    expect(mine.map(({ text }) => text).join("")).toBe(one);
    expect(other.map(({ text }) => text).join("")).toBe(two);
  });
});
