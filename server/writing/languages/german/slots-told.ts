import type { Line } from "../../facts/profile.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { type Clause, clauseOf, inverted, straight, subordinate, withoutSubject } from "./clauses.ts";
import { perfectParticiple } from "./finite-verbs.ts";
import { upperFirst } from "./letter-case.ts";
import { readLine } from "./lines.ts";
import { countOf } from "./numbers.ts";
import { EMPTY, type Fill } from "./slot-spans.ts";
import { isInfinitive } from "./topics.ts";
import { mayBeginWithVerb, rawLine } from "./work-spans.ts";

/** Slots of what somebody has done who names no post: what was done has no "dort" and is no "Aufgabe" of theirs. */
export const toldFillers: Record<string, Fill> = {
  "ich-habe": (message) => told(message, straight),
  "Ich-habe": (message) => upper(told(message, straight)),
  "habe-ich": (message) => told(message, inverted),
  "getan-ich": (message) => toldLast(message),
  // Before ", und": a sentence that has no second half of its own.
  schlicht: (message) => (/[;,]/u.test(told(message, straight)?.text ?? ";") ? null : EMPTY),
  taten: (message) => labels(message, isNoun),
  "taten-kurz": (message) => labels(message, () => true),
  roh: (message) => (told(message, straight) || labels(message, () => true) ? null : raw(message)),
  // For somebody who has something done to speak of, and no post.
  "hat-getan": ({ line, post }) => (line && !post ? { ...EMPTY, facts: [line.fact] } : null),
  // Who has done it for years is not told of as new to it.
  geübt: (_, { plan }) => (hasPractice(plan) ? EMPTY : null),
  ungeübt: (_, { plan }) => (hasPractice(plan) ? null : EMPTY),
  "hat-jahre": ({ years }) => (years ? { ...EMPTY, facts: [years.fact] } : null),
  // Whoever has years of the work behind them does not learn it.
  lernend: ({ years }) => (years ? null : EMPTY),
  "inf-kann": ({ topic, rests }) =>
    topic?.language === "de" && isInfinitive(topic.text) && !/(?<!\p{L})unser/iu.test(topic.text)
      ? { text: topic.text, facts: rests ?? [], lines: topic.lines }
      : null,
};

function hasPractice({ paragraphs }: Plan): boolean {
  return paragraphs
    .flat()
    .some(({ line, second }) => [line, second].some((one) => one && SEVERAL_YEARS.test(one.text)));
}

const SEVERAL_YEARS =
  /(?<![\p{L}\d])(?:[3-9]|[1-4]\d|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig) Jahren?(?!\p{L})/iu;

/** What was done once is told in the perfect, as people speak of it, unless the verb has none with "habe". */
function toldClause(line: Line): Clause | null {
  const read = readLine(line.text);
  const clause = clauseOf(line, undefined);
  if (clause?.subject !== "ich") return null;
  const [step, ...more] = read.kind === "first" ? read.steps : [];
  const spelt = { ...clause, field: inWords(clause.field) };
  if (step?.finite?.tense !== "past" || more.length > 0) return spelt;
  const participle = perfectParticiple(step.finite.infinitive, step.particle);
  return participle ? { ...spelt, finite: "habe", field: inWords(`${step.rest} ${participle}`), particle: "" } : spelt;
}

/** "2 Jahre" is "zwei Jahre" in running text. */
function inWords(text: string): string {
  return text.replace(
    /(?<![\p{L}\d.,/–-])(\d{1,2}) (?=(?:Jahren?|Monaten?|Wochen|Sommer)(?!\p{L}))/gu,
    (typed, count: string) => (Number(count) > 1 ? `${countOf(Number(count))} ` : typed),
  );
}

/** One or two things done in a sentence with "ich"; one that has no verb stands behind the other. */
function told({ line, second }: Message, form: (clause: Clause) => string): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  const facts = lines.map(({ fact }) => fact);
  const [first, next] = lines.flatMap((one) => toldClause(one) ?? []);
  if (!first) return null;
  if (!next) {
    const other = lines.find((one) => !toldClause(one));
    const label = other && (labelOf(other, () => true) ?? rawLine(other, undefined));
    return { text: label ? `${form(first)}; dazu kommt: ${label}` : form(first), facts, lines: [] };
  }
  const isHeavy = [first, next].some(({ field, more, tail }) => more || tail || /,| und /u.test(field));
  if (isHeavy) return { text: `${form(first)}; außerdem ${inverted(next)}`, facts, lines: [] };
  const isShared = first.finite === "habe" && next.finite === "habe";
  return { text: `${form(first)} und ${isShared ? next.field : withoutSubject(next)}`, facts, lines: [] };
}

/** Verb last: "ich drei Wohnungen renoviert habe". */
function toldLast({ line, second }: Message): Span | null {
  const clause = line && toldClause(line);
  const text = clause && subordinate(clause);
  return line && text && !second ? { text, facts: [line.fact], lines: [] } : null;
}

function labels({ line, second }: Message, allows: (line: Line) => boolean): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  const said = lines.map((one) => labelOf(one, allows));
  const [first, next] = said;
  if (!first || said.includes(null)) return null;
  const facts = lines.map(({ fact }) => fact);
  return { text: next ? `${first}${/,| und /u.test(first + next) ? "; " : " und "}${next}` : first, facts, lines: [] };
}

/** A line that can stand before a colon: a thing, or what was done without its "ich habe". */
function labelOf(line: Line, allows: (line: Line) => boolean): string | null {
  const read = readLine(line.text);
  if (!allows(line) || /[:;!?]|^(?:kein|nicht|nie)|\p{L} ich$/iu.test(line.text)) return null;
  if (read.kind === "thing" || (read.kind === "done" && !read.tail)) return withSpan(inWords(read.text));
  return read.kind === "other" && !mayBeginWithVerb(read.text) ? inWords(read.text) : null;
}

/** "bei einer Klinik, 2019 - heute" goes on in a sentence as "bei einer Klinik (2019 bis heute)". */
function withSpan(text: string): string {
  return text.replace(/, ((?:\d\d[./])?(?:19|20)\d\d) ?[-–—] ?((?:\d\d[./])?(?:19|20)\d\d|heute)$/u, " ($1 bis $2)");
}

function isNoun({ text }: Line): boolean {
  return readLine(text).kind !== "done";
}

function raw({ line, second }: Message): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  if (lines.length === 0) return null;
  return {
    text: lines.map((one) => rawLine(one, undefined)).join("; "),
    facts: lines.map(({ fact }) => fact),
    lines: [],
  };
}

function upper(span: Span | null): Span | null {
  return span && { ...span, text: upperFirst(span.text) };
}
