import type { RunLimits } from "./run-plan.ts";

/** What a person is told when a run has used up one of its limits: which it was and what to do. */
export const limitMessages = {
  time: ({ seconds }: RunLimits): string => {
    const limit = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
    return `The run took longer than ${limit}, the most a run may take. Read fewer rows, or split the workflow into two.`;
  },
  memory: ({ memoryMb }: RunLimits): string =>
    `The run needed more than ${memoryMb} MB of memory, the most a run may use. Filter earlier, group by fewer columns, or keep fewer columns.`,
  disk: ({ diskMb }: RunLimits): string =>
    `The run needed more than ${diskMb} MB on disk, the most a run may use. Filter earlier or read fewer columns.`,
};
