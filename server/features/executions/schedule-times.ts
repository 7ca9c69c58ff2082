import { CronExpressionParser } from "cron-parser";
import { addYears } from "date-fns";
import { AppError } from "#server/errors.ts";

/** So far apart two runs of a schedule are at least, in minutes. */
const LEAST_MINUTES = 5;
const MOST_FORESEEN = 500;

export type Timing = { cron: string; timezone: string };

/** What comes later is not looked for: years of days would be gone through, one by one. */
const FORESEEN_YEARS = 5;

/** The next times, each on a full minute: as many, or those that come within the years that are foreseen. */
export function nextTimes({ cron, timezone }: Timing, after: Date, count: number): Date[] {
  const endDate = addYears(after, FORESEEN_YEARS);
  const expression = CronExpressionParser.parse(cron, { currentDate: after, endDate, tz: timezone });
  const times: Date[] = [];
  try {
    while (times.length < count) times.push(expression.next().toDate());
  } catch {
    // The parser throws where no further one comes.
  }
  return times;
}

/** {@link nextTimes} from now on, of which those of the schedules that were asked for last are kept in memory. */
export function createForesight(count: number) {
  const foreseen = new Map<string, Date[]>();
  return (timing: Timing, now: Date): Date[] => {
    const name = `${timing.timezone} ${timing.cron}`;
    const kept = foreseen.get(name);
    if (kept?.[0] && kept[0] > now) return kept;
    const times = nextTimes(timing, now, count);
    foreseen.delete(name);
    foreseen.set(name, times);
    for (const oldest of foreseen.keys()) {
      if (foreseen.size <= MOST_FORESEEN) break;
      foreseen.delete(oldest);
    }
    return times;
  };
}

/**
 * The next time after the one that was due, or null where none comes for years. Never sooner than schedules may run, also of
 * one that was saved when they could run every minute, and where clocks are put back.
 */
export function nextTimeAfter(timing: Timing, due: Date | null, now: Date): Date | null {
  const soonest = due === null ? 0 : due.valueOf() + LEAST_MINUTES * 60_000 - 1;
  return nextTime(timing, new Date(Math.max(now.valueOf(), soonest)));
}

/** The next time, or null where none comes for years. */
function nextTime(timing: Timing, after: Date): Date | null {
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

/** @throws AppError malformed, with the field, for what is no time or no time zone, comes never, hardly ever or too often */
export function checkTiming(timing: Timing, foresee: (timing: Timing, now: Date) => Date[]): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timing.timezone });
  } catch {
    throw new AppError("malformed", "Unknown time zone.", {
      fields: { timezone: ["Choose a time zone such as Europe/Berlin"] },
    });
  }
  // The parser also knows "H", which means another time each time it is read.
  if (/(^|[\s,])H/i.test(timing.cron) || !isReadable(timing))
    throw new AppError("malformed", "This time never occurs.", {
      fields: { cron: ["Enter minute, hour, day of month, month, and day of week, such as 0 6 * * 1-5"] },
    });
  if (foresee(timing, new Date()).length === 0) {
    const message = `This time doesn't occur within the next ${FORESEEN_YEARS} years.`;
    throw new AppError("malformed", message, { fields: { cron: [message] } });
  }
  const close = tooClose(timing.cron);
  if (close) {
    const message = `Leave at least five minutes between runs: minutes ${close[0]} and ${close[1]} are closer.`;
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

function isReadable({ cron, timezone }: Timing): boolean {
  try {
    CronExpressionParser.parse(cron, { tz: timezone });
    return true;
  } catch {
    return false;
  }
}
