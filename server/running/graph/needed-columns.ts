import { topologicalOrder } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import {
  aggregateConfigSchema,
  deduplicateConfigSchema,
  filterConfigSchema,
  mapConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import { nodeKind, type WorkflowEdge, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { SyntaxNode } from "../expressions/parse-expression.ts";
import { columnsUsed } from "../expressions/render-expression.ts";
import { realId } from "./expand-outputs.ts";

/** The columns of each node's output that something after it needs; all of them where `whole` says so. */
export function neededColumns(options: {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  trees: ReadonlyMap<string, SyntaxNode>;
  /** A node of which everything is wanted, such as the one that is previewed. */
  whole: string | null;
}): Map<string, Set<string>> {
  const { nodes, edges, trees, whole } = options;
  const fields = graphFields(nodes, edges);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const needed = new Map<string, Set<string>>(nodes.map(({ id }) => [id, new Set()]));
  for (const id of (topologicalOrder(nodes, edges) ?? []).toReversed()) {
    const node = byId.get(id);
    if (!node) continue;
    const outgoing = needed.get(id) ?? new Set();
    // Which rows fail depends on which columns are read: here as there, all are.
    const branches =
      node.data.nodeType === "source" && nodes.some((other) => other !== node && realId(other) === realId(node));
    if (branches) for (const { name } of node.data.fields) outgoing.add(name);
    if (id === whole) for (const { name } of fields.get(id)?.outgoing ?? []) outgoing.add(name);
    const incoming = (fields.get(id)?.incoming ?? []).map(({ name }) => name);
    const merges = inputLimits(node.data).most > 1;
    for (const { source, target } of edges) {
      if (target !== id) continue;
      if (merges) {
        for (const { name } of fields.get(source)?.outgoing ?? []) needed.get(source)?.add(name);
        continue;
      }
      for (const name of readBy(node, { incoming, outgoing, trees })) needed.get(source)?.add(name);
    }
  }
  return needed;
}

type Reading = {
  incoming: readonly string[];
  outgoing: ReadonlySet<string>;
  trees: ReadonlyMap<string, SyntaxNode>;
};

function readBy(node: WorkflowNode, { incoming, outgoing, trees }: Reading): string[] {
  const kind = nodeKind(node.data);
  if (node.data.config.output === "errors") return [...incoming];
  if (kind === "transform:filter" || kind === "transform:route") {
    const { conditions, expression } = filterConfigSchema.parse(node.data.config);
    return [...outgoing, ...conditions.map(({ field }) => field), ...columnsUsed(trees.get(expression), incoming)];
  }
  if (kind === "transform:map") {
    const { mappings, keepOthers } = mapConfigSchema.parse(node.data.config);
    const read = mappings.flatMap((mapping) =>
      mapping.kind === "field"
        ? [mapping.source]
        : mapping.kind === "expression"
          ? columnsUsed(trees.get(mapping.value), incoming)
          : [],
    );
    return keepOthers ? [...read, ...outgoing] : read;
  }
  if (kind === "transform:aggregate") {
    const { groupBy, measures } = aggregateConfigSchema.parse(node.data.config);
    return [...groupBy, ...measures.map(({ field }) => field)];
  }
  if (kind === "transform:sort") {
    const { keys } = sortConfigSchema.parse(node.data.config);
    return [...outgoing, ...keys.map(({ field }) => field)];
  }
  if (kind === "transform:limit") return [...outgoing];
  if (kind === "transform:split") return [...outgoing, splitConfigSchema.parse(node.data.config).field];
  if (kind === "transform:deduplicate") {
    const { fields } = deduplicateConfigSchema.parse(node.data.config);
    return fields.length > 0 ? [...outgoing, ...fields] : [...incoming];
  }
  return [...incoming];
}
