import { CronExpressionParser } from "cron-parser";
import { AppError } from "#server/errors.ts";

export type Timing = { cron: string; timezone: string };

/** The next times, each on a full minute. */
export function nextTimes({ cron, timezone }: Timing, after: Date, count: number): Date[] {
  const times = CronExpressionParser.parse(cron, { currentDate: after, tz: timezone });
  return Array.from({ length: count }, () => times.next().toDate());
}

/** The next time, or null where none ever comes. */
export function nextTime(timing: Timing, after: Date): Date | null {
  try {
    return nextTimes(timing, after, 1)[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * How many times lie between the two, both included, at most `most`.
 */
export function countTimes(timing: Timing, from: Date, to: Date, most: number): number {
  let count = 1;
  for (let time = nextTime(timing, from); time !== null && time <= to && count < most; time = nextTime(timing, time))
    count++;
  return count;
}

/** @throws AppError malformed, with the field, for what is no time or no time zone, or comes never */
export function checkTiming(timing: Timing): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timing.timezone });
  } catch {
    throw new AppError("malformed", "There is no such time zone.", {
      fields: { timezone: ["Please choose a time zone such as Europe/Berlin"] },
    });
  }
  // The parser also knows "H", which means another time each time it is read.
  if (/(^|[\s,])H/i.test(timing.cron) || nextTime(timing, new Date()) === null)
    throw new AppError("malformed", "This is not a time that comes.", {
      fields: { cron: ["Please give minute, hour, day of month, month and day of week, such as 0 6 * * 1-5"] },
    });
}
