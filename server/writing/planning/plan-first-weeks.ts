import type { Message } from "./plan.ts";

/** Who has little to tell can be seen at work. */
export function trialMessage(about: Pick<Message, "skills" | "topic">): Message {
  return { kind: "trial", ...about, spare: TRIAL };
}

/** Behind what the person has, before a third wish. */
const TRIAL = 11.5;

/** How the first weeks would go: said where nothing else is left to say. */
export function firstWeeks(old: Pick<Message, "post" | "line" | "years">): Message[] {
  return Array.from({ length: MOST_OF_FIRST_WEEKS }, (_, at) => ({ kind: "start", ...old, spare: 20 + at }));
}

/** More of them in a row is what anybody could promise. */
const MOST_OF_FIRST_WEEKS = 4;
