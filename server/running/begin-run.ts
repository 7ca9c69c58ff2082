import { thousands } from "#shared/limits/thousands.ts";
import { upstreamOf } from "#shared/workflows/graph.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { KeptRows } from "./graph/compile-stage.ts";
import { partFrom } from "./graph/part-from.ts";
import { withPinnedRows } from "./graph/pinned-steps.ts";
import type { KeptRowsByStep } from "./kept-rows.schema.ts";
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
  if (!plan.from) return { run: { plan: { ...plan, nodes, edges }, port }, files, kept: new Map(), carried: {} };
  const { nodeId, kept: earlier } = plan.from;
  const part = partFrom({ nodes, edges }, nodeId);
  const kept = new Map<string, KeptRows>();
  for (const id of part.begins) {
    if (files.has(id)) continue;
    const rows = Object.hasOwn(earlier, id) ? earlier[id] : undefined;
    if (!rows) throw new StepError(nodeId, `The rows of “${labels.get(id) ?? id}” weren't kept. Run from the start.`);
    kept.set(id, rows);
    const text = `“${labels.get(id) ?? id}” wasn't run again: its ${thousands(rows.rows)} rows of the last run were used.`;
    port.send({ kind: "log", level: "info", nodeId: null, text });
  }
  const before = new Set([...kept.keys()].flatMap((id) => [...upstreamOf(plan.edges, id)]));
  const carried = Object.fromEntries(Object.entries(earlier).filter(([id]) => before.has(id)));
  return { run: { plan: { ...plan, nodes: part.nodes, edges: part.edges }, port }, files, kept, carried };
}
