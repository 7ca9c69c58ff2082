import type { LetterParts } from "#shared/letters/letter-parts.ts";
import { sentencesOf } from "#shared/letters/letter-parts.ts";
import { wordKey } from "#shared/material/told-text.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import type { SheetSentence } from "./sheet-parts.ts";

/** A sentence that stood word for word as a row of the person's facts, and what they made of it on paper. */
export type EditedRow = { row: string; before: string; after: string };

/**
 * Which rows the edits on paper came from. Only sentences that were the row's own words count: what we joined to them
 * is no part of the row. An edited sentence goes with the missing one that it shares most words with, at least a third.
 */
export function editedRows({ answer }: LetterVersion, parts: LetterParts<SheetSentence>): EditedRow[] {
  const standing = sentencesOf(parts);
  const texts = new Set(standing.map(({ text }) => text));
  const missing = sentencesOf(answer.letter).flatMap(({ text, facts }) => {
    const row = answer.facts.find((fact) => facts.includes(fact.id) && wordKey(fact.text) === wordKey(text));
    return row && !texts.has(text) ? [{ row: row.id, before: row.text, words: wordsOf(text) }] : [];
  });
  const edits: EditedRow[] = [];
  for (const { text } of standing.filter(({ edited }) => edited)) {
    const words = wordsOf(text);
    const [best] = missing
      .map((one) => ({ ...one, share: shareOf(one.words, words) }))
      .filter(({ row, share }) => share >= LEAST_SHARE && edits.every((edit) => edit.row !== row))
      .sort((one, other) => other.share - one.share);
    if (best) edits.push({ row: best.row, before: best.before, after: text });
  }
  return edits;
}

const LEAST_SHARE = 1 / 3;

function wordsOf(text: string): Set<string> {
  return new Set(wordKey(text).split(" "));
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size, other.size, 1);
}
