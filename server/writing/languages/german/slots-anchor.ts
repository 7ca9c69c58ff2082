import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Post, Skill } from "../../facts/profile.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { isPlural } from "./genders.ts";
import { upperFirst } from "./letter-case.ts";
import { asStage, inRole, skillName } from "./names.ts";
import { durationAfterSeit } from "./numbers.ts";
import { EMPTY, type Fill, ofPost } from "./slot-spans.ts";
import { atShortPlace, isLong } from "./slots-answering.ts";

/**
 * What of the person a sentence about the posting starts from ("nach der Zeit bei Hüttl", "mit der Erfahrung als
 * Lageristin"), so that nobody else could have written it; from one such sentence to the next another thing.
 */
export const anchorFillers: Record<string, Fill> = {
  anker: (message, { plan }) => anchorOf(message, plan),
  Anker: (message, { plan }) => {
    const anchor = anchorOf(message, plan);
    return anchor && { ...anchor, text: upperFirst(anchor.text) };
  },
  "ohne-anker": (message, { plan }) => (anchorOf(message, plan) ? null : EMPTY),
};

function anchorOf(message: Message, plan: Plan): Span | null {
  const anchors = ANCHORS.get(plan) ?? readAnchors(plan);
  ANCHORS.set(plan, anchors);
  if (anchors.length === 0) return null;
  const at = plan.paragraphs
    .flat()
    .filter(({ kind }) => TAKES_ANCHOR.has(kind))
    .indexOf(message);
  const hasPost = plan.paragraphs.flat().some(({ post }) => post);
  // A skill stands for one sentence; more of them would all begin alike.
  return anchors[hasPost ? Math.max(0, at) % anchors.length : Math.max(0, at)] ?? null;
}

/** Drafts of one plan ask for the same anchors many times over. */
const ANCHORS = new WeakMap<Plan, Span[]>();

const TAKES_ANCHOR: ReadonlySet<Message["kind"]> = new Set([
  "open-plain",
  "apply",
  "reading",
  "wish",
  "welcome",
  "language",
]);

/** Whoever tells of things done without a post has said in them what a sentence could start from. */
const TELLS: ReadonlySet<Message["kind"]> = new Set(["open-told", "open-met", "told", "met"]);

function readAnchors({ paragraphs }: Plan): Span[] {
  const messages = paragraphs.flat();
  const posts = [...new Set(messages.flatMap(({ post }) => post ?? []))];
  const [main, ...others] = posts;
  if (messages.some(({ kind }) => TELLS.has(kind))) return [];
  if (main) return [...ofMain(main), ...others.flatMap(ofOther)];
  const skills = new Map<string, Skill>(
    messages.flatMap(({ skills: told = [] }) => told.map((skill): [string, Skill] => [skill.fact, skill])),
  );
  return [...skills.values()].flatMap(ofSkill);
}

function ofMain(post: Post): Span[] {
  const { company, title, period } = post;
  const isStage = title !== "" && asStage(title) !== null;
  return [
    ...(company ? [ofPost(`nach der Zeit ${atShortPlace(company)}`, post)] : []),
    ...(title && !isStage ? [ofPost(`mit der Erfahrung ${inRole(title)}`, post)] : []),
    ...(company && isLong(post)
      ? [ofPost(`nach ${durationAfterSeit(period.months ?? 0)} ${atShortPlace(company)}`, post)]
      : []),
  ];
}

function ofOther(post: Post): Span[] {
  return post.company ? [ofPost(`mit der Zeit ${atShortPlace(post.company)} im Rücken`, post)] : [];
}

function ofSkill(skill: Skill): Span[] {
  const name = skillName(skill);
  const [first = ""] = name.split(" ");
  // "Elterngespräche" would be "Elterngesprächen" here, and nothing that was typed is declined.
  if (
    isLanguageSkill(skill.text) ||
    (isPlural(first) && !first.endsWith("n")) ||
    /^\p{Ll}|[(„]| \p{Ll}+en(?: |$)/u.test(name)
  )
    return [];
  return [{ text: `mit ${name} als Grundlage`, facts: [skill.fact], lines: [] }];
}
