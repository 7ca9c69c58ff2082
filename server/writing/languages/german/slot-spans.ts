import type { Line, Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";

export type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

export const EMPTY: Span = { text: "", facts: [], lines: [] };

export function named(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

export function ofRole(form: (title: string) => string | null): Fill {
  return (_, { heading: { role } }) => {
    const text = role && form(role.text);
    return role && text ? named(text, role.lines) : null;
  };
}

export function ofPost(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

export function ofLine(text: string, line: Line): Span {
  return { text, facts: [line.fact], lines: [] };
}
