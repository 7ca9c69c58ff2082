import { type AskedClaim, sortClaims } from "#client/components/claims/asked-claim.ts";
import type { Check } from "#client/components/claims/load-claim-checker.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { toConventionParts } from "./letter-file.ts";
import { type SheetSentence, toSheetParts } from "./sheet-parts.ts";

/** Counted from 0. */
export type SentencePlace = { paragraph: number; sentence: number };

/** A sentence on the sheet with its claims that rest on nothing, apart from those that the person vouches for. */
export type ClaimedSentence = SheetSentence & { claims: readonly AskedClaim[]; vouched: readonly AskedClaim[] };

export type OpenClaim = AskedClaim & { place: SentencePlace };

/**
 * The letter in its parts, checked where no source is known by construction: in words of a model and in the person's
 * own. Without a checker such sentences stand unmarked.
 */
export function toClaimedParts(
  version: LetterVersion,
  {
    check,
    vouched,
    convention = null,
  }: { check: Check | null; vouched: readonly string[]; convention?: ConventionId | null },
): LetterParts<ClaimedSentence> {
  const parts = toConventionParts(version, convention);
  const known = new Set(vouched);
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((sentences) =>
      sentences.map((sentence) => {
        if (!check || !needsCheck(sentence, version)) return { ...sentence, claims: [], vouched: [] };
        const { claims, facts, postingLines } = check(sentence.text);
        const sorted = sortClaims(claims, { passage: sentence.text, vouched: known });
        return { ...sentence, facts, postingLines, claims: sorted.open, vouched: sorted.vouched };
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
export function openClaims(parts: LetterParts<ClaimedSentence>): OpenClaim[] {
  return withPlaces(parts, ({ claims }) => claims);
}

/** Those of them that the person vouches for. */
export function vouchedClaims(parts: LetterParts<ClaimedSentence>): OpenClaim[] {
  return withPlaces(parts, ({ vouched }) => vouched);
}

function withPlaces(
  { paragraphs }: LetterParts<ClaimedSentence>,
  claimsOf: (sentence: ClaimedSentence) => readonly AskedClaim[],
): OpenClaim[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.flatMap((each, sentence) =>
      claimsOf(each).map((claim) => ({ ...claim, place: { paragraph, sentence } })),
    ),
  );
}
