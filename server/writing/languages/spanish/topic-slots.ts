import type { Message, Topic } from "../../planning/plan.ts";
import { hashOf } from "../../planning/random.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { isInfinitive } from "./gender.ts";
import { EMPTY } from "./spans.ts";
import { asInfinitive, asNoun } from "./turning.ts";
import { nounsOfDoing } from "./verbs.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What the slots stand for that take up the posting's own words. */
export const topicFillers: Record<string, Fill> = {
  topic: (message, context) => (isKnown(message) || isSchooling(message) ? null : ofTopic(message, context)),
  // A topic that is the skill itself, by another form of its words.
  "known-noun": (message, context) => {
    const span = isKnown(message) ? ofNoun(message, context) : null;
    return span && { ...span, facts: message.skills?.map(({ fact }) => fact) ?? [] };
  },
  // Only a noun can stand where something is named or read.
  noun: ofNoun,
  hacer: (message, context) => (isOne(message) && !isKnown(message) ? ofInfinitive(message, context) : null),
  // "Cómo se organizan para organizar jornadas" says it twice.
  "other-doing": (message, context) => {
    const span = isOne(message) ? ofInfinitive(message, context) : null;
    return span && /^organizar /u.test(span.text) ? null : span;
  },
  topic1: (message, context) => pairOf(message, context)?.[0],
  topic2: (message, context) => pairOf(message, context)?.[1],
  one: (message, context) => (isOne(message) ? ofTopic(message, context) : null),
  // What one can be in charge of: nobody is of taking part or of helping.
  charge: (message, context) => (isOne(message) && isDone(message.topic) ? inCharge(ofTopic(message, context)) : null),
  charge1: (message, context) => (isDone(message.topics?.[0]) ? inCharge(pairOf(message, context)?.[0]) : null),
  charge2: (message, context) => (isDone(message.topics?.[1]) ? inCharge(pairOf(message, context)?.[1]) : null),
  "duty-one": (message, context) => (isOne(message) && isDone(message.topic) ? ofNoun(message, context) : null),
  "noun-one": (message, context) => (isOne(message) ? toLearn(ofNoun(message, context)) : null),
  // What there is to learn: nobody trains for what everybody has done.
  study: (message, context) => toLearn(ofNoun(message, context)),
  "a-one": (message, context) => {
    const span = isOne(message) ? ofTopic(message, context) : null;
    if (!span || !toLearn(span)) return null;
    return startsWithInfinitive(span.text) ? { ...span, text: `a ${span.text}` } : span;
  },
  "no-topic": ({ topic, topics }, context) => {
    const [first] = topics ?? (topic ? [topic] : []);
    return first && topicSpan(first, [], context) ? null : EMPTY;
  },
  // A topic that the line says in the same words, and one that it says in others.
  "same-topic": (message, context) => (isSaidAlready(message) ? ofTopic(message, context) : null),
  "same-noun": (message, context) => (isSaidAlready(message) ? ofNoun(message, context) : null),
  /** Empty, where the line says the topic by itself. */
  "said-so": ({ topic, line, rests = [] }) =>
    topic?.language === "es" && line && saysAllInflected(line.text, topic.text)
      ? { text: "", facts: rests, lines: topic.lines }
      : null,
  /** Empty, where all topics are work, and the post can be said to go from one to the other. */
  duties: ({ topics = [] }) => (topics.every(({ isDuty }) => isDuty) ? EMPTY : null),
  /** Empty, where the topic is work to be done and not something to bring. */
  duty: ({ topic }) => (topic?.isDuty ? EMPTY : null),
  "other-topic": (message, context) => (isSaidAlready(message) ? null : ofTopic(message, context)),
  "other-noun": (message, context) => (isSaidAlready(message) ? null : ofNoun(message, context)),
  "other-task": (message, context) =>
    isSaidAlready(message)
      ? null
      : (ofInfinitive(message, context) ?? (isWork(message) ? ofTopic(message, context) : null)),
  "other-hacer": (message, context) => (isSaidAlready(message) ? null : ofInfinitive(message, context)),
};

/** "elaborar presupuestos" of somebody whose skill is "elaboración de presupuestos". */
function isKnown({ kind, topic, skills }: Message): boolean {
  const [skill] = skills ?? [];
  return kind === "link-skill" && skill !== undefined && topic !== undefined && doing(skill.text) === doing(topic.text);
}

/** "la formación en hostelería": papers answer that, and no skill. */
function isSchooling({ kind, topic }: Message): boolean {
  return (
    kind === "link-skill" && /^(?:la |el )?(?:formación en|grado|titulación|título)(?!\p{L})/u.test(topic?.text ?? "")
  );
}

function doing(text: string): string {
  const small = text.toLowerCase();
  return startsWithInfinitive(small) ? small : (asInfinitive(small) ?? small);
}

function isOne({ topics }: Message): boolean {
  return (topics?.length ?? 1) === 1;
}

function ofTopic({ topic, rests }: Message, context: SlotContext): Span | null {
  return topic ? topicSpan(topic, rests, context) : null;
}

/** The topic as a noun: as it stands, or "gestionar pedidos" as "la gestión de pedidos". */
function ofNoun({ topic, rests }: Message, context: SlotContext): Span | null {
  const text = topic && (startsWithInfinitive(topic.text) ? asNoun(topic.text) : topic.text);
  return text ? spanOf({ ...topic, text }, rests, context) : null;
}

/** The topic as an infinitive, the other way round. */
function ofInfinitive({ topic, rests }: Message, context: SlotContext): Span | null {
  const text = topic && (startsWithInfinitive(topic.text) ? topic.text : asInfinitive(topic.text));
  return text ? spanOf({ ...topic, text }, rests, context) : null;
}

function startsWithInfinitive(text: string): boolean {
  const end = text.search(/[\s,]/u);
  return isInfinitive(end < 0 ? text : text.slice(0, end));
}

function isSaidAlready({ topic, line }: Message): boolean {
  return topic !== undefined && line !== undefined && saysAllInflected(line.text, topic.text);
}

/** "el registro de constantes": what somebody is looked for to do. */
function isWork({ topic }: Message): boolean {
  const [first = "", second = ""] = topic?.text.split(" ") ?? [];
  return /^(?:el|la|los|las)$/u.test(first) && nounsOfDoing.has(second);
}

/** What can be done, where "las herramientas ofimáticas" and "Python" can only be known. */
function isDone(topic: Topic | undefined): boolean {
  return (
    topic !== undefined &&
    (topic.isDuty === true || startsWithInfinitive(topic.text) || isWork({ kind: "wish", topic }))
  );
}

/** Two topics in one breath are of one form, where they can be: both as deeds, or both as nouns. */
function pairOf({ topics = [], rests }: Message, context: SlotContext): [Span, Span] | null {
  const [first, second] = topics;
  if (!first || !second) return null;
  const one = topicSpan(first, rests, context);
  const other = topicSpan(second, rests, context);
  if (!one || !other) return null;
  const isDeed = startsWithInfinitive(one.text);
  if (isDeed === startsWithInfinitive(other.text)) return [one, other];
  const otherAlike = (isDeed ? ofInfinitive : ofNoun)(
    { kind: "wish", topic: second, ...(rests && { rests }) },
    context,
  );
  if (otherAlike) return [one, otherAlike];
  const oneAlike = (isDeed ? ofNoun : ofInfinitive)({ kind: "wish", topic: first, ...(rests && { rests }) }, context);
  // "asesorar a clientas y la barbería": what is not done would hang on what is.
  return oneAlike || isDone(isDeed ? second : first) ? [oneAlike ?? one, other] : null;
}

function toLearn(span: Span | null): Span | null {
  return span && !EASY_WORK.test(span.text) ? span : null;
}

function inCharge(span: Span | null | undefined): Span | null {
  return span && !SHARED_WORK.test(span.text) ? span : null;
}

/** Work that everybody has done: nobody learns it from the beginning. */
const EASY_WORK =
  /^(?:(?:vaciar|barrer|fregar|ordenar|recoger|reponer|cargar|descargar|limpiar|abrir|cerrar)|(?:el cambio|cambiar) (?:de |las )?(?:sábanas|toallas|camas|ropa)|(?:la|el) (?:apoyo|limpieza|orden|carga|descarga|recogida|reposición|apertura|cierre))(?!\p{L})/u;

/** Work that is done beside others: it has no one in charge. */
const SHARED_WORK =
  /^(?:(?:el|la) (?:apoyo|colaboración|participación|asistencia)|participar|colaborar|ayudar|apoyar|asistir|contribuir|trabajar|acompañar|aprender|saber)(?!\p{L})/u;

/** One of two ways to say a topic, this time the one and another time the other. */
export function topicSpan(topic: Topic, rests: readonly string[] = [], context: SlotContext): Span | null {
  const turned = startsWithInfinitive(topic.text) ? asNoun(topic.text) : asInfinitive(topic.text);
  const isTurned = turned !== null && (context.plan.seed + hashOf(topic.text)) % 2 === 1;
  return spanOf(isTurned ? { ...topic, text: turned } : topic, rests, context);
}

/** Postings that say tú are answered with vosotros, but only where the tone is as easy as theirs. */
export function speaksToFriends({ heading, tone }: SlotContext): boolean {
  return heading.informal && (tone === "friendly" || tone === "enthusiastic");
}

/** "nuestra biblioteca" becomes "su biblioteca"; topics in another language are not taken up. */
function spanOf(topic: Topic, rests: readonly string[] = [], context: SlotContext): Span | null {
  if (topic.language !== "es") return null;
  if (!/uestr/iu.test(topic.text)) return { text: topic.text, facts: rests, lines: topic.lines };
  const text = topic.text.replace(/(?<!\p{L})nuestr([oa])(s?)(?!\p{L})/giu, (_, ending: string, plural: string) =>
    speaksToFriends(context) ? `vuestr${ending}${plural}` : `su${plural}`,
  );
  return { text, facts: rests, lines: topic.lines };
}
