import { differenceInCalendarDays, format, parseISO, subDays } from "date-fns";
import { applicationPath, paths, workflowRunPath } from "#client/lib/paths.ts";
import { factsWords } from "#client/lib/run-facts.ts";
import type { Settings } from "#client/lib/settings.ts";
import { type Due, dueWindow } from "#shared/applications/due-notices.ts";
import type { Notifications } from "#shared/notifications/notification.schema.ts";

export type Notice = {
  key: string;
  kind: Notifications["runs"][number]["status"] | "waiting" | "due";
  title: string;
  detail: string | null;
  /** Why a run failed. */
  reason: string | null;
  /** ISO date. */
  at: string;
  to: string;
};

/** What the person wants to be told, newest first. */
export function toNotices(
  { waitingAccounts, runs, due }: Notifications,
  wanted: Pick<Settings["notifications"], "workflowCompletions" | "workflowFailures">,
): Notice[] {
  const { workflowCompletions: completions, workflowFailures: failures } = wanted;
  const wantedRuns = { completed: completions, completed_with_skips: completions || failures, failed: failures };
  const ofRuns = runs
    .filter(({ status }) => wantedRuns[status])
    .map((run) => ({
      key: `run ${run.id}`,
      kind: run.status,
      title: `${run.workflowName} ${endWords(run)}`,
      detail: factsWords(run),
      reason: run.error,
      at: run.endedAt,
      to: workflowRunPath(run.workflowId, run.id),
    }));
  return [...ofWaiting(waitingAccounts), ...due.map(toDueNotice), ...ofRuns].sort(newestFirst);
}

/** What the bell tells of a visitor's applications, newest first. */
export function toDueNotices(due: readonly Due[]): Notice[] {
  return due.map(toDueNotice).sort(newestFirst);
}

function newestFirst(one: Notice, other: Notice): number {
  return Date.parse(other.at) - Date.parse(one.at);
}

/** Those that came after the moment up to which the person has looked. */
export function newNotices(notices: readonly Notice[], seenUntil: string | null): Notice[] {
  return notices.filter(({ at }) => seenUntil === null || Date.parse(at) > Date.parse(seenUntil));
}

/** New from the day on which it is told. */
function toDueNotice({ key, role, company, text, on }: Due): Notice {
  const day = parseISO(on);
  return {
    key: `due ${key} ${on}`,
    kind: "due",
    title: `${text}: ${[role, company].filter(Boolean).join(", ")}`,
    detail: `${format(day, "MMMM d")}, ${dayDistance(differenceInCalendarDays(day, new Date()))}`,
    reason: null,
    at: subDays(day, dueWindow.ahead).toISOString(),
    to: applicationPath(key),
  };
}

function dayDistance(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days > 0 ? `in ${days} days` : `${-days} ${days === -1 ? "day" : "days"} ago`;
}

function ofWaiting(waiting: Notifications["waitingAccounts"]): Notice[] {
  if (!waiting?.count || !waiting.newestAt) return [];
  const { count, newestAt } = waiting;
  return [
    {
      key: "waiting",
      kind: "waiting",
      title: count === 1 ? "1 new account" : `${count} new accounts`,
      detail: null,
      reason: null,
      at: newestAt,
      to: `${paths.admin}?tab=users`,
    },
  ];
}

function endWords({ status, rowsSkipped }: Notifications["runs"][number]): string {
  return status === "completed_with_skips" ? `completed, ${rowsSkipped.toLocaleString("en-US")} skipped` : status;
}
