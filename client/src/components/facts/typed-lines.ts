import { randomId } from "#client/lib/random-id.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { typed } from "./facts-edits.ts";
import { beginningOf, endingOf, joinLine } from "./line-labels.ts";

/** One row for each line that was typed or pasted; what a list begins its lines with is left out. */
export function linesOf(text: string, language: Language): MaterialLine[] {
  const [first = "", ...others] = text.split("\n");
  const beginning = beginningOf(first, language);
  const texts = [joinLine(beginning, endingOf(first, beginning)), ...others]
    .map((line) =>
      line
        .replace(/^\s*[-•*–·]\s*/u, "")
        .trim()
        .slice(0, 2000),
    )
    .filter(Boolean);
  return texts.map((line) => ({ id: randomId(), origin: typed, confirmed: true, text: line }));
}
