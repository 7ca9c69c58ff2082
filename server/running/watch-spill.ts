import { join } from "node:path";
import { folderSize } from "./folder-size.ts";
import type { Run } from "./run-port.ts";

/** How often the disk is looked at while a query runs. */
const PACE_MS = 200;

/** Does the work of a step, and says in the run's log if rows that don't fit into memory went to the run's disk meanwhile. */
export async function watchSpill<T>(
  { plan: { folder, limits }, port }: Run,
  step: { nodeId: string; label: string },
  work: () => Promise<T>,
): Promise<T> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await folderSize(join(folder, "spill")));
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, PACE_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await looking;
    const size = Math.ceil(most / 1024 / 1024);
    if (size > 0)
      port.send({
        kind: "log",
        level: "info",
        nodeId: step.nodeId,
        text: `${step.label}: more rows than fit into ${limits.memoryMb} MB of memory. ${size} MB of disk was used for them.`,
      });
  }
}
