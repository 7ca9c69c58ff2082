import { upstreamOf } from "./graph.ts";
import { replaceRuleOf } from "./node-config.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "./workflow.schema.ts";

/** The names of destinations that replace all rows, and would replace nothing because these steps skip some. */
export function stoppedReplaces(
  { nodes, edges }: { nodes: readonly WorkflowNode[]; edges: readonly WorkflowEdge[] },
  skipping: readonly string[],
): string[] {
  const sentOn = new Set(edges.flatMap(({ source, output }) => (output === "errors" ? [source] : [])));
  const missing = skipping.filter((id) => !sentOn.has(id));
  return nodes.flatMap(({ id, data }) => {
    const rule = data.nodeType === "destination" ? replaceRuleOf(data.config) : null;
    if (!rule || rule.replaceDespiteRefused) return [];
    const before = upstreamOf(edges, id);
    return missing.some((step) => before.has(step)) ? [data.label] : [];
  });
}
