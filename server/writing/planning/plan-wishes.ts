import type { Desk } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";

/** Terms are told before the next step is offered. */
export function beforeOffer(closing: Message[], practical: Message[]): Message[] {
  const at = closing.findIndex(({ kind }) => kind === "offer");
  return [...closing.slice(0, at), ...practical, ...closing.slice(at)];
}

/** What nothing answers yet: the nearest thing done, and what the writer would take on. */
export function wishMessages(desk: Desk): Message[] {
  const messages: Message[] = [];
  const near = desk.matter.near.find(
    ({ evidence }) => evidence.kind === "line" && evidence.post && desk.isFree(evidence),
  );
  if (near?.evidence.kind === "line" && near.evidence.post) {
    const { line, post } = near.evidence;
    messages.push({ ...desk.use({ kind: "near", topic: near.topic, line, post }), spare: 12 });
  }
  const { posts } = desk.matter.profile;
  const few = posts.length === 0;
  const [post] = posts;
  const anchor: Pick<Message, "post" | "skills"> = post ? { post } : { skills: desk.matter.profile.skills.slice(0, 1) };
  const [from, to] = few ? desk.open().filter(isPlain) : [];
  if (from && to) messages.push({ ...desk.use({ kind: "reading", topic: from, topics: [from, to] }), spare: 5 });
  for (let round = 0; round < (few ? 4 : 3); round++) {
    const [topic, next] = desk.open();
    if (!topic) break;
    const topics = next && isPlain(topic) && isPlain(next) ? [topic, next] : [topic];
    messages.push({
      ...desk.use({ kind: "wish", topic, topics, ...(round === 0 && anchor) }),
      spare: (few ? 3 : 11) + round * 6,
    });
  }
  return messages;
}

/** Two topics stand side by side only where neither is a list itself. */
function isPlain({ text }: Topic): boolean {
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
    const [topic] = desk.open();
    if (topic) messages.push({ ...desk.use({ kind: "ask", topic }), spare: (post ? 15 : 6) + round * 12 });
  }
  if (post?.company) {
    messages.push({ kind: "arrive", post, spare: 17 });
    messages.push({ kind: "arrive", post, spare: 24 });
    if (post.period.months !== null) messages.push({ kind: "span", post, spare: 42 });
    for (const [at, skill] of desk.matter.profile.skills.slice(0, 2).entries()) {
      messages.push({ kind: "plainly", skills: [skill], spare: 40 + at });
    }
    const [skill] = desk.matter.profile.skills;
    if (skill) messages.push({ kind: "plainly", skills: [skill], spare: 28 });
  } else {
    const [first, ...more] = desk.matter.profile.skills;
    for (const [at, skill] of [first, more[0], first, more[1], first].entries()) {
      messages.push({ kind: "plainly", ...(skill && { skills: [skill] }), spare: 12 + at * 2 });
    }
  }
  if (terms) messages.push({ kind: "terms", terms, spare: post ? 21 : 9 });
  const asked = documents.slice(0, 1);
  if (asked.length > 0) messages.push({ kind: "documents", documents: asked, spare: 16 });
  const [skill] = desk.matter.profile.skills;
  const about: Pick<Message, "post" | "skills"> = post?.company ? { post } : skill ? { skills: [skill] } : {};
  messages.push({ kind: "offer", ...about });
  messages.push({ kind: "reach", spare: 10 });
  return messages;
}
