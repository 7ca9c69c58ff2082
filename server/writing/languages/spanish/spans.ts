import type { Span } from "../../realising/language-module.ts";

export const EMPTY: Span = { text: "", facts: [], lines: [] };

export function words(text: string): Span {
  return { text, facts: [], lines: [] };
}

export function quoted(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

export function rested(text: string, fact: string): Span {
  return { text, facts: [fact], lines: [] };
}
