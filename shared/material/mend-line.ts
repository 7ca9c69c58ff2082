import type { SentenceWords } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { lookAtSentence } from "./look-at-sentence.ts";

export type CheckedSentence = { ok: true } | { ok: false; suggestion: string | null; message: string };

/**
 * Whether a box holds whole sentences. Says no only where that is sure; `suggestion` is the smallest mend, for the
 * person to take or not.
 */
export function checkSentence(text: string, words: SentenceWords): CheckedSentence {
  // Where verbs have their subject in them, only what stands first can be told from a sentence surely.
  const sentences = splitSentences(text.slice(0, CHECKED)).slice(0, words.dropsSubject ? 1 : undefined);
  for (const { text: sentence } of sentences) {
    const looked = lookAtSentence(sentence, words);
    if (!("mended" in looked)) continue;
    const { mended } = looked;
    // Who ends several words with a full stop means a sentence, and may well be right.
    if (mended === null && isTypedWhole(sentence)) continue;
    const suggestion = mended === null ? null : text.replace(sentence, () => mended);
    return { ok: false, suggestion, message: looked.is === "slip" ? SLIP : FRAGMENT };
  }
  const suggestion = withNouns(text, words.nouns);
  return suggestion === text ? { ok: true } : { ok: false, suggestion, message: SLIP };
}

/** Begins with a capital or a figure, ends with a full stop, and has five words. Each is looked for once. */
function isTypedWhole(text: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(text) && /\S[.!?]$/u.test(text) && text.split(/\s+/u).length > 4;
}

/** Nouns with their capitals; words behind a hyphen or a digit are no words of their own. */
function withNouns(text: string, nouns: readonly string[]): string {
  if (nouns.length === 0) return text;
  const known = new Set(nouns);
  return text.replace(/(?<![\p{L}\p{N}-])\p{Ll}+(?![\p{L}\p{N}-])/gu, (word) =>
    known.has(word) ? capitalised(word) : word,
  );
}

const CHECKED = 3000;
const FRAGMENT = "Make it a sentence, or the letter leaves it out.";
const SLIP = "There is a small slip in this sentence.";
