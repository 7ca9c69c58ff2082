import type { ApplicationContent } from "./application.schema.ts";
import { endedStatuses } from "./status.ts";

/** What comes next; `own` where the person wrote it, else it follows from status and dates. `on` is YYYY-MM-DD. */
export type NextStep = { text: string; on: string | null; at: string | null; own: boolean };

type Facts = Pick<
  ApplicationContent,
  "status" | "statusDates" | "closesOn" | "nextStep" | "nextOn" | "nextAt" | "unopened"
> & { letters?: readonly unknown[] };

/** After closing, or after sending, people wait two weeks before they ask. */
const DAYS_BEFORE_ASKING = 14;

/** The next thing to do; null where the application has ended. */
export function nextStepOf(application: Facts): NextStep | null {
  const { status, statusDates, closesOn, nextStep, nextOn, nextAt, unopened, letters = [] } = application;
  if (endedStatuses.includes(status)) return null;
  if (nextStep !== "" || nextOn !== null) return { text: nextStep || "Next step", on: nextOn, at: nextAt, own: true };
  const given = (text: string, on: string | null = null): NextStep => ({ text, on, at: null, own: false });
  if (status === "draft" && unopened) return given("Read the letter", closesOn);
  if (status === "draft") return given(letters.length > 0 ? "Check and send it" : "Finish the letter", closesOn);
  if (status === "ready") return given("Send it", closesOn);
  if (status === "interview") return given("Prepare for the interview");
  if (status === "offer") return given("Answer the offer");
  const from = [closesOn, statusDates.sent]
    .filter((day) => day !== null && day !== undefined)
    .sort()
    .at(-1);
  return given("Follow up", from === undefined ? null : addDays(from, DAYS_BEFORE_ASKING));
}

/** The day by which something is to be done; null where no day is known. */
export function dueOf(application: Facts): string | null {
  const next = nextStepOf(application);
  if (!next) return null;
  const closing = isOpen(application) ? application.closesOn : null;
  return [next.on, closing].filter((day) => day !== null).sort()[0] ?? null;
}

/** The closing date matters until the application is sent. */
export function isOpen({ status }: Pick<ApplicationContent, "status">): boolean {
  return status === "draft" || status === "ready";
}

/** The day so many days later, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative where it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
