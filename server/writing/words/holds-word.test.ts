import { expect, test } from "vitest";
import { holdsWord } from "./holds-word.ts";

test.each([
  [/(?<!\p{L})(?:weld|solder)(?!\p{L})/u, "They weld.", true],
  [/(?<!\p{L})(?:weld|solder)(?!\p{L})/u, "an unweld seam", false],
  [/(?<!\p{L})(?:weld|solder)(?!\p{L})/iu, "WELD and braze", true],
  [/\b(?:weld|solder)\b/gu, "unweld, weld", true],
  [/\b(?:weld|solder)\b/gu, "welded", false],
  [/^(?:weld|solder)/u, "to weld", false],
])("%s in %j", (pattern, text, isHeld) => {
  expect(holdsWord(pattern, text)).toBe(isHeld);
  // Twice: a pattern for all places keeps no place in mind.
  expect(holdsWord(pattern, text)).toBe(isHeld);
});
