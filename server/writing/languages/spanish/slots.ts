import type { Credential, Skill } from "../../facts/profile.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { isInfinitive, isPlural } from "./gender.ts";
import { languageName } from "./language-names.ts";
import {
  asTitle,
  companyName,
  credentialName,
  isDegree,
  listOf,
  skillName,
  skillWithArticle,
  titleName,
  titleParts,
} from "./names.ts";
import { countOf } from "./numbers.ts";
import { employerAgain, employerPlace, isLast, isOver, lengthOf, myPost, sinceOf, spanOf } from "./periods.ts";
import { LEVELS, PAPERS, papersSpan } from "./person-spans.ts";
import { toldFillers } from "./slots-told.ts";
import { EMPTY, quoted, rested, words } from "./spans.ts";
import { isQuality, type StrengthShape, strengthShape } from "./strengths.ts";
import { speaksToFriends, topicFillers, topicSpan } from "./topic-slots.ts";
import { clause, clauses, deed, deeds, lineAsTyped, linesAsTyped } from "./work.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/**
 * What each slot of the Spanish phrases stands for; null where the message has nothing for it. Three kinds of slot
 * choose between forms: {su/vuestro} by whom the letter speaks to, {incluye>incluía} by whether the post has ended,
 * {figura#figuran} by the number of the topic or the skills.
 */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (filler) return filler(message, context) ?? null;
  const [, first = "", kind, second = ""] = /^([^/>#]+)([/>#])([^/>#]+)$/u.exec(slot) ?? [];
  if (kind === "/") return words(speaksToFriends(context) ? second : first);
  if (kind === ">") return message.post ? rested(isOver(message.post) ? second : first, message.post.fact) : null;
  if (kind === "#") return words(isOfSeveral(message) ? second : first);
  throw new Error(`Spanish phrases have no slot {${slot}}`);
}

const FILLERS: Record<string, Fill> = {
  role: (_, { heading }) => heading.role && quoted(titleName(heading.role.text), heading.role.lines),
  company: (_, { heading }) => heading.company && quoted(companyName(heading.company.text), heading.company.lines),
  "en-company": (_, { heading }) =>
    heading.company ? quoted(`en ${companyName(heading.company.text)}`, heading.company.lines) : EMPTY,
  "en-firm": (_, { heading }) =>
    heading.company && quoted(`en ${companyName(heading.company.text)}`, heading.company.lines),
  "no-company": (_, { heading }) => (heading.company ? null : EMPTY),
  "no-role": (_, { heading }) => (heading.role ? null : EMPTY),
  welcome: ({ welcome }) =>
    welcome && {
      text: welcome.kind === "beginners" ? "no hace falta experiencia" : "se ofrece formación",
      facts: [],
      lines: welcome.lines,
    },
  // What is offered by somebody who has worked before, and by somebody who has not.
  previo: ({ post, line, years }) => (post || line || years ? EMPTY : null),
  nuevo: ({ post, line, years }) => (post || line || years ? null : EMPTY),
  title: ({ post }) => (post?.title ? rested(titleParts(post.title).head, post.fact) : null),
  "as-title": ({ post }) => (post?.title ? rested(asTitle(post), post.fact) : null),
  employer: ({ post }) => (post?.company ? rested(companyName(post.company), post.fact) : null),
  "at-employer": ({ post }, context) => post && employerPlace(post, context),
  "employer-again": ({ post }, context) => post && employerAgain(post, context),
  "my-post": ({ post }) => post && myPost(post),
  since: ({ post }) => post && sinceOf(post),
  length: ({ post }) => post && lengthOf(post),
  "length-until-now": ({ post }, { plan }) => (post && isLast(post, plan) ? lengthOf(post) : null),
  "open-length": ({ post }) => (post && !isOver(post) && post.period.open ? lengthOf(post) : null),
  "closed-length": ({ post }) => (post && isOver(post) ? lengthOf(post) : null),
  span: ({ post }) => post && spanOf(post),
  "previous-as-title": ({ previous }) => (previous?.title ? rested(asTitle(previous), previous.fact) : null),
  "previous-employer": ({ previous }) =>
    previous?.company ? rested(companyName(previous.company), previous.fact) : null,

  // For what goes on from something told of the same post.
  further: (message, { plan }) => (isToldBefore(message, plan) ? EMPTY : null),
  "no-line": ({ line }) => (line ? null : EMPTY),
  acts: (message, { plan }) => clauses(message, plan.seed || undefined),
  // Only where the work is told by a noun: "me dedico a la formación".
  "acts-2": (message) => {
    const span = clauses(message);
    if (!span || !/(?<!\p{L})me ocup(?:o|aba) de /u.test(span.text)) return null;
    const text = span.text.replace(
      /(?<!\p{L})me ocup(o|aba) de (.+?)(?= y (?!de )|, y |$)/gu,
      (_, ending: string, work: string) =>
        `me dedic${ending} a ${work.replace(/ y de (?=(?:el|la|los|las) )/gu, " y a ")}`,
    );
    return { ...span, text };
  },
  deeds: (message, { plan }) => deeds(message, plan.seed),
  lines: (message) => ((clauses(message) ?? deeds(message)) ? null : linesAsTyped(message)),
  work: ({ line, post }, { plan }) => line && clause(line, post, plan.seed || undefined),
  deed: ({ line, post }, { plan }) => line && deed(line, post, plan.seed),
  line: ({ line, post }) => line && lineAsTyped(line, post),

  ...topicFillers,

  skills: ({ skills }) => (skills && skills.length > 0 ? skillsSpan(skills, listOf(skills.map(skillName))) : null),
  // For sentences that speak of skills without naming them again.
  named: ({ skills }) => (skills && skills.length > 0 ? skillsSpan(skills, "") : null),
  "the-skills": ({ skills }) => skills && theSkills(skills),
  // "Conocimientos de React", but not "de llevar tres platos".
  "known-skills": ({ skills = [] }) => {
    const names = skills.map(skillName);
    return names.length === 0 || names.some((name) => isInfinitive(name.split(" ")[0] ?? ""))
      ? null
      : skillsSpan(skills, listOf(names));
  },
  language: ({ skills = [] }) => skillsSpan(skills, listOf(skills.map(({ text }) => languageName(text)))),
  "both-of-them": ({ skills }) =>
    words(skills && skills.length > 1 ? (skills.length === 2 ? "ambas cosas" : "todo ello") : "eso"),

  asked: ({ topic, credential, rests }, context) =>
    topic && credential && !isWhatIsAsked(credential, topic) ? topicSpan(topic, rests, context) : null,
  met: ({ topic, credential, rests }, context) =>
    topic && credential && isWhatIsAsked(credential, topic) ? topicSpan(topic, rests, context) : null,
  credential: ({ credential }) =>
    credential && !credential.isPending ? rested(credentialName(credential), credential.fact) : null,
  studying: ({ credential }) => (credential?.isPending ? rested(credentialName(credential), credential.fact) : null),
  papers: ({ credentials = [] }) => papersSpan(credentials),
  degree: ({ credential }) =>
    credential && !credential.isPending && isDegree(credential)
      ? rested(credentialName(credential), credential.fact)
      : null,
  paper: ({ credential }) =>
    credential && !credential.isPending && !isDegree(credential)
      ? rested(credentialName(credential), credential.fact)
      : null,
  institution: ({ credential }) =>
    credential?.institution ? rested(companyName(credential.institution), credential.fact) : null,
  "credential-year": ({ credential }) =>
    credential && /^(?:19|20)\d\d$/u.test(credential.year) ? rested(credential.year, credential.fact) : null,
  "strong-adjective": (message) => strong(message, "adjective"),
  "soy-adjective": (message) => {
    const span = strong(message, "adjective");
    return span && isQuality(span.text) ? span : null;
  },
  "strong-noun": (message) => strong(message, "noun"),
  "strong-quoted": (message) => strong(message, "quoted"),
  schooling: ({ level }) => {
    const text = level && LEVELS[level.level];
    return text ? rested(text, level.fact) : null;
  },
  years: ({ years }) => years && rested(years.years === 1 ? "un año" : `${countOf(years.years)} años`, years.fact),

  documents: ({ documents }) => {
    const own = documents?.filter(({ text }) => PAPERS.some(([pattern]) => pattern.test(text))) ?? [];
    if (own.length === 0) return null;
    const names = own.flatMap(({ text }) => PAPERS.find(([pattern]) => pattern.test(text))?.[1] ?? []);
    return quoted(
      listOf(names),
      own.flatMap((document) => document.lines),
    );
  },
  ...toldFillers,
  time: ({ terms }) => (terms?.roleType ? words(ROLE_TYPES[terms.roleType] ?? "un puesto estable") : null),
};

const ROLE_TYPES: Record<string, string> = {
  "part-time": "un puesto a tiempo parcial",
  internship: "un puesto en prácticas",
  freelance: "una colaboración por proyectos",
  "full-time": "un puesto a jornada completa",
};

function isToldBefore(message: Message, { paragraphs }: SlotContext["plan"]): boolean {
  const all = paragraphs.flat();
  return all
    .slice(0, all.indexOf(message))
    .some(({ post, line, kind }) => line && kind !== "tell" && post?.fact === message.post?.fact);
}

function isOfSeveral({ skills, topic }: Message): boolean {
  if (skills) return skills.length > 1 || skills.some((skill) => isPlural(skillName(skill)));
  return topic !== undefined && isPlural(topic.text);
}

/** Whether the paper is what the posting asks for in the same words: then it is named once. */
function isWhatIsAsked({ text, institution }: Credential, topic: Topic): boolean {
  return saysAll(`${text} ${institution}`, topic.text);
}

function skillsSpan(skills: readonly Skill[], text: string): Span {
  return { text, facts: skills.map((skill) => skill.fact), lines: [] };
}

function theSkills(skills: readonly Skill[]): Span | null {
  const names = skills.flatMap((skill) => skillWithArticle(skill) ?? []);
  return names.length === skills.length && names.length > 0 ? skillsSpan(skills, listOf(names)) : null;
}

/** Those of the strengths that are of one shape, in one breath. */
function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const shaped = strengths.map(({ fact, text }) => ({ fact, shape: strengthShape(text) }));
  const said = shaped.filter(({ shape }) => shape.kind === kind);
  if (said.length === 0) return null;
  return {
    text: listOf([...new Set(said.map(({ shape }) => shape.text))]),
    facts: said.map(({ fact }) => fact),
    lines: [],
  };
}
