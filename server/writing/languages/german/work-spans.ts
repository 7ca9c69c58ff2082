import type { Line, Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { withDefinite } from "./articles.ts";
import {
  belongs,
  type Clause,
  clauseOf,
  inverted,
  isOver,
  straight,
  subordinate,
  withoutSubject,
  zuPhrase,
} from "./clauses.ts";
import { finiteOf } from "./finite-verbs.ts";
import { upperFirst } from "./letter-case.ts";
import { readLine } from "./lines.ts";
import { listOf, quoted } from "./names.ts";
import { topicAsNoun } from "./topics.ts";

/** One or two clauses in one; "ich" is understood in the second. */
export function joined({ line, second, post }: Message, form: (clause: Clause) => string): Span | null {
  const clauses = [line, second].flatMap((one) => (one ? [clauseOf(one, post)] : []));
  const facts = [line, second].flatMap((one) => (one ? [one.fact] : []));
  const sayable = clauses.find((clause) => clause !== null);
  if (!sayable) return null;
  if (line && second && clauses.includes(null)) {
    return {
      text: `${form(sayable)}; dazu ${isOver(post) ? "kam" : "kommt"}: ${rawLine(clauses[0] === null ? line : second, post)}`,
      facts,
      lines: [],
    };
  }
  const [first, next] = ordered(clauses.filter((clause) => clause !== null));
  if (!first) return null;
  if (!next) return { text: form(first), facts, lines: [] };
  if (first.subject === "thing" || next.subject === "thing")
    return { text: `${form(first)}; außerdem ${inverted(next)}`, facts, lines: [] };
  if (next.subject === "own") {
    if (first.subject === "ich")
      return { text: `${form(first)}, und zu meinen Aufgaben ${next.finite} ${ownField(next)}`, facts, lines: [] };
    const [thing, tasks] = first.field === "es" ? [next, first] : [first, next];
    if (thing.field === "es") return null;
    if (tasks.field === "es") {
      return { text: `${form(thing)}; ebenso ${tasks.finite} es dazu, ${tasks.particle}`, facts, lines: [] };
    }
    // What is done and what goes on: "…; dazu kam die Einführung eines Forecasts".
    if (tenseOf(first) !== tenseOf(next))
      return {
        text: `${form(thing)}; dazu ${comes(tasks)} ${tasks.field}`,
        facts,
        lines: [],
      };
    const both: Clause = {
      ...first,
      finite: belongs(true, tenseOf(first) === "past"),
      field: `${first.field} ${/ und /u.test(`${first.field} ${next.field}`) ? "sowie" : "und"} ${next.field}`,
    };
    return { text: form(both), facts, lines: [] };
  }
  const heavy = [first, next].some(({ field, more, tail }) => more || tail || /,| und /u.test(field));
  if (heavy) return { text: `${form(first)}; außerdem ${inverted(next)}`, facts, lines: [] };
  const shared = first.finite === "habe" && next.finite === "habe";
  return { text: `${form(first)} und ${shared ? next.field : withoutSubject(next)}`, facts, lines: [] };
}

function tenseOf({ finite }: Clause): "past" | "present" {
  return finite.startsWith("gehörte") ? "past" : "present";
}

function comes(clause: Clause): string {
  if (clause.plural) return tenseOf(clause) === "past" ? "kamen" : "kommen";
  return tenseOf(clause) === "past" ? "kam" : "kommt";
}

/** "kommt die Bestellung von Material": a thing that belongs to the work, beside another. */
export function comesToo(line: Line | undefined, post: Post | undefined): Span | null {
  const clause = line && clauseOf(line, post);
  if (!line || clause?.subject !== "own" || clause.field === "es") return null;
  return { text: `${comes(clause)} ${clause.field}`, facts: [line.fact], lines: [] };
}

/** What the person does comes before what "belongs to the tasks". */
function ordered(clauses: Clause[]): Clause[] {
  return (["ich", "own", "thing"] as const).flatMap((kind) => clauses.filter(({ subject }) => subject === kind));
}

function ownField({ field, particle }: Clause): string {
  return field === "es" ? `es, ${particle}` : field;
}

/** Verb last: "ich 12 Bewohner betreue und die Dokumentation führe". */
export function joinedSubordinate({ line, second, post }: Message): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  const clauses = lines.map((one) => clauseOf(one, post));
  const facts = lines.map((one) => one.fact);
  const [first, next] = clauses;
  if (!first || clauses.includes(null)) return null;
  const head = subordinate(first);
  if (head === null) return null;
  if (!next) return { text: head, facts, lines: [] };
  const tail = subordinate(next);
  if (tail === null || first.more || next.more || first.subject !== "ich" || next.subject !== "ich") return null;
  const shared = first.finite === "habe" && next.finite === "habe";
  if (/ und /u.test(first.field)) return null;
  const rest = tail.replace(/^ich /u, "");
  return { text: shared ? `${head.replace(/ habe$/u, "")} und ${rest}` : `${head} und ${rest}`, facts, lines: [] };
}

/** The work as a thing: "die Betreuung von 12 Kindern", "Ware annehmen und prüfen". */
export function sachen(line: Line | undefined, second: Line | undefined): Span | null {
  return listed([line, second], ({ text }) => {
    const read = readLine(text);
    if (read.kind === "thing") return withDefinite(read.text, "nominative") ?? read.text;
    return read.kind === "task" && zuPhrase(text) ? read.text : null;
  });
}

/** The same behind "um"; null where it is something else than things. */
export function umSachen(line: Line | undefined, second: Line | undefined): Span | null {
  return listed([line, second], ({ text }) => {
    const read = readLine(text);
    return read.kind === "thing" ? topicAsNoun(read.text, "accusative") : null;
  });
}

function listed(several: readonly (Line | undefined)[], form: (line: Line) => string | null): Span | null {
  const lines = several.flatMap((one) => one ?? []);
  const things = lines.map(form);
  if (things.length === 0 || things.includes(null)) return null;
  return { text: listOf(things.filter((thing) => thing !== null)), facts: lines.map((one) => one.fact), lines: [] };
}

/** Whether "wie ich …" can be said of a line. */
export function isDeed(text: string): boolean {
  const told = joinedSubordinate({ kind: "tell", line: { fact: "", text, post: null } });
  return told !== null && /^ich /u.test(told.text);
}

export function isSayable(message: Message): boolean {
  return joined(message, inverted) !== null;
}

export function rawLine(line: Line, post: Post | undefined): string {
  const read = readLine(line.text);
  if (read.kind === "foreign") return quoted(read.text);
  const clause = read.kind === "first" || read.kind === "state" ? clauseOf(line, post) : null;
  if (clause) return upperFirst(straight(clause));
  if (read.kind === "other" && (mayBeginWithVerb(read.text) || read.text.endsWith(" ich"))) return quoted(line.text);
  return read.text.replace(/^([^:()]+?):\s+([^:()]+)$/u, "$1 ($2)");
}

/** "entwirre Kabel": a verb that no table knows may stand in no sentence of ours. */
export function mayBeginWithVerb(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  if (finiteOf(first)) return true;
  return /^\p{Ll}+(?:e|t)$/u.test(first) && second !== "" && !ADJECTIVE.test(first);
}

const ADJECTIVE =
  /(?:liche|ige|ische|bare|same|ende|ene|elle|ale|ive|äre|ierte|gute|neue|weitere|mehrere|erste|zweite|eigene|große|kleine|alle|keine|seit|mit|fast|gut|insgesamt|zuletzt|direkt|selbst)$/u;

/** Lines that no grammar of ours fits, as they were typed; of those in another language one is enough. */
export function rawLines({ kind, line, second, post }: Message): Span | null {
  if (!line) return null;
  const isQuoted = kind !== "open-day" && readLine(line.text).kind === "foreign";
  const lines = second && !(isQuoted && readLine(second.text).kind === "foreign") ? [line, second] : [line];
  return { text: lines.map((one) => rawLine(one, post)).join("; "), facts: lines.map((one) => one.fact), lines: [] };
}

/** What the person wrote as a sentence of their own. */
export function sentence(line: Line | undefined): Span | null {
  return line && /^(?:Ich|Mein\p{L}*|Wir|Unser\p{L}*)\s/u.test(line.text) && readLine(line.text).kind !== "foreign"
    ? { text: line.text, facts: [line.fact], lines: [] }
    : null;
}
