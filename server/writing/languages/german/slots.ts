import type { Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { askedFillers } from "../asked-fillers.ts";
import { addressOf } from "./address.ts";
import { withIndefinite, withObjectArticle } from "./articles.ts";
import { inverted, isOver, straight } from "./clauses.ts";
import { upperFirst } from "./letter-case.ts";
import { asStage, inRole } from "./names.ts";
import { dateOf, duration, durationAfterSeit, exactDuration, spanOf } from "./numbers.ts";
import { atPlace } from "./places.ts";
import { ofOneself } from "./reflexives.ts";
import { EMPTY, type Fill, named, ofLine, ofPost, ofRole } from "./slot-spans.ts";
import { anchorFillers } from "./slots-anchor.ts";
import { answeringFillers, isLong } from "./slots-answering.ts";
import { knowledgeFillers } from "./slots-knowledge.ts";
import { personFillers } from "./slots-person.ts";
import { toldFillers } from "./slots-told.ts";
import { takenOn } from "./taken-on.ts";
import { inCase, isHeld, oneOfTwo, papers, topics, topicsOf } from "./topic-spans.ts";
import { isInfinitive, topicWithZu } from "./topics.ts";
import {
  comesToo,
  isSayable,
  joined,
  joinedSubordinate,
  rawLine,
  rawLines,
  sachen,
  sentence,
  umSachen,
} from "./work-spans.ts";

/**
 * What each slot of the German phrases stands for; null where the message has nothing for it. Besides the named slots
 * there are three pairs: "Ihre/eure" by the form of address, "ist:war" by whether the post goes on, and "gehört+gehören"
 * by whether there is one topic or two.
 */
export function fill(slot: string, message: Message, context: SlotContext): Span | null {
  const filler = FILLERS[slot];
  if (filler) return filler(message, context) ?? null;
  const pair = /^(.+?)([/:+])(.+)$/u.exec(slot);
  if (!pair) throw new Error(`German phrases have no slot {${slot}}`);
  return { ...EMPTY, text: pairWord(pair, message, context) };
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
  ...askedFillers({ exactly: exactDuration, told: duration }),
  ...answeringFillers,
  ...personFillers,
  ...anchorFillers,
  ...toldFillers,
  ...knowledgeFillers,
  "als-rolle": ofRole(inRole),
  "als-beruf": ofRole((title) => (asStage(title) ? null : inRole(title))),
  "die-stelle": ofRole((title) => asStage(title)?.the ?? `die Stelle ${inRole(title)}`),
  "die-stelle-nom": ofRole((title) => asStage(title)?.named ?? `die Stelle ${inRole(title)}`),
  "an-der-stelle": ofRole((title) =>
    `an ${asStage(title)?.of ?? `der Stelle ${inRole(title)}`}`.replace(/^an dem /u, "am "),
  ),
  "der-stelle": ofRole((title) => asStage(title)?.of ?? `der Stelle ${inRole(title)}`),
  "bei-firma": (_, { heading }) =>
    heading.company ? named(atPlace(heading.company.text), heading.company.lines) : EMPTY,
  "bei-der-firma": (_, { heading }) => heading.company && named(atPlace(heading.company.text), heading.company.lines),

  "diese-erfahrung": ({ post }, { heading }) => ofExperience("diese Erfahrung", post, heading),
  "dieser-erfahrung": ({ post }, { heading }) => ofExperience("dieser Erfahrung", post, heading),
  "ohne-rolle": (_, { heading }) => (heading.role ? null : EMPTY),
  welcome: ({ welcome }) =>
    welcome && {
      text: welcome.kind === "beginners" ? "keine Erfahrung nötig ist" : "eine Einarbeitung vorgesehen ist",
      facts: [],
      lines: welcome.lines,
    },
  // What is offered by somebody who has worked before, and by somebody who has not.
  neu: ({ post, line, years }) => (post || line || years ? null : EMPTY),
  // Somebody who told of no post may have had many: only who said so is a beginner.
  anfang: ({ post, line, years }, { plan }) => (post || line || years || !saysBeginner(plan) ? null : EMPTY),
  als: ({ post }) => (post?.title ? ofPost(inRole(post.title), post) : null),
  // "Als Köchin" is said once where the role is the same.
  "als-anders": ({ post }, { heading }) =>
    post?.title && !heading.role?.text.includes(post.title) ? ofPost(inRole(post.title), post) : null,
  bei: ({ post }) => (post?.company ? ofPost(atPlace(post.company), post) : null),
  // "In meiner früheren Stelle" behind another sentence of that post would be another one.
  "meiner-stelle": ({ post }) => (post?.period.open ? ofPost("meiner jetzigen Stelle", post) : null),
  // For somebody with a post, whose letter is to be fuller.
  knapp: ({ post }) => (post ? EMPTY : null),
  Als: ({ post }) => (post?.title ? ofPost(upperFirst(inRole(post.title)), post) : null),
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
  dauer: ({ post }) => (post && isOver(post) && isLong(post) ? ofPost(duration(post.period.months ?? 0), post) : null),
  Zeitraum: ({ post }) => {
    const span = post && spanOf(post.period);
    return span ? ofPost(upperFirst(span), post) : null;
  },
  zeitraum: ({ post }) => {
    const span = post && spanOf(post.period);
    return span ? ofPost(span, post) : null;
  },
  arbeite: ({ post }) => (post?.period.open ? ofPost("arbeite", post) : null),
  "dauer-dativ": ({ post }, { plan }) =>
    post && isLong(post) && !SAID_HOW_LONG.has(plan.strategy) && isLast(post, plan)
      ? ofPost(durationAfterSeit(post.period.months ?? 0), post)
      : null,
  gearbeitet: ({ post }) => (post && !post.period.open ? ofPost("gearbeitet", post) : null),
  "früher-als": ({ previous }) => (previous?.title ? ofPost(inRole(previous.title), previous) : null),
  "früher-bei": ({ previous }) => (previous?.company ? ofPost(atPlace(previous.company), previous) : null),

  tue: (message) => joined(message, inverted),
  // "Als Pflegerin gehört …" would make the work the nurse.
  "tue-ich": (message) => {
    const span = joined(message, inverted);
    return span && /^(?:gehör|stieg|sank)/u.test(span.text) ? null : span;
  },
  übernehme: takenOn,
  // Before "außerdem" there is none in the clause itself.
  einfach: (message) => (/; außerdem /u.test(joined(message, inverted)?.text ?? "") ? null : EMPTY),
  "Ich-tue": (message) => capital(joined(message, straight)),
  "ich-tue": (message) => joined(message, straight),
  getan: (message) => joinedSubordinate(message),
  // "Dazu kommt, dass die Bestellung zu meinen Aufgaben gehört" is "Dazu kommt die Bestellung".
  "ich-getan": (message) => {
    const span = joinedSubordinate(message);
    return span && /^ich /u.test(span.text) ? span : null;
  },
  "kommt-etwas": ({ line, second, post }) => (second ? null : comesToo(line, post)),
  sachen: ({ line, second }) => sachen(line, second),
  "um-sachen": ({ line, second }) => umSachen(line, second),
  zeilen: (message) => (isSayable(message) ? null : rawLines(message)),
  zeile: (message) =>
    message.line && !isSayable(message) ? ofLine(rawLine(message.line, message.post), message.line) : null,
  "ohne-zeilen": ({ line }) => (line ? null : EMPTY),
  satz: ({ line }) => sentence(line),

  "ohne-thema": (message) =>
    topicsOf(message).length > 0
      ? null
      : { ...EMPTY, facts: message.rests ?? [], lines: (message.topics ?? []).flatMap(({ lines }) => lines) },
  thema: (message, context) => topics(message, context, (text) => text),
  sache: (message, context) => topics(message, context, inCase("accusative")),
  // "Für Englischkenntnisse bringe ich Kenntnisse mit" says nothing.
  "sache-fach": (message, context) => {
    const span = topics(message, context, inCase("accusative"));
    return span && /kenntnisse/u.test(span.text) ? null : span;
  },
  "sache-nom": (message, context) => topics(message, context, inCase("nominative")),
  "sache-dat": (message, context) => topics(message, context, inCase("dative")),
  zu: (message, context) => topics(message, context, topicWithZu),
  inf: (message, context) => topics(message, context, (text) => (isInfinitive(text) ? text : null)),
  // Behind "will ich" and "kann ich".
  tun: (message, context) =>
    topics(message, context, (text) => (isInfinitive(text) ? ofOneself(withObjectArticle(text)) : null)),
  beide: (message, context) => (topicsOf(message).length > 1 ? topics(message, context, (text) => text) : null),
  "sache1-dat": (message, context) => oneOfTwo(message, context, 0),
  "sache2-dat": (message, context) => oneOfTwo(message, context, 1),
  papier: (message) => papers(message, withIndefinite),
  "papier-ja": (message) => (isHeld(message) ? papers(message, withIndefinite) : null),
  "thema-ja": (message, context) => (isHeld(message) ? topics(message, context, (text) => text) : null),
  stelle: ({ terms }) =>
    terms?.roleType && POSTS[terms.roleType] ? { ...EMPTY, text: POSTS[terms.roleType] ?? "" } : null,
};

/** Openings that have told already how long the post has lasted. */
const SAID_HOW_LONG: ReadonlySet<string> = new Set(["where-i-stand", "path"]);
const POSTS: Record<string, string> = {
  "full-time": "eine Stelle in Vollzeit",
  "part-time": "eine Stelle in Teilzeit",
  internship: "ein Praktikum",
  freelance: "eine freie Mitarbeit",
};

/** What was told just before, held beside the role. */
function ofExperience(text: string, post: Post | undefined, { role }: SlotContext["heading"]): Span | null {
  return post ? { text, facts: [post.fact], lines: role?.lines ?? [] } : null;
}

/** The person ticked that this is a start. */
function saysBeginner({ paragraphs }: SlotContext["plan"]): boolean {
  return paragraphs.flat().some(({ kind, level }) => kind === "beginner" || level?.level === "student");
}

/** Whoever still works elsewhere does not come from a post that has ended. */
function isLast(post: Post, { paragraphs }: SlotContext["plan"]): boolean {
  return post.period.open || !paragraphs.flat().some((message) => message.post?.period.open);
}

function capital(span: Span | null): Span | null {
  return span && { ...span, text: upperFirst(span.text) };
}
