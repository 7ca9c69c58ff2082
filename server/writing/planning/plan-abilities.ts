import { isCarLicence } from "../facts/car-licence.ts";
import { isLanguageSkill } from "../facts/language-skill.ts";
import type { Credential, Line, Post } from "../facts/profile.ts";
import { isCredential } from "../facts/read-credential.ts";
import { ANY_DOING, OF_WHAT } from "../lexicon/work-words.ts";
import { saysAgain } from "../matching/kindred.ts";
import { monthsCovered } from "../matching/years-asked.ts";
import { saysAll, saysAllInflected } from "../words/says-all.ts";
import { stemsOf } from "../words/stems.ts";
import { type Desk, isLittle } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";
import { isTelling } from "./plan-told.ts";
import { FILLER } from "./plan-wishes.ts";

/** Degrees, licences and certificates; those that answer the posting first. */
export function paperMessages(desk: Desk): Message[] {
  const asked = desk
    .pairs()
    .flatMap(({ topic, evidence, hard }) =>
      evidence.kind === "credential" && desk.isFree(evidence) ? [{ topic, credential: evidence.credential, hard }] : [],
    )
    .sort((a, b) => rankOf(a.credential) - rankOf(b.credential) || Number(b.hard) - Number(a.hard));
  const answered = asked.slice(0, 2).map(({ topic, credential, hard }, at) => ({
    ...desk.use({
      kind: "credential",
      credential,
      ...(isCredential(topic.text) && { topic, rests: [credential.fact] }),
    }),
    // What nobody is taken without is told in every letter.
    spare: hard ? 1 + at : 5 + at,
  }));
  const others = desk
    .credentials()
    .filter(({ isPending }) => !isPending)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, 2);
  const inOne = others.length > 1 && !isLittle(desk);
  const told: Message[] = inOne
    ? [desk.use({ kind: "credential", credentials: others })]
    : others.map((credential) => desk.use({ kind: "credential", credential }));
  const pending = desk.credentials().find(({ isPending }) => isPending);
  if (pending) told.push(desk.use({ kind: "credential", credential: pending }));
  const { lines, years, posts } = desk.matter.profile;
  const statements = lines
    .filter(desk.isFree)
    .slice(0, 4)
    .flatMap((line, at) => [
      { ...desk.use({ kind: "statement", line }), spare: 4 + at },
      ...answeredBy(desk, line, 4.5 + at),
    ]);
  const experience: Message[] =
    years && years.years > 0 && desk.isFree(years) && !isTold(years.years, posts)
      ? [{ ...desk.use({ kind: "years", years }), spare: 11 }]
      : [];
  const start: Message[] = years && years.years === 0 && posts.length === 0 ? [desk.use({ kind: "beginner" })] : [];
  const { level } = desk.matter.profile;
  const worked: Pick<Message, "years"> = years?.years ? { years } : {};
  const schooling: Message[] = level && posts.length === 0 ? [{ kind: "level", level, ...worked, spare: 9 }] : [];
  return [
    ...start,
    ...schooling,
    ...statements,
    ...answered,
    ...told.map((message) => ({ ...message, spare: 10 })),
    ...experience,
  ];
}

/** A trade is told before the licence for a car. */
function rankOf({ text }: Credential): number {
  return Number(isCarLicence(text));
}

/** Where the posts say as much by their dates, the sum of them is no news; where they say more, it would take from them. */
function isTold(years: number, posts: readonly Post[]): boolean {
  const months = monthsCovered(posts);
  return months >= (years + 1) * 12 || (Math.abs(months - years * 12) < 12 && posts.length === 1);
}

/** What the posting asks for that a line outside any post answers. */
function answeredBy(desk: Desk, line: Line, spare: number): Message[] {
  const pair = desk.pairs().find(({ evidence }) => evidence.fact === line.fact);
  if (!pair) return [];
  const message: Message = { kind: "link", topic: pair.topic, topics: [pair.topic], rests: [line.fact] };
  return [{ ...desk.use(message), spare }];
}

/** Skills the posting asks for, with what they are for; then the rest, languages apart. */
export function skillMessages(desk: Desk): Message[] {
  const messages: Message[] = timeMessages(desk);
  const hasPost = desk.matter.profile.posts.length > 0;
  const answering = () =>
    [...desk.pairs(), ...desk.near()].flatMap(({ topic, evidence }) =>
      evidence.kind === "skill" && !isFarFetched(topic, evidence.skill.text) ? [{ topic, skill: evidence.skill }] : [],
    );
  const known = answering().filter(
    ({ topic, skill }) => saysNoMore(topic, skill.text) && !isToolFor(topic, skill.text),
  );
  const same = known
    .filter(({ skill }, at) => desk.isFree(skill) && known.findIndex((other) => other.skill === skill) === at)
    .slice(0, 3);
  if (same.length > 0) {
    const skills = same.map(({ skill }) => skill);
    const message: Message = { kind: "same-skill", skills, topics: same.map(({ topic }) => topic) };
    messages.push({ ...desk.use(message), spare: 7 });
  }
  // Skills that the opening named already are told once more only by what they are for.
  const named = known.filter(({ skill }) => !same.some((one) => one.skill === skill));
  for (const pair of pairsOf(named).slice(0, hasPost ? 1 : 2)) {
    const topics = pair.map(({ topic }) => topic);
    const skills = [...new Set(pair.map(({ skill }) => skill))];
    const message: Message = {
      kind: "asked",
      topics,
      skills,
      ...(topics[0] && { topic: topics[0] }),
      rests: pair.map(({ skill }) => skill.fact),
    };
    messages.push({ ...desk.use(message), spare: 7.5 });
  }
  for (const { topic, skill } of answering().slice(0, 4)) {
    if ((hasPost && !desk.isFree(skill)) || isLanguageSkill(skill.text)) continue;
    messages.push({ ...desk.use({ kind: "link-skill", topic, skills: [skill] }), spare: 7 + messages.length });
  }
  const languages = desk.skills().filter((skill) => isLanguageSkill(skill.text));
  if (languages.length > 0)
    messages.push({ ...desk.use({ kind: "language", skills: languages.slice(0, 3) }), spare: 12 });
  const unsaid = () => desk.skills().filter((skill) => !isInLines(desk, skill.text));
  const rest = unsaid().slice(0, 4);
  if (rest.length > 0) messages.push({ ...desk.use({ kind: "skills", skills: rest }), spare: 8 });
  const further = unsaid().slice(0, 4);
  if (further.length > 1) messages.push({ ...desk.use({ kind: "skills", skills: further }), spare: FILLER - 1 });
  const strengths = desk.matter.profile.strengths.slice(0, 2);
  if (strengths.length > 0) messages.push({ ...desk.use({ kind: "strength", strengths }), spare: hasPost ? 9 : 6 });
  return messages;
}

/** Who has worked as long as the posting asks says so. */
function timeMessages({ matter: { asked, profile } }: Desk): Message[] {
  const post = profile.posts.find(({ fact, title }) => title && asked?.facts.includes(fact));
  return asked && post ? [{ kind: "time-asked", asked, post, rests: asked.facts, spare: 6.5 }] : [];
}

/** "Cash register", beside two years told at one. */
function isInLines(desk: Desk, skill: string): boolean {
  const { profile } = desk.matter;
  // "Socorrismo acuático", beside the paper of a "socorrista acuático".
  const stems = stemsOf(skill);
  if (profile.credentials.some(({ text }) => saysAll(text, skill) || saysAgain(stems, stemsOf(text)))) return true;
  if (isTelling(desk)) return profile.lines.some(({ text }) => saysAll(text, skill));
  const told = profile.posts.flatMap(({ lines }) => lines).filter((line) => !desk.isFree(line));
  return told.some(({ text }) => saysAgain(stems, stemsOf(text)));
}

function pairsOf<Part>(parts: readonly Part[]): Part[][] {
  return parts.flatMap((_part, at) => (at % 2 === 0 ? [parts.slice(at, at + 2)] : []));
}

/** "Mailchimp", where a newsletter is to be launched: the tool for it was not asked for. */
function isToolFor({ text, isDuty }: Topic, skill: string): boolean {
  if (!isDuty || !/\p{Lu}/u.test(skill)) return false;
  return !sharesWord(text, skill);
}

/** "Lesson planning" for "supervising an assistant teacher": one word of the skill means what one of the topic does, and none is in both. */
function isFarFetched({ text }: Topic, skill: string): boolean {
  const asked = stemsOf(text);
  const brought = [...stemsOf(skill)];
  if (brought.length < 2 || brought.every((stem) => asked.has(stem))) return false;
  // "Analyse de données" for "l’analyse des besoins": the same is done to another thing.
  const [doing = "", thing = ""] = skill.split(OF_WHAT);
  return !sharesWord(text, thing !== "" && ANY_DOING.test(doing) ? thing : skill);
}

/** Whether a word of the skill, in some form, stands in the text. */
function sharesWord(text: string, skill: string): boolean {
  const asked = text.toLowerCase();
  return skill
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .some((word) => word.length > 1 && asked.includes(word.slice(0, LETTERS_OF_ONE)));
}

/** Letters from which on two words are forms of one. */
const LETTERS_OF_ONE = 5;

/** Whether the topic is the skill and little else: then it is named once, as the skill. */
function saysNoMore(topic: Topic, skill: string): boolean {
  if (saysAllInflected(skill, topic.text)) return true;
  // "Legal research" is more than was asked for with "a legal environment".
  const asked = stemsOf(topic.text);
  return [...stemsOf(skill)].every((stem) => asked.has(stem));
}
