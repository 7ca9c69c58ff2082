import type { TextLine } from "./resume-text.ts";

/** Scripts whose words no list of the reader knows: their e-mail addresses and dates are found, little else. */
const scripts: readonly [string, RegExp][] = [
  ["Arabic", /\p{Script=Arabic}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Cyrillic", /\p{Script=Cyrillic}/gu],
  ["Greek", /\p{Script=Greek}/gu],
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Devanagari", /\p{Script=Devanagari}/gu],
  ["Bengali", /\p{Script=Bengali}/gu],
  ["Tamil", /\p{Script=Tamil}/gu],
  ["Thai", /\p{Script=Thai}/gu],
  ["Armenian", /\p{Script=Armenian}/gu],
  ["Georgian", /\p{Script=Georgian}/gu],
];
/** Of all letters; Japanese mixes its own with Chinese ones, so a fifth is enough. */
const MOST = 0.2;

/** The script that a file is mostly written in, where the reader does not know its words; null otherwise. */
export function unknownScript(lines: readonly TextLine[]): string | null {
  const text = lines.map((line) => line.text).join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > MOST * letters);
  return letters > 0 && found ? found[0] : null;
}
