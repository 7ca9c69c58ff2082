import type { Line, Post } from "../../facts/profile.ts";
import { headOf, isPlainPair, isUnsurePair, withDefinite, withObjectArticle } from "./articles.ts";
import { isPlural } from "./genders.ts";
import { type ReadLine, readLine } from "./lines.ts";
import { type SaidStep, saidSteps } from "./told-steps.ts";
import { firstPerson, isParticiple, looksLikeVerb, participleOf, withZu } from "./verb-forms.ts";

/**
 * What was done, as a clause in pieces: "betreue" + "12 Bewohner" (+ particle), or "habe" + "12 Bewohner betreut".
 * `subject` is "ich", "own" where the work itself is the subject ("gehört es zu meiner Arbeit, …"), or "thing" where
 * what came of it is ("stieg" + "der Umsatz" + "von 6 auf 8 Mio. Euro").
 */
export type Clause = {
  subject: "ich" | "own" | "thing";
  /** More than one thing: "gehören". */
  plural?: boolean;
  finite: string;
  /** Behind the subject in a main clause. */
  field: string;
  /** Particle of a separable verb. */
  particle: string;
  /** What else was done in the same line, each with its verb. */
  more?: SaidStep[];
  /** A clause that hangs on it: ", wodurch die Kosten sanken". */
  tail?: string;
};

export function isOver(post: Post | undefined): boolean {
  return post !== undefined && !post.period.open;
}

/** "Umrüstung von 40 Schaltschränken 2023" and "Senkung der Kosten um 10 %" are done, though the post goes on. */
function isDoneThing({ text }: Line): boolean {
  return (/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text) || DONE_ONCE.test(text)) && readLine(text).kind === "thing";
}

/** What ends with what it brings about. */
const DONE_ONCE =
  /^(?:\p{Lu}?\p{L}*(?:[Ee]inführung|[Rr]eduzierung|[Rr]eduktion|[Ss]enkung|[Vv]erringerung|[Vv]erkürzung|[Hh]albierung|[Vv]erdopplung|[Uu]mstellung|[Ee]rhöhung|[Ss]teigerung|[Ee]röffnung|[Gg]ründung|[Aa]blösung|[Nn]eustrukturierung|[Nn]eugestaltung)|(?:Aufbau|Umbau|Neubau|Umzug|Relaunch|Rollout)) (?:der|des|von|eines|einer|um|vom)(?!\p{L})/u;

/** The line as a clause, in the tense of its post; null where the line allows none. */
export function clauseOf(line: Line, post: Post | undefined): Clause | null {
  return toClause(readLine(line.text), isOver(post) || isDoneThing(line));
}

function toClause(read: ReadLine, over: boolean): Clause | null {
  switch (read.kind) {
    case "done":
      return { ...perfect(read.text), ...(read.goes && { finite: "bin" }), ...(read.tail && { tail: read.tail }) };
    case "first": {
      const [first, ...more] = saidSteps(read.steps, over);
      return first
        ? { subject: "ich", ...first, ...(more.length > 0 && { more }), ...(read.tail && { tail: read.tail }) }
        : null;
    }
    case "state":
      return { subject: "ich", finite: over ? "war" : "bin", field: read.text, particle: "" };
    case "task":
      return taskClause(read, over);
    case "change": {
      const thing = withDefinite(read.thing, "nominative") ?? read.thing;
      return { subject: "thing", finite: read.to > read.from ? "stieg" : "sank", field: thing, particle: read.course };
    }
    case "thing": {
      const isBare = isPlural(headOf(read.text).head) || isUnsurePair(read.text);
      const thing = isBare ? read.text : withDefinite(read.text, "nominative");
      const plural = isBare || isPlainPair(read.text) || isPairOfThings(thing ?? "", read.text);
      return thing ? { subject: "own", plural, finite: belongs(plural, over), field: thing, particle: "" } : null;
    }
    default:
      return null;
  }
}

/** "die Einteilung von 9 Mechanikern und die Disposition der Fahrzeuge": where each took its article, they are two. */
function isPairOfThings(thing: string, typed: string): boolean {
  const pair = / (?:und|sowie) (?:der|die|das) \p{Lu}/u.exec(thing);
  return pair !== null && !typed.includes(pair[0]);
}

export function belongs(plural: boolean, over: boolean): string {
  if (plural) return over ? "gehörten" : "gehören";
  return over ? "gehörte" : "gehört";
}

function taskClause(read: Extract<ReadLine, { kind: "task" }>, over: boolean): Clause {
  const [only] = read.infinitives;
  if (over) return perfect(replaceEach(read.text, read.infinitives, participleOf));
  if (read.infinitives.length === 1 && only) {
    const { verb, particle } = firstPerson(only);
    return { subject: "ich", finite: verb, field: withObjectArticle(read.object), particle };
  }
  return {
    subject: "own",
    finite: "gehört",
    field: "es",
    particle: eachOf(replaceEach(read.text, read.infinitives, withZu), looksLikeVerb),
  };
}

function perfect(text: string): Clause {
  return { subject: "ich", finite: "habe", field: eachOf(text, isParticiple), particle: "" };
}

/** "Rechnungen geschrieben, Kasse abgerechnet": two deeds with a mere comma between them are joined. */
function eachOf(text: string, closes: (word: string) => boolean): string {
  const parts = text.split(", ");
  const isPair = parts.length === 2 && parts.every((part) => closes(part.split(" ").at(-1) ?? ""));
  const deeds = isPair && !/ und | oder | sowie /u.test(text) ? parts : [text];
  return deeds.map(withObjectArticle).join(" und ");
}

/** The line as a phrase with "zu": "Ware anzunehmen und zu prüfen"; only lines of infinitives have one. */
export function zuPhrase(text: string): string | null {
  const read = readLine(text);
  return read.kind === "task" ? replaceEach(read.text, read.infinitives, withZu) : null;
}

/** Each infinitive in another form, wherever it closes its part of the phrase. */
function replaceEach(text: string, infinitives: readonly string[], form: (infinitive: string) => string): string {
  const left = new Set(infinitives);
  return text
    .split(" ")
    .map((word) => {
      const bare = word.replace(/,$/u, "");
      return left.has(bare) ? word.replace(bare, form(bare)) : word;
    })
    .join(" ");
}

const PLACE = "zu meinen Aufgaben";

/** Verb first, behind whatever opens the sentence: "(Dort) betreue ich 12 Bewohner". */
export function inverted(clause: Clause): string {
  const { subject, finite, field, particle } = clause;
  if (subject === "ich") return withMore([finite, "ich", field, particle].filter(Boolean).join(" "), clause);
  if (subject === "thing") return `${finite} ${field} ${particle}`;
  if (field === "es") return `${finite} es ${PLACE}, ${particle}`;
  // What hangs on the thing behind a comma comes last: "… gehört zu meinen Aufgaben die Pflege von 12 Tieren, meist Hunden".
  return /,/u.test(field) ? `${finite} ${PLACE} ${field}` : `${finite} ${field} ${PLACE}`;
}

/** A whole main clause: "ich betreue 12 Bewohner", "zu meinen Aufgaben gehört die Betreuung …". */
export function straight(clause: Clause): string {
  const { subject, finite, field, particle } = clause;
  if (subject === "ich") return withMore(["ich", finite, field, particle].filter(Boolean).join(" "), clause);
  if (subject === "thing") return `${field} ${finite} ${particle}`;
  return field === "es" ? `${PLACE} ${finite} es, ${particle}` : `${PLACE} ${finite} ${field}`;
}

/** "… und habe offene Posten um 30 % gesenkt": the subject is told once. */
function withMore(first: string, { more = [], tail = "" }: Clause): string {
  const parts = [first, ...more.map(withoutSubject)];
  const isLong = parts.slice(0, -1).some((part) => / (?:und|oder|sowie) /u.test(part));
  const head = parts.slice(0, -1).join(", ");
  return `${head}${head && (isLong && more.length === 1 ? ", und " : " und ")}${parts.at(-1)}${tail}`;
}

/** Verb last, behind "wo": "(wo) ich 12 Bewohner betreue"; null where the line would not bear it. */
export function subordinate({ subject, finite, field, particle, more = [], tail }: Clause): string | null {
  if (/,/u.test(field) || tail || more.length > 1) return null;
  if (subject === "thing") return `${field} ${particle} ${finite}`;
  if (subject !== "ich") return field === "es" ? `es ${PLACE} ${finite}, ${particle}` : `${field} ${PLACE} ${finite}`;
  const steps = [{ finite, field: `ich ${field}`, particle }, ...more];
  if (more.length > 0 && steps.some((step) => /,| und /u.test(step.field))) return null;
  return steps.map((step) => `${step.field} ${step.particle}${step.finite}`.replace(/ {2,}/gu, " ")).join(" und ");
}

/** Behind "und", with "ich" understood: "führe die Pflegedokumentation". */
export function withoutSubject({ finite, field, particle }: SaidStep): string {
  return [finite, field, particle].filter(Boolean).join(" ");
}
