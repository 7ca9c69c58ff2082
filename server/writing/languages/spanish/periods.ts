import type { YearMonth } from "#shared/claims/read-period.ts";
import type { Post } from "../../facts/profile.ts";
import type { MessageKind } from "../../planning/plan.ts";
import type { SlotContext, Span } from "../../realising/language-module.ts";
import { asHead, companyName, placeWord } from "./names.ts";
import { durationInWords, MONTHS } from "./numbers.ts";

/** A post without dates counts as ended: that it goes on is not known. Lines without a post count as going on. */
export function isOver(post: Post | undefined): boolean {
  return post !== undefined && !post.period.open;
}

/** "desde marzo de 2021", for a post that goes on. */
export function sinceOf(post: Post): Span | null {
  return post.period.open && post.period.start ? of(`desde ${date(post.period.start)}`, post) : null;
}

export function lengthOf(post: Post): Span | null {
  const { months } = post.period;
  return months === null || months < 2 ? null : of(durationInWords(months), post);
}

/** Whoever works elsewhere, or has since, does not come from a post that has ended. */
export function isLast(post: Post, { paragraphs }: SlotContext["plan"]): boolean {
  return post.period.open || !paragraphs.flat().some((message) => message.post && endOf(message.post) > endOf(post));
}

function endOf({ period: { end, open } }: Post): number {
  if (open) return Number.POSITIVE_INFINITY;
  return end ? end.year * 12 + (end.month ?? 12) : 0;
}

/** "de junio de 2019 a febrero de 2021", "en 2019", for a post that has ended. */
export function spanOf(post: Post): Span | null {
  const { start, end, open } = post.period;
  if (!start || open || !end) return null;
  if (start.year === end.year && (!start.month || start.month === end.month)) return of(`en ${date(start)}`, post);
  // "de febrero a julio de 2025"
  if (start.year === end.year && start.month && end.month)
    return of(`de ${MONTHS[start.month - 1]} a ${date(end)}`, post);
  return of(
    start.month || end.month ? `de ${date(start)} a ${date(end)}` : `entre ${date(start)} y ${date(end)}`,
    post,
  );
}

/** "Freelance", "Autónomo, licencia municipal": told where a company is asked for. */
export function isOwnAccount({ company }: Post): boolean {
  return /^(?:freelance|autónom[oa]|(?:por )?cuenta propia|independiente)(?:$|[,;]| [(–-])/iu.test(company);
}

/** "allí" where it was named just before, "en la gestoría" where the letter opened with it, else by its full name. */
export function employerPlace(post: Post, { placeInMind, plan, heading }: SlotContext): Span | null {
  if (placeInMind === post.fact) return of("allí", post);
  if (!post.company || isOwnAccount(post)) return null;
  const opening = plan.paragraphs[0]?.[0];
  const isNamed = opening?.post?.fact === post.fact && NAMES_EMPLOYER.has(opening.kind);
  const word = isNamed ? placeWord(post.company) : null;
  // Not where it could mean the one applied to.
  const isClear = word !== null && heading.company !== null && placeWord(heading.company.text) !== word;
  return of(`en ${isClear ? word : companyName(post.company)}`, post);
}

const NAMES_EMPLOYER: ReadonlySet<MessageKind> = new Set([
  "open-number",
  "open-present",
  "open-day",
  "open-path",
  "open-change",
  "open-duties",
  "open-question",
]);

/** The work by its name, not by its employer's: "mi trabajo como camarera"; "mi trabajo actual" where it has none. */
export function myWork(post: Post): Span | null {
  if (post.title && post.title.split(" ").length <= 4) return of(`mi trabajo ${asHead(post)}`, post);
  if (post.company) return of(`mi trabajo en ${companyName(post.company)}`, post);
  return post.period.open ? of("mi trabajo actual", post) : null;
}

function date({ year, month }: YearMonth): string {
  return month ? `${MONTHS[month - 1]} de ${year}` : String(year);
}

function of(text: string, post: Post): Span {
  return { text, facts: [post.fact], lines: [] };
}
