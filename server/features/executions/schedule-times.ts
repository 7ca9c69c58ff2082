import { CronExpressionParser } from "cron-parser";
import { AppError } from "#server/errors.ts";

/** So far apart two runs of a schedule are at least, in minutes. */
const LEAST_MINUTES = 5;

export type Timing = { cron: string; timezone: string };

/** The next times, each on a full minute. */
export function nextTimes({ cron, timezone }: Timing, after: Date, count: number): Date[] {
  const times = CronExpressionParser.parse(cron, { currentDate: after, tz: timezone });
  return Array.from({ length: count }, () => times.next().toDate());
}

/**
 * The next time after the one that was due, or null where none ever comes. Never sooner than schedules may run, also of
 * one that was saved when they could run every minute, and where clocks are put back.
 */
export function nextTimeAfter(timing: Timing, due: Date | null, now: Date): Date | null {
  const soonest = due === null ? 0 : due.valueOf() + LEAST_MINUTES * 60_000 - 1;
  return nextTime(timing, new Date(Math.max(now.valueOf(), soonest)));
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

/** @throws AppError malformed, with the field, for what is no time or no time zone, comes never or too often */
export function checkTiming(timing: Timing): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timing.timezone });
  } catch {
    throw new AppError("malformed", "Unknown time zone.", {
      fields: { timezone: ["Choose a time zone such as Europe/Berlin"] },
    });
  }
  // The parser also knows "H", which means another time each time it is read.
  if (/(^|[\s,])H/i.test(timing.cron) || nextTime(timing, new Date()) === null)
    throw new AppError("malformed", "This time never occurs.", {
      fields: { cron: ["Enter minute, hour, day of month, month, and day of week, such as 0 6 * * 1-5"] },
    });
  const close = tooClose(timing.cron);
  if (close) {
    const message = `Leave at least five minutes between runs: minutes ${close[0]} and minute ${close[1]} are closer.`;
    throw new AppError("malformed", message, { fields: { cron: [message] } });
  }
}

/**
 * Two minutes of the clock at which it would run too soon after each other. Over the end of an hour it takes the next hour
 * to follow wherever both are given, whatever the days: then it is too strict once in a while, and never too lax.
 */
function tooClose(cron: string): [number, number] | null {
  const { minute, hour } = CronExpressionParser.parse(cron).fields;
  const minutes = [...minute.values].map(Number).toSorted((a, b) => a - b);
  const hours = new Set([...hour.values].map(Number));
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
  for (const [index, one] of minutes.entries()) {
    const next = minutes[index + 1];
    if (next !== undefined && next - one < LEAST_MINUTES) return [one, next];
  }
  const hoursMeet = [...hours].some((one) => hours.has((one + 1) % 24));
  return hoursMeet && first + 60 - last < LEAST_MINUTES ? [last, first] : null;
}
