import type { ClaimEvidence } from "#shared/claims/claim.ts";
import { type LetterSources, letterSourcesSchema } from "#shared/letters/letter-sources.schema.ts";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";
import type { LetterVersion } from "./generator-state.schema.ts";

/** What a saved letter keeps of what it rests on; undefined where that is more than an account takes in. */
export function toLetterSources(
  { answer }: LetterVersion,
  { asOf: _, ...evidence }: ClaimEvidence,
): LetterSources | undefined {
  const sentences = answer.letter.paragraphs.flat().map(({ text }) => text);
  const read = letterSourcesSchema.safeParse({
    ...evidence,
    known: answer.writer === "model" ? [] : sentences,
  });
  return read.success && JSON.stringify(read.data).length <= letterLimits.sources ? read.data : undefined;
}
