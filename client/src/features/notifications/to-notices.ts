import { paths } from "#client/lib/paths.ts";
import type { Settings } from "#client/lib/settings.ts";
import type { Notifications } from "#shared/notifications/notification.schema.ts";

export type Notice = {
  key: string;
  kind: "completed" | "failed" | "waiting";
  title: string;
  detail: string | null;
  /** ISO date. */
  at: string;
  to: string;
};

/** What the person wants to be told, newest first. */
export function toNotices(
  { waitingAccounts, runs }: Notifications,
  wanted: Pick<Settings["notifications"], "workflowCompletions" | "workflowFailures">,
): Notice[] {
  const wantedRuns = { completed: wanted.workflowCompletions, failed: wanted.workflowFailures };
  const ofRuns = runs
    .filter(({ status }) => wantedRuns[status])
    .map((run) => ({
      key: `run ${run.id}`,
      kind: run.status,
      title: `${run.workflowName} ${run.status}`,
      detail: run.recordsProcessed === null ? null : records(run.recordsProcessed),
      at: run.endedAt,
      to: `${paths.workflows}/${run.workflowId}`,
    }));
  return [...ofWaiting(waitingAccounts), ...ofRuns].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Those that came after the moment up to which the person has looked. */
export function newNotices(notices: readonly Notice[], seenUntil: string | null): Notice[] {
  return notices.filter(({ at }) => seenUntil === null || Date.parse(at) > Date.parse(seenUntil));
}

function ofWaiting(waiting: Notifications["waitingAccounts"]): Notice[] {
  if (!waiting?.count || !waiting.newestAt) return [];
  const { count, newestAt } = waiting;
  return [
    {
      key: "waiting",
      kind: "waiting",
      title: count === 1 ? "1 account waits for approval" : `${count} accounts wait for approval`,
      detail: null,
      at: newestAt,
      to: `${paths.admin}?tab=users`,
    },
  ];
}

function records(count: number): string {
  return count === 1 ? "1 record" : `${count.toLocaleString("en-US")} records`;
}
