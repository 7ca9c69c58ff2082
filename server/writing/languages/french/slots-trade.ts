import { readTimeInTrade } from "../../facts/read-undated-post.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { saysAllInflected } from "../../words/says-all.ts";
import { EMPTY, quoted } from "../spans.ts";
import { titleInSentence } from "./letter-case.ts";
import { ofRole } from "./names.ts";

/** For what only somebody says who has worked in the very trade that the posting names, or only somebody who has not. */
export const tradeFillers: Record<string, (message: Message, context: SlotContext) => Span | null> = {
  role: (message, context) => roleIn(message, context, titleInSentence),
  "de-role": (message, context) => roleIn(message, context, ofRole),
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

/** A post that leads, which the writer has not held, is named where the letter applies for it and not time and again. */
function roleIn(
  message: Message,
  { plan, heading: { role } }: SlotContext,
  say: (title: string) => string,
): Span | null {
  if (!role) return null;
  const isOnceOnly = LEADING.test(role.text) && !APPLIES.test(message.kind);
  const hasLed = (text: string | undefined) => text !== undefined && LEADING.test(text);
  if (isOnceOnly && !plan.paragraphs.flat().some(({ post }) => hasLed(post?.title))) return null;
  return quoted(say(role.text), role.lines);
}

const LEADING = /^(?:responsables?|chef(?:fe)?s?|direct(?:eur|rice))(?!\p{L})/iu;
const APPLIES = /^(?:open|apply)/u;

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
