import { rm } from "node:fs/promises";
import { join } from "node:path";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { replaceRuleOf } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { checkReplace, type LeftOut } from "./destinations/check-replace.ts";
import type { Delivery } from "./destinations/destination.ts";
import { destinations } from "./destinations/destinations.ts";
import { folderSize } from "./folder-size.ts";
import { createCompileContext } from "./graph/compile-context.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows, StageInputs } from "./graph/compile-stage.ts";
import { expandOutputs, isOutput, realId } from "./graph/expand-outputs.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import { planStages, type Stage } from "./graph/plan-stages.ts";
import { openDuckDb } from "./open-duckdb.ts";
import { createRunCounts } from "./run-counts.ts";
import { createRunFailures, RunStopped } from "./run-failures.ts";
import { runMerge } from "./run-merge.ts";
import type { Run } from "./run-port.ts";
import { runStage, type StageResult } from "./run-stage.ts";
import { readSource } from "./sources/read-source.ts";
import { StepError } from "./step-error.ts";
import { toStepError } from "./to-step-error.ts";
import { usedUp } from "./used-up.ts";
import { withRetries } from "./with-retries.ts";

/**
 * Runs a workflow in three acts: rows of other systems are fetched to the run's disk; one query for each destination
 * computes what goes there; then it is handed over. So nothing is handed over before everything could be computed.
 * Tells `done` or `failed` last.
 */
export async function runWorkflow(given: Run): Promise<void> {
  const run = withOutputs(given);
  const { plan, port } = run;
  const started = performance.now();
  const nodes = new Map(plan.nodes.map((node) => [node.id, node]));
  const failures = createRunFailures(nodes, port);
  const counts = createRunCounts(port);
  const targets = plan.nodes.filter(
    (node) => node.data.nodeType === "destination" && !plan.completedNodes.includes(node.id),
  );
  const open = new Set(targets.map(({ id }) => id));
  try {
    const ready = await prepare(run, { nodes, targets, failures, counts });
    for (const { node, result } of ready) {
      open.delete(node.id);
      const leftOut = counts.leftOut(upstreamOf(plan.edges, node.id));
      await deliver(run, node, { ...result, leftOut }, failures);
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

type Ready = { node: WorkflowNode; result: StageResult };
type Preparation = {
  nodes: Map<string, WorkflowNode>;
  targets: WorkflowNode[];
  failures: ReturnType<typeof createRunFailures>;
  counts: ReturnType<typeof createRunCounts>;
};

/** Fetches and computes what every destination is to get. */
async function prepare(run: Run, { nodes, targets, failures, counts }: Preparation): Promise<Ready[]> {
  const { plan, port } = run;
  const stages = planStages(
    plan.nodes,
    plan.edges,
    targets.map(({ id }) => id),
  );
  const files = new Map<string, SourceFile>();
  const kept = new Map<string, KeptRows>();
  const csvFiles = Object.values(plan.files);
  const { folder, limits } = plan;
  const connection = await openDuckDb({ folder, files: csvFiles, memoryMb: limits.memoryMb, diskMb: limits.diskMb });
  const ready: Ready[] = [];
  try {
    const context = await createCompileContext(connection, wantedNodes(run, targets), {
      ...{ now: new Date(), parameters: plan.parameters },
    });
    const needed = neededColumns({ nodes: plan.nodes, edges: plan.edges, trees: context.trees, whole: null });

    for (const id of new Set(stages.map(({ start }) => start))) {
      const node = nodes.get(id);
      if (node?.data.nodeType !== "source") continue;
      port.send({ kind: "node", nodeId: id, status: "running" });
      const wanted = needed.get(id) ?? new Set();
      await attempt(failures, id, async () => {
        const onRows = (rows: number) => port.send({ kind: "node", nodeId: id, status: "running", rowsOut: rows });
        const onNote = (text: string) =>
          port.send({ kind: "log", level: "warning", nodeId: id, text: `${node.data.label}: ${text}` });
        const same = files.get(realId(node));
        if (same) return void files.set(id, same);
        const origin = nodes.get(realId(node)) ?? node;
        const source = await withRetries(run, origin, () =>
          readSource({ connection, plan, node: origin, needed: wanted, limit: null, onRows, onNote }),
        );
        files.set(origin.id, source.file);
        files.set(id, source.file);
        // Of what was fetched the rows are counted; of a file it is only known how far it has been read.
        if (source.file.spooled) onRows(source.rows);
        else counts.expect(id, source.rows);
      });
    }

    const inputs: StageInputs = { nodes, files, kept, needed, context, limit: null };
    for (const [index, stage] of stages.entries()) {
      const last = stage.path.at(-1) ?? stage.start;
      const begins = stage.merges ?? [stage.start];
      const isThere = (id: string) => kept.has(id) || (!stage.merges && files.has(id));
      if (failures.has(last) || !begins.every(isThere)) {
        skip(run, stage, failures);
        continue;
      }
      const node = nodes.get(last);
      const destination = node && destinations[nodeKind(node.data) ?? ""];
      const output = stage.keeps ? ({ format: "kept" } as const) : node && destination?.output(node, run);
      if (!node || !output) throw new StepError(last, "This kind of destination is not known.");
      counts.begin(stage);
      await attempt(failures, last, async () => {
        const path = join(folder, `stage-${index}.${output.format}`);
        const onProgress = (share: number) => counts.progress(stage, share);
        const { merges } = stage;
        const result = merges
          ? await runMerge(connection, { ...stage, merges }, { inputs, path })
          : await runStage(connection, stage, { inputs, output, path, onProgress });
        counts.end(stage, result, nodes);
        if (result.matches !== null)
          port.send({ kind: "log", level: "info", nodeId: last, text: `${node.data.label}: ${result.matches}` });
        // Looked at from outside too, now and then; a quick run is over before that.
        if ((await folderSize(folder)) > limits.diskMb * 1024 * 1024) throw new StepError(last, usedUp.disk(limits));
        if (result.kept) kept.set(last, result.kept);
        else ready.push({ node, result });
      });
      if (failures.first() && !stage.keeps && !ready.some((each) => each.node.id === last)) skip(run, stage, failures);
    }
  } finally {
    connection.closeSync();
  }
  return ready;
}

async function deliver(
  run: Run,
  node: WorkflowNode,
  result: StageResult & { leftOut: LeftOut[] },
  failures: Preparation["failures"],
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

/** What a failure of the work means for the run is decided by the node that failed. */
async function attempt(failures: Preparation["failures"], nodeId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    failures.add(toStepError(error, nodeId));
  }
}

/** Nodes that cannot do their part because one before them failed. */
function skip({ port }: Run, stage: Stage, failures: Preparation["failures"]): void {
  for (const nodeId of stage.path) {
    if (!failures.has(nodeId)) port.send({ kind: "node", nodeId, status: "skipped" });
  }
}

function wantedNodes({ plan }: Run, targets: readonly WorkflowNode[]): WorkflowNode[] {
  const wanted = new Set(targets.flatMap(({ id }) => [...upstreamOf(plan.edges, id)]));
  return plan.nodes.filter(({ id }) => wanted.has(id));
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
