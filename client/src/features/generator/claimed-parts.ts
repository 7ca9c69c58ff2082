import { type AskedClaim, claimKey } from "#client/components/claims/asked-claim.ts";
import type { Check } from "#client/components/claims/load-claim-checker.ts";
import type { Claim } from "#shared/claims/claim.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { toConventionParts } from "./letter-file.ts";
import { type SheetSentence, toSheetParts } from "./sheet-parts.ts";

/** Counted from 0. */
export type SentencePlace = { paragraph: number; sentence: number };

/** A sentence on the sheet with those of its claims that rest on nothing and that the person has not called true. */
export type ClaimedSentence = SheetSentence & { claims: readonly Claim[] };

export type OpenClaim = AskedClaim & { place: SentencePlace };

/**
 * The letter in its parts, checked where no source is known by construction: in words of a model and in the person's
 * own. Without a checker such sentences stand unmarked.
 */
export function toClaimedParts(
  version: LetterVersion,
  {
    check,
    confirmed,
    convention = null,
  }: { check: Check | null; confirmed: readonly string[]; convention?: ConventionId | null },
): LetterParts<ClaimedSentence> {
  const parts = toConventionParts(version, convention);
  const known = new Set(confirmed);
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((sentences) =>
      sentences.map((sentence) => {
        if (!check || !needsCheck(sentence, version)) return { ...sentence, claims: [] };
        const { claims, facts, postingLines } = check(sentence.text);
        return { ...sentence, facts, postingLines, claims: claims.filter((claim) => !known.has(claimKey(claim))) };
      }),
    ),
  };
}

/** Whether anything in the letter has to be checked at all. */
export function needsChecking(version: LetterVersion): boolean {
  return toSheetParts(version)
    .paragraphs.flat()
    .some((sentence) => needsCheck(sentence, version));
}

function needsCheck(sentence: SheetSentence, { answer }: LetterVersion): boolean {
  return sentence.edited || answer.writer === "model";
}

/** The claims of a letter that rest on nothing, in the order of reading. */
export function openClaims({ paragraphs }: LetterParts<ClaimedSentence>): OpenClaim[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.flatMap(({ text, claims }, sentence) =>
      claims.map((claim) => ({ ...claim, key: claimKey(claim), sentence: text, place: { paragraph, sentence } })),
    ),
  );
}
