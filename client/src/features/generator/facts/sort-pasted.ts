import { takeRows } from "#client/components/facts/take-rows.ts";
import { linesOf } from "#client/components/facts/typed-lines.ts";
import { countRows, languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";

/** A pasted text in rows: `apply` puts them in place of the text, `said` tells the person, `waiting` are to be checked. */
export type Sorted = { apply: (state: GeneratorState) => GeneratorState; said: string; waiting: number };

/**
 * What was pasted and not sorted when the person goes on. Where it can't be sorted now, it is kept as lines that wait for
 * a yes: nothing is lost, and nothing goes into a letter unseen.
 */
export async function sortPasted(state: GeneratorState, onSort: (text: string) => Promise<Facts>): Promise<Sorted> {
  const text = state.desk.drafts.paste ?? "";
  const sorted = await onSort(text).catch(() => null);
  const facts = sorted ?? asLines(text, state);
  const { rows, waiting } = countRows(facts);
  return {
    waiting,
    said: sorted ? saidOfSorted(rows, waiting) : "Couldn't sort your text. Its lines are kept: check each one.",
    apply: (now) => {
      const { paste: _sorted, ...drafts } = now.desk.drafts;
      return { ...now, material: { ...now.material, ...takeRows(now.material, facts) }, desk: { ...now.desk, drafts } };
    },
  };
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
