import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Preview } from "#shared/workflows/execution.schema.ts";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { createCompileContext } from "./graph/compile-context.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows } from "./graph/compile-stage.ts";
import { expandOutputs, isOutput, isRefused, realId } from "./graph/expand-outputs.ts";
import { neededColumns } from "./graph/needed-columns.ts";
import { withPinnedRows } from "./graph/pinned-steps.ts";
import { planStages, type Stage } from "./graph/plan-stages.ts";
import { takeReadFields, withoutFirstFields } from "./graph/unread-columns.ts";
import { openDuckDb } from "./open-duckdb.ts";
import type { PreviewQuestion } from "./preview-question.ts";
import { runMerge } from "./run-merge.ts";
import { runStage, type StageResult } from "./run-stage.ts";
import { readSource } from "./sources/read-source.ts";
import { StepError } from "./step-error.ts";

/** So many rows of the source are looked at: a preview answers at once, however large the source is. */
const SAMPLE_ROWS = 10_000;
const SECONDS = 10;
const SKIPPED_SHOWN = 5;
const MEMORY_MB = 256;
const DISK_MB = 512;

/** The first rows that a node puts out, computed by the same queries as a run, from the beginning of its sources. */
export async function previewNode(
  question: Extract<PreviewQuestion, { kind: "preview" }>,
  allowPrivateHosts: boolean,
): Promise<Preview> {
  const { nodeId, limit, connections, folder, bound } = question;
  await mkdir(folder, { recursive: true });
  const pinned = await withPinnedRows(expandOutputs(question.nodes, question.edges), {
    ids: question.nodes.flatMap(({ id, data }) => (data.pinned && id !== nodeId ? [id] : [])),
    folder,
  });
  const { nodes, edges } = pinned;
  const wanted = upstreamOf(edges, nodeId);
  const before = withoutFirstFields(nodes.filter(({ id }) => wanted.has(id)));
  const stages = planStages(before, edges, [nodeId]);
  const sources = before.filter(({ data }) => data.nodeType === "source");
  const fed = new Map(before.map(({ id, data }) => [id, inputLimits(data).least]));
  const isOpen = [...fed].some(([id, least]) => edges.filter(({ target }) => target === id).length < least);
  const refused = before.find(isRefused);
  if (refused)
    throw new StepError(
      nodeId,
      `What “${refused.data.label}” refuses is known once a run has delivered to it. Run the workflow, then look at this step's rows.`,
    );
  if (sources.length === 0 || isOpen) throw new StepError(nodeId, "Connect this step to a source first.");
  const connection = await openDuckDb({
    folder,
    files: Object.values(question.files),
    memoryMb: MEMORY_MB,
    diskMb: DISK_MB,
  });
  try {
    const context = await createCompileContext(connection, before, { now: new Date(), parameters: bound });
    const whole =
      before.find(({ id }) => id === nodeId)?.data.nodeType === "destination" ? inputOf(edges, nodeId) : nodeId;
    const byId = new Map(before.map((node) => [node.id, node]));
    const need = () => neededColumns({ nodes: [...byId.values()], edges, trees: context.trees, whole });
    const toRead = need();
    const limits = { seconds: SECONDS, memoryMb: MEMORY_MB, diskMb: DISK_MB, rowsKept: limit };
    const files = new Map<string, SourceFile>(pinned.files);
    for (const source of sources) {
      if (pinned.files.has(source.id)) continue;
      const same = files.get(realId(source));
      if (same) files.set(source.id, same);
      if (same) continue;
      const read = await readSource({
        connection,
        plan: { connections, files: question.files, folder, allowPrivateHosts, limits, parameters: bound },
        node: byId.get(realId(source)) ?? { ...source, id: realId(source) },
        needed: toRead.get(source.id) ?? new Set(),
        limit: SAMPLE_ROWS,
        onRows: () => {},
      });
      files.set(source.id, read.file);
      files.set(realId(source), read.file);
      takeReadFields(byId, realId(source), read);
    }
    const kept = new Map<string, KeptRows>();
    const inputs = {
      ...{ nodes: byId, files, kept },
      ...{ needed: need(), context, limit: SAMPLE_ROWS },
    };
    const done: Done[] = [];
    for (const [index, stage] of stages.entries()) {
      const { merges } = stage;
      const path = join(folder, `preview-${index}.rows`);
      const result = merges
        ? await runMerge(connection, { ...stage, merges }, { inputs, path })
        : await runStage(connection, stage, {
            ...{ inputs, path, onProgress: () => {} },
            output: stage.keeps ? { format: "kept" } : { format: "rows", most: limit },
          });
      if (result.kept) kept.set(stage.path.at(-1) ?? stage.start, result.kept);
      done.push({ stage, result });
    }
    // What is brought together is kept for the steps after it; where it is looked at itself, its rows are shown from there.
    const last = done.at(-1);
    const rows = { format: "rows", most: limit } as const;
    if (last?.result.kept) {
      const shown = { start: nodeId, path: [], keeps: false };
      const { path } = await runStage(connection, shown, {
        ...{ inputs, path: join(folder, "preview.rows"), output: rows, onProgress: () => {} },
      });
      last.result = { ...last.result, path };
    }
    return await toPreview(done, before, limit);
  } finally {
    connection.closeSync();
  }
}

type Done = { stage: Stage; result: StageResult };

/** A destination puts out nothing: what it gets is shown. */
async function toPreview(done: readonly Done[], nodes: readonly WorkflowNode[], limit: number): Promise<Preview> {
  const last = done.at(-1)?.result;
  if (!last) throw new Error("a preview has a stage");
  const text = await readFile(last.path, "utf8");
  const { rows, isCut } = shownRows(text);
  const told = new Map<string, Preview["nodes"][number]>();
  let sampled = false;
  let room: number = shownLimits.skipped;
  const isHidden = new Set(
    nodes.filter((node) => node.data.nodeType === "destination" || isOutput(node)).map(({ id }) => id),
  );
  for (const { stage, result } of done) {
    let before = told.get(stage.start)?.rowsOut ?? null;
    for (const nodeId of [stage.start, ...stage.path]) {
      const { read, good, out } = result.counts.get(nodeId) ?? {};
      sampled ||= (read ?? 0) >= SAMPLE_ROWS;
      before = told.get(nodeId)?.rowsOut ?? out ?? good ?? read ?? before;
      const matches = nodeId === stage.path.at(-1) ? result.matches : null;
      const left = result.skipped.get(nodeId);
      const shown = (left?.rows ?? []).slice(0, SKIPPED_SHOWN).filter((row) => {
        room -= JSON.stringify(row).length;
        return room >= 0;
      });
      const skipped = { skipped: left?.count ?? 0, skippedRows: shown };
      if (!told.has(nodeId) && !isHidden.has(nodeId))
        told.set(nodeId, { nodeId, rowsOut: before, matches, ...skipped });
    }
  }
  return {
    fields: last.columns.map(({ name, type }) => ({ name, type })),
    rows,
    more: last.rowCount > limit || sampled || isCut,
    sampled,
    nodes: [...told.values()],
  };
}

/** What a person looks at, in characters of JSON: the process that answers them reads all of it at once. */
const shownLimits = { cell: 2_000, all: 1_000_000, skipped: 500_000 } as const;

/** Rows from the lines of a stage, with long cells cut, and fewer of them where they are long. */
function shownRows(text: string): { rows: (string | null)[][]; isCut: boolean } {
  const rows: (string | null)[][] = [];
  let left: number = shownLimits.all;
  for (const line of text.split("\n").filter(Boolean)) {
    const whole: (string | null)[] = JSON.parse(line);
    const row = whole.map((cell) =>
      cell !== null && cell.length > shownLimits.cell ? `${cell.slice(0, shownLimits.cell).toWellFormed()}…` : cell,
    );
    left -= JSON.stringify(row).length;
    if (left < 0 && rows.length > 0) return { rows, isCut: true };
    rows.push(row);
  }
  return { rows, isCut: false };
}

function inputOf(edges: readonly { source: string; target: string }[], nodeId: string): string {
  return edges.find(({ target }) => target === nodeId)?.source ?? nodeId;
}
