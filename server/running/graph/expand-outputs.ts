import { outputOf } from "#shared/workflows/edge-outputs.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/**
 * The graph with a step of its own for each other way out that something follows: it is fed by what feeds the step itself.
 * A step whose failed rows go somewhere leaves them out of its usual way. What a destination refuses is known once it has
 * delivered: it is a source of its own.
 */
export function expandOutputs(
  nodes: readonly WorkflowNode[],
  edges: readonly WorkflowEdge[],
): { nodes: WorkflowNode[]; edges: WorkflowEdge[] } {
  const failing = new Set(edges.flatMap(({ source, output }) => (output === "errors" ? [source] : [])));
  const added = new Map<string, WorkflowNode>();
  const before = nodes.map((node) =>
    failing.has(node.id) && node.data.nodeType !== "destination"
      ? { ...node, data: { ...node.data, errorHandling: "continue" as const } }
      : node,
  );
  const byId = new Map(before.map((node) => [node.id, node]));
  const moved = edges.map((edge) => {
    const node = byId.get(edge.source);
    if (!edge.output || !node) return edge;
    const own = node.data.nodeType === "destination" ? refusedOf(node) : outputOf(node, edge.output);
    added.set(own.id, own);
    return { ...edge, source: own.id };
  });
  const into = Map.groupBy(moved, ({ target }) => target);
  const feeding = [...added].flatMap(([id, own]) =>
    isRefused(own)
      ? []
      : (into.get(realId(own)) ?? []).map((edge) => ({ ...edge, id: `${edge.id}.${id}`, target: id })),
  );
  return { nodes: [...before, ...added.values()], edges: [...moved, ...feeding] };
}

/** The step of the workflow that a step of the expanded graph stands for. */
export function realId({ id, data }: WorkflowNode): string {
  return isOutput({ data }) ? id.slice(0, id.lastIndexOf(".")) : id;
}

export function isOutput({ data }: Pick<WorkflowNode, "data">): boolean {
  return data.config.output !== undefined;
}

/** Whether a source stands for the rows that a destination refuses. */
export function isRefused({ data }: Pick<WorkflowNode, "data">): boolean {
  return data.config.output === "refused";
}

/** The step that stands for the rows that fail in this one, where something takes them. */
export function errorsId(nodeId: string): string {
  return `${nodeId}.errors`;
}

/** Its columns are known when the destination has its rows. */
function refusedOf({ data, ...node }: WorkflowNode): WorkflowNode {
  return {
    ...node,
    id: errorsId(node.id),
    data: {
      ...data,
      ...{ nodeType: "source", connectorType: "csv", errorHandling: "stop", fields: [] },
      config: { output: "refused" },
    },
  };
}
