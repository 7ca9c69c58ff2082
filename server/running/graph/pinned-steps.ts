import { join } from "node:path";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { createCsvWriter } from "../sources/csv-writer.ts";
import type { SourceFile } from "./compile-source.ts";

export type PinnedGraph = { nodes: WorkflowNode[]; edges: WorkflowEdge[]; files: Map<string, SourceFile> };

/** The graph in which these steps are sources of the rows that were pinned to them; nothing feeds them any more. */
export async function withPinnedRows(
  { nodes, edges }: { nodes: WorkflowNode[]; edges: WorkflowEdge[] },
  { ids, folder }: { ids: readonly string[]; folder: string },
): Promise<PinnedGraph> {
  const files = new Map<string, SourceFile>();
  const replaced = await Promise.all(
    nodes.map(async (node) => {
      const { pinned } = node.data;
      if (!pinned || !ids.includes(node.id)) return node;
      const path = join(folder, `${node.id}.pinned.csv`);
      const writer = createCsvWriter(path);
      for (const row of pinned.rows) await writer.write(row);
      await writer.end();
      const header = pinned.fields.map(({ name }) => name);
      files.set(node.id, { path, header, hasHeader: false, delimiter: ",", spooled: true });
      return asSource(node, pinned.fields);
    }),
  );
  return { nodes: replaced, edges: edges.filter(({ target }) => !files.has(target)), files };
}

function asSource({ data, ...node }: WorkflowNode, fields: WorkflowNode["data"]["fields"]): WorkflowNode {
  const { transformType: _transform, ...rest } = data;
  return { ...node, data: { ...rest, nodeType: "source", connectorType: "csv", fields, config: { pinned: true } } };
}

/** Whether the rows of a source are not read but pinned. */
export function isPinned({ data }: Pick<WorkflowNode, "data">): boolean {
  return data.config.pinned === true;
}
