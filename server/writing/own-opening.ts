import type { Book } from "#shared/languages/book.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { asksOnlyWhy, beginsWithWhy } from "#shared/material/starters.ts";
import type { LetterRequest } from "./letter-request.ts";

/** Whether an answer says why somebody applies. */
export function isReason({ kind, point, ending }: Completion, { reading }: LetterRequest, book: Book): boolean {
  const asked = reading?.questions.find(({ id }) => id === point)?.text ?? "";
  // "Pourquoi ce métier ?" asks for a reason as well, where the answer gives one.
  return kind === "question" && (asksOnlyWhy(asked) || (beginsWithWhy(asked) && joinerOf(ending, book) !== null));
}

/** The "because" that a text begins with, with its space. */
export function joinerOf(text: string, { links: { joiners, ownJoiners } }: Book): string | null {
  const low = text.trimStart().toLowerCase().replaceAll("’", "'");
  return [...joiners, ...ownJoiners].find((joiner) => low.startsWith(joiner)) ?? null;
}

/** The answer that ends the letter's first sentence: what ends ours, else a reason that begins with an opening itself. */
export function endsOpening(
  completions: readonly Completion[],
  request: LetterRequest,
  book: Book,
): Completion | undefined {
  const isOpening = (one: Completion) =>
    isReason(one, request, book) &&
    (joinerOf(one.ending, book) !== null || withoutOpening(one.ending, book) !== one.ending);
  return completions.find(({ kind }) => kind === "why") ?? completions.find(isOpening);
}

/** "I am applying for this job because I …" from "because" on: our opening stands before it. */
export function withoutOpening(text: string, { links: { openings } }: Book): string {
  const low = text.toLowerCase().replaceAll("’", "'");
  const start = openings.starts.find((one) => low.trimStart().startsWith(`${one}`));
  if (start === undefined) return text;
  const [sentence = ""] = low.split(/[.!?;]/u);
  const found = openings.joiners.map((one) => sentence.indexOf(` ${one}`)).filter((at) => at >= 0);
  const at = Math.min(...found);
  return at <= LONGEST_OPENING ? text.slice(at + 1) : text;
}

const LONGEST_OPENING = 120;
