import type { Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { withDefinite } from "./articles.ts";
import { upperFirst } from "./letter-case.ts";
import { inRole } from "./names.ts";
import { duration, durationAfterSeit } from "./numbers.ts";
import { isBareLicence, paperSpan } from "./person-spans.ts";
import { atPlace, shortName } from "./places.ts";
import { EMPTY, type Fill, ofPost } from "./slot-spans.ts";

/** Slots of work that is told with what it answers, and of somebody from another field. */
export const answeringFillers: Record<string, Fill> = {
  // The line says the topic in the same words: it need not be named beside it.
  gleich: (message) => {
    const { topic, rests } = message;
    return topic && saysTopic(message) ? { text: "", facts: rests ?? [], lines: topic.lines } : null;
  },
  anders: (message) => (message.topic?.language === "de" && !saysTopic(message) ? EMPTY : null),
  // Where the post was named just before, it is not named again.
  "dort-kurz": (message, context) => there(message, context),
  Dort: (message, context) => {
    const span = there(message, context);
    return span && { ...span, text: upperFirst(span.text) };
  },
  // Behind "bei Ihnen", where "dort" would be the reader's.
  hier: ({ post }) => (post?.period.open ? ofPost("in meiner jetzigen Stelle", post) : shortPlace(post)),
  Hier: ({ post }) => {
    const span = post?.period.open ? ofPost("in meiner jetzigen Stelle", post) : shortPlace(post);
    return span && { ...span, text: upperFirst(span.text) };
  },
  "jahre-als": ({ post }) => yearsOfWork(post, duration),
  "jahren-als": ({ post }) => yearsOfWork(post, durationAfterSeit),
  "Seit-dauer": ({ post }) => sinceHowLong(post, "Seit"),
  "seit-dauer": ({ post }) => sinceHowLong(post, "seit"),
  "den-schein-nom": ({ credential }) =>
    credential && isBareLicence(credential)
      ? paperSpan(credential, withDefinite(credential.text, "nominative") ?? "")
      : null,
};

function there({ post }: Message, { placeInMind }: SlotContext): Span | null {
  if (!post) return null;
  return placeInMind === post.fact ? ofPost("dort", post) : shortPlace(post);
}

function shortPlace(post: Post | undefined): Span | null {
  return post?.company ? ofPost(atShortPlace(post.company), post) : null;
}

/** "sechs Jahre als Lageristin", of two years and more. */
function yearsOfWork(post: Post | undefined, long: (months: number) => string): Span | null {
  const months = post?.period.months ?? 0;
  return post?.title && months >= TWO_YEARS ? ofPost(`${long(months)} ${inRole(post.title)}`, post) : null;
}

const TWO_YEARS = 24;

function saysTopic({ topic, line }: Message): boolean {
  return topic?.language === "de" && line !== undefined && saysAllInflected(line.text, topic.text);
}

/** "bei Kranich Maschinenbau", "im Café Zeitlos". */
export function atShortPlace(company: string): string {
  return shortName(company) === company ? atPlace(company) : `bei ${shortName(company)}`;
}

function sinceHowLong(post: Post | undefined, since: string) {
  return post?.period.open && isLong(post)
    ? ofPost(`${since} ${durationAfterSeit(post.period.months ?? 0)}`, post)
    : null;
}

export function isLong(post: Post): boolean {
  return post.period.months !== null && post.period.months >= 2;
}
