import type { Message } from "../planning/plan.ts";
import type { SlotContext } from "../realising/language-module.ts";

/** Whether something was told of the same post before; what is kept for the talk was not. */
export function isTold(message: Message, { paragraphs }: SlotContext["plan"]): boolean {
  const all = paragraphs.flat();
  return all
    .slice(0, all.indexOf(message))
    .some(({ post, line, kind }) => line && kind !== "tell" && post?.fact === message.post?.fact);
}
