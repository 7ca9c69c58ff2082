import { limits } from "#client/components/facts/row-limits.ts";
import { randomId } from "#client/lib/random-id.ts";
import type { Facts, MaterialLine } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";

const LONGEST = 2000;

/** The rows of a sorted text, and what made none as lines that wait for a yes: nothing of it is lost. */
export function withLeftover({ facts, leftover }: SortedText): Facts {
  const lines = leftover
    .map((line) => line.trim())
    .filter(Boolean)
    .map(
      (text): MaterialLine => ({
        id: randomId(),
        origin: { from: "pasted" },
        confirmed: false,
        text: text.slice(0, LONGEST),
      }),
    );
  return { ...facts, plain: [...facts.plain, ...lines].slice(0, limits.plain) };
}
