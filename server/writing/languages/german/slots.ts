import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Credential, Line, Post } from "../../facts/profile.ts";
import { saysAll } from "../../matching/says-all.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { addressOf } from "./address.ts";
import { type Case, withDefinite, withIndefinite } from "./articles.ts";
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
import { isForeign } from "./foreign.ts";
import { upperFirst } from "./letter-case.ts";
import { readLine } from "./lines.ts";
import { asStage, inRole, languageName, listOf, quoted, skillName, titleName } from "./names.ts";
import { countOf, dateOf, duration, durationAfterSeit, spanOf } from "./numbers.ts";
import { atPlace, shortName } from "./places.ts";
import { type StrengthShape, strengthShape } from "./strengths.ts";
import { isInfinitive, topicAsNoun, topicWithZu } from "./topics.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/**
 * What each slot of the German phrases stands for; null where the message has nothing for it. Besides the named slots
 * there are three pairs: "Ihre/eure" by the form of address, "ist:war" by whether the post goes on, and "gehört+gehören"
 * by whether there is one topic or two.
 */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const pair = /^(.+?)([/:+])(.+)$/u.exec(slot);
  if (pair) return { ...EMPTY, text: pairWord(pair, message, context) };
  const filler = FILLERS[slot];
  if (!filler) throw new Error(`German phrases have no slot {${slot}}`);
  return filler(message, context) ?? null;
}

function pairWord(
  [, first = "", kind = "", second = ""]: RegExpExecArray,
  message: Message,
  { heading, tone }: SlotContext,
): string {
  if (kind === "/") return addressOf(heading, tone) === "Sie" ? first : second;
  if (kind === ":") return isOver(message.post) ? second : first;
  return topicsOf(message).length > 1 ? second : first;
}

const FILLERS: Record<string, Fill> = {
  "als-rolle": ofRole(inRole),
  "als-beruf": ofRole((title) => (asStage(title) ? null : inRole(title))),
  "die-stelle": ofRole((title) => asStage(title)?.the ?? `die Stelle ${inRole(title)}`),
  "die-stelle-nom": ofRole((title) => asStage(title)?.named ?? `die Stelle ${inRole(title)}`),
  "der-stelle": ofRole((title) => asStage(title)?.of ?? `der Stelle ${inRole(title)}`),
  firma: (_, { heading }) => heading.company && named(heading.company.text, heading.company.lines),
  "bei-firma": (_, { heading }) =>
    heading.company ? named(atPlace(heading.company.text), heading.company.lines) : EMPTY,
  "bei-der-firma": (_, { heading }) => heading.company && named(atPlace(heading.company.text), heading.company.lines),

  "ohne-rolle": (_, { heading }) => (heading.role ? null : EMPTY),
  "ohne-firma": (_, { heading }) => (heading.company ? null : EMPTY),

  als: ({ post }) => (post?.title ? ofPost(inRole(post.title), post) : null),
  titel: ({ post }) => (post?.title ? ofPost(titleName(post.title), post) : null),
  bei: ({ post }) => (post?.company ? ofPost(atPlace(post.company), post) : null),
  "bei-kurz": ({ post }) =>
    post?.company
      ? ofPost(
          shortName(post.company) === post.company ? atPlace(post.company) : `bei ${shortName(post.company)}`,
          post,
        )
      : null,
  "meiner-stelle": ({ post }) =>
    post ? ofPost(post.period.open ? "meiner jetzigen Stelle" : "meiner früheren Stelle", post) : null,
  "meine-stelle": ({ post }) =>
    post ? ofPost(post.period.open ? "meine jetzige Stelle" : "meine frühere Stelle", post) : null,
  Als: ({ post }) => (post?.title ? ofPost(upperFirst(inRole(post.title)), post) : null),
  Seit: ({ post }) =>
    post?.period.open && post.period.start ? ofPost(`Seit ${dateOf(post.period.start)}`, post) : null,
  "ohne-arbeitgeber": ({ post }) => (post?.company ? null : EMPTY),
  "ohne-titel": ({ post }) => (post?.title ? null : EMPTY),
  auch: (message, { plan }) => (plan.paragraphs.some(([first]) => first === message) ? null : EMPTY),
  Bei: ({ post }) => (post?.company ? ofPost(upperFirst(atPlace(post.company)), post) : null),
  dort: ({ post }, { placeInMind }) => {
    if (!post) return null;
    if (placeInMind === post.fact) return ofPost("dort", post);
    return post.company ? ofPost(atPlace(post.company), post) : null;
  },
  seit: ({ post }) =>
    post?.period.open && post.period.start ? ofPost(`seit ${dateOf(post.period.start)}`, post) : null,
  "seit-dauer": ({ post }) =>
    post?.period.open && isLong(post) ? ofPost(`seit ${durationAfterSeit(post.period.months ?? 0)}`, post) : null,
  dauer: ({ post }) => (post && isOver(post) && isLong(post) ? ofPost(duration(post.period.months ?? 0), post) : null),
  zeitraum: ({ post }) => {
    const span = post && spanOf(post.period);
    return span ? ofPost(span, post) : null;
  },
  arbeite: ({ post }) => (post?.period.open ? ofPost("arbeite", post) : null),
  "dauer-dativ": ({ post }, { plan }) =>
    post && isLong(post) && !SAID_HOW_LONG.has(plan.strategy)
      ? ofPost(durationAfterSeit(post.period.months ?? 0), post)
      : null,
  "dauer-bisher": ({ post }) => (post && isLong(post) ? ofPost(duration(post.period.months ?? 0), post) : null),
  gearbeitet: ({ post }) => (post && !post.period.open ? ofPost("gearbeitet", post) : null),
  "früher-als": ({ previous }) => (previous?.title ? ofPost(inRole(previous.title), previous) : null),
  "früher-bei": ({ previous }) => (previous?.company ? ofPost(atPlace(previous.company), previous) : null),

  tue: (message) => joined(message, inverted),
  "Ich-tue": (message) => capital(joined(message, straight)),
  "ich-tue": (message) => joined(message, straight),
  getan: (message) => joinedSubordinate(message),
  sachen: ({ line, second }) => sachen(line, second),
  zeilen: (message) => (isSayable(message) ? null : rawLines(message)),
  zeile: ({ line, post }) => line && ofLine(rawLine(line, post), line),
  "ohne-zeilen": ({ line }) => (line ? null : EMPTY),
  satz: ({ line }) => sentence(line),

  "ohne-thema": (message) =>
    topicsOf(message).length > 0
      ? null
      : { ...EMPTY, facts: message.rests ?? [], lines: (message.topics ?? []).flatMap(({ lines }) => lines) },
  thema: (message, context) => topics(message, context, (text) => text),
  sache: (message, context) => topics(message, context, inCase("accusative")),
  "sache-nom": (message, context) => topics(message, context, inCase("nominative")),
  "sache-dat": (message, context) => topics(message, context, inCase("dative")),
  zu: (message, context) => topics(message, context, topicWithZu),
  inf: (message, context) => topics(message, context, (text) => (isInfinitive(text) ? text : null)),
  beide: (message, context) => (topicsOf(message).length > 1 ? topics(message, context, (text) => text) : null),
  "sache1-dat": (message, context) => oneOfTwo(message, context, 0),
  "sache2-dat": (message, context) => oneOfTwo(message, context, 1),
  papier: (message) => papers(message, withIndefinite),
  "papier-ja": (message) => (isHeld(message) ? papers(message, withIndefinite) : null),
  "thema-ja": (message, context) => (isHeld(message) ? topics(message, context, (text) => text) : null),

  kenntnisse: ({ skills }) => (skills && skills.length > 0 ? skillSpan(skills) : null),
  mehrere: ({ skills }) => (skills && skills.length > 1 ? skillSpan(skills) : null),
  "gefragte-kenntnisse": ({ skills, topics: asked }) => {
    const span = skills && skills.length > 0 ? skillSpan(skills) : null;
    return span && { ...span, lines: asked?.flatMap((topic) => topic.lines) ?? [] };
  },
  alles: ({ skills }) => ({ ...EMPTY, text: ALL[skills?.length ?? 0] ?? "alles" }),
  sprache: ({ skills = [] }) =>
    skills[0] && isLanguageSkill(skills[0].text)
      ? { text: listOf(skills.map(({ text }) => languageName(text))), facts: skills.map(({ fact }) => fact), lines: [] }
      : null,

  abschluss: ({ credential }) => credential && paperSpan(credential, credential.text),
  "abschluss-mit-ort": ({ credential }) =>
    credential && !isBareLicence(credential) ? paperSpan(credential, withSource(credential)) : null,
  "grad-mit-ort": ({ credential }) =>
    credential?.kind === "degree" ? paperSpan(credential, withSource(credential)) : null,
  abschlüsse: ({ credentials = [] }) =>
    credentials.length > 1
      ? { text: listOf(credentials.map(withSource)), facts: credentials.map(({ fact }) => fact), lines: [] }
      : null,
  "den-schein": ({ credential }) =>
    credential && isBareLicence(credential)
      ? paperSpan(credential, withDefinite(credential.text, "accusative") ?? "")
      : null,
  eigenschaft: (message) => strong(message, "adjective"),
  stärke: (message) => strong(message, "noun"),
  "stärke-wörtlich": (message) => strong(message, "foreign"),
  schule: ({ level }) => level && schooling(level),
  jahre: ({ years }) =>
    years && { text: years.years === 1 ? "ein Jahr" : `${countOf(years.years)} Jahre`, facts: [years.fact], lines: [] },
  "jahre-dat": ({ years }) =>
    years && {
      text: years.years === 1 ? "einem Jahr" : `${countOf(years.years)} Jahren`,
      facts: [years.fact],
      lines: [],
    },
  unterlagen: ({ documents }) => papersOf(documents),
  stelle: ({ terms }) =>
    terms?.roleType && POSTS[terms.roleType] ? { ...EMPTY, text: POSTS[terms.roleType] ?? "" } : null,
};

const LEVELS: Record<string, string> = {
  student: "Ich lerne noch und stehe vor dem Einstieg",
  highschool: "Mit der Schule bin ich fertig",
  college: "Nach der Schule war ich an einer Hochschule",
};

function schooling({ fact, level }: { fact: string; level: string }): Span | null {
  const text = LEVELS[level];
  return text ? { text, facts: [fact], lines: [] } : null;
}

const EMPTY: Span = { text: "", facts: [], lines: [] };
/** Openings that have told already how long the post has lasted. */
const SAID_HOW_LONG: ReadonlySet<string> = new Set(["where-i-stand", "path"]);
const ALL: Record<number, string> = { 1: "das", 2: "beides", 3: "alle drei" };
const POSTS: Record<string, string> = {
  "full-time": "eine Stelle in Vollzeit",
  "part-time": "eine Stelle in Teilzeit",
  internship: "ein Praktikum",
  freelance: "eine freie Mitarbeit",
};

function named(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

function ofRole(form: (title: string) => string | null): Fill {
  return (_, { heading: { role } }) => {
    const text = role && form(role.text);
    return role && text ? named(text, role.lines) : null;
  };
}

function ofPost(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

function ofLine(text: string, line: Line): Span {
  return { text, facts: [line.fact], lines: [] };
}

function isLong(post: Post): boolean {
  return post.period.months !== null && post.period.months >= 2;
}

function capital(span: Span | null): Span | null {
  return span && { ...span, text: upperFirst(span.text) };
}

/** One or two clauses in one; "ich" is understood in the second. */
function joined({ line, second, post }: Message, form: (clause: Clause) => string): Span | null {
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
  if (next.subject === "own") {
    if (first.subject === "ich")
      return { text: `${form(first)}, und zu meinen Aufgaben ${next.finite} ${ownField(next)}`, facts, lines: [] };
    const [thing, tasks] = first.field === "es" ? [next, first] : [first, next];
    if (thing.field === "es") return null;
    if (tasks.field === "es") {
      return { text: `${form(thing)}; ebenso ${tasks.finite} es dazu, ${tasks.particle}`, facts, lines: [] };
    }
    const both: Clause = {
      ...first,
      finite: belongs(true, isOver(post)),
      field: `${first.field} und ${next.field}`,
    };
    return { text: form(both), facts, lines: [] };
  }
  const heavy = /,| und /u.test(first.field) || /,| und /u.test(next.field);
  if (heavy) return { text: `${form(first)}; außerdem ${inverted(next)}`, facts, lines: [] };
  const shared = first.finite === "habe" && next.finite === "habe";
  return { text: `${form(first)} und ${shared ? next.field : withoutSubject(next)}`, facts, lines: [] };
}

/** What the person does comes before what "belongs to the tasks". */
function ordered(clauses: Clause[]): Clause[] {
  return [...clauses.filter(({ subject }) => subject === "ich"), ...clauses.filter(({ subject }) => subject === "own")];
}

function ownField({ field, particle }: Clause): string {
  return field === "es" ? `es, ${particle}` : field;
}

/** Verb last: "ich 12 Bewohner betreue und die Dokumentation führe". */
function joinedSubordinate({ line, second, post }: Message): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  const clauses = lines.map((one) => clauseOf(one, post));
  const facts = lines.map((one) => one.fact);
  const [first, next] = clauses;
  if (!first || clauses.includes(null)) return null;
  const head = subordinate(first);
  if (head === null) return null;
  if (!next) return { text: head, facts, lines: [] };
  const tail = subordinate(next);
  if (tail === null || first.subject !== "ich" || next.subject !== "ich") return null;
  const shared = first.finite === "habe" && next.finite === "habe";
  if (/ und /u.test(first.field)) return null;
  const rest = tail.replace(/^ich /u, "");
  return { text: shared ? `${head.replace(/ habe$/u, "")} und ${rest}` : `${head} und ${rest}`, facts, lines: [] };
}

/** The work as a thing: "die Betreuung von 12 Kindern", "Ware annehmen und prüfen". */
function sachen(line: Line | undefined, second: Line | undefined): Span | null {
  const lines = [line, second].flatMap((one) => one ?? []);
  const things = lines.map((one) => {
    const read = readLine(one.text);
    if (read.kind === "thing") return withDefinite(read.text, "nominative") ?? read.text;
    return read.kind === "task" && zuPhrase(one.text) ? read.text : null;
  });
  if (things.length === 0 || things.includes(null)) return null;
  return { text: listOf(things.filter((thing) => thing !== null)), facts: lines.map((one) => one.fact), lines: [] };
}

function isSayable(message: Message): boolean {
  return joined(message, inverted) !== null;
}

function rawLine(line: Line, post: Post | undefined): string {
  const read = readLine(line.text);
  if (read.kind === "foreign") return quoted(read.text);
  const clause = read.kind === "first" || read.kind === "state" ? clauseOf(line, post) : null;
  return clause ? upperFirst(straight(clause)) : read.text;
}

/** Lines that no grammar of ours fits, as they were typed; of those in another language one is enough. */
function rawLines({ kind, line, second, post }: Message): Span | null {
  if (!line) return null;
  const isQuoted = kind !== "open-day" && readLine(line.text).kind === "foreign";
  const lines = second && !(isQuoted && readLine(second.text).kind === "foreign") ? [line, second] : [line];
  return { text: lines.map((one) => rawLine(one, post)).join("; "), facts: lines.map((one) => one.fact), lines: [] };
}

/** What the person wrote as a sentence of their own. */
function sentence(line: Line | undefined): Span | null {
  return line && /^(?:Ich|Mein\p{L}*|Wir|Unser\p{L}*)\s/u.test(line.text) && readLine(line.text).kind !== "foreign"
    ? ofLine(line.text, line)
    : null;
}

/** Topics of a German posting that share one shape; those of another language are not taken up. */
function topicsOf({ topic, topics: several }: Message): Topic[] {
  const [first, ...others] = (several ?? (topic ? [topic] : [])).filter(({ language }) => language === "de");
  if (!first) return [];
  return [first, ...others.filter(({ text }) => isInfinitive(text) === isInfinitive(first.text))].slice(0, 2);
}

type TopicForm = (text: string) => string | null;

function inCase(wanted: Case): TopicForm {
  return (text) => topicAsNoun(text, wanted);
}

function topics(message: Message, context: SlotContext, form: TopicForm): Span | null {
  const chosen = topicsOf(message);
  const words = chosen.map(({ text }) => form(text));
  if (words.length === 0 || words.includes(null)) return null;
  const text = withReader(listOf(words.filter((word) => word !== null)), context);
  return { text, facts: message.rests ?? [], lines: chosen.flatMap(({ lines }) => lines) };
}

function oneOfTwo(message: Message, context: SlotContext, at: 0 | 1): Span | null {
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

function papers({ topic, rests }: Message, form: TopicForm): Span | null {
  const text = topic?.language === "de" ? form(topic.text) : null;
  return topic && text ? { text, facts: rests ?? [], lines: topic.lines } : null;
}

/** Whether the person's paper says all that the posting asks: only then is the demand met in its own words. */
function isHeld({ topic, credential }: Message): boolean {
  return (
    topic !== undefined &&
    credential !== undefined &&
    saysAll(`${credential.text} ${credential.institution}`, topic.text)
  );
}

function skillSpan(skills: NonNullable<Message["skills"]>): Span {
  return { text: listOf(skills.map(skillName)), facts: skills.map((skill) => skill.fact), lines: [] };
}

function paperSpan({ fact }: Credential, text: string): Span {
  return { text, facts: [fact], lines: [] };
}

/** "Staplerschein", with no school and no year: it is held, and there is no more to say. */
function isBareLicence({ kind, institution, year, text }: Credential): boolean {
  return kind !== "degree" && institution === "" && year === "" && withDefinite(text, "accusative") !== null;
}

/** "Bankkauffrau (IHK Passau, 2015)". */
function withSource({ text: typed, institution, year }: Credential): string {
  const text = /^\p{Ll}/u.test(typed) && isForeign(typed) ? quoted(typed) : typed;
  const source = [institution, /^(?:19|20)\d\d$/u.test(year) && !text.includes(year) ? year : ""]
    .filter(Boolean)
    .join(", ");
  if (source === "") return text;
  return text.endsWith(")") ? `${text}, ${source}` : `${text} (${source})`;
}

/** Those of the strengths that are of one shape, in one breath. */
function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const shaped = strengths.map(({ fact, text }) => ({ fact, shape: strengthShape(text) }));
  const said = shaped.filter(({ shape }) => shape.kind === kind);
  if (said.length === 0) return null;
  const texts = said.map(({ shape }) => (kind === "foreign" ? quoted(shape.text) : shape.text));
  return { text: listOf(texts), facts: said.map(({ fact }) => fact), lines: [] };
}

/** Papers whose gender is known, with "mein": "meinen Lebenslauf", "meine Zeugnisse". */
function papersOf(documents: Message["documents"]): Span | null {
  const [first] = documents ?? [];
  const found = first && PAPERS.find(([pattern]) => pattern.test(first.text));
  return first && found ? { text: found[1], facts: [], lines: first.lines } : null;
}

const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/lebenslauf|\bcv\b|curriculum|r[ée]sum[ée]/iu, "meinen Lebenslauf"],
  [/arbeitszeugnis/iu, "meine Arbeitszeugnisse"],
  [/zeugnis/iu, "meine Zeugnisse"],
  [/arbeitsproben|work samples/iu, "meine Arbeitsproben"],
  [/portfolio/iu, "mein Portfolio"],
  [/referen[zc]/iu, "meine Referenzen"],
];
