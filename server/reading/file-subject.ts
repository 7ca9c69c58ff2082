import { oneOf } from "#shared/words/word-pattern.ts";
import { toPlain } from "./plain-text.ts";
import type { Section } from "./sections.ts";
import tables from "./words/labels.json" with { type: "json" };

const salutation = new RegExp(`^${oneOf(tables.salutations)}`, "");
const closing = new RegExp(`^${oneOf(tables.closings)}`, "");

/** Whether a file without the shape of a resume is a letter: it greets someone and ends with regards. */
export function isCoverLetter(sections: Section[]): boolean {
  const lines = sections.flatMap((section) => section.lines).map((line) => toPlain(line.text));
  const known = sections.filter((section) => ["experience", "education", "skills", "timeline"].includes(section.kind));
  const greets = lines.some((line) => salutation.test(line) && line.length < 90);
  const ends = lines.some((line) => closing.test(line));
  return greets && (ends || known.length === 0) && known.length < 2;
}
