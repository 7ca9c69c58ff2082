import { oneOf } from "#shared/words/word-pattern.ts";
import { endsInOrdinal } from "./ordinals.ts";
import { isPoint, partPoints } from "./point-lines.ts";
import tables from "./words/letter-parts.json" with { type: "json" };

/** The sentences of a text without the blanks around them, and where each begins. */
export function splitSentences(text: string): { text: string; at: number }[] {
  if (!text.includes("\n") && !isPoint(text)) return splitProse(text);
  return partPoints(text).flatMap((part) =>
    isPoint(part.text)
      ? [{ ...part, text: part.text.trimEnd() }]
      : splitProse(part.text).map((sentence) => ({ ...sentence, at: sentence.at + part.at })),
  );
}

function splitProse(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let at = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    // Of "Dr. Dr. Dr." all would be looked through for each of them.
    const before = text.slice(Math.max(at, end - LONGEST_ABBREVIATION), end);
    if (abbreviated.test(before) || endsInOrdinal(before.slice(-LONGEST_ORDINAL), text.slice(end, end + LONGEST_WORD)))
      continue;
    push(sentences, text, at, end);
    at = end;
  }
  push(sentences, text, at, text.length);
  return sentences;
}

const SENTENCE_END = /[.!?…](?:["”“)]|\s?»)?(?=\s+["“„«¿¡(]?\s?[\p{Lu}\p{N}])/gu;
const abbreviated = new RegExp(String.raw`(?:^|[\s(])${oneOf(tables.abbreviated)}\.$`, "u");

/** With the blank before it, and room: what begins in the middle of a word must not look like the beginning of one. */
const LONGEST_ABBREVIATION = 24;
const LONGEST_ORDINAL = 8;
const LONGEST_WORD = 40;

function push(sentences: { text: string; at: number }[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const sentence = raw.trim();
  if (sentence !== "") sentences.push({ text: sentence, at: from + raw.indexOf(sentence) });
}
