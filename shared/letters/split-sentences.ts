import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./words/letter-parts.json" with { type: "json" };
/** The sentences of a text without the blanks around them, and where each begins. */
export function splitSentences(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let at = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (abbreviated.test(text.slice(at, end))) continue;
    push(sentences, text, at, end);
    at = end;
  }
  push(sentences, text, at, text.length);
  return sentences;
}

const SENTENCE_END = /[.!?…](?:["”“)]|\s?»)?(?=\s+["“„«¿¡(]?\s?[\p{Lu}\p{N}])/gu;
const abbreviated = new RegExp(String.raw`(?:^|[\s(])${oneOf(tables.abbreviated)}\.$`, "u");

function push(sentences: { text: string; at: number }[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const sentence = raw.trim();
  if (sentence !== "") sentences.push({ text: sentence, at: from + raw.indexOf(sentence) });
}
