import type { Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { withDefinite } from "./articles.ts";
import { upperFirst } from "./letter-case.ts";
import { durationAfterSeit } from "./numbers.ts";
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
  "bei-kurz": ({ post }) => (post?.company ? ofPost(atShortPlace(post.company), post) : null),
  "Bei-kurz": ({ post }) => (post?.company ? ofPost(upperFirst(atShortPlace(post.company)), post) : null),
  "Seit-dauer": ({ post }) => sinceHowLong(post, "Seit"),
  "seit-dauer": ({ post }) => sinceHowLong(post, "seit"),
  "den-schein-nom": ({ credential }) =>
    credential && isBareLicence(credential)
      ? paperSpan(credential, withDefinite(credential.text, "nominative") ?? "")
      : null,
};

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
