import { upstreamOf } from "#shared/workflows/graph.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { beginRun } from "./begin-run.ts";
import type { Ready } from "./compute-rows.ts";
import { commitPushed, deliverRows } from "./deliver-rows.ts";
import { gatherRows } from "./gather-rows.ts";
import { errorsId, expandOutputs, isOutput, realId } from "./graph/expand-outputs.ts";
import { createRunCounts } from "./run-counts.ts";
import { createRunFailures, RunStopped } from "./run-failures.ts";
import type { Run } from "./run-port.ts";
import type { StepError } from "./step-error.ts";

/**
 * Runs a workflow in three acts: rows of other systems are fetched to the run's disk; one query for each destination
 * computes what goes there; then it is handed over. So nothing is handed over before everything could be computed,
 * except for what is computed of rows that a destination refused: that comes after it. Tells `done` or `failed` last.
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
    const kept = plan.from?.kept ?? plan.reused ?? {};
    const earlier = [...begun.kept.keys()].flatMap((id) => (before.has(id) ? (kept[id]?.leftOut ?? []) : []));
    return [...earlier, ...counts.leftOut(before)];
  };
  const rows = await gatherRows({ begun, targets, failures, counts, leftOut });
  try {
    // Those that get what another destination refuses wait for it.
    for (let next = rows.next(); next.length > 0; next = rows.next()) {
      const ready = await rows.prepare(next);
      if (!rows.isWaitedFor()) rows.close();
      for (const each of failedRowsFirst(ready, plan)) {
        const { node } = each;
        open.delete(node.id);
        if (each.pushed) await commitPushed(run, node, each.pushed, failures);
        else await deliverRows(run, node, { ...each.result, leftOut: leftOut(node.id) }, failures);
        if (!failures.has(node.id)) await rows.takeRefused(node.id);
      }
    }
    rows.skipWaiting();
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    for (const id of open) {
      if (!failures.has(id)) port.send({ kind: "node", nodeId: id, status: "skipped" });
    }
  } finally {
    rows.close();
  }
  const failure = failures.first();
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const took = performance.now() - started;
  const time = took <= 100 ? `${Math.round(took)} ms` : `${(took / 1000).toFixed(1)} s`;
  port.send({
    kind: "log",
    level: "info",
    nodeId: null,
    text: `Took ${time} and up to ${memory} MB of memory.`,
  });
  if (failure) port.send({ kind: "failed", nodeId: failure.nodeId, message: failureSentence(plan.nodes, failure) });
  else port.send({ kind: "done", recordsProcessed: counts.recordsRead() });
}

/**
 * What failed is handed over before the rows that take the place of others: so it is there to be looked at where these stay
 * out because of it, and a replace goes without it only once it has arrived. Rows in an open transaction hold locks: they come
 * before all.
 */
function failedRowsFirst(ready: readonly Ready[], { nodes, edges }: Run["plan"]): Ready[] {
  const failed = new Set(
    nodes.filter((node) => isOutput(node) && node.id === errorsId(realId(node))).map(({ id }) => id),
  );
  const rank = ({ node, pushed }: Ready) =>
    pushed ? 0 : [...upstreamOf(edges, node.id)].some((id) => failed.has(id)) ? 1 : 2;
  return ready.toSorted((one, other) => rank(one) - rank(other));
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

/** What a run is said to have failed with: which step, and why. */
export function failureSentence(nodes: readonly WorkflowNode[], failure: StepError): string {
  const label = nodes.find(({ id }) => id === failure.nodeId)?.data.label;
  return label && !failure.message.includes(`“${label}”`) ? `“${label}” failed: ${failure.message}` : failure.message;
}
