import type { LengthBand } from "../planning/plan.ts";
import { FILLER } from "../planning/plan-wishes.ts";
import { hangsOn } from "./hangs-on.ts";
import type { Said } from "./say-message.ts";

/** Longer paragraphs are not read. */
export const LONGEST_PARAGRAPH = 122;

const ROOM = 12;

/**
 * Takes out what can be spared, in the order given, until the letter is short enough; then out of a paragraph
 * that is too long, as far as the letter can bear it. Empty paragraphs go.
 */
export function trimLetter(paragraphs: Said[][], { least, most }: LengthBand, sparable: readonly Said[]): Said[][] {
  const dropped = new Set<Said>();
  let words = paragraphs.reduce((sum, paragraph) => sum + wordsOf(paragraph), 0);
  for (const said of sparable) {
    const isFiller = (said.message.spare ?? 0) >= FILLER;
    if (words <= (isFiller ? least + ROOM : most)) break;
    if (isFiller && words - said.wording.words < least) continue;
    for (const gone of withWhatHangsOn(said, paragraphs)) {
      if (dropped.has(gone)) continue;
      dropped.add(gone);
      words -= gone.wording.words;
    }
  }
  const short = paragraphs.map((paragraph) => paragraph.filter((said) => !dropped.has(said)));
  const trimmed = short
    .map((paragraph) => {
      let length = wordsOf(paragraph);
      if (length <= LONGEST_PARAGRAPH) return paragraph;
      const kept = new Set(paragraph);
      for (const said of sparableOf(paragraph)) {
        if (length <= LONGEST_PARAGRAPH || words - said.wording.words < least) break;
        for (const gone of withWhatHangsOn(said, [paragraph])) {
          if (!kept.delete(gone)) continue;
          length -= gone.wording.words;
          words -= gone.wording.words;
        }
      }
      return [...kept];
    })
    .filter((paragraph) => paragraph.length > 0);
  return withoutStubs(trimmed);
}

function withWhatHangsOn(said: Said, paragraphs: readonly Said[][]): Said[] {
  return [said, ...paragraphs.flat().filter(({ message }) => hangsOn(message, said.message))];
}

/** A paragraph of one short sentence joins a neighbour in the middle; the first and the last stand for themselves. */
function withoutStubs(paragraphs: Said[][]): Said[][] {
  const [first = [], ...others] = paragraphs;
  const last = others.pop();
  if (!last) return paragraphs;
  const middle: Said[][] = [];
  for (const paragraph of others) {
    const before = middle.at(-1);
    const isStub = wordsOf(paragraph) < STUB || (before !== undefined && wordsOf(before) < STUB);
    if (before && isStub && wordsOf(before) + wordsOf(paragraph) <= LONGEST_PARAGRAPH) before.push(...paragraph);
    else middle.push([...paragraph]);
  }
  return [first, ...middle, last];
}

const STUB = 26;

export function wordsOf(paragraph: readonly Said[]): number {
  return paragraph.reduce((sum, { wording }) => sum + wording.words, 0);
}

/** What can be spared, the most dispensable first. */
export function sparableOf(said: readonly Said[]): Said[] {
  return said
    .filter(({ message }) => message.spare !== undefined)
    .sort((a, b) => (b.message.spare ?? 0) - (a.message.spare ?? 0));
}
