import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Message } from "../planning/plan.ts";
import type { LanguageModule } from "./language-module.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import type { Said } from "./say-message.ts";
import type { Scribe } from "./scribe.ts";
import { longestSentence, toneBands } from "./tone-bands.ts";

/**
 * Puts short neighbours into one sentence, with a semicolon between them, as long as the letter's sentences are shorter
 * than its tone wants them. What is said stays the same.
 */
export function joinSentences(
  paragraphs: readonly (readonly Said[])[],
  { tone, module, scribe }: { tone: Tone; module: LanguageModule; scribe: Scribe },
): MeasuredSentence[][] {
  const joined = paragraphs.map((paragraph) => paragraph.flatMap(({ wording }) => wording.sentences));
  if (!module.continued || !isChoppy(joined.flat(), tone, module.sentenceLengthFactor)) return joined;
  // What somebody wished for in their own words stands by itself, and so do skills that nobody asks for: in one sentence
  // with a point of the posting they would seem to answer it. A paper under way is not to be read with what is behind one.
  const stands = ({ own, kind, credential }: Message) =>
    own !== undefined || credential?.isPending || kind === "skills" || kind === "language";
  const fixed = new Set(
    paragraphs.flat().flatMap(({ message, wording }) => (stands(message) ? wording.sentences : [])),
  );
  const longest = longestSentence[tone] * ROOM;
  for (let round = 0; round < MOST_JOINTS && isChoppy(joined.flat(), tone, module.sentenceLengthFactor); round++) {
    let best: { paragraph: MeasuredSentence[]; at: number; words: number } | null = null;
    for (const paragraph of joined)
      for (let at = 0; at + 1 < paragraph.length; at++) {
        const words = wordsAt(paragraph, at, fixed);
        if (words <= longest && (!best || words < best.words)) best = { paragraph, at, words };
      }
    if (!best) break;
    const { paragraph, at } = best;
    const [first, second] = paragraph.slice(at, at + 2);
    if (first && second) paragraph.splice(at, 2, inOne(first, second, scribe));
  }
  return joined;
}

/** How long two neighbours would be in one; infinitely where they cannot be. */
function wordsAt(paragraph: readonly MeasuredSentence[], at: number, fixed: ReadonlySet<MeasuredSentence>): number {
  const [first, second] = paragraph.slice(at, at + 2);
  if (!first || !second || fixed.has(first) || fixed.has(second)) return Number.POSITIVE_INFINITY;
  if (!first.isPlain() || !second.isPlain() || second.continuation() === null) return Number.POSITIVE_INFINITY;
  // Two sentences that could stand in anybody's letter are no better as one.
  if (!first.isOwn && !second.isOwn) return Number.POSITIVE_INFINITY;
  // In one sentence a point of the posting would seem to be answered by what stands beside it.
  if (speaksOfPosting(first) !== speaksOfPosting(second) && !second.facts.some((fact) => first.facts.includes(fact)))
    return Number.POSITIVE_INFINITY;
  // Two that begin alike would read like a list.
  return first.opener === second.opener ? Number.POSITIVE_INFINITY : first.words + second.words;
}

const speaksOfPosting = ({ postingLines }: MeasuredSentence) => postingLines.length > 0;

function isChoppy(sentences: readonly MeasuredSentence[], tone: Tone, factor: number): boolean {
  const { sentence, short } = toneBands[tone];
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
  return mean < sentence[0] * factor || sentences.filter(({ words }) => words < SHORT).length > short[1];
}

function inOne(first: MeasuredSentence, second: MeasuredSentence, scribe: Scribe): MeasuredSentence {
  return scribe.write(`${first.text.slice(0, -1)}; ${second.continuation() ?? second.text}`, {
    facts: [...new Set([...first.facts, ...second.facts])],
    postingLines: [...new Set([...first.postingLines, ...second.postingLines])].sort((a, b) => a - b),
    isOwn: first.isOwn || second.isOwn,
  });
}

const MOST_JOINTS = 5;
const SHORT = 8;
/** Two in one are not to be as long as one may be at most. */
const ROOM = 0.85;
