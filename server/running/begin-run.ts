import { thousands } from "#shared/limits/thousands.ts";
import { upstreamOf } from "#shared/workflows/graph.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows } from "./graph/compile-stage.ts";
import { type PartFrom, partFrom, partTo } from "./graph/part-from.ts";
import { type PinnedGraph, withPinnedRows } from "./graph/pinned-steps.ts";
import type { KeptRowsByStep, KeptRowsOfStep } from "./kept-rows.schema.ts";
import type { RunPlan } from "./run-plan.ts";
import type { Run } from "./run-port.ts";
import { StepError } from "./step-error.ts";

export type BegunRun = {
  run: Run;
  /** Pinned rows, by step. */
  files: Map<string, SourceFile>;
  /** Rows of an earlier run, by step, that this one begins with. */
  kept: Map<string, KeptRows>;
  /** What is still true of the earlier run's rows, for the run after this one. */
  carried: KeptRowsByStep;
};

/** The run with pinned rows in the place of steps, and only the part that it is to do. @throws StepError */
export async function beginRun(run: Run): Promise<BegunRun> {
  const { plan, port } = run;
  const { nodes, edges, files } = await withPinnedRows(plan, { ids: plan.pinnedNodes ?? [], folder: plan.folder });
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  for (const id of files.keys()) {
    const text = `“${labels.get(id)}” wasn't run: its pinned rows were used.`;
    port.send({ kind: "log", level: "warning", nodeId: id, text });
  }
  if (plan.from) return beginAt(plan.from, { run, nodes, edges, files });
  if (plan.reused) return beginWith(plan.reused, { run, nodes, edges, files });
  return { run: { plan: { ...plan, nodes, edges }, port }, files, kept: new Map(), carried: {} };
}

type Given = PinnedGraph & { run: Run };

/** With one step and all that comes after it. @throws StepError where rows before it aren't kept */
function beginAt(
  { nodeId, kept: earlier }: NonNullable<RunPlan["from"]>,
  { run, nodes, edges, files }: Given,
): BegunRun {
  const { plan } = run;
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  const part = partFrom({ nodes, edges }, nodeId);
  const kept = new Map<string, KeptRowsOfStep>();
  for (const id of part.begins) {
    if (files.has(id)) continue;
    const rows = Object.hasOwn(earlier, id) ? earlier[id] : undefined;
    if (!rows) throw new StepError(nodeId, `The rows of “${labels.get(id) ?? id}” weren't kept. Run from the start.`);
    kept.set(id, rows);
  }
  const before = new Set([...kept.keys()].flatMap((id) => [...upstreamOf(plan.edges, id)]));
  const carried = Object.fromEntries(Object.entries(earlier).filter(([id]) => before.has(id)));
  return begun({ run, labels, part, files, kept, carried });
}

/** With the steps of which no rows are there, as far as a destination that lacks its rows needs them. */
function beginWith(reused: KeptRowsByStep, { run, nodes, edges, files }: Given): BegunRun {
  const there = new Set(Object.keys(reused).filter((id) => !files.has(id)));
  const targets = nodes.flatMap(({ id, data }) =>
    data.nodeType === "destination" && !run.plan.completedNodes.includes(id) ? [id] : [],
  );
  const part = partTo({ nodes, edges }, { targets, there });
  const kept = new Map(part.begins.flatMap((id) => (reused[id] ? [[id, reused[id]] as const] : [])));
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  return begun({ run, labels, part, files, kept, carried: reused });
}

function begun({
  run: { plan, port },
  labels,
  part: { nodes, edges },
  files,
  kept,
  carried,
}: Pick<BegunRun, "run" | "files" | "carried"> & {
  labels: ReadonlyMap<string, string>;
  part: PartFrom;
  kept: Map<string, KeptRowsOfStep>;
}): BegunRun {
  for (const [id, { rows }] of kept) {
    const text = `“${labels.get(id) ?? id}” wasn't run again: its ${thousands(rows)} rows of the last run were used.`;
    port.send({ kind: "log", level: "info", nodeId: null, text });
  }
  return { run: { plan: { ...plan, nodes, edges }, port }, files, kept, carried };
}
