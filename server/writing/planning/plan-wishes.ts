import { isLanguageSkill } from "../facts/language-skill.ts";
import type { Post, Skill } from "../facts/profile.ts";
import type { Desk } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";

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
  const few = desk.matter.profile.posts.length === 0;
  const [topic, other, ...more] = desk.open().filter(isPlain);
  if (!topic || !other) return [];
  const message: Message = { kind: "reading", topic, topics: [topic, other] };
  return [{ ...(few ? message : desk.use(message)), spare: few || more.length > 0 ? 14 : FILLER }];
}

/** What nothing answers yet, and the writer would take on. */
export function wishMessages(desk: Desk): Message[] {
  const messages: Message[] = [];
  const { posts } = desk.matter.profile;
  const few = posts.length === 0;
  const [post] = posts;
  const anchor: Pick<Message, "post" | "skills"> = post ? { post } : { skills: desk.matter.profile.skills.slice(0, 1) };
  for (let round = 0; round < 4; round++) {
    const [topic, next, ...more] = desk.open();
    if (!topic) break;
    const inPair = !few || more.length > 1;
    const topics = inPair && next && isPlain(topic) && isPlain(next) ? [topic, next] : [topic];
    messages.push({
      ...desk.use({ kind: "wish", topic, topics, ...(few ? skillAt(desk, round) : round === 0 && anchor) }),
      spare: few ? 3 + round * 6 : (WISH_RANKS[round] ?? FILLER),
    });
  }
  return messages;
}

/** Up to two wishes are part of a letter; more stand only where it would be too short without them. */
const WISH_RANKS: readonly number[] = [11, 22, FILLER, FILLER + 1];

function skillAt(desk: Desk, at: number): Pick<Message, "skills"> {
  const { skills } = desk.matter.profile;
  const skill = skills[at % Math.max(1, skills.length)];
  return skill ? { skills: [skill] } : {};
}

/** Two topics stand side by side only where neither is a list itself. */
export function isPlain({ text }: Topic): boolean {
  return !/,|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|u)\s/u.test(text);
}

/** Questions, terms and the next step. */
export function closingMessages(
  desk: Desk,
  documents: NonNullable<Message["documents"]>,
  terms: Message["terms"],
): Message[] {
  const messages: Message[] = [];
  const [post] = desk.matter.profile.posts;
  for (let round = 0; round < 2; round++) {
    const [topic = post ? undefined : desk.matter.open[2 + round]] = desk.open();
    if (topic) messages.push({ ...desk.use({ kind: "ask", topic }), spare: (post ? 15 : 6) + round * 18 });
  }
  const known = abilities(desk).slice(0, 2);
  const [line, ...lines] = desk.matter.profile.lines;
  // Somebody who has done something is not spoken of as new.
  const old: Pick<Message, "post" | "line"> = post ? { post } : line && lines.length > 0 ? { line } : {};
  if (known.length > 0) messages.push({ kind: "candid", skills: known, ...old, spare: post ? FILLER + 5 : 8 });
  if (terms) messages.push({ kind: "terms", terms, spare: post ? 21 : 9 });
  const asked = documents.slice(0, 1);
  if (asked.length > 0) messages.push({ kind: "documents", documents: asked, spare: 16 });
  const [skill] = desk.matter.profile.skills;
  const about: Pick<Message, "post" | "skills"> = post?.company ? { post } : skill ? { skills: [skill] } : {};
  messages.push({ kind: "start", ...old, spare: post ? FILLER + 4 : 7 });
  messages.push({ kind: "start", ...old, spare: post ? FILLER + 6 : 13 });
  if (!post && desk.matter.open.length < FEW_TOPICS) {
    for (const spare of [17, 18, 19]) messages.push({ kind: "start", ...old, spare });
  }
  messages.push(...sumMessages(desk, post));
  messages.push({ kind: "offer", ...about });
  messages.push({ kind: "reach", spare: 10 });
  return messages;
}

/** A posting that names fewer things leaves more to be said of how one would begin. */
const FEW_TOPICS = 4;

/** What a letter that would be too short can still say: how the writer would arrive, and what it all comes to. */
function sumMessages(desk: Desk, post: Post | undefined): Message[] {
  // The first two skills are what "candid" names.
  const known = abilities(desk);
  const skills = post && known.length > 3 ? known.slice(2, 4) : known.slice(0, 2);
  const arrival: Message[] = post?.company ? [{ kind: "arrive", post, spare: FILLER + 2 }] : [];
  if (skills.length === 0) return arrival;
  return [...arrival, post ? { kind: "sum", skills, post, spare: FILLER + 3 } : { kind: "outlook", skills, spare: 10 }];
}

/** Skills that are no languages, unless there are no others. */
function abilities({ matter }: Desk): Skill[] {
  const { skills } = matter.profile;
  const others = skills.filter(({ text }) => !isLanguageSkill(text));
  return others.length > 0 ? others : skills;
}
