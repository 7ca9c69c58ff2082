import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { addressOf } from "./address.ts";
import type { Case } from "./articles.ts";
import { listOf } from "./names.ts";
import { isInfinitive, topicAsNoun } from "./topics.ts";

/** Topics of a German posting that share one shape; those of another language are not taken up. */
export function topicsOf({ topic, topics: several }: Message): Topic[] {
  const [first, ...others] = (several ?? (topic ? [topic] : [])).filter(({ language }) => language === "de");
  if (!first) return [];
  return [first, ...others.filter(({ text }) => isInfinitive(text) === isInfinitive(first.text))].slice(0, 2);
}

type TopicForm = (text: string) => string | null;

export function inCase(wanted: Case): TopicForm {
  return (text) => topicAsNoun(text, wanted);
}

export function topics(message: Message, context: SlotContext, form: TopicForm): Span | null {
  const chosen = topicsOf(message);
  const words = chosen.map(({ text }) => form(text));
  if (words.length === 0 || words.includes(null)) return null;
  const text = withReader(listOf(words.filter((word) => word !== null)), context);
  return { text, facts: message.rests ?? [], lines: chosen.flatMap(({ lines }) => lines) };
}

export function oneOfTwo(message: Message, context: SlotContext, at: 0 | 1): Span | null {
  const chosen = topicsOf(message);
  const topic = chosen.length > 1 ? chosen[at] : undefined;
  return topic ? topics({ kind: message.kind, topic }, context, inCase("dative")) : null;
}

/** "unseren Gästen" in the posting is "Ihren Gästen" in the answer. */
function withReader(text: string, { heading, tone }: SlotContext): string {
  const formal = addressOf(heading, tone) === "Sie";
  return text.replace(/(?<!\p{L})[Uu]nser(\p{Ll}*)/gu, (_, ending: string) =>
    formal ? `Ihr${ending}` : ending === "" ? "euer" : `eur${ending}`,
  );
}

export function papers({ topic, rests }: Message, form: TopicForm): Span | null {
  const text = topic?.language === "de" ? form(topic.text) : null;
  return topic && text ? { text, facts: rests ?? [], lines: topic.lines } : null;
}

/** Whether the person's paper says all that the posting asks: only then is the demand met in its own words. */
export function isHeld({ topic, credential }: Message): boolean {
  return (
    topic !== undefined &&
    credential !== undefined &&
    saysAll(`${credential.text} ${credential.institution}`, topic.text)
  );
}
