import type { Desk } from "./desk.ts";
import type { Message } from "./plan.ts";

/** Who has little to tell can be seen at work. */
export function trialMessage(about: Pick<Message, "skills" | "topic">): Message {
  return { kind: "trial", ...about, spare: TRIAL };
}

/** Behind what the person has, before a third wish. */
const TRIAL = 11.5;

/** How the first weeks would go: said where nothing else is left to say, and less of it the more the posting gives to say. */
export function firstWeeks({ matter }: Desk, old: Pick<Message, "post" | "line" | "years">): Message[] {
  const most = matter.open.length < FEW_TOPICS ? MOST_OF_FIRST_WEEKS : MOST_OF_FIRST_WEEKS - 1;
  return Array.from({ length: most }, (_, at) => ({ kind: "start", ...old, spare: 20 + at }));
}

const FEW_TOPICS = 2;
/** More of them in a row is what anybody could promise. */
const MOST_OF_FIRST_WEEKS = 5;
