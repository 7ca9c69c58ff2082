import { readTimeInTrade } from "../../facts/read-undated-post.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { EMPTY } from "../spans.ts";

/** For what only somebody says who has worked in the very trade that the posting names, or only somebody who has not. */
export const tradeFillers: Record<string, (message: Message, context: SlotContext) => Span | null> = {
  métier: (_, { plan }) => (worksInTrade(plan) ? EMPTY : null),
  /** For what goes on from work that the letter tells. */
  pratique: (_, { plan }) => (plan.paragraphs.flat().some(({ post }) => post) ? EMPTY : null),
  /** Nobody who works in the trade has to be shown its daily work; a paper or a tool may be new to them. */
  apprend: ({ topics, topic }, { plan }) => {
    const asked = topics ?? (topic ? [topic] : []);
    return asked.every(({ isDuty }) => isDuty) && worksInTrade(plan) ? null : EMPTY;
  },
  /** Behind an opening that has named the post, whose title is that of the new one. */
  "même-titre": ({ post }, { plan, heading: { role } }) => {
    const opening = plan.paragraphs[0]?.[0]?.kind;
    const isNamed = opening === "open-present" || opening === "open-path";
    return isNamed && post && role && post.title.toLowerCase() === role.text.toLowerCase() ? EMPTY : null;
  },
};

const KNOWN = new WeakMap<Plan, boolean>();

function worksInTrade(plan: Plan): boolean {
  const known = KNOWN.get(plan);
  if (known !== undefined) return known;
  const role = plan.heading.role?.text ?? "";
  const isRole = (title: string) => saysAllInflected(role, title) || saysAllInflected(title, role);
  const works =
    role !== "" &&
    plan.paragraphs.flat().some(({ post, previous, line, second }) => {
      const trades = [line, second].flatMap((told) => (told ? (readTimeInTrade(told.text)?.title ?? []) : []));
      return [post?.title, previous?.title, ...trades].some((title) => title && isRole(title));
    });
  KNOWN.set(plan, works);
  return works;
}
