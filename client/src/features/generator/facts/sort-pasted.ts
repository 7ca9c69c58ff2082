import { takeRows } from "#client/components/facts/take-rows.ts";
import { linesOf } from "#client/components/facts/typed-lines.ts";
import { countRows, languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { LONGEST_PASTE } from "#shared/material/sort.schema.ts";

/** A pasted text in rows: `apply` puts them in place of the text, `said` tells the person, `waiting` are to be checked. */
export type Sorted = { apply: (state: GeneratorState) => GeneratorState; said: string; waiting: number };

/**
 * What was pasted and not sorted when the person goes on. Where it can't be sorted now, it is kept as lines that wait for
 * a yes: nothing is lost, and nothing goes into a letter unseen.
 */
export async function sortPasted(state: GeneratorState, onSort: (text: string) => Promise<Facts>): Promise<Sorted> {
  const text = state.desk.drafts.paste ?? "";
  let isSorted = true;
  let facts: Facts = emptyMaterial;
  for (const part of sortableParts(text)) {
    const sorted = await onSort(part).catch(() => null);
    isSorted &&= sorted !== null;
    facts = takeRows(facts, sorted ?? asLines(part, state));
  }
  const { rows, waiting } = countRows(facts);
  return {
    waiting,
    said: isSorted ? saidOfSorted(rows, waiting) : "Couldn't sort your text. Its lines are kept: check each one.",
    apply: (now) => {
      const { paste: _sorted, ...drafts } = now.desk.drafts;
      return { ...now, material: { ...now.material, ...takeRows(now.material, facts) }, desk: { ...now.desk, drafts } };
    },
  };
}

/** The text in parts that can be sorted, each ending with a whole line where there are lines. */
export function sortableParts(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const lineEnd = rest.length > LONGEST_PASTE ? rest.lastIndexOf("\n", LONGEST_PASTE) : -1;
    const end = lineEnd > 0 ? lineEnd : LONGEST_PASTE;
    const part = rest.slice(0, end);
    if (part.trim() !== "") parts.push(part);
    rest = rest.slice(lineEnd > 0 ? end + 1 : end);
  }
  return parts;
}

export function saidOfSorted(rows: number, waiting: number): string {
  const counted = `Sorted into ${rows} ${rows === 1 ? "fact" : "facts"}`;
  return waiting > 0 ? `${counted}, ${waiting} to check.` : `${counted}.`;
}

function asLines(text: string, state: GeneratorState): Facts {
  const lines = text.split("\n").flatMap((line) => linesOf(line, languageOf(state)));
  const plain = lines.map((line) => ({ ...line, origin: { from: "pasted" as const }, confirmed: false }));
  return { ...emptyMaterial, plain };
}
