import type { Credential } from "../../facts/profile.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { askedFillers } from "../asked-fillers.ts";
import { isTold } from "../told-before.ts";
import { isPlural } from "./gender.ts";
import { isOwnClause } from "./lines.ts";
import { companyName, credentialName, isDegree, listOf, skillName, titleName } from "./names.ts";
import { countOf, durationInWords, exactDuration } from "./numbers.ts";
import { isOver } from "./periods.ts";
import { LEVELS, PAPERS, papersSpan } from "./person-spans.ts";
import { postFillers } from "./slots-post.ts";
import { areSeveral, skillFillers } from "./slots-skills.ts";
import { toldFillers } from "./slots-told.ts";
import { EMPTY, quoted, rested, words } from "./spans.ts";
import { speaksToFriends, topicFillers, topicSpan } from "./topic-slots.ts";
import { clause, clauses, deed, deeds, lineAsTyped, linesAsTyped } from "./work.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/**
 * What each slot of the Spanish phrases stands for; null where the message has nothing for it. Three kinds of slot
 * choose between forms: {su/vuestro} by whom the letter speaks to, {incluye>incluía} by whether the post has ended,
 * {figura#figuran} by the number of the topic, the skills or the strengths.
 */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (filler) return filler(message, context) ?? null;
  const { first, kind, second } = choiceOf(slot);
  if (kind === "/") return words(speaksToFriends(context) ? second : first);
  if (kind === ">") return message.post ? rested(isOver(message.post) ? second : first, message.post.fact) : null;
  if (kind === "#") return words(isOfSeveral(message) ? second : first);
  throw new Error(`Spanish phrases have no slot {${slot}}`);
}

type Choice = { first: string; kind: string; second: string };

/** There are few of them, asked for in every sentence. */
function choiceOf(slot: string): Choice {
  const known = CHOICES.get(slot);
  if (known) return known;
  const [, first = "", kind = "", second = ""] = /^([^/>#]+)([/>#])([^/>#]+)$/u.exec(slot) ?? [];
  const choice = { first, kind, second };
  CHOICES.set(slot, choice);
  return choice;
}

const CHOICES = new Map<string, Choice>();

const FILLERS: Record<string, Fill> = {
  ...askedFillers({ exactly: exactDuration, told: durationInWords }),
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
  // What somebody says who has not worked before; how they would begin, in a few sentences at most.
  nuevo: (message, { plan }) =>
    message.post || message.line || message.years || isBeyond(hasWish(plan) ? 3 : 4, message, plan) ? null : EMPTY,
  pocas: (message, { plan }) => (isBeyond(5, message, plan) ? null : EMPTY),
  ...postFillers,

  // For what goes on from something told of the same post.
  further: (message, { plan }) => (isTold(message, plan) ? EMPTY : null),
  "no-line": ({ line }) => (line ? null : EMPTY),
  acts: (message, { plan }) => clauses(message, plan.seed || undefined),
  // Only where the work is told by a noun: "me dedico a la formación".
  "acts-2": (message) => {
    const span = clauses(message);
    if (!span || !/(?<!\p{L})me ocup(?:o|aba) de /u.test(span.text)) return null;
    const text = span.text
      .replace(/, así como de(?=l? )/gu, ", así como a")
      .replace(
        /(?<!\p{L})me ocup(o|aba) de (.+?)(?= y (?!de )|, y |$)/gu,
        (_, ending: string, work: string) =>
          `me dedic${ending} a ${work.replace(/ y de (?=(?:el|la|los|las) )/gu, " y a ")}`,
      );
    return { ...span, text };
  },
  deeds: (message, { plan }) => deeds(message, plan.seed),
  lines: (message) => ((clauses(message) ?? deeds(message)) ? null : linesAsTyped(message)),
  work: ({ line, post }, { plan }) => line && clause(line, post, plan.seed || undefined),
  // What somebody says of themselves with a verb of its own needs no introduction.
  "own-clause": ({ line, post }) => (line && isOwnClause(line.text) ? clause(line, post) : null),
  "no-own-clause": ({ line }) => (line && isOwnClause(line.text) ? null : EMPTY),
  deed: ({ line, post }, { plan }) => line && deed(line, post, plan.seed),
  line: ({ line, post }) => line && lineAsTyped(line, post),

  ...topicFillers,

  ...skillFillers,

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

/** A few sentences about the first weeks are enough. */
function isBeyond(most: number, message: Message, { paragraphs }: SlotContext["plan"]): boolean {
  const starts = paragraphs.flat().filter(({ kind }) => kind === "start");
  return starts.indexOf(message) >= most;
}

/** Where the posting leaves little to speak of, the beginning may take more room. */
function hasWish({ paragraphs }: SlotContext["plan"]): boolean {
  return paragraphs.flat().some(({ kind }) => kind === "wish");
}

function isOfSeveral({ kind, skills, strengths, topic }: Message): boolean {
  if (strengths) return areSeveral(strengths);
  if (skills && !ABOUT_TOPICS.has(kind)) return skills.length > 1 || skills.some((skill) => isPlural(skillName(skill)));
  return topic !== undefined && isPlural(topic.text);
}

/** Messages about work to be done, whatever skills they rest on. */
const ABOUT_TOPICS: ReadonlySet<Message["kind"]> = new Set(["wish", "ask", "start", "learn", "bring", "reading"]);

/** Whether the paper is what the posting asks for in the same words: then it is named once. */
function isWhatIsAsked({ text, institution }: Credential, topic: Topic): boolean {
  return saysAll(`${text} ${institution}`, topic.text);
}
