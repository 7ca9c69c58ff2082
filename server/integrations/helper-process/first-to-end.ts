import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";

/**
 * Where the machine has no memory left, Linux ends the process with the highest score: one that reads other people's files
 * or runs their workflows, never the server.
 */
export function firstToEnd<Child extends Pick<ChildProcess, "pid">>(child: Child): Child {
  try {
    writeFileSync(`/proc/${child.pid}/oom_score_adj`, "1000");
  } catch {
    // It has ended already, or this system keeps no scores: nothing depends on it.
  }
  return child;
}
