import type { Post } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { asHead, asTitle, companyName, titleName, titleParts } from "./names.ts";
import { employerPlace, isLast, isOver, isOwnAccount, lengthOf, myWork, sinceOf, spanOf } from "./periods.ts";
import { EMPTY, rested } from "./spans.ts";
import { isTimeApart, timeOfCare } from "./time-of-care.ts";

type Fill = (message: Message, context: SlotContext) => Span | null | undefined;

/** What the slots stand for that name a post: its title, its employer, and how long it lasted. */
const fillers: Record<string, Fill> = {
  "con-puesto": ({ post }) => (post ? EMPTY : null),
  /** The same where many things can be told of the work, and where few can. */
  "con-mucho": ({ post }, { plan }) => (post && linesTold(plan) > FEW_LINES ? EMPTY : null),
  "con-poco": ({ post }, { plan }) => (post && linesTold(plan) <= FEW_LINES ? EMPTY : null),
  /** Empty, where another post told of was held at the same time. */
  "a-la-vez": ({ post }, { plan }) => {
    const others = plan.paragraphs.flat().flatMap((message) => message.post ?? []);
    return post && others.some((other) => other.fact !== post.fact && overlap(post, other)) ? EMPTY : null;
  },
  /** Empty, where no other post went on after this one. */
  ultimo: ({ post }, { plan }) => (post && isLast(post, plan) ? EMPTY : null),
  title: ({ post }) => (post?.title ? rested(titleParts(post.title).head, post.fact) : null),
  "as-title": ({ post }) => (post?.title ? rested(asTitle(post), post.fact) : null),
  employer: ({ post }) => (post?.company && !isOwnAccount(post) ? rested(companyName(post.company), post.fact) : null),
  /** "como camarera en el Hotel Sol": as much of it as is known. */
  "as-at": ({ post }) => post && placed(post, asTitle(post)),
  /** The same the other way round: "en el Hotel Sol, como camarera". */
  "at-as": ({ post }) =>
    post?.title && post.company && !isOwnAccount(post)
      ? rested(`en ${companyName(post.company)}, ${asTitle(post)}`, post.fact)
      : post && placed(post, asTitle(post)),
  /** "de camarera en el Hotel Sol", behind "mi puesto". */
  "of-at": ({ post }) => post && placed(post, asTitle(post).replace(/^(?:como|en) /u, "de ")),
  /** The work again by its name alone: "como camarera". */
  job: ({ post }) => (post && isBrief(post) ? rested(asHead(post), post.fact) : null),
  /** Empty, where the opening named the post and another paragraph tells of it. */
  "named-before": ({ post }, { plan }) => {
    const opening = plan.paragraphs[0]?.[0];
    const isNamed = post !== undefined && opening?.post?.fact === post.fact;
    return isNamed && /^open-(?:duties|question)$/u.test(opening.kind) ? EMPTY : null;
  },
  /** "me dediqué al cuidado de mi madre". */
  cared: ({ post }) => {
    const told = post && timeOfCare(post);
    return told ? rested(told, post.fact) : null;
  },
  "my-work": ({ post }) => post && myWork(post),
  "at-employer": ({ post }, context) => post && employerPlace(post, context),
  since: ({ post }) => post && sinceOf(post),
  length: ({ post }) => post && lengthOf(post),
  "length-until-now": ({ post }, { plan }) => untilNow(post, plan),
  /** "cinco años como camarera", where no length was told yet, and on the way to another role. */
  "time-as": ({ post }, { plan, heading }) => {
    const isSameRole = heading.role !== null && post && asHead(post) === `como ${titleName(heading.role.text)}`;
    const length = post && !isSameRole && isBrief(post) ? untilNow(post, plan) : null;
    return post && length && { ...length, text: `${length.text} ${asHead(post)}` };
  },
  "open-length": ({ post }) => (post && !isOver(post) && post.period.open ? lengthOf(post) : null),
  "closed-length": ({ post }) => (post && isOver(post) ? lengthOf(post) : null),
  span: ({ post }) => post && spanOf(post),
  "previous-as-title": ({ previous }) => (previous?.title ? rested(asTitle(previous), previous.fact) : null),
  "previous-employer": ({ previous }) =>
    previous?.company && !isOwnAccount(previous) ? rested(companyName(previous.company), previous.fact) : null,
};

/** Time that was no post has none of its names. */
const NAMING: ReadonlySet<string> = new Set([
  "title",
  "as-title",
  "as-at",
  "at-as",
  "of-at",
  "job",
  "my-work",
  "time-as",
]);

export const postFillers: Record<string, Fill> = Object.fromEntries(
  Object.entries(fillers).map(([slot, fill]): [string, Fill] => [
    slot,
    NAMING.has(slot)
      ? (message, context) => (message.post && isTimeApart(message.post) ? null : fill(message, context))
      : fill,
  ]),
);

/** A long title is not told time and again. */
function isBrief({ title }: Post): boolean {
  return title !== "" && titleParts(title).head.split(" ").length <= MOST_WORDS;
}

const MOST_WORDS = 4;

/** As far as the dates tell. */
function overlap(one: Post, other: Post): boolean {
  const [[from, to], [start, end]] = [spanInMonths(one), spanInMonths(other)];
  return from < end && start < to;
}

function spanInMonths({ period: { start, end, open } }: Post): [from: number, to: number] {
  const from = start ? start.year * 12 + (start.month ?? 1) : Number.POSITIVE_INFINITY;
  if (open) return [from, Number.POSITIVE_INFINITY];
  return [from, end ? end.year * 12 + (end.month ?? 12) : from];
}

function linesTold({ paragraphs }: SlotContext["plan"]): number {
  return paragraphs
    .flat()
    .reduce((sum, { line, second }) => sum + Number(line !== undefined) + Number(second !== undefined), 0);
}

const FEW_LINES = 5;

function placed(post: Post, title: string): Span | null {
  const place = isOwnAccount(post) ? "por cuenta propia" : post.company && `en ${companyName(post.company)}`;
  const parts = [post.title && title, place].filter(Boolean);
  return parts.length > 0 ? rested(parts.join(" "), post.fact) : null;
}

/** An opening that presents the post tells its length itself. */
function untilNow(post: Post | undefined, plan: SlotContext["plan"]): Span | null {
  const opening = plan.paragraphs[0]?.[0]?.kind;
  return post && opening !== "open-present" && isLast(post, plan) ? lengthOf(post) : null;
}
