import type { Message } from "../planning/plan.ts";
import type { Span } from "../realising/language-module.ts";
import { EMPTY, from } from "./spans.ts";

type Fill = (message: Message) => Span | null;

/** How a language says a stretch of time: one that is asked for to the month, and one that is told as people tell it. */
type Times = { exactly: (months: number) => string; told: (months: number) => string };

/**
 * Slots of time in work that the posting asks for: the time itself, that of all posts together, and that of a post that has
 * ended. {alone} and {together} are empty: they keep a phrase to a post that is long enough by itself, or to several.
 */
export function askedFillers({ exactly, told }: Times): Record<string, Fill> {
  const isAlone = ({ asked, post }: Message) => (post?.period.months ?? 0) >= (asked?.months ?? 0);
  return {
    "asked-time": ({ asked }) => (asked ? { text: exactly(asked.months), facts: [], lines: asked.lines } : null),
    "shown-time": ({ asked }) => (asked ? { text: told(asked.shown), facts: asked.facts, lines: [] } : null),
    "ended-time": ({ post }) =>
      post && !post.period.open && post.period.months ? from(told(post.period.months), post) : null,
    alone: (message) => (isAlone(message) ? EMPTY : null),
    together: (message) => (isAlone(message) ? null : EMPTY),
  };
}
