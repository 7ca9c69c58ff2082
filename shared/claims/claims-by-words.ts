import { createClaimChecker } from "./check-letter.ts";
import type { ClaimEvidence, ClaimKind } from "./claim.ts";

/** For each sentence its claims by words alone, in the kinds that words settle. Pure; runs where texts are read. */
export function claimsByWords({
  sentences,
  evidence,
}: {
  sentences: readonly string[];
  evidence: ClaimEvidence;
}): string[][] {
  const check = createClaimChecker(evidence);
  return sentences.map((sentence) =>
    check(sentence)
      .claims.filter(({ kind }) => HARD.has(kind))
      .map(({ text }) => text),
  );
}

const HARD: ReadonlySet<ClaimKind> = new Set(["number", "duration", "year", "employer", "degree", "certificate"]);
