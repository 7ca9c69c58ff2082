import type { Message, Topic } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { infinitivesOf, stepsOfNoun } from "./clauses.ts";
import { inEach } from "./elision.ts";
import { asWellAs, isHeavy } from "./work-spans.ts";

/** Topics of a French posting; two that hold an "et" themselves are joined by "ainsi que". */
export function topicSpan(
  topics: readonly Topic[],
  rests: readonly string[] = [],
  inflect: (text: string) => string,
): Span | null {
  const [first, second] = topics;
  if (!first || topics.some(({ language }) => language !== "fr")) return null;
  const heavy = topics.some(({ text }) => isHeavy(text));
  const text = second
    ? `${inEach(first.text, inflect)} ${heavy ? asWellAs(inEach(second.text, inflect)) : `et ${inEach(second.text, inflect)}`}`
    : inEach(first.text, inflect);
  return { text, facts: rests, lines: topics.flatMap(({ lines }) => lines) };
}

/** The topic where the line says it in the same words. */
export function sameTopic({ topic, line, rests }: Message, inflect: (text: string) => string): Span | null {
  return topic && line && saysAllInflected(line.text, topic.text) ? topicSpan([topic], rests, inflect) : null;
}

/** The topic where the line says it in other words. */
export function otherTopic({ topic, line, rests }: Message, inflect: (text: string) => string): Span | null {
  return topic && line && !saysAllInflected(line.text, topic.text) ? topicSpan([topic], rests, inflect) : null;
}

const bare = (text: string) => text.replace(/(?<=^| et )(?:(?:le|la|les) |l’)/gu, "");

/** "l’accueil et le conseil des clients" as something to do: "accueillir et conseiller les clients". */
export function topicToDo({ topic, rests }: Message, inflect: (text: string) => string): Span | null {
  if (topic?.language !== "fr") return null;
  const [first = "", ...more] = topic.text.split(/ et (?=(?:le|la|les) |l’)/u);
  // "l’accueil et le conseil des clients" has one object for both, "la lecture d’un plan et la pose de joints" one each.
  const parts = / /u.test(bare(first)) ? [first, ...more] : [topic.text];
  const each = parts.map((part) => stepsOfNoun(bare(part)));
  const steps = each.includes(null) ? null : each.flatMap((some) => some ?? []);
  return steps && { text: inflect(infinitivesOf(steps)), facts: rests ?? [], lines: topic.lines };
}
