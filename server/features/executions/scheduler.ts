import type { LogLine } from "#shared/workflows/execution.schema.ts";
import type { DueSchedule, ScheduleRow, ScheduleStore } from "./schedule.store.ts";
import { countTimes, nextTimeAfter } from "./schedule-times.ts";
import { startLimit } from "./start-limit.ts";

export type SchedulerDeps = {
  schedules: Pick<ScheduleStore, "takeDue" | "noteMissed">;
  /** Counts a start of the account; false where it has had as many as it may for now. */
  allowStart: (userId: number) => Promise<boolean>;
  /** Starts the run, or keeps that it could not be. */
  start: (schedule: ScheduleRow, logs: LogLine[]) => Promise<void>;
  onError: (error: unknown) => void;
};

const LOOK_MS = 2_000;
/** So late a run still counts as on time. */
const LATE_MS = 60_000;
const MOST_COUNTED = 1_000;
const TOO_MANY_STARTS = `The account had started ${startLimit.points} runs within an hour.`;

/**
 * Starts what is due. Times that passed while no server was there are made up for by one run, which says so. A time at which
 * the run before is still under way is left out, unless the schedule allows both at once.
 */
export function createScheduler({ schedules, allowStart, start, onError }: SchedulerDeps) {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let looking = Promise.resolve();

  async function look(now: Date): Promise<void> {
    for (;;) {
      const due = await schedules.takeDue(now, (schedule) => afterTime(schedule, now));
      if (!due) return;
      const missed = due.isActive ? judgeTime(due, now) : "inactive";
      if (missed !== null && missed !== "late") continue;
      if (await allowStart(due.userId)) await start(due, missed === "late" ? [lateLine(due, now)] : []);
      else await schedules.noteMissed(due.workflowId, { at: due.nextRunAt ?? now, reason: TOO_MANY_STARTS });
    }
  }

  function next(): void {
    timer = setTimeout(() => {
      looking = look(new Date())
        .catch(onError)
        .then(() => {
          if (!closed) next();
        });
    }, LOOK_MS).unref();
  }

  return {
    look,
    start: next,
    close: async (): Promise<void> => {
      closed = true;
      if (timer) clearTimeout(timer);
      await looking;
    },
  };
}

/** Null where the run starts on time. */
function judgeTime(due: DueSchedule, now: Date): "overlap" | "late" | null {
  if (due.isUnderWay && !due.allowOverlap) return "overlap";
  return due.nextRunAt !== null && now.valueOf() - due.nextRunAt.valueOf() > LATE_MS ? "late" : null;
}

function afterTime(due: DueSchedule, now: Date): Pick<ScheduleRow, "nextRunAt" | "lastMissedAt" | "lastMissedReason"> {
  const nextRunAt = nextTimeAfter(due, due.nextRunAt, now);
  const { lastMissedAt, lastMissedReason } = due;
  const reason = due.isActive ? judgeTime(due, now) : null;
  if (reason === null) return { nextRunAt, lastMissedAt, lastMissedReason };
  return {
    nextRunAt,
    lastMissedAt: due.nextRunAt,
    lastMissedReason:
      reason === "overlap" ? "The previous run was still going." : `The server wasn't running. ${madeUpFor(due, now)}`,
  };
}

function madeUpFor(due: DueSchedule, now: Date): string {
  const count = countTimes(due, due.nextRunAt ?? now, now, MOST_COUNTED);
  return count === 1
    ? "It ran once when the server was back."
    : `${count === MOST_COUNTED ? "More than " : ""}${count} times were missed; one run made up for them as soon as it was back.`;
}

function lateLine(due: DueSchedule, now: Date): LogLine {
  const at = due.nextRunAt?.toISOString() ?? "";
  return {
    at: now.toISOString(),
    level: "warning",
    nodeId: null,
    text: `This run was due at ${at}. The server wasn't running. ${madeUpFor(due, now)}`,
  };
}
