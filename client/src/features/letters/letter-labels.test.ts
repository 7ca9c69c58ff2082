import { describe, expect, it } from "vitest";
import { countLetters } from "./count-letters.ts";
import { previewOf, savedOn } from "./letter-labels.ts";

describe("the words on a card", () => {
  it.each([
    ["2026-11-03T12:00:00.000Z", "Nov 3, 2026"],
    ["yesterday", "Unknown date"],
    ["", "Unknown date"],
    [null, "Unknown date"],
  ])("say %j as %s", (date, words) => {
    expect(savedOn(date)).toBe(words);
  });

  it("cut a long letter at 150 characters and leave a short one", () => {
    expect(previewOf("a".repeat(151))).toBe(`${"a".repeat(150)}...`);
    expect(previewOf("a".repeat(150))).toBe("a".repeat(150));
    expect(previewOf("😀".repeat(200))).toBe(`${"😀".repeat(150)}...`);
  });

  it("count", () => {
    expect([1, 2, 12, 13].map(countLetters)).toEqual(["one letter", "two letters", "twelve letters", "13 letters"]);
  });
});
