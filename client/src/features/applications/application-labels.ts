import { format, parseISO } from "date-fns";
import { daysBetween } from "#shared/applications/next-step.ts";

/** The calendar's day here and now, YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date());
}

/** The day of a moment here, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return format(moment, "yyyy-MM-dd");
}

/** "November 25", with the year where it is another one. */
export function dayWords(day: string, now = today()): string {
  return format(parseISO(day), day.slice(0, 4) === now.slice(0, 4) ? "MMMM d" : "MMMM d, yyyy");
}

/** "today", "tomorrow", "in 5 days", "3 days ago". */
export function daysWords(day: string, now = today()): string {
  const days = daysBetween(now, day);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Where the work is and for whom. */
export function placeWords({ company, place }: { company: string; place: string }): string {
  return [company, place].filter(Boolean).join(", ");
}

/** The host of a link, as a source is named: without "www.". */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";
}
