import type { ClaimEvidence } from "#shared/claims/claim.ts";
import { type LetterSources, letterSourcesSchema } from "#shared/letters/letter-sources.schema.ts";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { LetterVersion } from "./generator-state.schema.ts";

/**
 * What a saved letter keeps of what it rests on; undefined where that is more than an account takes in. What only its
 * checklist needs goes first.
 */
export function toLetterSources(
  { answer }: LetterVersion,
  { asOf: _, ...evidence }: ClaimEvidence,
  checklist: { material: Material; ticked: readonly string[] },
): LetterSources | undefined {
  const sentences = answer.letter.paragraphs.flat().map(({ text }) => text);
  const sources = { ...evidence, known: answer.writer === "model" ? [] : sentences };
  return [{ ...sources, ...checklist }, sources]
    .map((each) => letterSourcesSchema.safeParse(each).data)
    .find((read) => read && JSON.stringify(read).length <= letterLimits.sources);
}
