import { inputsByNode } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

/** Carries columns along the edges into the nodes and tells which are connected; nodes that stay as they are keep their identity. */
export function deriveNodes(graph: WorkflowGraph): WorkflowGraph {
  const fields = graphFields(graph.nodes, graph.edges);
  const inputs = inputsByNode(graph.edges);
  let changed = false;
  const nodes = graph.nodes.map((node) => {
    const { incoming, outgoing } = fields.get(node.id) ?? { incoming: [], outgoing: [] };
    const feeding = inputs.get(node.id) ?? [];
    const inputConnection = feeding[0] ?? null;
    const status = isConnected(node.data, feeding.length) ? ("connected" as const) : ("not_connected" as const);
    const { data } = node;
    if (
      data.status === status &&
      data.inputConnection === inputConnection &&
      isSameFields(data.fields, outgoing) &&
      isSameFields(data.inputFields, incoming)
    )
      return node;
    changed = true;
    return {
      ...node,
      data: { ...data, status, inputConnection, fields: [...outgoing], inputFields: [...incoming] },
    } satisfies WorkflowNode;
  });
  return changed ? { ...graph, nodes } : graph;
}

/** A source is connected once it knows where to read, the others once all feed them that have to and they know where to write. */
function isConnected(data: NodeData, inputs: number): boolean {
  if (data.connectorType === "webhook" || data.connectorType === "input") return data.fields.length > 0;
  if (data.connectorType === "http") return data.config.url !== "";
  if (data.config.connectionId === null || data.config.fileId === null || data.config.workflowId === null) return false;
  return inputs >= inputLimits(data).least;
}

function isSameFields(one: readonly Field[], other: readonly Field[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every((field, place) => field.name === other[place]?.name && field.type === other[place]?.type)
  );
}
