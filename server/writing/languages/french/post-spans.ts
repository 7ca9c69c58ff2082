import type { Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { isTold } from "../told-before.ts";
import { atHouse } from "./names.ts";
import { durationOf, spanOf } from "./numbers.ts";

export function there(post: Post, { placeInMind }: SlotContext): Span | null {
  if (placeInMind === post.fact) return of("là", post);
  return post.company ? of(atHouse(post.company), post) : null;
}

/** A post without dates counts as ended: that it goes on is not known. Lines without a post count as going on. */
export function tense(post: Post | undefined, present: string, past: string): Span {
  return { text: isOver(post) ? past : present, facts: post ? [post.fact] : [], lines: [] };
}

export function isOver(post: Post | undefined): boolean {
  return post !== undefined && !post.period.open;
}

export function lengthOf(post: Post): Span | null {
  const { months } = post.period;
  return months === null || months < 2 ? null : of(durationOf(months), post);
}

export function spanOfPost(post: Post): Span | null {
  const { start, end, open } = post.period;
  return !start || open || !end ? null : of(spanOf(start, end), post);
}

export function of(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

/** Whoever still works elsewhere does not come from a post that has ended. */
export function isLast(post: Post, { paragraphs }: SlotContext["plan"]): boolean {
  return post.period.open || !paragraphs.flat().some((message) => message.post?.period.open);
}

/** Whether something was told of the same post before, and not in another paragraph. */
export function goesOn(message: Message, plan: SlotContext["plan"]): boolean {
  return !plan.paragraphs.some(([first]) => first === message) && isTold(message, plan);
}
