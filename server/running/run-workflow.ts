import { rm } from "node:fs/promises";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { replaceRuleOf } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { beginRun } from "./begin-run.ts";
import { checkReplace, type LeftOut } from "./destinations/check-replace.ts";
import type { Delivery } from "./destinations/destination.ts";
import { destinations } from "./destinations/destinations.ts";
import { postgresDestination } from "./destinations/postgres-destination.ts";
import { expandOutputs, isOutput, realId } from "./graph/expand-outputs.ts";
import { attempt, prepareRows } from "./prepare-rows.ts";
import type { PushedDelivery } from "./pushdown/push-down.ts";
import { createRunCounts } from "./run-counts.ts";
import { createRunFailures, type RunFailures, RunStopped } from "./run-failures.ts";
import type { Run } from "./run-port.ts";
import type { StageResult } from "./run-stage.ts";
import type { StepError } from "./step-error.ts";
import { withRetries } from "./with-retries.ts";

/**
 * Runs a workflow in three acts: rows of other systems are fetched to the run's disk; one query for each destination
 * computes what goes there; then it is handed over. So nothing is handed over before everything could be computed.
 * Tells `done` or `failed` last.
 */
export async function runWorkflow(given: Run): Promise<void> {
  const expanded = withOutputs(given);
  const begun = await beginRun(expanded);
  const { run } = begun;
  const { plan, port } = run;
  const started = performance.now();
  const nodes = new Map(plan.nodes.map((node) => [node.id, node]));
  const failures = createRunFailures(nodes, port);
  const counts = createRunCounts(port, begun.kept.keys());
  const targets = plan.nodes.filter(
    (node) => node.data.nodeType === "destination" && !plan.completedNodes.includes(node.id),
  );
  const open = new Set(targets.map(({ id }) => id));
  const leftOut = (nodeId: string) => {
    const before = upstreamOf(plan.edges, nodeId);
    const earlier = [...begun.kept.keys()].flatMap((id) =>
      before.has(id) ? (plan.from?.kept[id]?.leftOut ?? []) : [],
    );
    return [...earlier, ...counts.leftOut(before)];
  };
  try {
    const ready = await prepareRows({ begun, targets, failures, counts, leftOut });
    for (const each of ready) {
      open.delete(each.node.id);
      if (each.pushed) await commitPushed(run, each.node, each.pushed, failures);
      else await deliver(run, each.node, { ...each.result, leftOut: leftOut(each.node.id) }, failures);
    }
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    for (const id of open) {
      if (!failures.has(id)) port.send({ kind: "node", nodeId: id, status: "skipped" });
    }
  }
  const failure = failures.first();
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const took = performance.now() - started;
  const time = took <= 100 ? `${Math.round(took)} ms` : `${(took / 1000).toFixed(1)} s`;
  port.send({
    kind: "log",
    level: "info",
    nodeId: null,
    text: `Ended after ${time}, with ${memory} MB of memory at most.`,
  });
  if (failure) port.send({ kind: "failed", nodeId: failure.nodeId, message: sentence(nodes, failure) });
  else port.send({ kind: "done", recordsProcessed: counts.recordsRead() });
}

/** Every way out as a step; what is told of such a step is told of the one that it stands for, or not at all. */
function withOutputs({ plan, port }: Run): Run {
  const graph = expandOutputs(plan.nodes, plan.edges);
  const real = new Map(graph.nodes.filter(isOutput).map((node) => [node.id, realId(node)]));
  const send: Run["port"]["send"] = (event) => {
    const of = "nodeId" in event && event.nodeId !== null ? real.get(event.nodeId) : undefined;
    if (of === undefined) port.send(event);
    else if (event.kind === "failed" || event.kind === "log" || (event.kind === "node" && event.status === "failed"))
      port.send({ ...event, nodeId: of });
  };
  return { plan: { ...plan, ...graph }, port: { ...port, send } };
}

async function deliver(
  run: Run,
  node: WorkflowNode,
  result: StageResult & { leftOut: LeftOut[] },
  failures: RunFailures,
): Promise<void> {
  const { port } = run;
  const destination = destinations[nodeKind(node.data) ?? ""];
  if (!destination) return;
  const { path, rowCount, columns, leftOut } = result;
  const rule = replaceRuleOf(node.data.config);
  port.send({ kind: "node", nodeId: node.id, status: "running", rowsIn: rowCount, rowsOut: 0 });
  let refused: Pick<Parameters<typeof port.send>[0] & { kind: "node" }, "skipped" | "skippedRows"> = {};
  const delivery: Delivery = {
    run,
    node,
    path,
    rowCount,
    columns,
    leftOut,
    onRows: throttled((rows) => port.send({ kind: "node", nodeId: node.id, status: "running", rowsOut: rows })),
    onRefused: (rows, count) => {
      refused = { skipped: count, skippedRows: rows };
      // Told even where the step fails because of them.
      port.send({ kind: "node", nodeId: node.id, status: "running", ...refused });
    },
  };
  await attempt(failures, node.id, async () => {
    if (rule) checkReplace(node, { rule, leftOut, delivered: rowCount });
    const rows = await withRetries(run, node, async () => {
      const idempotent = destination.idempotent(node);
      if (idempotent !== null) await port.readyToDeliver(node.id, idempotent);
      return destination.deliver(delivery);
    });
    port.send({ kind: "node", nodeId: node.id, status: "completed", rowsOut: rows, ...refused });
    const left = refused.skipped ? `, ${refused.skipped.toLocaleString("en-US")} were refused and left out` : "";
    port.send({
      kind: "log",
      level: left ? "warning" : "info",
      nodeId: node.id,
      text: `${node.data.label}: ${rows.toLocaleString("en-US")} rows delivered${left}.`,
    });
    if (destination.idempotent(node) !== null) await rm(path);
  });
}

/** Makes rows stay that a database has put into its table; what it says of a mark goes for them as for any delivery. */
async function commitPushed(
  run: Run,
  node: WorkflowNode,
  pushed: PushedDelivery,
  failures: RunFailures,
): Promise<void> {
  const { port } = run;
  await attempt(failures, node.id, async () => {
    try {
      await port.readyToDeliver(node.id, postgresDestination.idempotent(node) ?? false);
      await pushed.commit();
    } catch (error) {
      await pushed.undo();
      throw error;
    }
    const rows = pushed.rows;
    port.send({ kind: "node", nodeId: node.id, status: "completed", rowsOut: rows });
    const text = `${node.data.label}: ${rows.toLocaleString("en-US")} rows delivered without leaving the database.`;
    port.send({ kind: "log", level: "info", nodeId: node.id, text });
  });
}

function sentence(nodes: ReadonlyMap<string, WorkflowNode>, failure: StepError): string {
  const label = nodes.get(failure.nodeId)?.data.label;
  return label ? `“${label}” failed: ${failure.message}` : failure.message;
}

const PACE_MS = 500;

function throttled(tell: (rows: number) => void): (rows: number) => void {
  let last = 0;
  return (rows) => {
    if (Date.now() - last < PACE_MS) return;
    last = Date.now();
    tell(rows);
  };
}
