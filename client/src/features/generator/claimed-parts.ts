import { type AskedClaim, sortClaims } from "#client/components/claims/asked-claim.ts";
import type { Check } from "#client/components/claims/load-claim-checker.ts";
import type { Claim, ClaimKind, SentenceCheck } from "#shared/claims/claim.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import { type LetterParts, mapList, sentencesOf } from "#shared/letters/letter-parts.ts";
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
  const withClaims = (sentence: SheetSentence): ClaimedSentence => {
    if (!check || !needsCheck(sentence, version)) return { ...sentence, claims: [], vouched: [] };
    const found = check(sentence.text);
    const sorted = sortClaims(claimsOf(sentence, found.claims), { passage: sentence.text, vouched: known });
    return { ...sentence, ...sourcesOf(sentence, found), claims: sorted.open, vouched: sorted.vouched };
  };
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((sentences) => sentences.map(withClaims)),
    // What the posting asks for is no claim of the person's.
    list: mapList(parts.list, (cell, kind) =>
      kind === "ask" ? { ...cell, claims: [], vouched: [] } : withClaims(cell),
    ),
  };
}

/** What the model named itself; else what the words of the sentence are found in. */
function sourcesOf({ facts, postingLines, edited }: SheetSentence, found: Omit<SentenceCheck, "claims">) {
  const isNamed = !edited && facts.length + postingLines.length > 0;
  return isNamed ? { facts, postingLines } : { facts: found.facts, postingLines: found.postingLines };
}

/** A second look knows paraphrase better than words do; numbers, names, dates and degrees are asked about all the same. */
function claimsOf({ text, edited, look }: SheetSentence, claims: readonly Claim[]): readonly Claim[] {
  if (edited || !look) return claims;
  if (look.verdict === "held") return claims.filter(({ kind }) => settledByWords.has(kind));
  if (claims.length > 0) return claims;
  const quoted = /[“"„«]([^“”"„«»]{3,200})[”"“»]/u.exec(look.why)?.[1]?.trim() ?? "";
  const at = quoted === "" ? -1 : text.indexOf(quoted);
  return [{ kind: "result", text: at < 0 ? text : quoted, at: Math.max(0, at), why: "nowhere" }];
}

const settledByWords: ReadonlySet<ClaimKind> = new Set([
  "number",
  "duration",
  "year",
  "employer",
  "degree",
  "certificate",
]);

/** Whether anything in the letter has to be checked at all. */
export function needsChecking(version: LetterVersion): boolean {
  return sentencesOf(toSheetParts(version)).some((sentence) => needsCheck(sentence, version));
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
  { paragraphs, list }: LetterParts<ClaimedSentence>,
  claimsOf: (sentence: ClaimedSentence) => readonly AskedClaim[],
): OpenClaim[] {
  // As the sheet counts them: the list's cells come after all paragraphs.
  const cells = (list?.rows ?? []).flatMap(({ ask, bring }) => [ask, bring]);
  return [...paragraphs, cells].flatMap((sentences, paragraph) =>
    sentences.flatMap((each, sentence) =>
      claimsOf(each).map((claim) => ({ ...claim, place: { paragraph, sentence } })),
    ),
  );
}
