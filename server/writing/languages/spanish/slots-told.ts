import type { Line } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { readLine } from "./lines.ts";
import { clauses, deeds, linesAsTyped } from "./work.ts";

/** What the slots stand for that tell things done without a post: nothing goes on there that was not typed as going on. */
export const toldFillers: Record<string, (message: Message, context: SlotContext) => Span | null | undefined> = {
  "has-line": ({ line }) => line && { text: "", facts: [line.fact], lines: [] },
  "con-años": ({ years }) => years && { text: "", facts: [years.fact], lines: [] },
  /** Whoever has years of the work behind them does not learn it. */
  aprende: ({ years }) => (years ? null : NOTHING),
  /** Not at the beginning of a paragraph. */
  sigue: (message, { plan }) => (plan.paragraphs.some(([first]) => first === message) ? null : NOTHING),
  hice: done,
  /** "también formé": the word that goes on stands before the verb. */
  "tambien-hice": (message) => {
    const span = done(message);
    return span && { ...span, text: `también ${span.text}` };
  },
  /** A noun for what has no verb: with a verb, people say what they did. */
  "cosa-hecha": (message) => (done(message) ? null : deeds(message)),
  "told-lines": (message) => ((done(message) ?? deeds(message)) ? null : linesAsTyped(message)),
  /** Empty, by whether the line says the topic's words itself. */
  same: ({ topic, line }) => (topic && line && saysAllInflected(line.text, topic.text) ? NOTHING : null),
  other: ({ topic, line }) => (topic && line && !saysAllInflected(line.text, topic.text) ? NOTHING : null),
};

const NOTHING: Span = { text: "", facts: [], lines: [] };

function done(message: Message): Span | null {
  const lines = [message.line, message.second].filter((line) => line !== undefined);
  return lines.every(isTold) ? clauses(message) : null;
}

/** A bare noun or infinitive does not tell whether it goes on. */
function isTold({ text }: Line): boolean {
  const read = readLine(text);
  return read.kind === "clause" || read.kind === "state" || (read.kind === "work" && read.form !== "base");
}
