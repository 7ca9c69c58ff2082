import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Preview } from "#shared/workflows/execution.schema.ts";
import { upstreamOf } from "#shared/workflows/graph.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { createCompileContext } from "./graph/compile-context.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import type { Stage } from "./graph/plan-stages.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { PreviewQuestion } from "./preview-question.ts";
import { runStage, type StageResult } from "./run-stage.ts";
import { readSource } from "./sources/read-source.ts";
import { StepError } from "./step-error.ts";

/** So many rows of the source are looked at: a preview answers at once, however large the source is. */
const SAMPLE_ROWS = 10_000;
const SECONDS = 10;
const MEMORY_MB = 256;
const DISK_MB = 512;

/** The first rows that a node puts out, computed by the same query as a run, from the beginning of its source. */
export async function previewNode(
  question: Extract<PreviewQuestion, { kind: "preview" }>,
  allowPrivateHosts: boolean,
): Promise<Preview> {
  const { nodes, edges, nodeId, limit, connections, files, folder } = question;
  await mkdir(folder, { recursive: true });
  const wanted = upstreamOf(edges, nodeId);
  const before = nodes.filter(({ id }) => wanted.has(id));
  const stage = toStage(question, before);
  const source = before.find(({ id }) => id === stage.start);
  if (!source) throw new StepError(nodeId, "Connect this step to a source first.");
  const connection = await openDuckDb({
    folder,
    files: Object.values(files),
    memoryMb: MEMORY_MB,
    diskMb: DISK_MB,
  });
  try {
    const context = await createCompileContext(connection, before, new Date());
    const whole = stage.path.at(-1) ?? stage.start;
    const needed = neededColumns({ nodes: before, edges, trees: context.trees, whole });
    const limits = { seconds: SECONDS, memoryMb: MEMORY_MB, diskMb: DISK_MB, rowsKept: limit };
    const { file } = await readSource({
      connection,
      plan: { connections, files, folder, allowPrivateHosts, limits },
      node: source,
      needed: needed.get(source.id) ?? new Set(),
      limit: SAMPLE_ROWS,
      onRows: () => {},
    });
    const inputs = {
      nodes: new Map(before.map((node) => [node.id, node])),
      files: new Map([[source.id, file]]),
      kept: new Map(),
      needed,
      context,
      limit: SAMPLE_ROWS,
    };
    const result = await runStage(connection, stage, {
      inputs,
      output: { format: "rows", most: limit },
      path: join(folder, "preview.rows"),
      onProgress: () => {},
    });
    return await toPreview(result, stage, limit);
  } finally {
    connection.closeSync();
  }
}

/** The nodes between the source and the one that is previewed. A destination puts out nothing: what it gets is shown. */
function toStage(
  { edges, nodeId }: { edges: Parameters<typeof upstreamOf>[0]; nodeId: string },
  nodes: WorkflowNode[],
): Stage {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const inputOf = new Map(edges.map(({ source, target }) => [target, source]));
  const line: string[] = [];
  for (let id: string | undefined = nodeId; id !== undefined && !line.includes(id); id = inputOf.get(id))
    line.unshift(id);
  const [start = nodeId, ...path] = line.filter((id) => byId.get(id)?.data.nodeType !== "destination");
  if (byId.get(start)?.data.nodeType !== "source") throw new StepError(nodeId, "Connect this step to a source first.");
  return { start, path, keeps: false };
}

async function toPreview(result: StageResult, stage: Stage, limit: number): Promise<Preview> {
  const text = await readFile(result.path, "utf8");
  const rows: (string | null)[][] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  let before: number | null = null;
  const nodes = [stage.start, ...stage.path].map((nodeId) => {
    const { read, good, out } = result.counts.get(nodeId) ?? {};
    before = out ?? good ?? read ?? before;
    return { nodeId, rowsOut: before };
  });
  const read = result.counts.get(stage.start)?.read ?? 0;
  return {
    fields: result.columns.map(({ name, type }) => ({ name, type })),
    rows,
    more: result.rowCount > limit || read >= SAMPLE_ROWS,
    sampled: read >= SAMPLE_ROWS,
    nodes,
  };
}
