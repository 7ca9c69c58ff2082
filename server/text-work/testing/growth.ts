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

/** How a line begins, where "#" is a number, and what it repeats then. */
export type LineAttack = readonly [begin: string, unit: string];

/** Lines of `line` characters, `length` in all. Each ends with an x, which many a pattern looks for in vain. */
function linesOf([begin, unit]: LineAttack, line: number, length: number): string {
  return Array.from({ length: Math.ceil(length / line) }, () => {
    texts += 1;
    return `${(begin.replace("#", String(texts)) + unit.repeat(line)).slice(0, line - 2)}x`;
  }).join("\n");
}

/** In characters: a row of facts is cut at the last of them, so in a longer line nothing grows any more. */
const LINES = [100, 250, 500, 1_000, 1_990] as const;
/** What a text of that many lines may take, in milliseconds for each 1,000 characters: quadratic in a line is well below. */
const MOST_IN_LINES = 50;
const IN_LINES = 8_000;

/** What is wrong with the time of a text that has its length in such lines; null where no length is slow. */
export function lineProblem(door: (text: string) => unknown, attack: LineAttack): string | null {
  const most = MOST_IN_LINES * (IN_LINES / 1_000);
  for (const line of LINES) {
    const times: number[] = [];
    while (times.length < TRIES && (times.at(-1) ?? most + 1) > most) {
      const text = linesOf(attack, line, IN_LINES);
      times.push(cpuTime(() => door(text)));
    }
    const time = Math.min(...times);
    if (time > most) return `lines of ${line} characters took ${Math.round(time)} ms, not ${most}`;
  }
  return null;
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
