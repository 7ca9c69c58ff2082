import { isLanguageSkill } from "../facts/language-skill.ts";
import type { Line, Post } from "../facts/profile.ts";
import { isCredential } from "../facts/read-credential.ts";
import { stemsOf } from "../matching/stems.ts";
import { createDesk, type Desk } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";
import { beforeOffer, closingMessages, FILLER, isPlain, readingMessages, wishMessages } from "./plan-wishes.ts";
import { bestLines, isOfPost } from "./strategies.ts";
import type { SubjectMatter } from "./subject-matter.ts";
import type { Section, TemplateGuide } from "./template-guides.ts";

export type BodyOrder = {
  opening: Message;
  matter: SubjectMatter;
  documents: { text: string; lines: number[] }[];
  terms: Message["terms"];
  guide: TemplateGuide | null;
  /** Sentences that the person wished for, those about terms apart. */
  wished: { practical: Message[]; other: Message[] };
  random: () => number;
};

/**
 * Lays out the paragraphs: opening and role; the present post told in groups, and what it is a base for; earlier posts
 * and papers; skills, wishes and what else only this posting has; the next step. What can be spared is marked with a
 * rank, so that a long letter can be cut: a higher rank goes first.
 */
export function planBody({ opening, matter, documents, terms, guide, wished, random }: BodyOrder): Message[][] {
  const desk = createDesk(matter, opening);
  const [main, ...others] = matter.profile.posts.slice(0, 3);
  const apply: Message = {
    kind: TELLS_WORK.has(opening.kind) ? "apply-with" : "apply",
    ...(opening.post && { post: opening.post }),
    ...(opening.skills && { skills: opening.skills }),
  };
  const first = [opening, ...(NAMES_ROLE.has(opening.kind) ? [] : [apply]), ...readingMessages(desk)];
  const transfer = guide?.layout.flat().includes("transfer") ? transferMessages(desk, main) : [];
  const work = main ? mainParagraph(desk, main, isTold(opening, main)) : [];
  const before = others.flatMap((post, at) => otherPost(desk, { post, main, spare: at === 0 ? 3 : 14 }));
  const papers = paperMessages(desk);
  const skills = skillMessages(desk);
  const wishes = wishMessages(desk);
  const last = beforeOffer(closingMessages(desk, documents, terms), wished.practical);
  const sections: Record<Section, Message[]> = { work, before, papers, skills, wishes, transfer };
  const layout = guide?.layout ?? (main ? (random() < 0.4 ? SKILLS_EARLIER : USUAL) : WITHOUT_WORK);
  const middle = layout.map((paragraph) => paragraph.flatMap((section) => sections[section]));
  middle.at(-1)?.push(...wished.other);
  return [first, ...middle, last].filter((paragraph) => paragraph.length > 0);
}

type Layout = TemplateGuide["layout"];
const USUAL: Layout = [["work"], ["before", "papers"], ["skills", "wishes"]];
const SKILLS_EARLIER: Layout = [["work"], ["skills", "wishes"], ["before", "papers"]];
const WITHOUT_WORK: Layout = [["papers", "skills"], ["wishes"]];

/** What the old work is a base for, and how one would come from there. */
function transferMessages(desk: Desk, post: Post | undefined): Message[] {
  if (!post) return [];
  return [
    ...linkMessages(desk, { post, spare: 4 }),
    ...linkMessages(desk, { post, spare: 5 }),
    ...(post.company ? [{ kind: "arrive" as const, post, spare: 6 }] : []),
  ];
}

/** Openings that name role and company themselves. */
const NAMES_ROLE: ReadonlySet<Message["kind"]> = new Set(["open-skill", "open-plain"]);
/** Openings after which the writer can speak of "that experience". */
const TELLS_WORK: ReadonlySet<Message["kind"]> = new Set(["open-number", "open-present", "open-day", "open-path"]);
/** Openings after which "that post" is the opening's post. */
const TELLS_POST: ReadonlySet<Message["kind"]> = new Set(["open-number", "open-present", "open-day", "open-path"]);

function isTold(opening: Message, post: Post): boolean {
  return opening.post === post && TELLS_POST.has(opening.kind);
}

function mainParagraph(desk: Desk, post: Post, told: boolean): Message[] {
  const messages: Message[] = [];
  const free = () =>
    bestLines([post], desk.matter)
      .map(({ line }) => line)
      .filter((line) => desk.lines(post).includes(line));
  const [line, second] = free();
  if (!told) messages.push(desk.use(withLines({ kind: "post", post }, [line, second])));
  else if (line) messages.push(desk.use(withLines({ kind: "more", post }, [line, second])));
  messages.push(...linkMessages(desk, { post, spare: 4 }));
  for (let rank = 6; free().length > 0 && rank < 9; rank += 1) {
    messages.push({ ...desk.use(withLines({ kind: "more", post }, free().slice(0, 2))), spare: rank });
  }
  messages.push(...linkMessages(desk, { post, spare: 9 }), ...linkMessages(desk, { post, spare: 19 }));
  return messages;
}

function withLines(message: Message, [line, second]: readonly (Line | undefined)[]): Message {
  return { ...message, ...(line && { line }), ...(second && { second }) };
}

/** Up to two topics that what was told of the post is a base for. */
function linkMessages(desk: Desk, { post, spare }: { post: Post; spare: number }): Message[] {
  const ofPost = [...desk.pairs(), ...desk.near()].filter(({ evidence }) => isOfPost(evidence, post));
  const told = ofPost.filter(({ evidence }) => !desk.isFree(evidence));
  const [pair, next] = told.length > 0 ? told : ofPost;
  if (!pair) return [];
  const chosen = next && isPlain(pair.topic) && isPlain(next.topic) ? [pair, next] : [pair];
  const topics = chosen.map(({ topic }) => topic);
  const message: Message = {
    kind: "link",
    post,
    topics,
    topic: pair.topic,
    rests: chosen.map(({ evidence }) => evidence.fact),
  };
  return [{ ...desk.use(message), spare }];
}

function otherPost(
  desk: Desk,
  { post, main, spare }: { post: Post; main: Post | undefined; spare: number },
): Message[] {
  const lines = bestLines([post], desk.matter)
    .map(({ line }) => line)
    .filter((line) => desk.lines(post).includes(line));
  const kind = isBeside(post, main) ? "beside" : "earlier";
  const told = { ...desk.use(withLines({ kind, post }, lines)), spare };
  const rest = lines.slice(2, 4);
  const more = rest.length > 0 ? [{ ...desk.use(withLines({ kind: "more", post }, rest)), spare: spare + 8 }] : [];
  return [told, ...more, ...linkMessages(desk, { post, spare: spare + 3 })];
}

/** Held at the same time, as far as the dates tell. */
function isBeside(post: Post, main: Post | undefined): boolean {
  const end = post.period.end;
  const start = main?.period.start;
  if (post.period.open) return true;
  if (!end || !start) return false;
  return end.year > start.year || (end.year === start.year && (end.month ?? 0) > (start.month ?? 12));
}

/** Degrees, licences and certificates; those that answer the posting first. */
function paperMessages(desk: Desk): Message[] {
  const asked = desk
    .pairs()
    .flatMap(({ topic, evidence }) =>
      evidence.kind === "credential" && desk.isFree(evidence) ? [{ topic, credential: evidence.credential }] : [],
    );
  const answered = asked.slice(0, 2).map(({ topic, credential }, at) => ({
    ...desk.use({
      kind: "credential",
      credential,
      ...(isCredential(topic.text) && { topic, rests: [credential.fact] }),
    }),
    spare: 5 + at,
  }));
  const others = desk.credentials().slice(0, 2);
  const [credential] = others;
  const told: Message[] = credential
    ? [desk.use(others.length > 1 ? { kind: "credential", credentials: others } : { kind: "credential", credential })]
    : [];
  const { lines, years, posts } = desk.matter.profile;
  const statements = lines
    .filter(desk.isFree)
    .slice(0, 4)
    .map((line, at) => ({ ...desk.use({ kind: "statement", line }), spare: 4 + at }));
  const experience: Message[] =
    years && years.years > 0 ? [{ ...desk.use({ kind: "years", years }), spare: posts.length > 0 ? 20 : 11 }] : [];
  const start: Message[] = years && years.years === 0 && posts.length === 0 ? [desk.use({ kind: "beginner" })] : [];
  const { level } = desk.matter.profile;
  const schooling: Message[] = level && posts.length === 0 ? [{ kind: "level", level, spare: 9 }] : [];
  return [
    ...start,
    ...schooling,
    ...statements,
    ...answered,
    ...told.map((message) => ({ ...message, spare: 10 })),
    ...experience,
  ];
}

/** Skills the posting asks for, with what they are for; then the rest, languages apart. */
function skillMessages(desk: Desk): Message[] {
  const messages: Message[] = [];
  const hasPost = desk.matter.profile.posts.length > 0;
  const answering = () =>
    [...desk.pairs(), ...desk.near()].flatMap(({ topic, evidence }) =>
      evidence.kind === "skill" ? [{ topic, skill: evidence.skill }] : [],
    );
  const known = answering().filter(({ topic, skill }) => saysNoMore(topic, skill.text));
  const same = known.filter(({ skill }) => desk.isFree(skill)).slice(0, 3);
  if (same.length > 0) {
    const skills = same.map(({ skill }) => skill);
    const message: Message = { kind: "same-skill", skills, topics: same.map(({ topic }) => topic) };
    messages.push({ ...desk.use(message), spare: 7 });
  }
  // Skills that the opening named already are told once more only by what they are for.
  const named = known.filter(({ skill }) => !same.some((one) => one.skill === skill));
  for (const pair of pairsOf(named).slice(0, hasPost ? 1 : 2)) {
    const topics = pair.map(({ topic }) => topic);
    const message: Message = {
      kind: "asked",
      topics,
      ...(topics[0] && { topic: topics[0] }),
      rests: pair.map(({ skill }) => skill.fact),
    };
    messages.push({ ...desk.use(message), spare: 7.5 });
  }
  for (const { topic, skill } of answering().slice(0, 4)) {
    if (hasPost && !desk.isFree(skill)) continue;
    messages.push({ ...desk.use({ kind: "link-skill", topic, skills: [skill] }), spare: 7 + messages.length });
  }
  const languages = desk.skills().filter((skill) => isLanguageSkill(skill.text));
  if (languages.length > 0)
    messages.push({ ...desk.use({ kind: "language", skills: languages.slice(0, 3) }), spare: 12 });
  const rest = desk.skills().slice(0, 4);
  if (rest.length > 0) messages.push({ ...desk.use({ kind: "skills", skills: rest }), spare: 8 });
  const further = desk.skills().slice(0, 4);
  if (further.length > 1) messages.push({ ...desk.use({ kind: "skills", skills: further }), spare: FILLER - 1 });
  const strengths = desk.matter.profile.strengths.slice(0, 2);
  if (strengths.length > 0) messages.push({ ...desk.use({ kind: "strength", strengths }), spare: hasPost ? 9 : 6 });
  return messages;
}

function pairsOf<Part>(parts: readonly Part[]): Part[][] {
  return parts.flatMap((_part, at) => (at % 2 === 0 ? [parts.slice(at, at + 2)] : []));
}

/** Whether the topic is the skill and little else: then it is named once, as the skill. */
function saysNoMore(topic: Topic, skill: string): boolean {
  const asked = stemsOf(topic.text);
  const brought = stemsOf(skill);
  return [...brought].every((stem) => asked.has(stem)) || [...asked].every((stem) => brought.has(stem));
}
