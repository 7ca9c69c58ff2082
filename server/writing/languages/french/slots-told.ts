import type { Line } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { listed } from "./clauses.ts";
import { clauseOfLine, lineAsTyped, nounOfLine, readLine } from "./lines.ts";
import { topicSpan } from "./topic-spans.ts";
import { each, joinClauses, joinLines, joinNouns } from "./work-spans.ts";

/** What the slots stand for that tell things done without a post: nothing goes on there that was not typed as going on. */
export const toldFillers: Record<string, (message: Message, context: SlotContext) => Span | null | undefined> = {
  /** For what somebody who has worked elsewhere says of the new place. */
  "has-post": ({ post }) => post && { text: "", facts: [post.fact], lines: [] },
  "has-line": ({ line }) => line && { text: "", facts: [line.fact], lines: [] },
  "has-years": ({ years }) => years && { text: "", facts: [years.fact], lines: [] },
  /** Whoever has years of the work behind them does not learn it. */
  débute: ({ years }) => (years ? null : { text: "", facts: [], lines: [] }),
  /** Not at the beginning of a paragraph. */
  suite: (message, { plan }) =>
    plan.paragraphs.some(([first]) => first === message) ? null : { text: "", facts: [], lines: [] },
  fait: done,
  "fait-aussi": (message) => withAlso(message.second ? null : done(message)),
  /** A noun for what has no verb: with a verb, people say what they did. */
  "chose-faite": (message) => (done(message) ? null : named(message)),
  "told-lines": (message) =>
    (done(message) ?? named(message)) ? null : each(message, (line) => clauseOf(line) ?? typed(line), joinLines),
  /** What is asked for as work, and as nothing but the names of tools. */
  tâche: (message) => (isNamesAlone(message) ? null : askedFor(message)),
  outils: (message) => (isNamesAlone(message) ? namesHeld(message) : null),
};

/** "j’ai aussi formé": the word that goes on stands behind the verb. */
export function withAlso(span: Span | null): Span | null {
  const text = span?.text.replace(/^(j’ai|je (?!me )\p{L}+|j’\p{L}+) (?!été )/u, "$1 aussi ");
  return span && text && text !== span.text ? { ...span, text } : null;
}

function askedFor({ topics, topic, rests }: Message): Span | null {
  return topicSpan(topics ?? (topic ? [topic] : []), rests, same);
}

/** Of the tools that are asked for, those that the person has named. */
function namesHeld({ topics, topic, skills = [], rests = [] }: Message): Span | null {
  const asked = topics ?? (topic ? [topic] : []);
  const names = asked.flatMap(({ text }) => text.split(/, | et /u));
  const held = names.filter((name) => skills.some(({ text }) => saysAll(text, name)));
  if (held.length === 0) return null;
  return { text: listed([...new Set(held)]), facts: rests, lines: asked.flatMap(({ lines }) => lines) };
}

function isNamesAlone({ topics, topic }: Message): boolean {
  return (topics ?? (topic ? [topic] : [])).every(({ text }) => /^\p{Lu}/u.test(text));
}

function done(message: Message): Span | null {
  return each(message, clauseOf, joinClauses);
}

/** A bare noun or infinitive does not tell whether it goes on. */
function clauseOf({ text }: Line): string | null {
  const read = readLine(text);
  return read.kind === "work" && (read.form === "noun" || read.form === "infinitive")
    ? null
    : clauseOfLine(read, false);
}

function named(message: Message): Span | null {
  return each(message, (line) => nounOfLine(readLine(line.text)), joinNouns);
}

function typed({ text }: Line): string {
  return lineAsTyped(readLine(text), false);
}

function same(text: string): string {
  return text;
}
