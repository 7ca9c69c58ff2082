import type { Credential, Line, Post, Skill } from "../facts/profile.ts";
import { saysAgain } from "../matching/kindred.ts";
import { stemsOf } from "../words/stems.ts";
import type { Message, Topic, Voice } from "./plan.ts";
import type { Pair, SubjectMatter } from "./subject-matter.ts";

/** Keeps count while a letter is planned: every line, skill, credential and topic comes up once. */
export type Desk = {
  matter: SubjectMatter;
  voice: Voice;
  /** Notes what a message uses, and what of the posting a line told has said by the way; hands the message back. */
  use: (message: Message) => Message;
  isFree: (part: { fact: string }) => boolean;
  /** Answered topics not taken up yet, strongest first; those whose fact was told already count, too. */
  pairs: () => Pair[];
  /** Topics not taken up yet to which a fact only comes close, closest first. */
  near: () => Pair[];
  /** Topics that nothing answers and that were not taken up yet. */
  open: () => Topic[];
  lines: (post: Post) => Line[];
  skills: () => Skill[];
  credentials: () => Credential[];
};

export function createDesk(matter: SubjectMatter, opening: Message, voice: Voice): Desk {
  const facts = new Set<string>();
  const topics = new Set<string>();
  // Who writes in a language need not say that they speak it.
  const ranked = rankedSkills(matter).filter(({ text }) => !voice.isItself(text));

  const use = (message: Message): Message => {
    for (const part of partsOf(message)) facts.add(part.fact);
    for (const topic of [message.topic, ...(message.topics ?? [])]) if (topic) topics.add(topic.text);
    for (const { topic, evidence } of [...matter.pairs, ...matter.near])
      if (evidence.kind === "line" && isAmong(evidence.line, message) && saysAgain(stemsOf(topic.text), evidence.stems))
        topics.add(topic.text);
    return message;
  };
  const isFree = ({ fact }: { fact: string }) => !facts.has(fact);
  use(opening);

  return {
    matter,
    voice,
    use,
    isFree,
    pairs: () => matter.pairs.filter((pair) => !topics.has(pair.topic.text)),
    near: () => matter.near.filter((pair) => !topics.has(pair.topic.text)),
    open: () => matter.open.filter((topic) => !topics.has(topic.text)),
    lines: (post) => post.lines.filter(isFree),
    skills: () => ranked.filter(isFree),
    credentials: () => matter.profile.credentials.filter(isFree),
  };
}

/** Everything of the person that a message names. */
export function partsOf({
  line,
  second,
  credential,
  years,
  level,
  skills,
  credentials,
  strengths,
}: Message): { fact: string }[] {
  const single = [line, second, credential, years, level].filter((part) => part !== undefined);
  return [...single, ...(skills ?? []), ...(credentials ?? []), ...(strengths ?? [])];
}

function isAmong(line: Line, message: Message): boolean {
  return message.line?.fact === line.fact || message.second?.fact === line.fact;
}

/** Skills that the posting asks for, then the others, as typed. */
function rankedSkills({ profile, pairs }: SubjectMatter): Skill[] {
  const wanted = pairs.flatMap(({ evidence }) => (evidence.kind === "skill" ? [evidence.skill] : []));
  return [...wanted, ...profile.skills.filter((skill) => !wanted.includes(skill))];
}

/** Whether so little was done that each thing can have a sentence of its own. */
export function isLittle({ matter: { profile } }: Desk): boolean {
  const lines = profile.posts.reduce((sum, post) => sum + post.lines.length, profile.lines.length);
  return lines + profile.credentials.length <= LITTLE;
}

const LITTLE = 6;
