import { isLanguageSkill } from "../facts/language-skill.ts";
import type { Post, Skill } from "../facts/profile.ts";
import type { Desk } from "./desk.ts";
import type { Heading, Message, Topic } from "./plan.ts";
import { firstWeeks, trialMessage } from "./plan-first-weeks.ts";
import { isTelling, wantedOf } from "./plan-told.ts";

/** Terms are told before the next step is offered. */
export function beforeOffer(closing: Message[], practical: Message[]): Message[] {
  const at = closing.findIndex(({ kind }) => kind === "offer");
  return [...closing.slice(0, at), ...practical, ...closing.slice(at)];
}

/** Messages from this rank on stand only in letters that would be too short without them. */
export const FILLER = 30;

/**
 * What of the posting the writer points to at the start. Somebody with little to tell comes back to it: the posting is
 * what that letter is about.
 */
export function readingMessages(desk: Desk): Message[] {
  const [post] = desk.matter.profile.posts;
  const few = post === undefined;
  const isTold = isTelling(desk);
  const [topic, other, ...more] = (isTold ? wantedOf(desk) : desk.open()).filter(isPlain);
  if (!topic || !other) return [];
  const anchor: Pick<Message, "post" | "skills"> = post ? { post } : { skills: abilities(desk).slice(0, 1) };
  const message: Message = {
    kind: "reading",
    topic,
    topics: [topic, other],
    ...(isSpecific(desk) && !isTold && anchor),
  };
  const comesBack = few && !isTold && more.length === 0;
  return [{ ...(comesBack ? message : desk.use(message)), spare: few || more.length > 0 ? 14 : FILLER }];
}

/** Somebody who is new to the work takes up that the posting welcomes such people. */
export function welcomeMessages(desk: Desk, { welcome }: Pick<Heading, "welcome">): Message[] {
  const { profile } = desk.matter;
  if (!welcome || profile.posts.length > 1) return [];
  const [skill] = isTelling(desk) ? [] : profile.skills;
  const told: Pick<Message, "post" | "skills"> = profile.posts[0]
    ? { post: profile.posts[0] }
    : skill
      ? { skills: [skill] }
      : {};
  return [{ kind: "welcome", welcome, ...told, spare: 2 }];
}

/** What nothing answers yet, and the writer would take on. */
export function wishMessages(desk: Desk): Message[] {
  const messages: Message[] = [];
  const { posts } = desk.matter.profile;
  const few = posts.length === 0;
  const [post] = posts;
  const anchor: Pick<Message, "post" | "skills"> = post ? { post } : { skills: desk.matter.profile.skills.slice(0, 1) };
  const later = (round: number) => (isSpecific(desk) ? skillAt(desk, round) : {});
  for (let round = 0; round < 4; round++) {
    const [topic, next, ...more] = isTelling(desk) ? wantedOf(desk) : desk.open();
    if (!topic) break;
    const inPair = !few || more.length > 1;
    const topics = inPair && next && isPlain(topic) && isPlain(next) ? [topic, next] : [topic];
    messages.push({
      ...desk.use({
        kind: "wish",
        topic,
        topics,
        ...(few ? !isTelling(desk) && skillAt(desk, round) : round === 0 ? anchor : later(round)),
      }),
      spare: few ? 3 + round * 6 : (WISH_RANKS[round] ?? FILLER),
    });
  }
  return messages;
}

/** Whether the language has words for what only this person would put to use: then nothing is said without any. */
function isSpecific({ voice }: Desk): boolean {
  return voice.speaks("bring");
}

/** Up to two wishes are part of a letter; more stand only where it would be too short without them. */
const WISH_RANKS: readonly number[] = [11, 22, FILLER, FILLER + 1];

/** Each skill is the start for one wish. */
function skillAt(desk: Desk, at: number): Pick<Message, "skills"> {
  const skill = abilities(desk)[at];
  return skill ? { skills: [skill] } : {};
}

/** Two topics stand side by side only where neither is a list itself. */
export function isPlain({ text }: Topic): boolean {
  return !/,|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|u)\s/u.test(text);
}

/** Questions, terms and the next step. What could stand in anybody's letter comes last, and only if there is room. */
export function closingMessages(
  desk: Desk,
  documents: NonNullable<Message["documents"]>,
  { terms, kept }: { terms: Message["terms"]; kept: Message | null },
): Message[] {
  const messages: Message[] = [];
  const { posts, lines, skills } = desk.matter.profile;
  const [post] = posts;
  const [line, ...others] = lines;
  // Somebody who has done something is not spoken of as new.
  const old: Pick<Message, "post" | "line"> = post ? { post } : line && others.length > 0 ? { line } : {};
  const known = abilities(desk).filter(({ text }) => !isLanguageSkill(text));
  for (let round = 0; round < 2; round++) {
    const [topic = post ? undefined : desk.matter.open[2 + round]] = desk.open();
    const skill = known[round];
    const anchor: Pick<Message, "post" | "skills"> = post ? { post } : skill ? { skills: [skill] } : {};
    if (topic) messages.push({ ...desk.use({ kind: "ask", topic, ...anchor }), spare: (post ? 15 : 6) + round * 18 });
  }
  messages.push(...startMessages(desk, old));
  if (terms) messages.push({ kind: "terms", terms, spare: post ? 21 : 9 });
  const asked = documents.slice(0, 1);
  if (asked.length > 0) messages.push({ kind: "documents", documents: asked, spare: 16 });
  if (known.length > 0)
    messages.push({ kind: "candid", skills: known.slice(0, 2), ...old, spare: post ? FILLER + 6 : 18 });
  const isShort = post === undefined || isShortOfWork(desk);
  if (post && !isShort) messages.push({ kind: "start", ...old, spare: FILLER + 7 });
  else messages.push(...firstWeeks(desk, post ? {} : old));
  if (isShort) messages.push(trialMessage({ ...skillAt(desk, 0), ...offerTopic(desk) }));
  messages.push(...sumMessages(desk, post));
  const about: Pick<Message, "post" | "skills"> = post?.company ? { post } : skills[0] ? { skills: [skills[0]] } : {};
  messages.push(kept ?? { kind: "offer", ...about, ...offerTopic(desk) });
  messages.push({ kind: "reach", spare: 10 });
  return messages;
}

/** One post of a few years, of which next to nothing is told: the letter says how its writer would begin. */
function isShortOfWork({ matter: { profile } }: Desk): boolean {
  const [post, ...others] = profile.posts;
  if (!post || others.length > 0) return false;
  const told = post.lines.length + profile.lines.length;
  return told < LEAST_TOLD && (post.period.months ?? 0) <= FEW_YEARS;
}

const LEAST_TOLD = 3;
const FEW_YEARS = 36;

/** Short enough to come up once more. */
export function isBrief({ text }: Topic): boolean {
  return text.split(" ").length <= MOST_WORDS_OF_TALK;
}

const MOST_WORDS_OF_TALK = 7;

/** What the talk could be about: what has not come up yet, else what the letter wished to take on. */
export function offerTopic(desk: Desk): Pick<Message, "topic"> {
  const { open, pairs } = desk.matter;
  const ofWork = pairs.filter(({ evidence }) => evidence.kind === "line").map((pair) => pair.topic);
  const wanted = isTelling(desk) ? open.filter(({ isDuty }) => isDuty) : open;
  const free = isTelling(desk) ? wantedOf(desk) : desk.open();
  const topic = [...free, ...wanted.toReversed(), ...ofWork].find(isBrief);
  return topic ? { topic } : {};
}

/** What of the posting the writer would begin with: the topics that were taken up least. */
export function startMessages(desk: Desk, old: Pick<Message, "post" | "line">): Message[] {
  const free = desk.open();
  // What somebody has done already is no beginning.
  const taken = old.post ? [] : desk.matter.open.filter((topic) => isPlain(topic) && !free.includes(topic)).reverse();
  const [topic, next] = [...free, ...taken];
  if (!topic) return [];
  const other = next && isPlain(topic) && isPlain(next) ? next : undefined;
  const skills = old.post ? [] : abilities(desk).slice(-1);
  const message: Message = {
    kind: "start",
    topic,
    topics: other ? [topic, other] : [topic],
    ...old,
    ...(skills.length > 0 && { skills }),
  };
  return [{ ...message, spare: old.post ? 13 : 12 }];
}

/** What a letter that would be too short can still say: what it all comes to, and how the writer would arrive. */
function sumMessages(desk: Desk, post: Post | undefined): Message[] {
  const known = abilities(desk).filter(({ text }) => !isLanguageSkill(text));
  // The first two skills are what "candid" names.
  const skills = post ? known.slice(2, 4) : known.slice(0, 2);
  const arrival: Message[] = post ? [{ kind: "arrive", post, spare: FILLER + 3 }] : [];
  if (known.length === 0) return arrival;
  const named = skills.length > 0 ? { skills } : {};
  return [
    ...arrival,
    post ? { kind: "sum", ...named, post, spare: FILLER + 5 } : { kind: "outlook", ...named, spare: 19 },
  ];
}

/** Skills that are no languages, unless there are no others. */
export function abilities({ matter }: Desk): Skill[] {
  const { skills } = matter.profile;
  const others = skills.filter(({ text }) => !isLanguageSkill(text));
  return others.length > 0 ? others : skills;
}
