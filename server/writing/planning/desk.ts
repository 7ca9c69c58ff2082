import type { Credential, Line, Post, Skill } from "../facts/profile.ts";
import type { Message, Topic } from "./plan.ts";
import type { Pair, SubjectMatter } from "./subject-matter.ts";

/** Keeps count while a letter is planned: every line, skill, credential and topic comes up once. */
export type Desk = {
  matter: SubjectMatter;
  /** Notes what a message uses, and hands it back. */
  use: (message: Message) => Message;
  isFree: (part: { fact: string }) => boolean;
  /** Answered topics not taken up yet, strongest first; those whose fact was told already count, too. */
  pairs: () => Pair[];
  /** Topics that nothing answers and that were not taken up yet. */
  open: () => Topic[];
  lines: (post: Post) => Line[];
  skills: () => Skill[];
  credentials: () => Credential[];
};

export function createDesk(matter: SubjectMatter, opening: Message): Desk {
  const facts = new Set<string>();
  const topics = new Set<string>();
  const ranked = rankedSkills(matter);

  const use = (message: Message): Message => {
    const { line, second, credential, strength, years, skills = [] } = message;
    for (const part of [line, second, credential, strength, years, ...skills]) if (part) facts.add(part.fact);
    for (const topic of [message.topic, ...(message.topics ?? [])]) if (topic) topics.add(topic.text);
    return message;
  };
  const isFree = ({ fact }: { fact: string }) => !facts.has(fact);
  use(opening);

  return {
    matter,
    use,
    isFree,
    pairs: () => matter.pairs.filter((pair) => !topics.has(pair.topic.text)),
    open: () => matter.open.filter((topic) => !topics.has(topic.text)),
    lines: (post) => post.lines.filter(isFree),
    skills: () => ranked.filter(isFree),
    credentials: () => matter.profile.credentials.filter(isFree),
  };
}

/** Skills that the posting asks for, then the others, as typed. */
function rankedSkills({ profile, pairs }: SubjectMatter): Skill[] {
  const wanted = pairs.flatMap(({ evidence }) => (evidence.kind === "skill" ? [evidence.skill] : []));
  return [...wanted, ...profile.skills.filter((skill) => !wanted.includes(skill))];
}
