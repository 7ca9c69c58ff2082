import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { askedFillers } from "../asked-fillers.ts";
import { credentialSpan, EMPTY, from, quoted } from "../spans.ts";
import { isTold } from "../told-before.ts";
import { withArticle } from "./articles.ts";
import { asTitle, companyName, credentialName, isSeveral, issuerOf, listOf, paperName, withoutState } from "./names.ts";
import { countOf, durationInWords, exactDuration } from "./numbers.ts";
import { atCompany, WITH_CLIENT } from "./slots-company.ts";
import { acts, deeds, gerund, lines, loose, predicate, sentence, thing, work } from "./slots-lines.ts";
import { atEmployer, date, isOnlyPostThere, isOver, lengthOf, spanOfPost, tense, tenseOfDeeds } from "./slots-post.ts";
import {
  allOf,
  askedSkills,
  broughtSkills,
  canBeBrought,
  languagesSpan,
  papersSpan,
  skillAsTyped,
  skillsSpan,
  strong,
  WHICH,
} from "./slots-skills.ts";
import {
  deedSpan,
  definite,
  doesSpan,
  howSpan,
  isSaidBy,
  namesSkills,
  saysTopic,
  topicSpan,
  welcomeSpan,
  youNeed,
} from "./slots-topics.ts";
import { isOfTrade } from "./slots-trade.ts";
import { asDeed } from "./topic-deeds.ts";
import { isHeld, learnable } from "./topics-to-learn.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What each slot of the English phrases stands for; null where the message has nothing for it. */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (!filler) throw new Error(`English phrases have no slot {${slot}}`);
  return filler(learnable(message, context.heading), context) ?? null;
}

const FILLERS: Record<string, Fill> = {
  ...askedFillers({ exactly: exactDuration, told: durationInWords }),
  role: (_, { heading }) => heading.role && quoted(heading.role.text, heading.role.lines),
  "a-role": (_, { heading }) => heading.role && quoted(withArticle(heading.role.text), heading.role.lines),
  company: (_, { heading }) => heading.company && quoted(companyName(heading.company.text), heading.company.lines),
  "at-company": (_, { heading }) => atCompany(heading),
  "at-company-or-you": (_, { heading }) => (heading.company ? atCompany(heading) : { ...EMPTY, text: "with you" }),
  "with-company": (_, { heading }) =>
    heading.isForClient
      ? WITH_CLIENT
      : heading.company
        ? quoted(`with ${companyName(heading.company.text)}`, heading.company.lines)
        : EMPTY,
  "no-skills": ({ skills }) => (skills && skills.length > 0 ? null : EMPTY),
  "no-reach": (_, { plan }) => (plan.paragraphs.at(-1)?.some(({ kind }) => kind === "reach") ? null : EMPTY),
  "no-role": (_, { heading }) => (heading.role ? null : EMPTY),
  welcome: ({ welcome }) => welcome && welcomeSpan(welcome),
  // For somebody who has something, and somebody who has hardly anything done to speak of.
  "has-line": ({ line }) => line && { ...EMPTY, facts: [line.fact] },
  "has-done": ({ line, years = line }) => years && { ...EMPTY, facts: [years.fact] },
  "has-post": ({ post, skills = [] }) => (post && !skills.some(({ text }) => isLanguageSkill(text)) ? EMPTY : null),
  learner: (_, { heading, plan }) => (isOfTrade(plan, heading) ? null : EMPTY),
  "new-here": ({ post, line, years }) => (post || line || years ? null : EMPTY),

  "as-title": ({ post }) => (post?.title ? from(asTitle(post), post) : null),
  over: ({ post }) => (isOver(post) ? EMPTY : null),
  running: ({ post }) => (post?.period.open ? EMPTY : null),
  "no-title": ({ post }) => (post?.title ? null : EMPTY),
  "has-title": ({ post }) => (post?.title ? EMPTY : null),
  employer: ({ post }) => (post?.company ? from(companyName(post.company), post) : null),
  "at-employer": ({ post }, context) => post && atEmployer(post, context),
  // At the start of a clause: "At Larkfield Home Care, I …", "There I …".
  place: ({ post }, context) => {
    const span = post && atEmployer(post, context);
    return span && { ...span, text: span.text === "there" ? span.text : `${span.text},` };
  },
  "at-name": ({ post }) => (post?.company ? from(`at ${companyName(post.company)}`, post) : null),
  since: ({ post }) => (post?.period.open && post.period.start ? from(`since ${date(post.period.start)}`, post) : null),
  length: ({ kind, post }, { plan }) =>
    kind === "apply-with" && plan.strategy === "where-i-stand" ? null : lengthOf(post),
  span: ({ post }) => (post ? spanOfPost(post) : null),
  is: (message) => tenseOfDeeds(message, "is", "was"),
  "have-worked": ({ post }) => tense(post, "have worked", "worked"),
  "have-done": ({ post }) => tense(post, "have done", "did"),
  "have-held": ({ post }) => tense(post, "have held", "held"),
  "have-been": ({ post }) => tense(post, "have been", "was"),
  do: ({ post }) => tense(post, "do", "did"),
  "has-lasted": ({ post }) => tense(post, "has lasted", "lasted"),
  include: (message) => tenseOfDeeds(message, "include", "included", "have included"),
  has: ({ post }) => tense(post, "has", "had"),
  included: (message) => tenseOfDeeds(message, "includes", "included", "has included"),
  adds: (message) => tenseOfDeeds(message, "adds", "added", "has added"),
  includes: (message) => tenseOfDeeds(message, "includes", "included", "has included"),
  belongs: ({ post }) => tense(post, "belongs", "belonged"),
  // For what goes on from something told of the same post.
  again: (message, { plan }) => (isTold(message, plan) ? EMPTY : null),
  "also-include": (message) => tenseOfDeeds(message, "also include", "also included", "have also included"),
  "also-includes": (message) => tenseOfDeeds(message, "also includes", "also included", "has also included"),
  "also-comprises": (message) => tenseOfDeeds(message, "also comprises", "also comprised", "has also comprised"),
  means: (message) => tenseOfDeeds(message, "means", "meant", "has meant"),
  comprises: (message) => tenseOfDeeds(message, "comprises", "comprised", "has comprised"),
  "previous-as-title": ({ previous }) => (previous?.title ? from(asTitle(previous), previous) : null),
  "previous-employer": ({ previous, post }) =>
    previous?.company && previous.company !== post?.company ? from(companyName(previous.company), previous) : null,
  // "At Greater Manchester Police, where I worked before that" is told of no post that another was held at, too.
  elsewhere: ({ post }, { plan }) => (isOnlyPostThere(post, plan) ? EMPTY : null),

  acts: (message) => acts(message),
  deeds: (message) => deeds(message),
  lines: (message) => ((acts(message) ?? deeds(message)) ? null : lines(message)),
  work: ({ line, post }) => line && work(line, post),
  did: ({ line, post }) => line && predicate(line, post),
  deed: ({ line }) => line && (gerund(line) ?? thing(line)),
  line: ({ line, post }) => line && loose(line, post),
  sentence: ({ line }) => line && sentence(line),

  topic: ({ topic, rests }) => topic && topicSpan(topic, rests),
  "does-topic": ({ topic, rests }) => topic && doesSpan(topicSpan(topic, rests)),
  "the-topic": ({ topic, credential, rests }) =>
    topic && credential && !credential.isPending && saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? definite(topicSpan(topic, rests))
      : null,
  "same-topic": ({ topic, line, rests }) => (topic && line && isSaidBy(line, topic) ? topicSpan(topic, rests) : null),
  "other-topic": ({ topic, line, rests }) => (topic && line && !isSaidBy(line, topic) ? topicSpan(topic, rests) : null),
  topic1: ({ topics, rests }) => (topics && topics.length > 1 && topics[0] ? topicSpan(topics[0], rests) : null),
  topic2: ({ topics, rests }) => (topics?.[1] ? topicSpan(topics[1], rests) : null),
  one: ({ topics, topic, rests }) => (topics && topics.length > 1 ? null : topic && topicSpan(topic, rests)),
  // "You need someone to {to-one}": what a topic asks somebody to do.
  "to-topic": ({ topic, rests }) => topic && deedSpan(topic, rests),
  "to-other-topic": ({ topic, line, rests }) =>
    topic && line && !isSaidBy(line, topic) ? deedSpan(topic, rests) : null,
  "to-topic1": ({ topics, rests }) => (topics && topics.length > 1 && topics[0] ? deedSpan(topics[0], rests) : null),
  "to-topic2": ({ topics, rests }) => (topics?.[1] ? deedSpan(topics[1], rests) : null),
  "to-one": ({ topics, topic, rests }) => (topics && topics.length > 1 ? null : topic && deedSpan(topic, rests)),
  // "you need someone to keep the diary", "you ask for patient assessments"; the same of a topic that is said otherwise.
  "you-need": ({ topic, rests }) => topic && youNeed("you need", topic, rests),
  "you-also-need": ({ topic, rests }) => topic && youNeed("you also need", topic, rests),
  "you-seek": ({ topic, rests }) => topic && youNeed("you are looking for", topic, rests),
  "you-need-one": ({ topics, topic, rests }) =>
    topics && topics.length > 1 ? null : topic && youNeed("you need", topic, rests),
  "you-also-need-one": ({ topics, topic, rests }) =>
    topics && topics.length > 1 ? null : topic && youNeed("you also need", topic, rests),
  "you-need-same": (message) => (saysTopic(message) ? youNeed("you need", message.topic, message.rests) : null),
  "you-need-other": (message) =>
    saysTopic(message) ? null : message.topic && youNeed("you need", message.topic, message.rests),
  "you-seek-other": (message) =>
    saysTopic(message) ? null : message.topic && youNeed("you are looking for", message.topic, message.rests),
  // Whether the topic names the skills: "documenting visits in Epic".
  named: (message) => (namesSkills(message) || isPaper(message) ? EMPTY : null),
  "not-named": (message) => (namesSkills(message) || isPaper(message) ? null : EMPTY),
  brought: ({ skills = [] }) => (skills.every(canBeBrought) ? EMPTY : null),
  "how-you": ({ topic, rests }) => topic && howSpan(topic, rests, "how you"),
  "how-do-you": ({ topic, rests }) => topic && howSpan(topic, rests, "how do you"),
  // "Greeting guests and answering the phone" are two things.
  single: ({ topic }) => (topic && asDeed(topic.text) && !/ and \p{L}+ing\b/u.test(topic.text) ? EMPTY : null),
  doing: ({ topics, topic }) => ((topics ?? (topic ? [topic] : [])).every(({ text }) => asDeed(text)) ? EMPTY : null),
  // For phrases that read well of work alone, or of things alone: "Who looks after filing drawings?" is no question of a tool.
  duty: ({ topics, topic }) =>
    (topics ?? (topic ? [topic] : [])).every(({ isDuty, text }) => isDuty || asDeed(text)) ? EMPTY : null,
  "no-topic": ({ topic }) => (topic ? null : EMPTY),
  thing: ({ topics, topic }) => ((topics ?? (topic ? [topic] : [])).some(({ text }) => asDeed(text)) ? null : EMPTY),

  // "My skills include using hand tools": what stands by itself needs no "skill in".
  "listed-more": ({ skills }) => (skills && skills.length > 1 ? skillsSpan(skills, skillAsTyped) : null),
  "listed-one": ({ skills }) => (skills?.length === 1 ? skillsSpan(skills, skillAsTyped) : null),
  listed: ({ skills }) => skillsSpan(skills, skillAsTyped),
  skills: ({ skills }) => (skills && skills.length > 1 ? skillsSpan(skills) : null),
  "any-skills": ({ skills }) => broughtSkills(skills),
  language: ({ skills }) => languagesSpan(skills),
  "asked-skills": (message) => askedSkills(message),
  "all-of-which": ({ skills }) =>
    skills ? { text: WHICH[skills.length] ?? "all of which", facts: [], lines: [] } : null,
  "all-of-them": ({ skills }) => (skills ? { text: allOf(skills), facts: [], lines: [] } : null),

  credential: ({ credential }) =>
    credential && !credential.isPending ? credentialSpan(credential.fact, credentialName(credential)) : null,
  // "You ask for GDC registration, and I hold GDC registration" says one thing twice.
  "other-credential": ({ credential, topic }) =>
    credential && !credential.isPending && topic?.text !== credentialName(credential)
      ? credentialSpan(credential.fact, credentialName(credential))
      : null,
  pending: ({ credential }) =>
    credential?.isPending ? credentialSpan(credential.fact, credentialName(withoutState(credential))) : null,
  papers: papersSpan,
  // "valid to 2027 from the board" would belong together wrongly.
  paper: ({ credential }) =>
    credential && !credential.isPending && !/[,(]/u.test(credential.text)
      ? credentialSpan(credential.fact, credentialName(credential))
      : null,
  institution: ({ credential }) => {
    const issuer = credential && issuerOf(credential);
    return issuer ? credentialSpan(credential.fact, issuer) : null;
  },
  "one-paper": ({ credential }) => (credential && !isSeveral(credential) ? EMPTY : null),
  "credential-year": ({ credential }) =>
    credential && /^(?:19|20)\d\d$/u.test(credential.year) ? credentialSpan(credential.fact, credential.year) : null,
  degree: ({ credential }) =>
    credential?.kind === "degree" && !credential.isPending
      ? credentialSpan(credential.fact, credentialName(credential))
      : null,
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
          text: listOf(documents.map((document) => paperName(document.text))),
          facts: [],
          lines: documents.flatMap((document) => document.lines),
        }
      : null,
  time: ({ terms }) => (terms?.roleType ? { text: ROLE_TYPES[terms.roleType] ?? "", facts: [], lines: [] } : null),
};

/** "You ask for an aircon ticket": other skills are known beside it, and are of no use for it. */
function isPaper({ topics, topic }: Message): boolean {
  return (topics ?? (topic ? [topic] : [])).some(isHeld);
}

const LEVELS: Record<string, string> = {
  student: "am a student",
  highschool: "have finished school",
  college: "have a college education",
};

const ROLE_TYPES: Record<string, string> = {
  "part-time": "a part-time position",
  internship: "an internship",
  freelance: "freelance work",
  "full-time": "a full-time position",
};
