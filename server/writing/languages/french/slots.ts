import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { EMPTY, quoted, rested } from "../spans.ts";
import { listed } from "./clauses.ts";
import { withDe, withTo } from "./elision.ts";
import { languageName } from "./language-names.ts";
import { titleInSentence } from "./letter-case.ts";
import { clauseOfLine, infinitiveOfLine, lineAsTyped, nounOfLine, readLine } from "./lines.ts";
import { atHouse, houseName, lowerCredential, ofRole, titleOf } from "./names.ts";
import { dateOf, yearsOf } from "./numbers.ts";
import {
  articled,
  articledSkills,
  diplomasSpan,
  knownSkills,
  LEVELS,
  PAPERS,
  papersSpan,
  SHORT_LEVELS,
  schooling,
  skillSpan,
  strongSpan,
} from "./person-spans.ts";
import { goesOn, isLast, isOver, lengthOf, of, spanOfPost, tense, there } from "./post-spans.ts";
import { toldFillers } from "./slots-told.ts";
import { strengthAsNoun } from "./strengths.ts";
import { otherTopic, sameTopic, topicSpan, topicToDo } from "./topic-spans.ts";
import { each, isDone, joinClauses, joinLines, joinNouns, needsColon, sentence, toDo } from "./work-spans.ts";

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
    skills.length > 0
      ? { ...(articledSkills(skills, same) ?? skillSpan(skills)), lines: topics.flatMap(({ lines }) => lines) }
      : null,
  // For what goes on from something told of the same post, and not at the beginning of a paragraph.
  further: (message, { plan }) => (goesOn(message, plan) ? EMPTY : null),
  "no-lines": ({ line }) => (line ? null : EMPTY),
  few: (_, { plan }) => (plan.tier <= 1 ? EMPTY : null),
  "no-role": (_, { heading: { role } }) => (role ? null : EMPTY),
  welcome: ({ welcome }) =>
    welcome && {
      text: welcome.kind === "beginners" ? "aucune expérience n’est exigée" : "une formation est prévue",
      facts: [],
      lines: welcome.lines,
    },
  company: (_, { heading: { company } }) => company && quoted(houseName(company.text), company.lines),
  chez: (_, { heading: { company } }) => (company ? quoted(atHouse(company.text), company.lines) : EMPTY),
  "chez-company": (_, { heading: { company } }) => company && quoted(atHouse(company.text), company.lines),
  "chez-appel": (_, { heading: { company } }) => company && quoted(withTo(houseName(company.text)), company.lines),
  "no-company": (_, { heading: { company } }) => (company ? null : EMPTY),

  // What is offered by somebody who has worked before, and by somebody who has not.
  acquis: ({ post, line, years }) => (post || line || years ? EMPTY : null),
  neuf: ({ post, line, years }) => (post || line || years ? null : EMPTY),
  title: ({ post }) => (post?.title ? of(titleOf(post), post) : null),
  "de-title": ({ post }) => (post?.title ? of(withDe(titleOf(post)), post) : null),
  employer: ({ post }) => (post?.company ? of(houseName(post.company), post) : null),
  "de-employer": ({ post }) => (post?.company ? of(withDe(houseName(post.company)), post) : null),
  "à-employer": ({ post }) => (post?.company ? of(withTo(houseName(post.company)), post) : null),
  "chez-employer": ({ post }) => (post?.company ? of(atHouse(post.company), post) : null),
  là: ({ post }, context) => post && there(post, context),
  depuis: ({ post }) =>
    post?.period.open && post.period.start ? of(`depuis ${dateOf(post.period.start)}`, post) : null,
  span: ({ post }) => post && spanOfPost(post),
  length: ({ post }) => post && lengthOf(post),
  "length-new": ({ post }, { plan }) =>
    post && !SAID_HOW_LONG.has(plan.strategy) && isLast(post, plan) ? lengthOf(post) : null,
  "là-bas": ({ post }, { placeInMind }) =>
    post && (placeInMind === post.fact ? of("là-bas", post) : post.company ? of(atHouse(post.company), post) : null),
  travaille: ({ post }) => tense(post, "je travaille", "j’ai travaillé"),
  "occupe-now": ({ post }) => (isOver(post) ? null : { text: "j’occupe", facts: post ? [post.fact] : [], lines: [] }),
  "exerce-rel": ({ post }) => tense(post, "j’exerce", "j’ai exercées"),
  comprennent: ({ post }) => tense(post, "comprennent", "comprenaient"),
  "c-est-fait": ({ post }) => tense(post, "est fait", "était fait"),
  "previous-employer": ({ previous }) => (previous?.company ? of(houseName(previous.company), previous) : null),
  "de-previous-title": ({ previous }) => (previous?.title ? of(withDe(titleOf(previous)), previous) : null),
  exerce: ({ post }) => tense(post, "j’exerce", "j’ai exercé"),
  occupe: ({ post }) => tense(post, "j’occupe", "j’occupais"),
  "occupe-de": ({ post }) => tense(post, "je m’occupe", "je m’occupais"),
  fais: ({ post }) => tense(post, "je fais", "j’ai fait"),
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
  "s-ajoutent": (message) => {
    const plural = message.second !== undefined || /^les |^\d/u.test(deedsOf(message)?.text ?? "");
    return plural ? tense(message.post, "s’ajoutent", "s’ajoutaient") : tense(message.post, "s’ajoute", "s’ajoutait");
  },
  dure: ({ post }) => tense(post, "dure depuis", "a duré"),
  "que-j-ai": ({ post }) => tense(post, "que j’occupe", "que j’ai occupé"),
  "previous-title": ({ previous }) => (previous?.title ? of(titleOf(previous), previous) : null),
  "chez-previous": ({ previous }) => (previous?.company ? of(atHouse(previous.company), previous) : null),
  "de-previous": ({ previous }) => (previous?.company ? of(withDe(houseName(previous.company)), previous) : null),

  acts: (message) =>
    each(message, (line) => clauseOfLine(readLine(line.text), isOver(message.post) || isDone(line)), joinClauses),
  deeds: deedsOf,
  /** A noun with its article, and a figure with what it counts: a figure is nothing that a course of life "holds". */
  "deeds-named": (message) => (message.line && COUNTED.test(message.line.text) ? null : deedsOf(message)),
  counted: ({ line }) =>
    line && COUNTED.test(line.text) ? rested(lineAsTyped(readLine(line.text), false), line) : null,
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
    needsColon(message)
      ? each(message, (line) => lineAsTyped(readLine(line.text), isOver(message.post)), joinLines)
      : null,
  line: ({ line, post }) => line && rested(lineAsTyped(readLine(line.text), isOver(post)), line),
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
  "same-topic": (message) => sameTopic(message, same),
  "other-topic": (message) => otherTopic(message, same),
  "faire-one": (message) => (message.topics && message.topics.length > 1 ? null : topicToDo(message, same)),
  "faire-other": (message) => (otherTopic(message, same) ? topicToDo(message, same) : null),
  "de-faire-other": (message) => (otherTopic(message, same) ? topicToDo(message, withDe) : null),
  "de-other": (message) => otherTopic(message, withDe),
  "à-other": (message) => otherTopic(message, withTo),
  /** Empty, and only there, where the posting's words are in another language and cannot be taken up. */
  foreign: ({ topic, topics }) => ((topic ?? topics?.[0])?.language === "fr" ? null : EMPTY),

  skills: ({ skills = [] }) => (skills.length > 1 ? skillSpan(skills) : null),
  skill: ({ skills = [] }) => (skills.length === 1 ? skillSpan(skills) : null),
  /** Skills that have no article of ours: for the colon alone. */
  "bare-skills": ({ skills = [] }) => (skills.length > 0 && !articledSkills(skills, same) ? skillSpan(skills) : null),
  "any-skills": ({ skills = [] }) => (skills.length > 0 ? skillSpan(skills) : null),
  "known-skills": ({ skills = [] }) => knownSkills(skills),
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
  credential: ({ credential }) => (credential && !credential.isPending ? articled(credential) : null),
  pending: ({ credential }) => (credential?.isPending ? articled(credential) : null),
  papers: ({ credentials }) => papersSpan(credentials),
  diplomas: ({ credentials }) => diplomasSpan(credentials),
  degree: ({ credential }) => (credential?.kind === "degree" && !credential.isPending ? articled(credential) : null),
  paper: ({ credential }) =>
    credential && credential.kind !== "degree" && !credential.isPending ? articled(credential) : null,
  /** A paper whose name has no article of ours: for the colon alone. */
  diploma: ({ credential }) =>
    credential && !credential.isPending && !articled(credential)
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
    strongSpan(strengths, ({ text }) => (strengthAsNoun(text) ? null : lineAsTyped(readLine(text), false))),

  documents: ({ documents = [] }) => {
    const named = documents.flatMap(({ text, lines }) => {
      const own = PAPERS.find(([pattern]) => pattern.test(text));
      return own ? [{ text: own[1], lines }] : [];
    });
    if (named.length === 0) return null;
    return { text: listed(named.map(({ text }) => text)), facts: [], lines: named.flatMap(({ lines }) => lines) };
  },
  ...toldFillers,
  time: ({ terms }) => (terms?.roleType ? { text: ROLE_TYPES[terms.roleType] ?? "", facts: [], lines: [] } : null),
};

/** Openings that have told already how long the post has lasted. */
const SAID_HOW_LONG: ReadonlySet<string> = new Set(["where-i-stand", "path"]);

function deedsOf(message: Message): Span | null {
  return each(
    message,
    (line) => (isDone(line) && message.post?.period.open ? null : nounOfLine(readLine(line.text))),
    joinNouns,
  );
}

const COUNTED = /^\d/u;

const ROLE_TYPES: Record<string, string> = {
  "part-time": "un poste à temps partiel",
  internship: "un stage",
  freelance: "une mission en indépendant",
  "full-time": "un poste à temps plein",
};

const same = (text: string) => text;
