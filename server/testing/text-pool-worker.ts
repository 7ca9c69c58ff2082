import { serveTasks } from "#server/text-work/serve-tasks.ts";

// A thread whose tasks go wrong in every way that a text's reading can, for the tests of the pool.

export const wrongTasks = {
  echo: (text: string) => text,
  spin: () => {
    for (;;);
  },
  /** Backtracks for longer than anybody waits. */
  match: (length: number) => /^(?:a+)+$/.test(`${"a".repeat(length)}!`),
  fail: (message: string) => {
    throw new Error(message);
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => at));
  },
  /** Keeps its thread for some milliseconds. */
  hold: (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    return milliseconds;
  },
};

serveTasks(wrongTasks);
