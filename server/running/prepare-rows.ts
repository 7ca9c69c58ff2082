import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { nodeKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { BegunRun } from "./begin-run.ts";
import type { LeftOut } from "./destinations/check-replace.ts";
import { destinations } from "./destinations/destinations.ts";
import { folderSize } from "./folder-size.ts";
import { type CompileContext, createCompileContext } from "./graph/compile-context.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows, StageInputs } from "./graph/compile-stage.ts";
import { realId } from "./graph/expand-outputs.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import { planStages, type Stage } from "./graph/plan-stages.ts";
import { takeReadFields, withoutFirstFields } from "./graph/unread-columns.ts";
import type { KeptRowsByStep } from "./kept-rows.schema.ts";
import { limitMessages } from "./limit-messages.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { FetchedPart } from "./pushdown/fetch-pushed.ts";
import { type PushDown, type PushedDelivery, pushDown } from "./pushdown/push-down.ts";
import type { RunCounts } from "./run-counts.ts";
import { type RunFailures, RunStopped } from "./run-failures.ts";
import { runMerge } from "./run-merge.ts";
import type { Run } from "./run-port.ts";
import { runStage, type StageResult } from "./run-stage.ts";
import { secretsOf } from "./sample-rows.ts";
import { readSource } from "./sources/read-source.ts";
import { createSamples } from "./stage-samples.ts";
import { StepError } from "./step-error.ts";
import { toStepError } from "./to-step-error.ts";
import { watchSpill } from "./watch-spill.ts";
import { withRetries } from "./with-retries.ts";

/** Sources and steps up to which the rows of every step are kept: a query for each costs little then. */
const FEW = { bytes: 16 * 1024 * 1024, steps: 60 };

/** Rows for a destination: in a file, or in the database itself and not committed yet. */
export type Ready =
  | { node: WorkflowNode; result: StageResult; pushed?: undefined }
  | { node: WorkflowNode; pushed: PushedDelivery };
type Preparation = {
  begun: BegunRun;
  targets: WorkflowNode[];
  failures: RunFailures;
  counts: RunCounts;
  /** What the steps up to this one left out. */
  leftOut: (nodeId: string) => LeftOut[];
};

/** Fetches and computes what every destination is to get; what is pushed to a database comes first. */
export async function prepareRows(preparation: Preparation): Promise<Ready[]> {
  const { begun, targets, failures } = preparation;
  const { run, kept } = begun;
  const { plan, port } = run;
  const nodes = new Map(withoutFirstFields(plan.nodes).map((node) => [node.id, node]));
  const files = new Map<string, SourceFile>(begun.files);
  const { folder, limits } = plan;
  const connection = await openDuckDb({
    ...{ folder, files: Object.values(plan.files) },
    ...{ memoryMb: limits.memoryMb, diskMb: limits.diskMb },
  });
  const keeping: KeptRowsByStep = { ...begun.carried };
  try {
    const context = await createCompileContext(connection, wantedNodes(run, targets), {
      ...{ now: new Date(), parameters: plan.parameters, after: lastName(kept) },
    });
    const graph: Graph = { nodes, edges: plan.edges, files, context, connection, keeping, stages: 0 };
    const pushing = await pushParts(preparation, graph);
    const here = targets.filter(({ id }) => id !== pushing.target?.id);
    const ready = await computeRows(preparation, graph, here);
    const { target } = pushing;
    if (!target) return ready;
    // Last: while it waits for the rest, nothing else waits for its tables.
    let pushed: PushedDelivery | null = null;
    await attempt(failures, target.id, async () => {
      const { delivery, part } = await pushing.deliver();
      pushed = delivery;
      if (part) putInPlace(graph, part);
    });
    if (pushed) return [{ node: target, pushed }, ...ready];
    if (failures.has(target.id)) return ready;
    return [...ready, ...(await computeRows(preparation, graph, [target]))];
  } finally {
    connection.closeSync();
    if (plan.keepsSteps) port.send({ kind: "kept", nodes: keeping });
  }

  async function pushParts(of: Preparation, graph: Graph): Promise<PushDown> {
    const wanted = new Set(wantedNodes(run, targets).map(({ id }) => id));
    const options = {
      ...{ run, targets, context: graph.context, counts: of.counts },
      nodes: new Map([...nodes].filter(([id]) => wanted.has(id))),
      edges: plan.edges.filter(({ target }) => wanted.has(target)),
      needed: neededColumns({ nodes: [...nodes.values()], edges: plan.edges, trees: graph.context.trees, whole: null }),
      there: new Set([...kept.keys(), ...files.keys()]),
    };
    let done: PushDown = { parts: [], target: null, deliver: async () => ({ delivery: null, part: null }) };
    try {
      done = await pushDown(options);
    } catch (error) {
      const failure = toStepError(error, targets[0]?.id ?? "");
      failures.add(failure);
    }
    for (const part of done.parts) putInPlace(graph, part);
    return done;
  }
}

type Graph = {
  nodes: Map<string, WorkflowNode>;
  edges: readonly WorkflowEdge[];
  files: Map<string, SourceFile>;
  context: CompileContext;
  connection: DuckDBConnection;
  keeping: KeptRowsByStep;
  /** How many queries were made, for names of files. */
  stages: number;
};

/** What a database did is a source from now on. */
function putInPlace(graph: Graph, { node, file }: FetchedPart): void {
  graph.nodes.set(node.id, node);
  graph.files.set(node.id, file);
  graph.edges = graph.edges.filter(({ target }) => target !== node.id);
}

async function computeRows(
  { begun, failures, counts, leftOut }: Preparation,
  graph: Graph,
  targets: readonly WorkflowNode[],
): Promise<Ready[]> {
  const { run, kept } = begun;
  const { plan, port } = run;
  const { nodes, edges, files, context, connection, keeping } = graph;
  const { folder, limits } = plan;
  const ids = targets.map(({ id }) => id);
  const there = [...kept.keys()];
  const ready: Ready[] = [];
  const need = () => neededColumns({ nodes: [...nodes.values()], edges, trees: context.trees, whole: null });
  const toRead = need();
  const starts = planStages([...nodes.values()], edges, ids, { there }).map(({ start }) => start);
  for (const id of new Set(starts)) {
    const node = nodes.get(id);
    if (node?.data.nodeType !== "source" || kept.has(id) || files.has(id) || failures.has(id)) continue;
    port.send({ kind: "node", nodeId: id, status: "running" });
    await attempt(failures, id, async () => {
      const onRows = (rows: number) => port.send({ kind: "node", nodeId: id, status: "running", rowsOut: rows });
      const onNote = (text: string) =>
        port.send({ kind: "log", level: "warning", nodeId: id, text: `${node.data.label}: ${text}` });
      const same = files.get(realId(node));
      if (same) return void files.set(id, same);
      const origin = nodes.get(realId(node)) ?? node;
      const of = { connection, plan, node: origin, needed: toRead.get(id) ?? new Set<string>() };
      const source = await withRetries(run, origin, () => readSource({ ...of, limit: null, onRows, onNote }));
      files.set(origin.id, source.file);
      files.set(id, source.file);
      takeReadFields(nodes, origin.id, source);
      // Of what was fetched the rows are counted; of a file it is only known how far it has been read.
      if (source.file.spooled) onRows(source.rows);
      else counts.expect(id, source.rows);
    });
  }

  const needed = need();
  const wanted = wantedNodes(run, targets);
  const all = plan.keepsSteps === true && wanted.length <= FEW.steps && (await sizeOf(files)) <= FEW.bytes;
  const stages = planStages([...nodes.values()], edges, ids, { all, there });
  const inputs: StageInputs = { nodes, files, kept, needed, context, limit: null, extras: all };
  const samples = plan.keepsSteps ? createSamples(connection, port, secretsOf(plan)) : null;
  for (const [id, { rows, ...rest }] of Object.entries(begun.carried))
    await samples?.takeKept(id, rows, { ...inputs, kept: new Map([[id, rest]]) });
  for (const stage of stages) {
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
    if (!node || !output) throw new StepError(last, "This kind of destination isn't known.");
    counts.begin(stage);
    await attempt(failures, last, async () => {
      const path = join(folder, `stage-${graph.stages++}.${stage.keeps ? "parquet" : output.format}`);
      const onProgress = (share: number) => counts.progress(stage, share);
      const { merges } = stage;
      const result = await watchSpill(run, { nodeId: last, label: node.data.label }, () =>
        merges
          ? runMerge(connection, { ...stage, merges }, { inputs, path })
          : runStage(connection, stage, { inputs, output, path, onProgress }),
      );
      counts.end(stage, result, nodes);
      if (result.matches !== null)
        port.send({ kind: "log", level: "info", nodeId: last, text: `${node.data.label}: ${result.matches}` });
      // Looked at from outside too, now and then; a quick run is over before that.
      if ((await folderSize(folder)) > limits.diskMb * 1024 * 1024)
        throw new StepError(last, limitMessages.disk(limits));
      if (result.kept) {
        kept.set(last, result.kept);
        keeping[last] = { ...result.kept, rows: result.rowCount, leftOut: leftOut(last) };
      } else ready.push({ node, result });
      await samples?.take(stage, result, { inputs, output });
    });
    if (failures.first() && !stage.keeps && !ready.some((each) => each.node.id === last)) skip(run, stage, failures);
  }
  return ready;
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

/** Nodes that cannot do their part because one before them failed. */
function skip({ port }: Run, stage: Stage, failures: RunFailures): void {
  for (const nodeId of stage.path) {
    if (!failures.has(nodeId)) port.send({ kind: "node", nodeId, status: "skipped" });
  }
}

function wantedNodes({ plan }: Run, targets: readonly WorkflowNode[]): WorkflowNode[] {
  const wanted = new Set(targets.flatMap(({ id }) => [...upstreamOf(plan.edges, id)]));
  return plan.nodes.filter(({ id }) => wanted.has(id));
}

async function sizeOf(files: ReadonlyMap<string, SourceFile>): Promise<number> {
  const paths = [...new Set([...files.values()].map(({ path }) => path))];
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The largest number in the names that kept rows have for their columns. */
function lastName(kept: ReadonlyMap<string, KeptRows>): number {
  const names = [...kept.values()].flatMap(({ columns }) => columns.flatMap(({ ref, exact }) => [ref, exact ?? ""]));
  return Math.max(0, ...names.map((name) => Number(/\d+$/.exec(name)?.[0] ?? 0)));
}
