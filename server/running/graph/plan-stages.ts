import { inputsByNode, upstreamOf } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import { nodeKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** One query: from a source, or from the rows that an earlier stage has kept, to a destination or to rows to keep. */
export type Stage = {
  /** Node whose rows the query begins with: a source, or the last node of an earlier stage. */
  start: string;
  /** The nodes after `start`, in order; the last is a destination or is kept for the stages after it. */
  path: string[];
  keeps: boolean;
  /** Nodes whose kept rows the last node of `path` brings together; `start` is the first of them. */
  merges?: string[];
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
  /** `all`: the rows of every step are kept. `there`: steps whose rows are kept already. */
  { all = false, there = [] }: { all?: boolean; there?: Iterable<string> } = {},
): Stage[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const inputsOf = inputsByNode(edges);
  const wanted = new Set(destinations.flatMap((id) => [...upstreamOf(edges, id)]));
  const targetsOf = (id: string) => edges.filter(({ source, target }) => source === id && wanted.has(target)).length;
  const stages: Stage[] = [];
  const kept = new Set<string>(there);

  function worthKeeping(id: string, before: readonly string[]): boolean {
    if (all) return true;
    const targets = targetsOf(id);
    if (targets < 2) return false;
    const kinds = [id, ...before].map((each) => nodeKind(byId.get(each)?.data ?? { nodeType: "source" }));
    const computed = kinds.filter((kind) => kind?.startsWith("transform:"));
    return computed.includes("transform:aggregate") || (computed.length > 0 && targets > 2);
  }

  /** From a source, or from the step nearest to the node that several feed. */
  function lineTo(node: string): string[] {
    const line: string[] = [];
    for (let id: string | undefined = node; id !== undefined; id = inputsOf.get(id)?.[0]) {
      line.unshift(id);
      if (isMerging(byId.get(id))) break;
    }
    return line;
  }

  /** Sees to it that the rows of a node are kept when a later stage begins with them. */
  function keep(node: string): void {
    if (kept.has(node)) return;
    const inputs = inputsOf.get(node) ?? [];
    if (isMerging(byId.get(node))) {
      for (const input of inputs) keep(input);
      stages.push({ start: inputs[0] ?? node, path: [node], keeps: true, merges: inputs });
    } else planLine(node, true);
    kept.add(node);
  }

  function planLine(last: string, keeps: boolean): void {
    const line = lineTo(last);
    let start = line[0];
    if (start === undefined) return;
    if (isMerging(byId.get(start))) keep(start);
    if (all && !kept.has(start)) {
      stages.push({ start, path: [], keeps: true });
      kept.add(start);
    }
    if (kept.has(last)) return;
    let path: string[] = [];
    for (const id of line.slice(1)) {
      if (kept.has(id)) {
        start = id;
        path = [];
        continue;
      }
      path.push(id);
      if (id === last) continue;
      if (!worthKeeping(id, path) && path.length < MAX_PATH) continue;
      stages.push({ start, path, keeps: true });
      kept.add(id);
      start = id;
      path = [];
    }
    stages.push({ start, path, keeps });
  }

  for (const destination of destinations) planLine(destination, false);
  return stages;
}

function isMerging(node: WorkflowNode | undefined): boolean {
  return node !== undefined && inputLimits(node.data).most > 1;
}
