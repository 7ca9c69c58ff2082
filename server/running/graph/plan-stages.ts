import { upstreamOf } from "#shared/workflows/graph.ts";
import { nodeKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** One query: from a source, or from the rows that an earlier stage has kept, to a destination or to rows to keep. */
export type Stage = {
  /** Node whose rows the query begins with: a source, or the last node of an earlier stage. */
  start: string;
  /** The nodes after `start`, in order; the last is a destination or is kept for the stages after it. */
  path: string[];
  keeps: boolean;
};

/** A query of more steps than this in a row would nest more deeply than DuckDB's planner goes. */
const MAX_PATH = 120;

/**
 * Cuts the graph into as few queries as its destinations allow. Where branches part, the rows before are computed again
 * for each branch, or once and kept: kept where they are few (something was aggregated) or where that saves at least
 * two computations of a filter or map.
 */
export function planStages(
  nodes: readonly WorkflowNode[],
  edges: readonly WorkflowEdge[],
  destinations: readonly string[],
): Stage[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const inputOf = new Map(edges.map(({ source, target }) => [target, source]));
  const wanted = new Set(destinations.flatMap((id) => [...upstreamOf(edges, id)]));
  const targetsOf = (id: string) => edges.filter(({ source, target }) => source === id && wanted.has(target)).length;
  const stages: Stage[] = [];
  const kept = new Set<string>();

  function worthKeeping(id: string, before: readonly string[]): boolean {
    const targets = targetsOf(id);
    if (targets < 2) return false;
    const kinds = [id, ...before].map((each) => nodeKind(byId.get(each)?.data ?? { nodeType: "source" }));
    const computed = kinds.filter((kind) => kind?.startsWith("transform:"));
    return computed.includes("transform:aggregate") || (computed.length > 0 && targets > 2);
  }

  for (const destination of destinations) {
    const line: string[] = [];
    for (let id: string | undefined = destination; id !== undefined; id = inputOf.get(id)) line.unshift(id);
    let start = line[0];
    if (start === undefined) continue;
    let path: string[] = [];
    for (const id of line.slice(1)) {
      if (kept.has(id)) {
        start = id;
        path = [];
        continue;
      }
      path.push(id);
      if (id === destination) continue;
      if (!worthKeeping(id, path) && path.length < MAX_PATH) continue;
      stages.push({ start, path, keeps: true });
      kept.add(id);
      start = id;
      path = [];
    }
    stages.push({ start, path, keeps: false });
  }
  return stages;
}
