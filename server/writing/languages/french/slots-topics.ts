import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { saysAll } from "../../words/says-all.ts";
import { EMPTY } from "../spans.ts";
import { withDe, withTo } from "./elision.ts";
import { otherTopic, sameTopic, topicSpan, topicToDo } from "./topic-spans.ts";

/** What the slots stand for that take up a point of the posting. */
export const topicFillers: Record<string, (message: Message) => Span | null | undefined> = {
  topic: (message) => message.topic && aboutSpan({ ...message, topics: [message.topic] }, same),
  "de-topic": (message) => message.topic && aboutSpan({ ...message, topics: [message.topic] }, withDe),
  "à-topic": (message) => message.topic && aboutSpan({ ...message, topics: [message.topic] }, withTo),
  about: (message) => aboutSpan(message, same),
  "de-about": (message) => aboutSpan(message, withDe),
  "à-about": (message) => aboutSpan(message, withTo),
  duties: (message) => dutySpan(message, same),
  "de-duties": (message) => dutySpan(message, withDe),
  "à-duties": (message) => dutySpan(message, withTo),
  topic1: (message) => firstOfTwo(message, same),
  "de-topic1": (message) => firstOfTwo(message, withDe),
  topic2: ({ topics, rests }) => (topics?.[1] ? topicSpan([topics[1]], rests, same) : null),
  "à-topic2": ({ topics, rests }) => (topics?.[1] ? topicSpan([topics[1]], rests, withTo) : null),
  "same-topic": (message) => sameTopic(message, same),
  "other-topic": (message) => otherTopic(message, same),
  "faire-one": (message) =>
    (message.topics && message.topics.length > 1) || !aboutSpan(message, same) ? null : topicToDo(message, same),
  "à-faire-one": (message) =>
    (message.topics && message.topics.length > 1) || !aboutSpan(message, same) ? null : topicToDo(message, toEach),
  "faire-other": (message) => (otherTopic(message, same) ? topicToDo(message, same) : null),
  "de-faire-other": (message) => (otherTopic(message, same) ? topicToDo(message, withDe) : null),
  "de-other": (message) => otherTopic(message, withDe),
  "à-other": (message) => otherTopic(message, withTo),
  /** Empty, and only there, where the posting's words are in another language and cannot be taken up. */
  foreign: ({ topic, topics }) => ((topic ?? topics?.[0])?.language === "fr" ? null : EMPTY),
  asked: ({ topic, credential, rests }) =>
    topic && credential && !saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? topicSpan([topic], rests, same)
      : null,
  /** The topic, only where the person's paper says all of it: then the demand may be called met. */
  met: ({ topic, credential, rests }) =>
    topic && credential && saysAll(`${credential.text} ${credential.institution}`, topic.text)
      ? topicSpan([topic], rests, same)
      : null,
};

function aboutSpan(message: Message, inflect: (text: string) => string): Span | null {
  const { topics, topic, rests, kind } = message;
  const all = topics ?? (topic ? [topic] : []);
  return WISHES.has(kind) && all.some(({ text }) => KEPT.test(text)) ? null : topicSpan(all, rests, inflect);
}

/** Of two pieces of work: a paper that is asked for is none. */
function firstOfTwo({ topics = [], rests }: Message, inflect: (text: string) => string): Span | null {
  const [first, second] = topics;
  if (!first || !second || topics.some(({ text }) => PAPER.test(text))) return null;
  return topicSpan([first], rests, inflect);
}

const PAPER =
  /^(?:l[ae] |les |l’|une? |des )?(?:habilitation|permis|diplôme|licence|master|titre|certificat|formation|brevet|bac|CAP|BEP|BTS|DUT)s?(?!\p{L})/iu;

const WISHES: ReadonlySet<Message["kind"]> = new Set(["wish", "ask", "start"]);
/** Rules are kept from the first day, and are nothing to ask about or to come to later. */
const KEPT = /^(?:le respect|l’application) /u;

/** Only for work that the post consists of: nobody takes part in a quality or a paper. */
function dutySpan({ topics, topic, rests }: Message, inflect: (text: string) => string): Span | null {
  const all = topics ?? (topic ? [topic] : []);
  return all.every(({ isDuty, text }) => isDuty && !KEPT.test(text)) ? topicSpan(all, rests, inflect) : null;
}

const same = (text: string) => text;

/** "à lire un plan et à implanter un ouvrage". */
const toEach = (text: string) => `à ${text.replace(/ et (?=\p{Ll}+(?:er|ir|re)(?!\p{L}))/gu, " et à ")}`;
