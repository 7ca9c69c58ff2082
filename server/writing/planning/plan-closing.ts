import type { Post } from "../facts/profile.ts";
import type { Desk } from "./desk.ts";
import type { Message, Topic } from "./plan.ts";
import { firstWeeks, trialMessage } from "./plan-first-weeks.ts";
import { abilities, FILLER, isBrief, offerTopic, startMessages } from "./plan-wishes.ts";
import { isOfPost } from "./strategies.ts";
import { isHad } from "./subject-matter.ts";

/**
 * Questions, terms and the next step, each beside a duty of the posting and a post or skill of the person: nothing of it
 * could stand in somebody else's letter. Who has done little asks more of the duties, one question each.
 */
export function specificClosing(
  desk: Desk,
  documents: NonNullable<Message["documents"]>,
  { terms, kept, random }: { terms: Message["terms"]; kept: Message | null; random: () => number },
): Message[] {
  const { posts, lines } = desk.matter.profile;
  const [post] = posts;
  const [line, ...others] = lines;
  // Somebody who has done something is not spoken of as new.
  const old: Pick<Message, "post" | "line"> = post ? { post } : line && others.length > 0 ? { line } : {};
  const messages: Message[] = [];
  for (let round = 0; round < (post ? 2 : 1); round++) {
    const [topic] = desk.open();
    if (topic)
      messages.push({
        ...desk.use({ kind: "ask", topic, ...anchor(desk, round) }),
        spare: (post ? 15 : 6) + round * 18,
      });
  }
  // A question first, or what one would begin with: another letter goes the other way.
  const start = startMessages(desk, old);
  if (random() < 0.5) messages.unshift(...start);
  else messages.push(...start);
  if (terms) messages.push({ kind: "terms", terms, spare: post ? 21 : 9 });
  const asked = documents.slice(0, 1);
  if (asked.length > 0) messages.push({ kind: "documents", documents: asked, spare: 16 });
  messages.push(...(post ? bringMessages(desk, post) : learnMessages(desk, old)));
  if (post?.company) messages.push({ kind: "arrive", post, spare: FILLER });
  messages.push(kept ?? { kind: "offer", ...anchor(desk, 1), ...skillsFor(desk), ...offerTopic(desk) });
  if (post) messages.push({ kind: "reach", spare: FILLER + 1 });
  return messages;
}

/** A post if there is one, else a skill: what the message rests on that is the person's own. */
function anchor(desk: Desk, at: number): Pick<Message, "post" | "skills"> {
  const [post] = desk.matter.profile.posts;
  if (post?.company) return { post };
  const known = abilities(desk);
  const skill = known[at % Math.max(1, known.length)];
  return skill ? { skills: [skill] } : {};
}

/** What can be shown when the two meet. */
function skillsFor(desk: Desk): Pick<Message, "skills"> {
  const skills = abilities(desk).slice(0, 2);
  return skills.length > 0 ? { skills } : {};
}

/** Where a letter would be too short: what a line or skill answers that has not come up, and a question about the rest. */
function bringMessages(desk: Desk, post: Post): Message[] {
  const known = desk
    .pairs()
    .filter(
      ({ evidence, topic }) =>
        isBrief(topic) && !isHad(topic) && (evidence.kind === "skill" || isOfPost(evidence, post)),
    )
    .slice(0, MOST_BROUGHT)
    .map(({ topic, evidence }, at): Message => {
      const skills = evidence.kind === "skill" ? { skills: [evidence.skill] } : {};
      return { kind: "bring", topic, post, rests: [evidence.fact], ...skills, spare: FILLER + 4 + 2 * at };
    });
  const topic = desk.matter.open.find(isBrief);
  return [...(topic ? [{ kind: "learn" as const, topic, post, spare: FILLER + 3 }] : []), ...known];
}

const MOST_BROUGHT = 2;

/**
 * What somebody who has done little asks and would learn, one duty each, an offer to come on trial, and where the letter
 * would be too short without it, how the first weeks would go.
 */
function learnMessages(desk: Desk, old: Pick<Message, "line">): Message[] {
  const known = abilities(desk);
  const learnt = briefTopics(desk)
    .slice(0, MOST_LEARNT)
    .map((topic, at): Message => {
      const skill = known[at % Math.max(1, known.length)];
      return { kind: at === 0 ? "learn" : "bring", topic, ...(skill && { skills: [skill] }), spare: FILLER + at };
    });
  const [skill] = known;
  return [
    ...learnt,
    trialMessage({ ...(skill && { skills: [skill] }), ...offerTopic(desk) }),
    ...firstWeeks(desk, old),
  ];
}

const MOST_LEARNT = 2;

/** Words that may come up twice without being noticed. */
const EASILY_SAID_AGAIN = 4;

/** Duties short enough to come up once more, the shortest first. */
function briefTopics({ matter: { open } }: Desk): Topic[] {
  const length = ({ text }: Topic) => Math.max(text.split(" ").length, EASILY_SAID_AGAIN);
  return open
    .toReversed()
    .filter(isBrief)
    .sort((a, b) => length(a) - length(b));
}
