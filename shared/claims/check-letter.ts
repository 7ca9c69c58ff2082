import { splitSentences } from "#shared/letters/split-sentences.ts";
import { checkLadders } from "./check-ladders.ts";
import { checkLanguages } from "./check-languages.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkDegrees, checkPapers } from "./check-papers.ts";
import { checkFrames, checkTools } from "./check-skills.ts";
import type { Claim, ClaimEvidence, SentenceCheck } from "./claim.ts";
import { clausesOf } from "./clauses.ts";
import { type Evidence, indexEvidence } from "./evidence.ts";
import { findSources } from "./find-sources.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";

/**
 * Holds sentences of a letter against what the person said of themselves: every number, name, year, paper, tool, title
 * and rank in them must be in one of the facts. Pure; the same on both sides.
 */
export function createClaimChecker(given: ClaimEvidence): (sentence: string) => SentenceCheck {
  const evidence = indexEvidence(given);
  return (sentence) => {
    const parts = inParts(sentence).map(({ text, at }) => ({ at, ...checkSentence(text, evidence) }));
    return {
      claims: parts.flatMap(({ at, claims }) => claims.map((claim) => ({ ...claim, at: claim.at + at }))),
      facts: [...new Set(parts.flatMap(({ facts }) => facts))],
      postingLines: [...new Set(parts.flatMap(({ postingLines }) => postingLines))],
    };
  };
}

/** Some checks look at every pair of words, so what is too long for a sentence is read piece by piece. */
const LONGEST = 800;

function inParts(text: string): { text: string; at: number }[] {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence) =>
    piecesOf(sentence.text).map((piece) => ({ ...piece, at: piece.at + sentence.at })),
  );
}

function piecesOf(sentence: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  for (let at = 0; at < sentence.length || parts.length === 0; ) {
    const blank = sentence.length - at > LONGEST ? sentence.lastIndexOf(" ", at + LONGEST) : -1;
    const end = sentence.length - at <= LONGEST ? sentence.length : blank > at ? blank : at + LONGEST;
    parts.push({ text: sentence.slice(at, end), at });
    at = end;
  }
  return parts;
}

function checkSentence(sentence: string, evidence: Evidence): SentenceCheck {
  const clauses = clausesOf(sentence, evidence.language);
  let before: Quantity | null = null;
  const claims = clauses.flatMap((clause) => {
    const names = checkNames(clause, evidence, sentence);
    const numbers = checkNumbers(clause, evidence, { anchors: clause.mode === "claim" ? names.sources : [], before });
    before = quantitiesOf(clause.text, evidence.language).findLast(({ time, percent }) => time || percent) ?? before;
    const claims = [
      ...numbers,
      ...names.claims,
      ...checkPapers(clause, evidence),
      ...checkDegrees(clause, evidence),
      ...checkLanguages(clause, evidence),
      ...checkTools(clause, evidence),
      ...checkFrames(clause, evidence),
      ...checkLadders(clause, evidence),
    ];
    return claims.filter(({ at }) => !without.test(sentence.slice(0, at)));
  });
  return { claims: withoutOverlaps(claims), ...findSources(sentence, clauses, evidence) };
}

/** "pas de licence", "no degree": what one says not to have. */
const without =
  /(?<!\p{L})(?:pas (?:de |d['’]|un |une )|not (?:an? )?|no |without (?:an? )?|ohne (?:eine?n? )?|kein\p{L}* |sans |sin |ni )$/iu;

/** Of claims about the same words the first stands: checks go from the surest to the vaguest. */
function withoutOverlaps(claims: readonly Claim[]): Claim[] {
  return claims
    .filter(
      (claim, index) =>
        !claims
          .slice(0, index)
          .some((other) => claim.at < other.at + other.text.length && other.at < claim.at + claim.text.length),
    )
    .sort((a, b) => a.at - b.at);
}
