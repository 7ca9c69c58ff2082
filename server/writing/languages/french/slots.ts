import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { askedFillers } from "../asked-fillers.ts";
import { EMPTY, quoted, rested } from "../spans.ts";
import { isTold } from "../told-before.ts";
import { listed } from "./clauses.ts";
import { withDe, withTo } from "./elision.ts";
import { languageNames } from "./language-names.ts";
import { infinitiveOfLine, lineAsTyped, readLine } from "./lines.ts";
import { atHouse, houseName, lowerCredential, titleOf } from "./names.ts";
import { dateOf, durationOf, exactDuration, yearsOf } from "./numbers.ts";
import {
  areFirstSkills,
  articled,
  articledSkills,
  diplomasSpan,
  knownSkills,
  LEVELS,
  PAPERS,
  papersSpan,
  SHORT_LEVELS,
  schooling,
  schoolName,
  skillSpan,
} from "./person-spans.ts";
import { goesOn, isLast, isOver, lengthOf, of, spanOfPost, tense, there } from "./post-spans.ts";
import { strengthFillers } from "./slots-strengths.ts";
import { toldFillers, withAlso } from "./slots-told.ts";
import { topicFillers } from "./slots-topics.ts";
import { tradeFillers } from "./slots-trade.ts";
import { actsOf, deedsOf, each, joinLines, needsColon, sentence, toDo } from "./work-spans.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What each slot of the French phrases stands for; null where the message has nothing for it. */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (!filler) throw new Error(`French phrases have no slot {${slot}}`);
  return filler(message, context) ?? null;
}

const FILLERS: Record<string, Fill> = {
  ...askedFillers({ exactly: exactDuration, told: durationOf }),
  "asked-skills": ({ skills = [], topics = [] }) =>
    skills.length > 0
      ? { ...(articledSkills(skills, same) ?? skillSpan(skills)), lines: topics.flatMap(({ lines }) => lines) }
      : null,
  // For what goes on from something told of the same post, and not at the beginning of a paragraph.
  further: (message, { plan }) => (goesOn(message, plan) ? EMPTY : null),
  // For "aussi": something was told of the same post before.
  encore: (message, { plan }) => (isTold(message, plan) ? EMPTY : null),
  // For skills that others were named before, and for those that are the first.
  autres: (message, { plan }) => (areFirstSkills(message, plan) ? null : EMPTY),
  premiers: (message, { plan }) => (areFirstSkills(message, plan) ? EMPTY : null),
  "no-lines": ({ line }) => (line ? null : EMPTY),
  "no-employer": ({ post }) => (post && !post.company ? EMPTY : null),
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
  "depuis-length": ({ post }) => {
    const length = post?.period.open ? lengthOf(post) : null;
    return length && { ...length, text: `depuis ${length.text}` };
  },
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

  acts: actsOf,
  "acts-aussi": (message) => (message.second ? null : withAlso(actsOf(message))),
  /** For work that no clause tells. */
  "no-clause": (message) => (actsOf(message) ? null : EMPTY),
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
    needsColon(message) || !actsOf(message)
      ? each(message, (line) => lineAsTyped(readLine(line.text), isOver(message.post)), joinLines)
      : null,
  line: ({ line, post }) => line && rested(lineAsTyped(readLine(line.text), isOver(post)), line),
  sentence: ({ line }) => line && sentence(line),

  ...topicFillers,
  ...tradeFillers,

  skills: ({ skills = [] }) => (skills.length > 1 ? skillSpan(skills) : null),
  skill: ({ skills = [] }) => (skills.length === 1 ? skillSpan(skills) : null),
  /** Skills that have no article of ours: for the colon alone. */
  "bare-skills": ({ skills = [] }) => (skills.length > 0 && !articledSkills(skills, same) ? skillSpan(skills) : null),
  "any-skills": ({ skills = [] }) => (skills.length > 0 ? skillSpan(skills) : null),
  "known-skills": ({ skills = [] }) => knownSkills(skills),
  /** What can be known: no paper and no quality. */
  sues: ({ skills = [] }) => (knownSkills(skills) ? EMPTY : null),
  "les-skills": ({ skills = [] }) => articledSkills(skills, same),
  "de-skills": ({ skills = [] }) => articledSkills(skills, withDe),
  language: ({ skills = [] }) => ({
    text: listed(languageNames(skills.map(({ text }) => text))),
    facts: skills.map(({ fact }) => fact),
    lines: [],
  }),

  credential: ({ credential }) => (credential && !credential.isPending ? articled(credential) : null),
  pending: ({ credential }) => (credential?.isPending ? articled(credential) : null),
  papers: ({ credentials }) => papersSpan(credentials),
  diplomas: ({ credentials }) => diplomasSpan(credentials),
  degree: ({ credential }) => (credential?.kind === "degree" && !credential.isPending ? articled(credential) : null),
  /** "Je suis en deuxième année de licence": typed as a sentence. */
  études: ({ credential }) =>
    credential && /^(?:je |j[’'])/iu.test(credential.text)
      ? {
          text: credential.text.charAt(0).toUpperCase() + credential.text.slice(1),
          facts: [credential.fact],
          lines: [],
        }
      : null,
  paper: ({ credential }) =>
    credential && credential.kind !== "degree" && !credential.isPending ? articled(credential) : null,
  /** A paper whose name has no article of ours: for the colon alone. */
  diploma: ({ credential }) =>
    credential && !credential.isPending && !articled(credential) && !/^(?:je |j[’'])/iu.test(credential.text)
      ? { text: lowerCredential(credential.text), facts: [credential.fact], lines: [] }
      : null,
  institution: ({ credential }) =>
    credential?.institution ? { text: schoolName(credential), facts: [credential.fact], lines: [] } : null,
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
  ...strengthFillers,

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

const COUNTED = /^\d/u;

const ROLE_TYPES: Record<string, string> = {
  "part-time": "un poste à temps partiel",
  internship: "un stage",
  freelance: "une mission en indépendant",
  "full-time": "un poste à temps plein",
};

const same = (text: string) => text;
