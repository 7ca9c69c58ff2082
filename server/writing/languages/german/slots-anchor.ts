import type { Post } from "../../facts/profile.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { upperFirst } from "./letter-case.ts";
import { inRole } from "./names.ts";
import { durationAfterSeit } from "./numbers.ts";
import { EMPTY, type Fill, ofPost } from "./slot-spans.ts";
import { atShortPlace, isLong } from "./slots-answering.ts";

/**
 * What of the person's work a sentence about the posting starts from ("nach sechs Jahren als Lageristin", "mit meiner
 * Erfahrung als Lageristin"), from one such sentence to the next another thing.
 */
export const anchorFillers: Record<string, Fill> = {
  anker: (message, { plan }) => anchorOf(message, plan),
  Anker: (message, { plan }) => {
    const anchor = anchorOf(message, plan);
    return anchor && { ...anchor, text: upperFirst(anchor.text) };
  },
  "ohne-anker": (message, { plan }) => (anchorOf(message, plan) ? null : EMPTY),
};

/** After the first few no sentence has an anchor: more of them would all begin alike. */
function anchorOf(message: Message, plan: Plan): Span | null {
  const anchors = ANCHORS.get(plan) ?? readAnchors(plan);
  ANCHORS.set(plan, anchors);
  const at = plan.paragraphs
    .flat()
    .filter(({ kind }) => TAKES_ANCHOR.has(kind))
    .indexOf(message);
  return anchors[Math.max(0, at)] ?? null;
}

/** Drafts of one plan ask for the same anchors many times over. */
const ANCHORS = new WeakMap<Plan, Span[]>();

const TAKES_ANCHOR: ReadonlySet<Message["kind"]> = new Set(["open-plain", "apply", "wish", "welcome"]);

/** Whoever tells of things done without a post has said in them what a sentence could start from. */
const TELLS: ReadonlySet<Message["kind"]> = new Set(["open-told", "open-met", "told", "met"]);

function readAnchors({ paragraphs, heading }: Plan): Span[] {
  const messages = paragraphs.flat();
  const post = messages.find((message) => message.post)?.post;
  if (!post || messages.some(({ kind }) => TELLS.has(kind))) return [];
  return anchorsOf(post, heading.role?.text ?? "");
}

function anchorsOf(post: Post, role: string): Span[] {
  const { company, title, period } = post;
  const years = isLong(post) ? durationAfterSeit(period.months ?? 0) : null;
  if (!title) return company && years ? [ofPost(`nach ${years} ${atShortPlace(company)}`, post)] : [];
  // "Als Köchin" is said once where the role is the same.
  if (role.includes(title))
    return years
      ? [ofPost(`nach ${years} in diesem Beruf`, post), ofPost("mit meiner Berufspraxis", post)]
      : [ofPost("mit meiner Berufspraxis", post)];
  const experience = ofPost(`mit meiner Erfahrung ${inRole(title)}`, post);
  return years ? [ofPost(`nach ${years} ${inRole(title)}`, post), experience] : [experience];
}
