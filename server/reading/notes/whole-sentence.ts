import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { isSurelySentence } from "#shared/material/sure-sentence.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { Pasted } from "./note.ts";
import type { Post } from "./post.ts";
import { pointsBack } from "./sentence-post.ts";

// Whoever writes in sentences is told of in them: a row is what was read out of one, and never stands in its place.

const onward = new RegExp(String.raw`^${oneOf(tables.onward)}(?!\p{L})`, "iu");
const FEWEST_WORDS = 4;

/**
 * The language of a sentence that may stand in a letter in place of ours; null where it may not. One that follows on from
 * an earlier post ("Danach war ich …", "… dort") may not where the latest post comes first, nor one that may be private.
 */
export function languageOfSentence(sentence: string, { language }: Pasted): Language | null {
  const spoken = tellLanguage(sentence) ?? language;
  const { sentences, words } = books[spoken];
  const isWhole = isSurelySentence(sentence, sentences) && !onward.test(sentence) && !pointsBack.test(sentence);
  const isPrivate = holdsAny(sentence.toLowerCase().replaceAll("’", "'"), words.unsaid);
  return isWhole && !isPrivate ? spoken : null;
}

/** The sentences of a text, where each was typed as one and may stand in a letter; null where one is anything else. */
export function wholeSentences(text: string, pasted: Pasted): string[] | null {
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  const isTyped = (one: string) => /^[\p{Lu}\p{N}].*[.!]$/su.test(one) && one.split(/\s+/u).length >= FEWEST_WORDS;
  // "Chef, The Longboat, 2022 to now.": a full stop alone makes no sentence.
  const isSaid = (one: string) => languageOfSentence(one.replace(/[.!]$/u, ""), pasted) !== null;
  return sentences.every((one) => isTyped(one) && isSaid(one)) ? sentences : null;
}

/** The post of a note that begins with a whole sentence keeps that, and has no part of it as a line of its own. */
export function withOwnSentence(post: Post, text: string, pasted: Pasted): Post {
  const [first = ""] = splitSentences(text).map((sentence) => sentence.text);
  if (post.said !== undefined || wholeSentences(first, pasted) === null) return post;
  return { ...post, said: first, behind: post.behind.filter((line) => !first.includes(line)) };
}
