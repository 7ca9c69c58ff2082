import { readFileSync } from "node:fs";

/** Of `/proc`, which counts in hundredths. */
const PER_SECOND = 100;

/**
 * Seconds of a processor that a process has taken, alone and with all that it has begun and that has ended, as Linux counts
 * them: what else the machine does makes them little longer. Null on other systems.
 */
export function processorTime(pid: number): { alone: number; ended: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const sum = (at: number) => ((fields[at] ?? 0) + (fields[at + 1] ?? 0)) / PER_SECOND;
    return { alone: sum(11), ended: sum(13) };
  } catch {
    return null;
  }
}
