import { checkDegrees, checkLanguages, checkPapers } from "./check-papers.ts";
import { checkFrames, checkTools } from "./check-skills.ts";
import { checkLadders } from "./check-ladders.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import type { Claim, ClaimEvidence, SentenceCheck } from "./claim.ts";
import { clausesOf } from "./clauses.ts";
import { type Evidence, indexEvidence } from "./evidence.ts";
import { quantitiesOf, type TimeUnit } from "./quantities.ts";
import { findSources } from "./find-sources.ts";

/**
 * Holds sentences of a letter against what the person said of themselves: every number, name, year, paper, tool, title
 * and rank in them must be in one of the facts. Pure; the same on both sides.
 */
export function createClaimChecker(given: ClaimEvidence): (sentence: string) => SentenceCheck {
  const evidence = indexEvidence(given);
  return (sentence) => checkSentence(sentence, evidence);
}

function checkSentence(sentence: string, evidence: Evidence): SentenceCheck {
  const clauses = clausesOf(sentence, evidence.language);
  let before: TimeUnit | null = null;
  const claims = clauses.flatMap((clause) => {
    const names = checkNames(clause, evidence, sentence);
    const numbers = checkNumbers(clause, evidence, { anchors: clause.mode === "claim" ? names.sources : [], before });
    before = quantitiesOf(clause.text, evidence.language).at(-1)?.time ?? before;
    return [
      ...numbers,
      ...names.claims,
      ...checkPapers(clause, evidence),
      ...checkDegrees(clause, evidence),
      ...checkLanguages(clause, evidence),
      ...checkTools(clause, evidence),
      ...checkFrames(clause, evidence),
      ...checkLadders(clause, evidence),
    ];
  });
  return { claims: withoutOverlaps(claims), ...findSources(sentence, clauses, evidence) };
}

/** Of claims about the same words the first stands: checks go from the surest to the vaguest. */
function withoutOverlaps(claims: readonly Claim[]): Claim[] {
  return claims
    .filter((claim, index) => !claims.slice(0, index).some((other) => claim.at < other.at + other.text.length && other.at < claim.at + claim.text.length))
    .sort((a, b) => a.at - b.at);
}
