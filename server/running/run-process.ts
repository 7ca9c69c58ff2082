import { mkdir } from "node:fs/promises";
import { guardSockets } from "#server/integrations/connectors/guard-sockets.ts";
import { watchLimits } from "./limit-watch.ts";
import { lowerPriority } from "./lower-priority.ts";
import type { RunEvent, RunOrder, RunPlan } from "./run-plan.ts";
import type { RunPort } from "./run-port.ts";
import { failureSentence, runWorkflow } from "./run-workflow.ts";
import { withShortWords } from "./short-events.ts";
import { StepError } from "./step-error.ts";

// Runs the one workflow that its parent sends, tells how it goes, and ends.

type Waiting = { resolve: () => void; reject: (error: Error) => void };
const waiting = new Map<string, Waiting>();
/** Resolves once everything that was said has been handed over. */
let lastSent = Promise.resolve();

process.once("disconnect", () => process.exit());
process.on("message", (order: RunOrder) => {
  if (order.kind === "run") void run(order.plan);
  else if (order.kind === "mailed" && order.error !== undefined)
    waiting.get(order.nodeId)?.reject(new Error(`Couldn't send the email: ${order.error}`));
  else waiting.get(order.nodeId)?.resolve();
});

const port: RunPort = {
  send,
  readyToDeliver: (nodeId, idempotent) => ask({ kind: "delivering", nodeId, idempotent }),
  sendMail: (mail) => ask({ kind: "mail", ...mail }),
};

async function run(plan: RunPlan): Promise<void> {
  lowerPriority();
  try {
    await mkdir(plan.folder, { recursive: true });
    watchLimits(plan.folder, plan.limits);
    guardSockets(plan.allowPrivateHosts);
    await runWorkflow({ plan, port });
  } catch (error) {
    if (error instanceof StepError)
      send({ kind: "failed", nodeId: error.nodeId, message: failureSentence(plan.nodes, error) });
    else send({ kind: "failed", nodeId: null, message: error instanceof Error ? error.message : String(error) });
  }
  await lastSent;
  process.disconnect();
}

function send(event: RunEvent): void {
  lastSent = new Promise((resolve) => process.send?.(withShortWords(event), () => resolve()));
}

function ask(event: Extract<RunEvent, { kind: "delivering" | "mail" }>): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.set(event.nodeId, { resolve, reject });
    send(event);
  });
}
