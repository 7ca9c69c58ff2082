import { AppError } from "#server/errors.ts";
import type { SaveSchedule, Schedule } from "#shared/workflows/schedule.schema.ts";
import type { ScheduleRow, ScheduleStore } from "./schedule.store.ts";
import { checkTiming, createForesight } from "./schedule-times.ts";

export type SchedulesService = ReturnType<typeof createSchedulesService>;

const SHOWN_TIMES = 5;

/** When a workflow runs by itself, for its owner. */
export function createSchedulesService({ schedules }: { schedules: ScheduleStore }) {
  const foresee = createForesight(SHOWN_TIMES);
  const toSchedule = (row: ScheduleRow) => asShown(row, row.enabled ? foresee(row, new Date()) : []);

  return {
    /** @throws AppError notFound where the workflow has no schedule */
    async get(userId: number, workflowId: number): Promise<Schedule> {
      const row = await schedules.get(userId, workflowId);
      if (!row) throw notThere();
      return toSchedule(row);
    },

    /** @throws AppError malformed with the field, notFound where there is no such workflow */
    async save(userId: number, workflowId: number, schedule: SaveSchedule): Promise<Schedule> {
      checkTiming(schedule, foresee);
      const nextRunAt = schedule.enabled ? (foresee(schedule, new Date())[0] ?? null) : null;
      const row = await schedules.save({ ...schedule, userId, workflowId, nextRunAt });
      if (!row) throw new AppError("notFound", "We couldn't find this workflow");
      return toSchedule(row);
    },

    /** @throws AppError notFound */
    async remove(userId: number, workflowId: number): Promise<void> {
      if (!(await schedules.remove(userId, workflowId))) throw notThere();
    },
  };
}

function notThere(): AppError {
  return new AppError("notFound", "This workflow has no schedule");
}

function asShown(row: ScheduleRow, times: Date[]): Schedule {
  const { cron, timezone, allowOverlap, emailOnFailure, enabled } = row;
  return {
    ...{ cron, timezone, allowOverlap, emailOnFailure, enabled },
    nextRuns: times.map((time) => time.toISOString()),
    lastMissed:
      row.lastMissedAt === null
        ? null
        : { at: row.lastMissedAt.toISOString(), reason: row.lastMissedReason ?? "No run started at this time." },
  };
}
