import { areFirstFields } from "#shared/workflows/new-node.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { ReadSource } from "../sources/read-source.ts";
import { realId } from "./expand-outputs.ts";

const databases: ReadonlySet<string | null> = new Set(["source:postgres", "source:mysql", "source:snowflake"]);

/** A database that was saved before its columns were read has those that every new step starts with: they say nothing. */
export function withoutFirstFields(nodes: readonly WorkflowNode[]): WorkflowNode[] {
  return nodes.map((node) =>
    databases.has(nodeKind(node.data)) && areFirstFields(node.data.fields) ? withFields(node, []) : node,
  );
}

/** Gives a source without columns, and the ways out of it, those that its system says it has. */
export function takeReadFields(
  nodes: Map<string, WorkflowNode>,
  id: string,
  { file, types, natives }: ReadSource,
): void {
  if (!types) return;
  const fields = file.header.map((name, at): Field => {
    const native = natives?.[at];
    return { name, type: types[at] ?? "VARCHAR", ...(native ? { native } : {}) };
  });
  for (const [key, node] of nodes)
    if (realId(node) === id && node.data.nodeType === "source" && node.data.fields.length === 0)
      nodes.set(key, withFields(node, fields));
}

function withFields(node: WorkflowNode, fields: Field[]): WorkflowNode {
  return { ...node, data: { ...node.data, fields } };
}
