import type { Line, Post } from "../facts/profile.ts";
import type { Span } from "../realising/language-module.ts";

/** A slot that is there and says nothing. */
export const EMPTY: Span = { text: "", facts: [], lines: [] };

/** Words of the posting or the form. */
export function quoted(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

/** Words about a post. */
export function from(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

/** Words of a line that the person typed. */
export function rested(text: string, line: Line): Span {
  return { text, facts: [line.fact], lines: [] };
}

/** Words about one other fact. */
export function credentialSpan(fact: string, text: string): Span {
  return { text, facts: [fact], lines: [] };
}
