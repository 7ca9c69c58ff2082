import { splitSentences } from "#shared/letters/split-sentences.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { checkDegrees } from "./check-degrees.ts";
import { checkLadders } from "./check-ladders.ts";
import { checkLanguages } from "./check-languages.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkPapers } from "./check-papers.ts";
import { checkFrames, checkTools } from "./check-skills.ts";
import { checkTitles } from "./check-titles.ts";
import type { Claim, ClaimEvidence, SentenceCheck } from "./claim.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withoutDenials } from "./denied-facts.ts";
import { type Evidence, indexEvidence } from "./evidence.ts";
import { findSources } from "./find-sources.ts";
import { isInShort } from "./in-short.ts";
import tables from "./lexicon/clauses.json" with { type: "json" };
import { distance } from "./lexicon/distance.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import { fold } from "./words.ts";

/**
 * Holds sentences of a letter against what the person said of themselves: every number, name, year, paper, tool, title
 * and rank in them must be in one of the facts. Pure; the same on both sides.
 */
export function createClaimChecker(given: ClaimEvidence): (sentence: string) => SentenceCheck {
  const evidence = indexEvidence(given);
  const held = withoutDenials(given.facts);
  // What is only denied in the facts may be named at a distance, and nothing more.
  const grounds = { evidence, affirmed: held === given.facts ? evidence : indexEvidence({ ...given, facts: held }) };
  const checked = new Map<string, SentenceCheck>();
  // While a letter is typed all its sentences but one are the ones from before.
  return (sentence) => {
    const known = checked.get(sentence);
    if (known) return known;
    const check = checkText(sentence, grounds);
    if (checked.size > MOST_KEPT) checked.clear();
    checked.set(sentence, check);
    return check;
  };
}

const MOST_KEPT = 500;

type Grounds = { evidence: Evidence; affirmed: Evidence };

function checkText(sentence: string, grounds: Grounds): SentenceCheck {
  const parts = inParts(sentence).map(({ text, at }) => ({ at, ...checkSentence(text, grounds) }));
  return {
    claims: parts.flatMap(({ at, claims }) => claims.map((claim) => ({ ...claim, at: claim.at + at }))),
    facts: [...new Set(parts.flatMap(({ facts }) => facts))],
    postingLines: [...new Set(parts.flatMap(({ postingLines }) => postingLines))],
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

function checkSentence(sentence: string, { evidence, affirmed }: Grounds): SentenceCheck {
  const clauses = clausesOf(sentence, evidence.language, fold(evidence.company));
  let before: Quantity | null = null;
  const claims = clauses.flatMap((clause) => {
    const names = checkNames(clause, evidence, sentence);
    const numbers = checkNumbers(clause, evidence, {
      anchors: clause.mode === "claim" ? names.sources : [],
      before,
      sentence,
    });
    before = quantitiesOf(clause.text, evidence.language).findLast(({ time, percent }) => time || percent) ?? before;
    const isKeptAway = distance[evidence.language].test(clause.folded) || isNew.test(clause.folded);
    const ground = isKeptAway ? evidence : affirmed;
    const claims = [
      ...numbers,
      ...names.claims,
      ...checkPapers(clause, ground),
      ...checkDegrees(clause, ground),
      ...checkLanguages(clause, ground),
      ...checkTools(clause, ground),
      ...checkFrames(clause, evidence),
      ...checkTitles(clause, evidence),
      ...checkLadders(clause, evidence),
    ];
    return claims.filter(
      (claim) =>
        !without.test(sentence.slice(0, claim.at)) &&
        !isQuoted(claim.at, sentence, evidence) &&
        !isAtDistance(claim, clause, evidence) &&
        !isInShort(claim, sentence, evidence),
    );
  });
  return { claims: withoutOverlaps(claims), ...findSources(sentence, clauses, evidence) };
}

/** "SAP ist mir neu". */
const isNew = /(?<!\p{L})(?:new|neue?s?|nouveau|nouvelle|nuev[oa]) ?(?:to|for|fur|pour|para)?(?!\p{L})/u;

/** "SAP I have only watched": what the posting names is spoken of, and not claimed. Numbers are weighed by themselves. */
function isAtDistance({ kind, why }: Claim, { folded }: Clause, { language }: Evidence): boolean {
  return why === "posting" && !numeric.has(kind) && distance[language].test(folded);
}

const numeric = new Set<Claim["kind"]>(["number", "duration", "year"]);

/** What stands in quotation marks as it stands in the posting is the posting's. */
function isQuoted(at: number, sentence: string, { postingFolded }: Evidence): boolean {
  return [...sentence.matchAll(/[„“"«‚‘]\s?([^“”"»’]{3,200}?)\s?[“”"»’]/gu)].some(
    ({ index, 0: quoted, 1: words = "" }) =>
      at >= index && at < index + quoted.length && postingFolded.includes(fold(words)),
  );
}

/** "pas de licence", "no degree": what one says not to have. */
const without = new RegExp(String.raw`(?:(?<!\p{L})|(?=, ))${oneOf(tables.without)}$`, "iu");

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
