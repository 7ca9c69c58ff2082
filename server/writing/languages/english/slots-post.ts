import type { YearMonth } from "#shared/claims/read-period.ts";
import type { Line, Post } from "../../facts/profile.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { from } from "../spans.ts";
import { readLine } from "./lines.ts";
import { companyName } from "./names.ts";
import { durationInWords } from "./numbers.ts";

/** Whether the letter tells of no other post with the same employer. */
export function isOnlyPostThere(post: Post | undefined, plan: Plan): boolean {
  return !plan.paragraphs.some((messages) =>
    messages.some(({ post: other }) => other && other.fact !== post?.fact && other.company === post?.company),
  );
}

/** "there" right after the post was named. */
export function atEmployer(post: Post, { placeInMind }: SlotContext): Span | null {
  if (placeInMind === post.fact) return from("there", post);
  return post.company ? from(`at ${companyName(post.company)}`, post) : null;
}

/** A post goes on, has ended, or is not known to have ended; lines without a post count as going on. */
export function tense(post: Post | undefined, present: string, past: string): Span {
  return { text: isOver(post) ? past : present, facts: post ? [post.fact] : [], lines: [] };
}

/** The same of what was told of the post: of a post that goes on, what is over is told as such, or not at all. */
export function tenseOfDeeds(
  { post, line, second }: Message,
  present: string,
  past: string,
  perfect?: string,
): Span | null {
  const isPast = [line, second].some((one) => one && isToldInPast(one));
  if (isOver(post) || !post || !isPast) return tense(post, present, past);
  return perfect === undefined ? null : tense(post, perfect, past);
}

function isToldInPast({ text }: Line): boolean {
  const read = readLine(text);
  return read.kind === "work" && read.form === "past";
}

/** Ended, as far as the dates tell; without dates, as far as the verbs of its lines do. */
export function isOver(post: Post | undefined): boolean {
  if (post === undefined || post.period.open) return false;
  if (post.period.end !== null) return true;
  const forms = post.lines.flatMap(({ text }) => {
    const read = readLine(text);
    return read.kind === "work" ? [read.form] : [];
  });
  return forms.length > 0 && forms.every((form) => form === "past");
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "March 2021", "2021". */
export function date({ year, month }: YearMonth): string {
  return month ? `${MONTHS[month - 1]} ${year}` : String(year);
}

/** How long the post was held, in words. */
export function lengthOf(post: Post | undefined): Span | null {
  if (!post || post.period.months === null || post.period.months < 2) return null;
  return from(durationInWords(post.period.months), post);
}

/** When a post that has ended was held. */
export function spanOfPost(post: Post): Span | null {
  const { start, end, open } = post.period;
  if (!start || open || !end) return null;
  if (start.year === end.year && (!start.month || start.month === end.month)) return from(`in ${date(start)}`, post);
  return from(`from ${date(start)} to ${date(end)}`, post);
}
