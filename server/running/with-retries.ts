import { setTimeout } from "node:timers/promises";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { Run } from "./run-port.ts";
import { toStepError } from "./to-step-error.ts";

/**
 * Does what a node has to do with another system; a node set to `retry` tries again as often as it says where the
 * failure may pass, after pauses that grow.
 * @throws StepError of the last try.
 */
export async function withRetries<T>(run: Run, node: WorkflowNode, work: () => Promise<T>): Promise<T> {
  const pauses = node.data.errorHandling === "retry" ? (run.plan.retryPausesMs ?? pausesOf(node)) : [];
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const failure = toStepError(error, node.id);
      const pause = pauses[attempt - 1];
      if (pauses.length > 0 && !failure.passing) {
        const text = "Not retried: it would fail the same way until something changes.";
        run.port.send({ kind: "log", level: "warning", nodeId: node.id, text });
      }
      if (pause === undefined || !failure.passing) throw failure;
      const seconds = Math.max(1, Math.round(pause / 1000));
      run.port.send({
        kind: "log",
        level: "warning",
        nodeId: node.id,
        text: `Try ${attempt} failed: ${failure.message} Trying again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
      });
      await setTimeout(pause);
      run.port.send({ kind: "node", nodeId: node.id, status: "running", attempts: attempt + 1 });
    }
  }
}

function pausesOf({ data: { retryAttempts, retryDelay } }: WorkflowNode): number[] {
  return Array.from({ length: retryAttempts }, (_none, place) => retryDelay * 1_000 * 2 ** place);
}
