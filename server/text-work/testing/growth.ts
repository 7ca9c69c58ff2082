import { threadCpuUsage } from "node:process";

/** In characters. */
const SIZES = [5_000, 20_000, 60_000] as const;
/** In milliseconds of CPU: below that, a machine with much to do tells nothing. */
const FLOOR = 150;
/** How many times faster than the text time may seem to grow: what is quadratic grows three times as fast as a text of three times the length. */
const SLACK = 2;
/** In milliseconds: the shortest text has nothing to be held against; no door of any machine takes so long for it. */
const MOST_AT_FIRST = 3_000;
const TRIES = 3;

/** Nothing that is asked for twice may be remembered, so every text is another one. */
let texts = 0;

/** The unit again and again, to that length. */
export function repeated(unit: string, length: number): string {
  texts += 1;
  return `${texts} ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length);
}

/** What is wrong with how a door's time grows with a text of that unit; null where it grows no faster than the text. */
export function growthProblem(door: (text: string) => unknown, unit: string): string | null {
  let problem: string | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    problem = lookOnce(door, unit);
    if (problem === null) return null;
  }
  return problem;
}

function lookOnce(door: (text: string) => unknown, unit: string): string | null {
  let before: { size: number; time: number } | null = null;
  for (const size of SIZES) {
    const time = cpuTime(() => door(repeated(unit, size)));
    const allowed = before ? Math.max(FLOOR, SLACK * (size / before.size) * before.time) : MOST_AT_FIRST;
    if (time > allowed) return `${size} characters took ${Math.round(time)} ms, not ${Math.round(allowed)}`;
    before = { size, time };
  }
  return null;
}

/** Milliseconds of this thread alone, whatever else the machine does. */
function cpuTime(work: () => unknown): number {
  const before = threadCpuUsage();
  work();
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1_000;
}
