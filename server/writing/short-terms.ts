import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { type From, readTerms, type TermLine, termsOf } from "./read-terms.ts";

/** Answers about pay and the start that are no sentences, of which nothing else is left to say: "3,600 gross, from 1 Feb". */
export function shortTerms(completions: readonly Completion[], from: From): ReturnType<typeof readTerms> {
  const lines = completions
    .filter(({ kind, beginning }) => TERM_KINDS.has(kind) && beginning.trim() === "")
    .map(({ key, ending }) => ({ fact: key, typed: ending.trim(), said: null, likely: null, ofJob: false }))
    .filter(({ typed }) => lookAtSentence(typed, from.book.sentences).is !== "sentence")
    // What has more to say than its terms is told as it stands.
    .filter((line) => partsOf(line.typed).every((typed) => isTerm({ ...line, typed }, from)));
  const parts = lines.flatMap((line) => partsOf(line.typed).map((typed) => ({ ...line, typed })));
  return readTerms(parts, from);
}

function partsOf(typed: string): string[] {
  return typed.split(/[,;.]\s+|\s(?:and|und|et|y)\s/u).filter((part) => part !== "");
}

function isTerm(part: TermLine, from: From): boolean {
  return part.typed.split(" ").length <= LONGEST_PART && termsOf(part, from, true).isUsed;
}

const LONGEST_PART = 7;
const TERM_KINDS: ReadonlySet<Completion["kind"]> = new Set(["terms", "start", "salary"]);
