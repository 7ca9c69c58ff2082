import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { RunEvent, RunOrder, RunPlan } from "#server/running/run-plan.ts";

/**
 * A run's process for tests: speaks what a run speaks, and does what the description of its first node says, a JSON list of
 * steps. It is a real process, so that it can be killed, and it leaves real traces outside of the database.
 */
export type Step =
  | { say: RunEvent }
  /** Waits until the file is there. */
  | { until: string }
  /** Asks to deliver, then adds a line to the file, as a destination that takes rows would. */
  | { deliver: string; idempotent: boolean; into: string }
  /** Leaves a sign in this file that it has come here. */
  | { sign: string }
  /** Dies without a word, unless the file is there, which it makes. */
  | { dieUnless: string };

process.on("message", (order: RunOrder) => {
  if (order.kind === "run") void follow(order.plan);
});
// Its parent is gone: nobody could be told of anything.
process.on("disconnect", () => process.exit(1));

async function follow(plan: RunPlan): Promise<void> {
  const steps: Step[] = JSON.parse(plan.nodes[0]?.data.description ?? "[]");
  for (const step of steps) await take(step, plan);
  process.disconnect();
}

async function take(step: Step, plan: RunPlan): Promise<void> {
  if ("say" in step) {
    // What had its rows before is left out, and so has nothing to tell.
    const leftOut = step.say.kind === "node" && plan.completedNodes.includes(step.say.nodeId);
    if (!leftOut) await say(step.say);
  }
  if ("sign" in step) writeFileSync(step.sign, String(process.pid));
  if ("until" in step) while (!existsSync(step.until)) await setTimeout(20);
  if ("deliver" in step) await deliver(step, plan);
  if ("dieUnless" in step && !existsSync(step.dieUnless)) {
    writeFileSync(step.dieUnless, "");
    process.kill(process.pid, "SIGKILL");
    await setTimeout(60_000);
  }
}

async function deliver({ deliver: nodeId, idempotent, into }: Extract<Step, { deliver: string }>, plan: RunPlan) {
  if (plan.completedNodes.includes(nodeId)) return;
  await say({ kind: "node", nodeId, status: "running", rowsIn: 3 });
  const told = new Promise<void>((resolve) => {
    process.on("message", (order: RunOrder) => {
      if (order.kind === "deliver" && order.nodeId === nodeId) resolve();
    });
  });
  await say({ kind: "delivering", nodeId, idempotent });
  await told;
  appendFileSync(into, `${plan.executionId}\n`);
}

function say(event: RunEvent): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(event, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
