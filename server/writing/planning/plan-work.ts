import type { YearMonth } from "#shared/claims/read-period.ts";
import type { Line, Post } from "../facts/profile.ts";
import { type Desk, isLittle } from "./desk.ts";
import { carryMessages } from "./new-field.ts";
import type { Message } from "./plan.ts";
import { isPlain } from "./plan-wishes.ts";
import { bestLines, isOfPost } from "./strategies.ts";

/** `told`: the opening has named the post. */
type WorkOrder = { post: Post; told: boolean; opening: Message; random: () => number };

/** What is done is told in the same breath as what of the posting it answers; the rest in groups. */
function provenParagraph(desk: Desk, { post, told, opening, random }: WorkOrder): Message[] {
  const atOnce = isLittle(desk) ? 1 : 2;
  const free = () =>
    bestLines([post], desk.matter)
      .map(({ line }) => line)
      .filter((line) => desk.lines(post).includes(line));
  const isAnswer = ({ fact }: Line) => desk.pairs().some(({ evidence }) => evidence.fact === fact);
  const first = free().filter((line) => !isAnswer(line));
  const messages: Message[] = told ? [] : [desk.use(withLines({ kind: "post", post }, first.slice(0, atOnce)))];
  const proofs = desk.matter.isNewField ? carryMessages(desk, post) : proofMessages(desk, post, random);
  messages.push(...proofs.map((message, at) => (at === 0 ? message : { ...message, spare: 5 + at })));
  if (told && proofs.length === 0 && free().length > 0)
    messages.push(desk.use(withLines({ kind: "more", post }, free().slice(0, atOnce))));
  const toldLast = () => linesOf(messages.at(-1) ?? opening);
  if (proofs.length === 0) messages.push(...linkMessages(desk, { post, spare: 4, after: toldLast() }));
  for (let rank = 8; free().length > 0 && rank < 11; rank += 1) {
    messages.push({ ...desk.use(withLines({ kind: "more", post }, free().slice(0, atOnce))), spare: rank });
    if (proofs.length < MOST_PROOFS)
      messages.push(...linkMessages(desk, { post, spare: rank + 0.5, after: toldLast() }));
  }
  return messages;
}

function proofMessages(desk: Desk, post: Post, random: () => number): Message[] {
  const messages: Message[] = [];
  for (const { line } of bestLines([post], desk.matter)) {
    const pair = desk.isFree(line) && desk.pairs().find(({ evidence }) => evidence.fact === line.fact);
    // Told apart now and then, so that another letter is built otherwise.
    if (!pair || messages.length >= MOST_PROOFS || random() > IN_ONE_BREATH) continue;
    messages.push(desk.use({ kind: "proof", post, line, topic: pair.topic, rests: [line.fact] }));
  }
  return messages;
}

const MOST_PROOFS = 3;
const IN_ONE_BREATH = 0.75;

/** Of somebody who has much to tell, one thing that can be gone into when they meet. */
export function keptForLast(desk: Desk, opening: Message, random: () => number): Message | null {
  const { posts } = desk.matter.profile;
  if (!desk.voice.speaks("tell") || posts.reduce((sum, post) => sum + post.lines.length, 0) < ENOUGH_LINES) return null;
  const deeds = bestLines(posts.slice(0, 2), desk.matter).filter(
    ({ line }) => desk.isFree(line) && line !== opening.line && desk.voice.isDeed(line.text),
  );
  // What answers the posting is told where it is answered.
  const answering = desk.pairs().map(({ evidence }) => evidence.fact);
  const close = desk.near().map(({ evidence }) => evidence.fact);
  const spared = deeds.filter(({ line }) => !answering.includes(line.fact));
  const free = spared.filter(({ line }) => !close.includes(line.fact));
  const rest = [...(free.length > 0 ? free : spared)].sort((a, b) => posts.indexOf(a.post) - posts.indexOf(b.post));
  // What has a figure is worth a talk before what has none, and the latest work before the one before it.
  const isCounted = ({ line, post }: { line: Line; post: Post }) => post === rest[0]?.post && /\d/u.test(line.text);
  const counted = rest.filter(isCounted);
  const wanted = [...counted, ...rest.filter((deed) => !counted.includes(deed))].slice(
    0,
    Math.min(MOST_CHOICE, Math.max(LEAST_CHOICE, counted.length)),
  );
  const chosen = wanted[Math.floor(random() * wanted.length)];
  return chosen ? desk.use({ kind: "tell", line: chosen.line, post: chosen.post }) : null;
}

const ENOUGH_LINES = 4;
const LEAST_CHOICE = 2;
const MOST_CHOICE = 4;

/** Where much was done, two things are told in one breath; where little was, each has a sentence and what it is for. */
export function mainParagraph(desk: Desk, { post, told, opening, random }: WorkOrder): Message[] {
  if (desk.voice.speaks("proof")) return provenParagraph(desk, { post, told, opening, random });
  const messages: Message[] = [];
  const atOnce = isLittle(desk) ? 1 : 2;
  const free = () =>
    bestLines([post], desk.matter)
      .map(({ line }) => line)
      .filter((line) => desk.lines(post).includes(line));
  const lines = free().slice(0, atOnce);
  if (!told) messages.push(desk.use(withLines({ kind: "post", post }, lines)));
  else if (lines.length > 0) messages.push(desk.use(withLines({ kind: "more", post }, lines)));
  const toldLast = () => linesOf(messages.at(-1) ?? opening);
  messages.push(...linkMessages(desk, { post, spare: 4, after: toldLast() }));
  for (let rank = 6; free().length > 0 && rank < 9; rank += 1) {
    messages.push({ ...desk.use(withLines({ kind: "more", post }, free().slice(0, atOnce))), spare: rank });
    messages.push(...linkMessages(desk, { post, spare: rank + 0.5, after: toldLast() }));
  }
  return messages;
}

function linesOf({ line, second }: Message): (Line | undefined)[] {
  return [line, second];
}

function withLines(message: Message, [line, second]: readonly (Line | undefined)[]): Message {
  return { ...message, ...(line && { line }), ...(second && { second }) };
}

/** `after`: the lines told just before; without them, whatever the post answers is spoken of. */
type LinkOrder = { post: Post; spare: number; after?: readonly (Line | undefined)[] };

/** Up to two topics that the post is a base for, or what was just told of it: "that" is what stands before it. */
export function linkMessages(desk: Desk, { post, spare, after }: LinkOrder): Message[] {
  const told = after?.flatMap((line) => line?.fact ?? []);
  const [pair, next] = [...desk.pairs(), ...desk.near()].filter(
    ({ evidence }) =>
      isOfPost(evidence, post) &&
      // What the post as a whole answers is not "that" behind one thing done in it.
      (!told || told.includes(evidence.fact) || (evidence.kind === "post" && told.length === 0)),
  );
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

export function otherPost(
  desk: Desk,
  { post, main, spare }: { post: Post; main: Post | undefined; spare: number },
): Message[] {
  const lines = bestLines([post], desk.matter)
    .map(({ line }) => line)
    .filter((line) => desk.lines(post).includes(line));
  const kind = isLater(post, main) ? "post" : isBeside(post, main) ? "beside" : "earlier";
  const said = desk.use(withLines({ kind, post }, lines));
  // A letter is not without the latest work.
  const told = kind === "post" ? said : { ...said, spare };
  const rest = lines.slice(2, 4);
  const more = rest.length > 0 ? [{ ...desk.use(withLines({ kind: "more", post }, rest)), spare: spare + 8 }] : [];
  return [
    told,
    ...more,
    ...linkMessages(desk, { post, spare: spare + 3, after: more.length > 0 ? rest : lines.slice(0, 2) }),
  ];
}

/** The better answer was held first: what came after it, or goes on, is neither earlier nor beside it. */
function isLater({ period }: Post, main: Post | undefined): boolean {
  const end = main?.period.end;
  if (!main || main.period.open || !end) return false;
  if (period.open || !period.start) return period.open;
  return isAtOrAfter(period.start, end);
}

function isAtOrAfter(start: YearMonth, end: YearMonth): boolean {
  return start.year > end.year || (start.year === end.year && (start.month ?? 12) >= (end.month ?? 1));
}

/** Held at the same time, as far as the dates tell. */
function isBeside(post: Post, main: Post | undefined): boolean {
  const end = post.period.end;
  const start = main?.period.start;
  if (post.period.open) return true;
  if (!end || !start) return false;
  return end.year > start.year || (end.year === start.year && (end.month ?? 0) > (start.month ?? 12));
}
