import { threadCpuUsage } from "node:process";

/** How often it looks, in milliseconds. */
const EVERY = 2;

/**
 * The longest time, in milliseconds, that this thread worked without letting anybody else have a turn, while the work
 * goes on. It is its own CPU time, so that a machine with much to do does not count.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = threadCpuUsage(before);
    before = threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  }, EVERY);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return longest;
}

/** The same at the best of three times: what an attack holds it holds each time, a collection of garbage does not. */
export async function leastHold(work: () => Promise<unknown>): Promise<number> {
  const holds: number[] = [];
  for (let time = 0; time < 3; time++) holds.push(await longestHold(work));
  return Math.min(...holds);
}
