import type { Line, Post } from "../facts/profile.ts";
import { createDesk, type Desk, isLittle } from "./desk.ts";
import type { Heading, Message } from "./plan.ts";
import { paperMessages, skillMessages } from "./plan-abilities.ts";
import {
  beforeOffer,
  closingMessages,
  isPlain,
  readingMessages,
  welcomeMessages,
  wishMessages,
} from "./plan-wishes.ts";
import { bestLines, isOfPost } from "./strategies.ts";
import type { SubjectMatter } from "./subject-matter.ts";
import type { Section, TemplateGuide } from "./template-guides.ts";

export type BodyOrder = {
  opening: Message;
  matter: SubjectMatter;
  heading: Pick<Heading, "documents" | "welcome">;
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
export function planBody({ opening, matter, heading, terms, guide, wished, random }: BodyOrder): Message[][] {
  const desk = createDesk(matter, opening);
  const [main, ...others] = matter.profile.posts.slice(0, 3);
  const apply: Message = {
    kind: TELLS_WORK.has(opening.kind) ? "apply-with" : "apply",
    ...(opening.post && { post: opening.post }),
    ...(opening.skills && { skills: opening.skills }),
  };
  const first = [
    opening,
    ...(NAMES_ROLE.has(opening.kind) ? [] : [apply]),
    ...welcomeMessages(desk, heading),
    ...readingMessages(desk),
  ];
  const transfer = guide?.layout.flat().includes("transfer") ? transferMessages(desk, main) : [];
  const work = main ? mainParagraph(desk, main, isTold(opening, main)) : [];
  const before = others.flatMap((post, at) => otherPost(desk, { post, main, spare: at === 0 ? 3 : 14 }));
  const papers = paperMessages(desk);
  const skills = skillMessages(desk);
  const wishes = wishMessages(desk);
  const last = beforeOffer(closingMessages(desk, heading.documents, terms), wished.practical);
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

/** Where much was done, two things are told in one breath; where little was, each has a sentence and what it is for. */
function mainParagraph(desk: Desk, post: Post, told: boolean): Message[] {
  const messages: Message[] = [];
  const atOnce = isLittle(desk) ? 1 : 2;
  const free = () =>
    bestLines([post], desk.matter)
      .map(({ line }) => line)
      .filter((line) => desk.lines(post).includes(line));
  const lines = free().slice(0, atOnce);
  if (!told) messages.push(desk.use(withLines({ kind: "post", post }, lines)));
  else if (lines.length > 0) messages.push(desk.use(withLines({ kind: "more", post }, lines)));
  messages.push(...linkMessages(desk, { post, spare: 4 }));
  for (let rank = 6; free().length > 0 && rank < 9; rank += 1) {
    messages.push({ ...desk.use(withLines({ kind: "more", post }, free().slice(0, atOnce))), spare: rank });
    if (atOnce === 1) messages.push(...linkMessages(desk, { post, spare: rank + 0.5 }));
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
