import type { Line } from "../../facts/profile.ts";
import type { Message, Topic, Welcome } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { saysAll, saysAllInflected } from "../../words/says-all.ts";
import { quoted } from "../spans.ts";
import { gerund } from "./slots-lines.ts";
import { asDeed } from "./topic-deeds.ts";

export function topicSpan(topic: Topic, rests: readonly string[] = []): Span | null {
  return topic.language === "en" ? { text: topic.text, facts: rests, lines: topic.lines } : null;
}

export function welcomeSpan({ kind, lines }: Welcome): Span {
  return quoted(WELCOMES[kind], lines);
}

const WELCOMES: Record<Welcome["kind"], string> = {
  beginners: "no experience is needed",
  training: "you train new people",
};

export function deedSpan(topic: Topic, rests?: readonly string[]): Span | null {
  const span = topicSpan(topic, rests);
  const text = span && asDeed(span.text);
  return text ? { ...span, text } : null;
}

type Need = "you need" | "you also need" | "you are looking for";

/** Deeds want somebody to do them; for things one asks. */
export function youNeed(need: Need, topic: Topic, rests?: readonly string[]): Span | null {
  const deed = deedSpan(topic, rests);
  if (deed) return { ...deed, text: `${need} someone to ${deed.text}` };
  const span = topicSpan(topic, rests);
  return span && { ...span, text: `${need === "you also need" ? "you also ask for" : "you ask for"} ${span.text}` };
}

/** Whether the line says the topic in its own words. */
export function saysTopic(message: Message): message is Message & { topic: Topic } {
  const { topic, line } = message;
  return topic !== undefined && line !== undefined && isSaidBy(line, topic);
}

/** "Gave evidence in court" says "giving evidence", though its verb has another stem. */
export function isSaidBy(line: Line, topic: Topic): boolean {
  return saysAllInflected(line.text, topic.text) || (gerund(line)?.text.startsWith(topic.text) ?? false);
}

export function namesSkills({ topics, topic, skills = [] }: Message): boolean {
  const named = (topics ?? (topic ? [topic] : [])).map(({ text }) => text).join(" ");
  return skills.some(({ text }) => saysAll(named, text) || sharesName(named, text));
}

/** "Python or R" and "Python (pandas)", "Excel and SQL" and "Excel pivot tables": the same tool. */
function sharesName(named: string, skill: string): boolean {
  return (skill.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d+#.]+/gu) ?? []).some((name) =>
    named.split(/[ ,/]+/u).includes(name),
  );
}

/** "how you give vaccinations", "how you handle complaints". */
export function howSpan(
  topic: Topic,
  rests: readonly string[] | undefined,
  asked: "how you" | "how do you",
): Span | null {
  const span = topicSpan(topic, rests);
  return span && { ...span, text: `${asked} ${asDeed(span.text) ?? `handle ${span.text}`}` };
}

/** "a Registered Nurse license" becomes "the Registered Nurse license". */
export function definite(span: Span | null): Span | null {
  return span && { ...span, text: `the ${span.text.replace(/^(?:an?|the|your|any)\s+/iu, "")}` };
}

/** "does the till play", "do social media outlets play": the verb of a question before what it is about. */
export function doesSpan(span: Span | null): Span | null {
  return span && { ...span, text: `${isPlural(span.text) ? "do" : "does"} ${span.text}` };
}

/** Several things, as far as their names show; what stands behind a preposition says of what kind they are. */
function isPlural(topic: string): boolean {
  const [head = ""] = topic.split(/ (?:of|for|to|in|on|at|with|from|about|by) /u);
  return / and /u.test(head) || (/[^su]s$/u.test(head) && !/(?:ics|news|ness|sis)$/u.test(head));
}
