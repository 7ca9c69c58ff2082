import type { YearMonth } from "#shared/claims/read-period.ts";
import { readLanguageSkill } from "../../facts/language-skill.ts";
import type { Line, Post, Skill } from "../../facts/profile.ts";
import { saysAll } from "../../matching/says-all.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { withArticle } from "./articles.ts";
import { hasGerund, inForm, lowerFirst, readLine } from "./lines.ts";
import { asTitle, companyName, credentialName, listOf, skillName, titleParts } from "./names.ts";
import { countOf, durationInWords, figureAtStart, figureOf } from "./numbers.ts";
import { type StrengthShape, strengthShape } from "./strengths.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What each slot of the English phrases stands for; null where the message has nothing for it. */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (!filler) throw new Error(`English phrases have no slot {${slot}}`);
  return filler(message, context) ?? null;
}

const FILLERS: Record<string, Fill> = {
  role: (_, { heading }) => heading.role && quoted(heading.role.text, heading.role.lines),
  "a-role": (_, { heading }) => heading.role && quoted(withArticle(heading.role.text), heading.role.lines),
  company: (_, { heading }) => heading.company && quoted(companyName(heading.company.text), heading.company.lines),
  "at-company": (_, { heading }) => atCompany(heading.company),
  "at-company-or-you": (_, { heading }) =>
    heading.company ? atCompany(heading.company) : { ...EMPTY, text: "with you" },
  "to-company": (_, { heading }) =>
    heading.company ? quoted(`to ${companyName(heading.company.text)}`, heading.company.lines) : EMPTY,
  "with-company": (_, { heading }) =>
    heading.company ? quoted(`with ${companyName(heading.company.text)}`, heading.company.lines) : EMPTY,
  "no-role": (_, { heading }) => (heading.role ? null : EMPTY),
  reference: (_, { heading }) => heading.reference && quoted(heading.reference.text, heading.reference.lines),

  title: ({ post }) => (post?.title ? from(titleParts(post.title).head, post) : null),
  "as-title": ({ post }) => (post?.title ? from(asTitle(post), post) : null),
  employer: ({ post }) => (post?.company ? from(companyName(post.company), post) : null),
  "at-employer": ({ post }, context) => post && atEmployer(post, context),
  since: ({ post }) => (post?.period.open && post.period.start ? from(`since ${date(post.period.start)}`, post) : null),
  length: ({ kind, post }, { plan }) =>
    kind === "apply-with" && plan.strategy === "where-i-stand" ? null : lengthOf(post),
  span: ({ post }) => (post ? spanOfPost(post) : null),
  "as-title-bare": ({ post }) => (post?.title ? from(asTitle(post).replace(/^as /u, ""), post) : null),
  is: ({ post }) => tense(post, "is", "was"),
  are: ({ post }) => tense(post, "are", "were"),
  was: ({ post }) => tense(post, "has been", "was"),
  "have-worked": ({ post }) => tense(post, "have worked", "worked"),
  "have-done": ({ post }) => tense(post, "have done", "did"),
  "come-first": ({ skills }) =>
    skills && skills.length > 1 ? { ...EMPTY, text: "come first" } : { ...EMPTY, text: "comes first" },
  does: ({ post }) => tense(post, "does", "did"),
  "a-title": ({ post }) => (post?.title ? from(withArticle(titleParts(post.title).head), post) : null),
  "have-held": ({ post }) => tense(post, "have held", "held"),
  "have-been": ({ post }) => tense(post, "have been", "was"),
  "has-lasted": ({ post }) => tense(post, "has lasted", "lasted"),
  include: ({ post }) => tense(post, "include", "included"),
  has: ({ post }) => tense(post, "has", "had"),
  included: ({ post }) => tense(post, "includes", "included"),
  comes: ({ post }) => tense(post, "comes", "came"),
  makes: ({ post }) => tense(post, "makes", "made"),
  adds: ({ post }) => tense(post, "adds", "added"),
  includes: ({ post }) => tense(post, "includes", "included"),
  falls: ({ post }) => tense(post, "falls", "fell"),
  belongs: ({ post }) => tense(post, "belongs", "belonged"),
  means: ({ post }) => tense(post, "means", "meant"),
  comprises: ({ post }) => tense(post, "comprises", "comprised"),
  "previous-title": ({ previous }) => (previous?.title ? from(titleParts(previous.title).head, previous) : null),
  "previous-as-title": ({ previous }) => (previous?.title ? from(asTitle(previous), previous) : null),
  "previous-employer": ({ previous }) => (previous?.company ? from(companyName(previous.company), previous) : null),
  "previous-span": ({ previous }) => (previous ? spanOfPost(previous) : null),

  acts: (message) => acts(message),
  deeds: (message) => deeds(message),
  lines: (message) => ((acts(message) ?? deeds(message)) ? null : lines(message)),
  work: ({ line, post }) => line && work(line, post),
  work2: ({ second, post }) => second && work(second, post),
  did: ({ line, post }) => line && predicate(line, post),
  did2: ({ second, post }) => second && predicate(second, post),
  doing: ({ line }) => line && gerund(line),
  doing2: ({ second }) => second && gerund(second),
  thing: ({ line }) => line && thing(line),
  thing2: ({ second }) => second && thing(second),
  deed: ({ line }) => line && (gerund(line) ?? thing(line)),
  deed2: ({ second }) => second && (gerund(second) ?? thing(second)),
  line: ({ line }) => line && (gerund(line) ?? rested(lowerFirst(line.text), line)),
  line2: ({ second }) => second && (gerund(second) ?? rested(lowerFirst(second.text), second)),
  sentence: ({ line }) => line && sentence(line),
  figure: ({ line }) => line && figure(line),

  topic: ({ topic, rests }) => topic && topicSpan(topic, rests),
  "the-topic": ({ topic, credential, rests }) =>
    topic && credential && saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? definite(topicSpan(topic, rests))
      : null,
  topic1: ({ topics, rests }) => (topics && topics.length > 1 && topics[0] ? topicSpan(topics[0], rests) : null),
  topic2: ({ topics, rests }) => (topics?.[1] ? topicSpan(topics[1], rests) : null),
  one: ({ topics, topic, rests }) => (topics && topics.length > 1 ? null : topic && topicSpan(topic, rests)),

  skills: ({ skills }) =>
    skills && skills.length > 1
      ? { text: listOf(skills.map(skillName)), facts: skills.map((skill) => skill.fact), lines: [] }
      : null,
  skill: ({ skills }) =>
    skills?.length === 1 && skills[0] ? { text: skillName(skills[0]), facts: [skills[0].fact], lines: [] } : null,
  "any-skills": ({ skills }) =>
    skills && skills.length > 0
      ? { text: listOf(skills.map(skillName)), facts: skills.map((skill) => skill.fact), lines: [] }
      : null,
  language: ({ skills }) => (skills?.[0] ? languageSpan(skills[0]) : null),
  "asked-skills": ({ skills, topics }) =>
    skills && skills.length > 0
      ? {
          text: listOf(skills.map(skillName)),
          facts: skills.map((skill) => skill.fact),
          lines: topics?.flatMap((topic) => topic.lines) ?? [],
        }
      : null,
  "all-of-them": ({ skills }) => (skills ? { text: ALL[skills.length] ?? "all of them", facts: [], lines: [] } : null),
  "skill-count": ({ skills }) =>
    skills && skills.length > 1
      ? { text: countOf(skills.length), facts: skills.map((skill) => skill.fact), lines: [] }
      : null,

  credential: ({ credential }) => credential && credentialSpan(credential.fact, credentialName(credential)),
  papers: papersSpan,
  // "valid to 2027 from the board" would belong together wrongly.
  paper: ({ credential }) =>
    credential && !/[,(]/u.test(credential.text) ? credentialSpan(credential.fact, credentialName(credential)) : null,
  institution: ({ credential }) =>
    credential?.institution ? credentialSpan(credential.fact, companyName(credential.institution)) : null,
  "credential-bare": ({ credential }) =>
    credential && credentialSpan(credential.fact, credentialName(credential).replace(/^an? /u, "")),
  "credential-year": ({ credential }) =>
    credential && /^(?:19|20)\d\d$/u.test(credential.year) ? credentialSpan(credential.fact, credential.year) : null,
  degree: ({ credential }) =>
    credential?.kind === "degree" ? credentialSpan(credential.fact, credentialName(credential)) : null,
  "strong-adjective": (message) => strong(message, "adjective"),
  "strong-noun": (message) => strong(message, "noun"),
  "strong-verb": (message) => strong(message, "verb"),
  schooling: ({ level }) => {
    const text = level && LEVELS[level.level];
    return text ? { text, facts: [level.fact], lines: [] } : null;
  },
  years: ({ years }) =>
    years && { text: years.years === 1 ? "one year" : `${countOf(years.years)} years`, facts: [years.fact], lines: [] },

  documents: ({ documents }) =>
    documents && documents.length > 0
      ? {
          text: listOf(documents.map((document) => document.text)),
          facts: [],
          lines: documents.flatMap((document) => document.lines),
        }
      : null,
  time: ({ terms }) => (terms?.roleType ? { text: ROLE_TYPES[terms.roleType] ?? "", facts: [], lines: [] } : null),
  place: ({ terms }) => (terms?.jobLocation ? { text: PLACES[terms.jobLocation] ?? "", facts: [], lines: [] } : null),
};

/** Those of the strengths that are of one shape, in one breath. */
function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const shaped = strengths.map(({ fact, text }) => ({ fact, shape: strengthShape(text) }));
  const said = shaped.filter(({ shape }) => shape.kind === kind);
  if (said.length === 0) return null;
  return { text: listOf(said.map(({ shape }) => shape.text)), facts: said.map(({ fact }) => fact), lines: [] };
}

/** "a BA in English from the University of Leeds and the Care Certificate". */
function papersSpan({ credentials }: Message): Span | null {
  if (!credentials || credentials.length < 2) return null;
  const named = credentials.map((credential) => {
    const name = credentialName(credential);
    return credential.institution && !/[,(]/u.test(name) ? `${name} from ${companyName(credential.institution)}` : name;
  });
  return { text: listOf(named), facts: credentials.map(({ fact }) => fact), lines: [] };
}

const LEVELS: Record<string, string> = {
  student: "still a student",
  highschool: "done with school",
  college: "educated at college",
};

const EMPTY: Span = { text: "", facts: [], lines: [] };

const ROLE_TYPES: Record<string, string> = {
  "part-time": "a part-time post",
  internship: "an internship",
  freelance: "freelance work",
  "full-time": "a full-time post",
};
const PLACES: Record<string, string> = { remote: "remote", hybrid: "hybrid", "on-site": "on-site" };

function quoted(text: string, lines: number[]): Span {
  return { text, facts: [], lines };
}

function from(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}

function rested(text: string, line: Line): Span {
  return { text, facts: [line.fact], lines: [] };
}

function credentialSpan(fact: string, text: string): Span {
  return { text, facts: [fact], lines: [] };
}

function atCompany(company: { text: string; lines: number[] } | null): Span {
  if (!company) return EMPTY;
  const name = companyName(company.text);
  return quoted(`${name.startsWith("the ") ? "with" : "at"} ${name}`, company.lines);
}

function atEmployer(post: Post, { placeInMind }: SlotContext): Span | null {
  if (placeInMind === post.fact) return from("there", post);
  return post.company ? from(`at ${companyName(post.company)}`, post) : null;
}

/** A post goes on, has ended, or is not known to have ended; lines without a post count as going on. */
function tense(post: Post | undefined, present: string, past: string): Span {
  return { text: isOver(post) ? past : present, facts: post ? [post.fact] : [], lines: [] };
}

function isOver(post: Post | undefined): boolean {
  return post !== undefined && !post.period.open && post.period.end !== null;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function date({ year, month }: YearMonth): string {
  return month ? `${MONTHS[month - 1]} ${year}` : String(year);
}

function lengthOf(post: Post | undefined): Span | null {
  if (!post || post.period.months === null || post.period.months < 2) return null;
  return from(durationInWords(post.period.months), post);
}

function spanOfPost(post: Post): Span | null {
  const { start, end, open } = post.period;
  if (!start || open || !end) return null;
  if (start.year === end.year && (!start.month || start.month === end.month)) return from(`in ${date(start)}`, post);
  return from(`from ${date(start)} to ${date(end)}`, post);
}

/** A finite clause with "I": in the past once the post has ended. */
function work(line: Line, post: Post | undefined): Span | null {
  const read = readLine(line.text);
  if (read.kind === "sentence") return null;
  const said = predicate(line, post);
  return said && { ...said, text: `I ${said.text}` };
}

function predicate(line: Line, post: Post | undefined): Span | null {
  const read = readLine(line.text);
  const isPast = isOver(post);
  switch (read.kind) {
    case "work":
      return rested(inOneClause(inForm(read, read.form === "past" || isPast ? "past" : "base")), line);
    case "state":
      return rested(`${isPast ? "was" : "am"} ${read.text}`, line);
    case "can":
      return isPast ? null : rested(read.text, line);
    default:
      return null;
  }
}

/** "draw blood and run EKGs; chart in Epic" becomes one list. */
function inOneClause(text: string): string {
  const [first = "", second, ...more] = text.split(/;\s+(?:and\s+)?/u);
  if (second === undefined || more.length > 0) return text.replace(/;\s+(?:and\s+)?/gu, ", and ");
  const pair = /^([^,]+) and ([^,]+)$/u.exec(first);
  return pair ? `${pair[1]}, ${pair[2]} and ${second}` : `${first} and ${second}`;
}

function gerund(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "work" && hasGerund(read) ? rested(inOneClause(inForm(read, "gerund")), line) : null;
}

function thing(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "thing" ? rested(read.text, line) : null;
}

function sentence(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "sentence" ? rested(read.text, line) : null;
}

function figure(line: Line): Span | null {
  const found = figureOf(line.text);
  return found ? rested(figureAtStart(found), line) : null;
}

function topicSpan(topic: Topic, rests: readonly string[] = []): Span | null {
  return topic.language === "en" ? { text: topic.text, facts: rests, lines: topic.lines } : null;
}

/** "a Registered Nurse license" becomes "the Registered Nurse license". */
function definite(span: Span | null): Span | null {
  return span && { ...span, text: `the ${span.text.replace(/^(?:an?|the|your|any)\s+/iu, "")}` };
}

/** One or two things done in one clause with "I"; each keeps its own verb. */
function acts({ line, second, post }: Message): Span | null {
  const said = [line, second].flatMap((one) => (one ? [predicate(one, post)] : []));
  const [first, next] = said;
  if (!first || said.includes(null)) return null;
  const facts = said.flatMap((span) => span?.facts ?? []);
  if (!next) return { text: `I ${first.text}`, facts, lines: [] };
  const heavy = /,|\band\b/u.test(first.text) || /,|\band\b/u.test(next.text) || isPast(line) !== isPast(second);
  return { text: heavy ? `I ${first.text}, and I ${next.text}` : `I ${first.text} and ${next.text}`, facts, lines: [] };
}

/** Whether the line itself is told in the past, whatever became of its post. */
function isPast(line: Line | undefined): boolean {
  const read = line && readLine(line.text);
  return read?.kind === "work" && read.form === "past";
}

/** The same as gerunds or nouns: "drawing blood as well as two newsletters". */
function deeds({ line, second }: Message): Span | null {
  const said = [line, second].flatMap((one) => (one ? [gerund(one) ?? thing(one)] : []));
  const [first, next] = said;
  if (!first || said.includes(null)) return null;
  const facts = said.flatMap((span) => span?.facts ?? []);
  if (!next) return { text: first.text, facts, lines: [] };
  const heavy = /,|\band\b/u.test(first.text);
  if (heavy && /,|\band\b/u.test(next.text)) return null;
  return { text: `${first.text}${heavy ? " as well as " : " and "}${next.text}`, facts, lines: [] };
}

/** Lines that no grammar of ours fits, as they were typed. */
function lines({ line, second }: Message): Span | null {
  if (!line || !second) return line ? rested(lowerFirst(line.text), line) : null;
  return { text: `${lowerFirst(line.text)}; ${lowerFirst(second.text)}`, facts: [line.fact, second.fact], lines: [] };
}

const ALL: Record<number, string> = { 1: "that", 2: "both", 3: "all three" };

/** "fluent Spanish", "Spanish at level B2", "German"; only the level that was typed. */
function languageSpan(skill: Skill): Span {
  const { language, level } = readLanguageSkill(skill.text);
  const name = language.charAt(0).toUpperCase() + language.slice(1);
  const plain = level.toLowerCase();
  const text = LEVEL_WORDS[plain]
    ? `${LEVEL_WORDS[plain]} ${name}`
    : /^[abc][12]$/u.test(plain)
      ? `${name} at level ${level.toUpperCase()}`
      : level
        ? `${name} (${level})`
        : name;
  return { text, facts: [skill.fact], lines: [] };
}

const LEVEL_WORDS: Record<string, string> = {
  fluent: "fluent",
  fluently: "fluent",
  native: "native",
  basic: "basic",
  conversational: "conversational",
  advanced: "advanced",
  intermediate: "intermediate",
  bilingual: "bilingual",
};
