import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { RunPort } from "./run-port.ts";
import type { StepError } from "./step-error.ts";
import { toStepError } from "./to-step-error.ts";

/** Ends the run at once: a node failed that is not set to go on. */
export class RunStopped extends Error {}

export type RunFailures = {
  /** Notes that a node failed. @throws RunStopped unless the node is set to `continue`. */
  add: (failure: StepError) => void;
  has: (nodeId: string) => boolean;
  /** The first of them, which the run is said to have failed with. */
  first: () => StepError | null;
};

/** Which nodes of a run have failed; each is told as it happens. */
export function createRunFailures(nodes: ReadonlyMap<string, WorkflowNode>, port: RunPort): RunFailures {
  const failed = new Map<string, StepError>();
  return {
    add: (failure) => {
      const { nodeId, message } = failure;
      const node = nodes.get(nodeId);
      failed.set(nodeId, failure);
      port.send({ kind: "node", nodeId, status: "failed", message });
      // The first one is what the run is said to have failed with: its end tells it.
      if (failed.size > 1)
        port.send({ kind: "log", level: "error", nodeId, text: `${node?.data.label ?? nodeId}: ${message}` });
      if (node?.data.errorHandling !== "continue") throw new RunStopped();
    },
    has: (nodeId) => failed.has(nodeId),
    first: () => failed.values().next().value ?? null,
  };
}

/** What a failure of the work means for the run is decided by the node that failed. */
export async function attempt(failures: RunFailures, nodeId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    failures.add(toStepError(error, nodeId));
  }
}
