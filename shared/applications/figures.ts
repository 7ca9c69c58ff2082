import type { Application } from "./application.schema.ts";
import { daysBetween } from "./next-step.ts";
import { type ApplicationStatus, statusNames } from "./status.ts";

/** Sent applications that had something in common, and how many of them were answered. */
export type Group = { name: string; sent: number; answered: number };

export type Figures = {
  sent: number;
  answered: number;
  interviews: number;
  offers: number;
  /** Half of the answers took at most so many days; null without one. */
  daysToAnswer: number | null;
  /** Weeks by their Monday (YYYY-MM-DD), oldest first, those without one included. */
  weeks: { monday: string; sent: number }[];
  bySource: Group[];
  byLetter: Group[];
};

/** With fewer than these, shares are chance. */
export const LEAST_SENT = 10;
export const LEAST_IN_GROUP = 5;
const WEEKS = 12;

const answers: readonly ApplicationStatus[] = ["interview", "offer", "no"];

type Counted = Pick<Application, "status" | "statusDates" | "source"> & { letterKind: string };

/** One's own applications in figures, up to that day (YYYY-MM-DD). */
export function figuresOf(applications: readonly Counted[], today: string): Figures {
  const sent = applications.filter(({ statusDates }) => statusDates.sent !== undefined);
  const answered = sent.filter((one) => answerDay(one) !== null);
  const days = answered.flatMap(({ statusDates, ...one }) => {
    const day = answerDay({ ...one, statusDates });
    return day && statusDates.sent ? [Math.max(0, daysBetween(statusDates.sent, day))] : [];
  });
  const reached = (status: ApplicationStatus) => sent.filter(({ statusDates }) => statusDates[status]).length;
  return {
    sent: sent.length,
    answered: answered.length,
    interviews: reached("interview"),
    offers: reached("offer"),
    daysToAnswer: median(days),
    weeks: weeksOf(
      sent.flatMap(({ statusDates }) => statusDates.sent ?? []),
      today,
    ),
    bySource: groups(sent, ({ source }) => source || "Not said"),
    byLetter: groups(sent, ({ letterKind }) => letterKind),
  };
}

function answerDay({ statusDates }: Pick<Counted, "statusDates">): string | null {
  return answers.flatMap((status) => statusDates[status] ?? []).sort()[0] ?? null;
}

function groups(sent: readonly Counted[], nameOf: (one: Counted) => string): Group[] {
  return [...Map.groupBy(sent, nameOf)]
    .map(([name, some]) => ({
      name,
      sent: some.length,
      answered: some.filter((one) => answerDay(one) !== null).length,
    }))
    .sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name))
    .slice(0, 20);
}

function weeksOf(days: readonly string[], today: string): Figures["weeks"] {
  const counts = Map.groupBy(days, mondayOf);
  const last = new Date(`${mondayOf(today)}T00:00:00Z`);
  return Array.from({ length: WEEKS }, (_, at) => {
    const monday = new Date(last);
    monday.setUTCDate(last.getUTCDate() - 7 * (WEEKS - 1 - at));
    const name = monday.toISOString().slice(0, 10);
    return { monday: name, sent: counts.get(name)?.length ?? 0 };
  });
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

const columns: [name: string, of: (one: Application) => string][] = [
  ["Role", ({ role }) => role],
  ["Company", ({ company }) => company],
  ["Location", ({ place }) => place],
  ["Status", ({ status }) => statusNames[status]],
  ["Sent on", ({ statusDates }) => statusDates.sent ?? ""],
  ["Closes on", ({ closesOn }) => closesOn ?? ""],
  ["Next step", ({ nextStep }) => nextStep],
  ["Next step on", ({ nextOn }) => nextOn ?? ""],
  ["Source", ({ source }) => source],
  ["Link", ({ link }) => link],
  ["Contact", ({ contact }) => contact],
  ["Notes", ({ notes }) => notes],
  ["Added", ({ createdAt }) => createdAt.slice(0, 10)],
];

/** RFC 4180 with a byte order mark, as spreadsheets read it; cells that they would run as formulas are disarmed. */
export function applicationsCsv(applications: readonly Application[]): string {
  const rows = [columns.map(([name]) => name), ...applications.map((one) => columns.map(([, of]) => of(one)))];
  return `\uFEFF${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
