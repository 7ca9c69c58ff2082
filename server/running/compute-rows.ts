import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { upstreamOf } from "#shared/workflows/graph.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { LeftOut } from "./destinations/destination.ts";
import { destinationOf } from "./destinations/destinations.ts";
import { folderSize } from "./folder-size.ts";
import type { CompileContext } from "./graph/compile-context.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows, StageInputs } from "./graph/compile-stage.ts";
import { isRefused, realId } from "./graph/expand-outputs.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import { planStages, type Stage } from "./graph/plan-stages.ts";
import { takeReadFields } from "./graph/unread-columns.ts";
import type { KeptRowsByStep } from "./kept-rows.schema.ts";
import { limitMessages } from "./limit-messages.ts";
import type { PushedDelivery } from "./pushdown/push-down.ts";
import type { RunCounts } from "./run-counts.ts";
import { attempt, type RunFailures } from "./run-failures.ts";
import { runMerge } from "./run-merge.ts";
import type { Run } from "./run-port.ts";
import { runStage, type StageResult } from "./run-stage.ts";
import { readSource } from "./sources/read-source.ts";
import type { Samples } from "./stage-samples.ts";
import { StepError } from "./step-error.ts";
import { watchSpill } from "./watch-spill.ts";
import { withRetries } from "./with-retries.ts";

/** Sources and steps up to which the rows of every step are kept: a query for each costs little then. */
const FEW = { bytes: 16 * 1024 * 1024, steps: 60 };

/** What is known of a run's rows so far. */
export type Gathering = {
  run: Run;
  failures: RunFailures;
  counts: RunCounts;
  leftOut: (nodeId: string) => LeftOut[];
  nodes: Map<string, WorkflowNode>;
  edges: readonly WorkflowEdge[];
  files: Map<string, SourceFile>;
  /** Rows of steps as Parquet. */
  kept: Map<string, KeptRows>;
  /** Those of them that a later run may begin with. */
  keeping: KeptRowsByStep;
  context: CompileContext;
  connection: DuckDBConnection;
  samples: Samples | null;
  /** How many queries were made, for names of files. */
  stages: number;
};

/** Rows for a destination: in a file, or in the database itself and not committed yet. */
export type Ready =
  | { node: WorkflowNode; result: StageResult; pushed?: undefined }
  | { node: WorkflowNode; pushed: PushedDelivery };

/** Computes what these destinations get. Sources of those to come are fetched too: a failure there delivers nothing. */
export async function computeRows(
  graph: Gathering,
  targets: readonly WorkflowNode[],
  toCome: readonly WorkflowNode[] = [],
): Promise<Ready[]> {
  const { run, failures, counts, leftOut, nodes, edges, files, kept, keeping, context, connection, samples } = graph;
  const { plan, port } = run;
  const { folder, limits } = plan;
  const ids = targets.map(({ id }) => id);
  const there = [...kept.keys()];
  const ready: Ready[] = [];
  await fetchSources(graph, [...ids, ...toCome.map(({ id }) => id)]);

  const needed = neededColumns({ nodes: [...nodes.values()], edges, trees: context.trees, whole: null });
  const steps = new Set(ids.flatMap((id) => [...upstreamOf(plan.edges, id)])).size;
  const all = plan.keepsSteps === true && steps <= FEW.steps && (await sizeOf(files)) <= FEW.bytes;
  const stages = planStages([...nodes.values()], edges, ids, { all, there });
  const inputs: StageInputs = { nodes, files, kept, needed, context, limit: null, extras: all };
  for (const stage of stages) {
    const last = stage.path.at(-1) ?? stage.start;
    const begins = stage.merges ?? [stage.start];
    const isThere = (id: string) => kept.has(id) || (!stage.merges && files.has(id));
    if (failures.has(last) || !begins.every(isThere)) {
      skip(run, stage, failures);
      continue;
    }
    const node = nodes.get(last);
    const destination = node && destinationOf(node);
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

/** Reads the sources of these destinations that are not there yet. What a destination refuses is not read. */
async function fetchSources(graph: Gathering, ids: readonly string[]): Promise<void> {
  const { run, failures, counts, nodes, edges, files, kept, context, connection } = graph;
  const { plan, port } = run;
  const needed = neededColumns({ nodes: [...nodes.values()], edges, trees: context.trees, whole: null });
  const starts = planStages([...nodes.values()], edges, ids, { there: kept.keys() }).map(({ start }) => start);
  for (const id of new Set(starts)) {
    const node = nodes.get(id);
    if (node?.data.nodeType !== "source" || isRefused(node)) continue;
    if (kept.has(id) || files.has(id) || failures.has(id)) continue;
    port.send({ kind: "node", nodeId: id, status: "running" });
    await attempt(failures, id, async () => {
      const onRows = (rows: number) => port.send({ kind: "node", nodeId: id, status: "running", rowsOut: rows });
      const onNote = (text: string) =>
        port.send({ kind: "log", level: "warning", nodeId: id, text: `${node.data.label}: ${text}` });
      const same = files.get(realId(node));
      if (same) return void files.set(id, same);
      const origin = nodes.get(realId(node)) ?? node;
      const of = { connection, plan, node: origin, needed: needed.get(id) ?? new Set<string>() };
      const source = await withRetries(run, origin, () => readSource({ ...of, limit: null, onRows, onNote }));
      files.set(origin.id, source.file);
      files.set(id, source.file);
      takeReadFields(nodes, origin.id, source);
      // Of what was fetched the rows are counted; of a file it is only known how far it has been read.
      if (source.file.spooled) onRows(source.rows);
      else counts.expect(id, source.rows);
    });
  }
}

/** Nodes that cannot do their part because one before them failed. */
function skip({ port }: Run, stage: Stage, failures: RunFailures): void {
  for (const nodeId of stage.path) {
    if (!failures.has(nodeId)) port.send({ kind: "node", nodeId, status: "skipped" });
  }
}

async function sizeOf(files: ReadonlyMap<string, SourceFile>): Promise<number> {
  const paths = [...new Set([...files.values()].map(({ path }) => path))];
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
