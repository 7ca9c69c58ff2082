import { mkdir } from "node:fs/promises";
import type { runInChild } from "../running/run-in-child.ts";
import { type RunEvent, type RunOutcome, runEventSchema } from "../running/run-plan.ts";
import type { RunPort } from "../running/run-port.ts";
import { runWorkflow } from "../running/run-workflow.ts";
import { StepError } from "../running/step-error.ts";

/**
 * What `runInChild` does, in this process, without its limits, its guard of addresses and its end at an abort: a process
 * takes a second to start, and most tests are about what a run does with rows. Events go through the same schema.
 */
export const runHere: typeof runInChild = async (plan, onEvent) => {
  let outcome: RunOutcome = { status: "crashed", message: "The run said nothing of its end." };
  let handled = Promise.resolve();

  function tell(event: RunEvent): Promise<void> {
    const told = handled.then(async () => {
      const read = runEventSchema.parse(structuredClone(event));
      if (read.kind === "done") outcome = { status: "completed", recordsProcessed: read.recordsProcessed };
      else if (read.kind === "failed") outcome = { status: "failed", nodeId: read.nodeId, message: read.message };
      else await onEvent(read);
    });
    handled = told.catch(() => {});
    return told;
  }

  const port: RunPort = {
    send: (event) => void tell(event),
    readyToDeliver: (nodeId, idempotent) => tell({ kind: "delivering", nodeId, idempotent }),
    sendMail: (mail) =>
      tell({ kind: "mail", ...mail }).catch((error) => {
        throw new Error(`Couldn't send the email: ${error instanceof Error ? error.message : String(error)}`);
      }),
  };

  try {
    await mkdir(plan.folder, { recursive: true });
    await runWorkflow({ plan, port });
  } catch (error) {
    const nodeId = error instanceof StepError ? error.nodeId : null;
    await tell({ kind: "failed", nodeId, message: error instanceof Error ? error.message : String(error) });
  }
  await handled;
  return outcome;
};
