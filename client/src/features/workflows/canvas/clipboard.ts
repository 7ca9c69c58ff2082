import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { workflowEdgeSchema, workflowLimits, workflowNodeSchema } from "#shared/workflows/workflow.schema.ts";
import type { Fragment } from "./graph-edits.ts";

const fragmentSchema = z.object({
  workflowSteps: z.literal(1),
  nodes: z.array(workflowNodeSchema).min(1).max(workflowLimits.nodes),
  edges: z.array(workflowEdgeSchema).max(workflowLimits.edges),
});

/** Copied steps as text, so that they can be pasted into another workflow, tab or browser. */
export function toClipboardText(fragment: Fragment): string {
  return JSON.stringify({ workflowSteps: 1, ...fragment });
}

/** Steps that were copied as text; null for any other text. */
export function fromClipboardText(text: string): Fragment | null {
  if (!text.startsWith('{"workflowSteps"')) return null;
  try {
    return asFragment(fragmentSchema.parse(JSON.parse(text)));
  } catch {
    return null;
  }
}

/** Copies for the Paste button, which may not read the system's clipboard. */
export function keepCopied(fragment: Fragment): void {
  writeStored(storageKeys.workflowClipboard, { workflowSteps: 1, ...fragment });
}

export function readCopied(): Fragment | null {
  const kept = readStored(storageKeys.workflowClipboard, fragmentSchema);
  return kept ? asFragment(kept) : null;
}

function asFragment({ nodes, edges }: Fragment): Fragment {
  const ids = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}
