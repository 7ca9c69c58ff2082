import type { Credential, Line, Post, Skill, Strength } from "../../facts/profile.ts";
import { saysAll } from "../../matching/says-all.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { withArticle } from "./articles.ts";
import { listed } from "./clauses.ts";
import { elides, withDe, withTo } from "./elision.ts";
import { languageName } from "./language-names.ts";
import { lowerFirst, skillInSentence, titleInSentence } from "./letter-case.ts";
import { clauseOfLine, infinitiveOfLine, lineAsTyped, nounOfLine, readLine } from "./lines.ts";
import { atHouse, credentialWithArticle, houseName, lowerCredential, ofRole, titleOf } from "./names.ts";
import { dateOf, durationOf, spanOf, yearsOf } from "./numbers.ts";
import { strengthAsNoun } from "./strengths.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What each slot of the French phrases stands for; null where the message has nothing for it. */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (!filler) throw new Error(`French phrases have no slot {${slot}}`);
  return filler(message, context) ?? null;
}

const FILLERS: Record<string, Fill> = {
  role: (_, { heading: { role } }) => role && quoted(titleInSentence(role.text), role.lines),
  "de-role": (_, { heading: { role } }) => role && quoted(ofRole(role.text), role.lines),
  "asked-skills": ({ skills = [], topics = [] }) =>
    skills.length > 0 ? { ...skillSpan(skills), lines: topics.flatMap(({ lines }) => lines) } : null,
  "no-lines": ({ line }) => (line ? null : EMPTY),
  few: (_, { plan }) => (plan.tier <= 1 ? EMPTY : null),
  "no-role": (_, { heading: { role } }) => (role ? null : EMPTY),
  company: (_, { heading: { company } }) => company && quoted(houseName(company.text), company.lines),
  chez: (_, { heading: { company } }) => (company ? quoted(atHouse(company.text), company.lines) : EMPTY),
  "chez-company": (_, { heading: { company } }) => company && quoted(atHouse(company.text), company.lines),
  "no-company": (_, { heading: { company } }) => (company ? null : EMPTY),

  title: ({ post }) => (post?.title ? from(titleOf(post), post) : null),
  "de-title": ({ post }) => (post?.title ? from(withDe(titleOf(post)), post) : null),
  employer: ({ post }) => (post?.company ? from(houseName(post.company), post) : null),
  "de-employer": ({ post }) => (post?.company ? from(withDe(houseName(post.company)), post) : null),
  "chez-employer": ({ post }) => (post?.company ? from(atHouse(post.company), post) : null),
  là: ({ post }, context) => post && there(post, context),
  depuis: ({ post }) =>
    post?.period.open && post.period.start ? from(`depuis ${dateOf(post.period.start)}`, post) : null,
  span: ({ post }) => post && spanOfPost(post),
  length: ({ post }) => post && lengthOf(post),
  travaille: ({ post }) => tense(post, "je travaille", "j’ai travaillé"),
  "occupe-now": ({ post }) => (isOver(post) ? null : { text: "j’occupe", facts: post ? [post.fact] : [], lines: [] }),
  "exerce-rel": ({ post }) => tense(post, "j’exerce", "j’ai exercées"),
  comprennent: ({ post }) => tense(post, "comprennent", "comprenaient"),
  "c-est-fait": ({ post }) => tense(post, "est fait", "était fait"),
  "previous-employer": ({ previous }) => (previous?.company ? from(houseName(previous.company), previous) : null),
  "de-previous-title": ({ previous }) => (previous?.title ? from(withDe(titleOf(previous)), previous) : null),
  exerce: ({ post }) => tense(post, "j’exerce", "j’ai exercé"),
  occupe: ({ post }) => tense(post, "j’occupe", "j’occupais"),
  tiens: ({ post }) => tense(post, "je tiens", "j’ai tenu"),
  est: ({ post }) => tense(post, "est", "était"),
  "c-est": ({ post }) => tense(post, "c’est", "c’était"),
  comprend: ({ post }) => tense(post, "comprend", "comprenait"),
  consiste: ({ post }) => tense(post, "consiste", "consistait"),
  compte: ({ post }) => tense(post, "compte", "comptait"),
  demande: ({ post }) => tense(post, "demande", "demandait"),
  "ma-part": ({ post }) => tense(post, "me revient", "me revenait"),
  "tient-en": ({ post }) => tense(post, "tient", "tenait"),
  "s-ajoute": ({ post }) => tense(post, "s’ajoute", "s’ajoutait"),
  dure: ({ post }) => tense(post, "dure depuis", "a duré"),
  "que-j-ai": ({ post }) => tense(post, "que j’occupe", "que j’ai occupé"),
  "previous-title": ({ previous }) => (previous?.title ? from(titleOf(previous), previous) : null),
  "chez-previous": ({ previous }) => (previous?.company ? from(atHouse(previous.company), previous) : null),
  "de-previous": ({ previous }) => (previous?.company ? from(withDe(houseName(previous.company)), previous) : null),

  acts: (message) => each(message, (line) => clauseOfLine(readLine(line.text), isOver(message.post)), joinClauses),
  deeds: (message) => each(message, (line) => nounOfLine(readLine(line.text)), joinNouns),
  faire: (message) =>
    each(
      message,
      (line) => infinitiveOfLine(readLine(line.text)),
      (parts) => listed(parts),
    ),
  "à-faire": (message) =>
    each(
      message,
      (line) => toDo(line),
      (parts) => listed(parts),
    ),
  lines: (message) =>
    needsColon(message) ? each(message, (line) => lineAsTyped(readLine(line.text)), joinLines) : null,
  line: ({ line }) => line && rested(lineAsTyped(readLine(line.text)), line),
  sentence: ({ line }) => line && sentence(line),

  topic: ({ topic, rests }) => topic && topicSpan([topic], rests, same),
  "de-topic": ({ topic, rests }) => topic && topicSpan([topic], rests, withDe),
  "à-topic": ({ topic, rests }) => topic && topicSpan([topic], rests, withTo),
  about: ({ topics, topic, rests }) => topicSpan(topics ?? (topic ? [topic] : []), rests, same),
  "de-about": ({ topics, topic, rests }) => topicSpan(topics ?? (topic ? [topic] : []), rests, withDe),
  "à-about": ({ topics, topic, rests }) => topicSpan(topics ?? (topic ? [topic] : []), rests, withTo),
  topic1: ({ topics, rests }) => (topics?.[0] && topics.length > 1 ? topicSpan([topics[0]], rests, same) : null),
  "de-topic1": ({ topics, rests }) => (topics?.[0] && topics.length > 1 ? topicSpan([topics[0]], rests, withDe) : null),
  topic2: ({ topics, rests }) => (topics?.[1] ? topicSpan([topics[1]], rests, same) : null),
  "à-topic2": ({ topics, rests }) => (topics?.[1] ? topicSpan([topics[1]], rests, withTo) : null),
  /** Empty, and only there, where the posting's words are in another language and cannot be taken up. */
  foreign: ({ topic, topics }) => ((topic ?? topics?.[0])?.language === "fr" ? null : EMPTY),

  skills: ({ skills = [] }) => (skills.length > 1 ? skillSpan(skills) : null),
  skill: ({ skills = [] }) => (skills.length === 1 ? skillSpan(skills) : null),
  /** Skills that have no article of ours: for the colon alone. */
  "bare-skills": ({ skills = [] }) => (skills.length > 0 && !articledSkills(skills, same) ? skillSpan(skills) : null),
  "any-skills": ({ skills = [] }) => (skills.length > 0 ? skillSpan(skills) : null),
  "les-skills": ({ skills = [] }) => articledSkills(skills, same),
  "de-skills": ({ skills = [] }) => articledSkills(skills, withDe),
  language: ({ skills = [] }) => ({
    text: listed(skills.map(({ text }) => languageName(text))),
    facts: skills.map(({ fact }) => fact),
    lines: [],
  }),

  asked: ({ topic, credential, rests }) =>
    topic && credential && !saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? topicSpan([topic], rests, same)
      : null,
  /** The topic, only where the person's paper says all of it: then the demand may be called met. */
  met: ({ topic, credential, rests }) =>
    topic && credential && saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? topicSpan([topic], rests, same)
      : null,
  credential: ({ credential }) => credential && articled(credential),
  papers: ({ credentials }) => papersSpan(credentials),
  diplomas: ({ credentials }) => diplomasSpan(credentials),
  degree: ({ credential }) => (credential?.kind === "degree" ? articled(credential) : null),
  paper: ({ credential }) => (credential && credential.kind !== "degree" ? articled(credential) : null),
  /** A paper whose name has no article of ours: for the colon alone. */
  diploma: ({ credential }) =>
    credential && !articled(credential)
      ? { text: lowerCredential(credential.text), facts: [credential.fact], lines: [] }
      : null,
  institution: ({ credential }) =>
    credential?.institution ? { text: credential.institution, facts: [credential.fact], lines: [] } : null,
  "at-institution": ({ credential }) => {
    const at = credential?.institution ? atHouse(credential.institution) : "chez";
    return credential && !at.startsWith("chez") ? { text: at, facts: [credential.fact], lines: [] } : null;
  },
  year: ({ credential }) =>
    credential && /^(?:19|20)\d\d$/u.test(credential.year)
      ? { text: credential.year, facts: [credential.fact], lines: [] }
      : null,
  niveau: ({ level }) => level && schooling(level, LEVELS),
  "niveau-court": ({ level }) => level && schooling(level, SHORT_LEVELS),
  years: ({ years }) => years && { text: yearsOf(years.years), facts: [years.fact], lines: [] },
  strength: ({ strengths = [] }) => strongSpan(strengths, ({ text }) => strengthAsNoun(text)),
  "strength-typed": ({ strengths = [] }) =>
    strongSpan(strengths, ({ text }) => (strengthAsNoun(text) ? null : lineAsTyped(readLine(text)))),

  documents: ({ documents = [] }) => {
    const named = documents.flatMap(({ text, lines }) => {
      const own = PAPERS.find(([pattern]) => pattern.test(text));
      return own ? [{ text: own[1], lines }] : [];
    });
    if (named.length === 0) return null;
    return { text: listed(named.map(({ text }) => text)), facts: [], lines: named.flatMap(({ lines }) => lines) };
  },
  time: ({ terms }) => (terms?.roleType ? { text: ROLE_TYPES[terms.roleType] ?? "", facts: [], lines: [] } : null),
};

const LEVELS: Record<string, string> = {
  student: "Je suis encore en cours d’études",
  highschool: "J’ai terminé le lycée",
  college: "J’ai poursuivi des études après le lycée",
};
const SHORT_LEVELS: Record<string, string> = {
  student: "mes études sont en cours",
  highschool: "j’ai terminé le lycée",
  college: "j’ai poursuivi des études après le lycée",
};

function schooling({ fact, level }: { fact: string; level: string }, words: Record<string, string>): Span | null {
  const text = words[level];
  return text ? { text, facts: [fact], lines: [] } : null;
}

/** Those of the strengths that can be said so, in one breath. */
function strongSpan(strengths: readonly Strength[], say: (strength: Strength) => string | null): Span | null {
  const said = strengths.flatMap((strength) => {
    const text = say(strength);
    return text === null ? [] : [{ text, fact: strength.fact }];
  });
  if (said.length === 0) return null;
  return { text: listed(said.map(({ text }) => text)), facts: said.map(({ fact }) => fact), lines: [] };
}

/** "la licence de droit (Université de Rennes 2, 2018) et le CAP Cuisine"; null where one has no article of ours. */
function papersSpan(credentials: readonly Credential[] = []): Span | null {
  if (credentials.length < 2) return null;
  const named = credentials.map((credential) => {
    const text = credentialWithArticle(credential);
    const year = /^(?:19|20)\d\d$/u.test(credential.year) ? credential.year : "";
    const source = [credential.institution, year].filter(Boolean).join(", ");
    return text && source && !text.includes("(") ? `${text} (${source})` : text;
  });
  const known = named.filter((text) => text !== null);
  if (known.length < named.length) return null;
  return { text: known.join(", ainsi que "), facts: credentials.map(({ fact }) => fact), lines: [] };
}

/** The same as typed, for the colon alone. */
function diplomasSpan(credentials: readonly Credential[] = []): Span | null {
  if (credentials.length < 2 || papersSpan(credentials)) return null;
  return {
    text: listed(credentials.map(({ text }) => lowerCredential(text))),
    facts: credentials.map(({ fact }) => fact),
    lines: [],
  };
}

const EMPTY: Span = { text: "", facts: [], lines: [] };

const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:cv|curriculum)/iu, "mon CV"],
  [/dipl[ôo]me/iu, "une copie de mes diplômes"],
  [/certificat/iu, "mes certificats"],
  [/portfolio|book/iu, "mon portfolio"],
  [/références/iu, "mes références"],
];

const ROLE_TYPES: Record<string, string> = {
  "part-time": "un poste à temps partiel",
  internship: "un stage",
  freelance: "une mission en indépendant",
  "full-time": "un poste à temps plein",
};

const same = (text: string) => text;

function articled(credential: Credential): Span | null {
  const named = credentialWithArticle(credential);
  return named === null ? null : { text: named, facts: [credential.fact], lines: [] };
}

function quoted(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

function from(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

function rested(text: string, line: Line): Span {
  return { text, facts: [line.fact], lines: [] };
}

function there(post: Post, { placeInMind }: SlotContext): Span | null {
  if (placeInMind === post.fact) return from("là", post);
  return post.company ? from(atHouse(post.company), post) : null;
}

/** A post goes on, has ended, or is not known to have ended; lines without a post count as going on. */
function tense(post: Post | undefined, present: string, past: string): Span {
  return { text: isOver(post) ? past : present, facts: post ? [post.fact] : [], lines: [] };
}

function isOver(post: Post | undefined): boolean {
  return post !== undefined && !post.period.open && post.period.end !== null;
}

function lengthOf(post: Post): Span | null {
  const { months } = post.period;
  return months === null || months < 2 ? null : from(durationOf(months), post);
}

function spanOfPost(post: Post): Span | null {
  const { start, end, open } = post.period;
  return !start || open || !end ? null : from(spanOf(start, end), post);
}

/** The message's one or two lines, each said by `say`; null if one of them cannot be said so. */
function each(
  { line, second }: Message,
  say: (line: Line) => string | null,
  join: (parts: string[]) => string | null,
): Span | null {
  const lines = [line, second].filter((one) => one !== undefined);
  const said = lines.map(say).filter((text) => text !== null);
  if (said.length === 0 || said.length < lines.length) return null;
  const text = join(said);
  return text === null ? null : { text, facts: lines.map(({ fact }) => fact), lines: [] };
}

/** "je gère les stocks et forme deux apprentis"; long clauses keep their "je". */
function joinClauses([first = "", second]: string[]): string {
  if (second === undefined) return first;
  if (isHeavy(first) || isHeavy(second)) return `${first}, et ${second}`;
  return `${first} et ${sharedSubject(first, second) ?? second}`;
}

function sharedSubject(first: string, second: string): string | null {
  const perfect = /^j’ai /u;
  if (perfect.test(first) !== perfect.test(second)) return null;
  return second.replace(perfect.test(first) ? perfect : /^je |^j’/u, "");
}

function joinNouns([first = "", second]: string[]): string | null {
  if (second === undefined) return first;
  return isHeavy(first) || isHeavy(second) ? `${first}, ${asWellAs(second)}` : `${first} et ${second}`;
}

function joinLines(parts: string[]): string {
  return parts.map((part, at) => (at === 0 ? part : lowerFirst(part))).join(" ; ");
}

function isHeavy(text: string): boolean {
  return /,| et /u.test(text);
}

function toDo(line: Line): string | null {
  // What bears a year is done, and no longer part of the post.
  const infinitive = /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(line.text) ? null : infinitiveOfLine(readLine(line.text));
  return infinitive && `à ${infinitive}`;
}

/** Lines that no grammar of ours fits: for them alone is the colon. */
function needsColon({ line, second }: Message): boolean {
  return [line, second].some((one) => one && /^(?:unknown|foreign|sentence)$/u.test(readLine(one.text).kind));
}

function sentence(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "sentence" ? rested(read.text, line) : null;
}

/** Topics of a French posting; two that hold an "et" themselves are joined by "ainsi que". */
function topicSpan(
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

/** "la lecture d’un plan et l’implantation" with "de" before each: "de la lecture d’un plan et de l’implantation". */
function inEach(topic: string, inflect: (text: string) => string): string {
  return topic
    .split(/ et (?=(?:le|la|les) |l’)/u)
    .map(inflect)
    .join(" et ");
}

function asWellAs(text: string): string {
  return elides(text) ? `ainsi qu’${text}` : `ainsi que ${text}`;
}

function skillSpan(skills: readonly Skill[]): Span {
  return {
    text: listed(skills.map((skill) => skillInSentence(skill.text))),
    facts: skills.map((skill) => skill.fact),
    lines: [],
  };
}

/** Skills with their articles ("la taille et le greffage"); names of tools have none. */
function articledSkills(skills: readonly Skill[], inflect: (text: string) => string): Span | null {
  const named = skills.map((skill) => {
    const text = skillInSentence(skill.text);
    return withArticle(text) ?? (/^\p{Lu}[^ ]*(?: \(|$)|^\p{Lu}(?!.*\s\p{Ll})/u.test(text) ? text : null);
  });
  const known = named.filter((text) => text !== null);
  if (known.length === 0 || known.length < skills.length) return null;
  return { text: listed(known.map(inflect)), facts: skills.map((skill) => skill.fact), lines: [] };
}
