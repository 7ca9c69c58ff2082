import { z } from "zod";
import { readStored, removeStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { noteSchema } from "#shared/workflows/note.schema.ts";
import { parameterSchema } from "#shared/workflows/parameter.schema.ts";
import { workflowEdgeSchema, workflowNodeSchema } from "#shared/workflows/workflow.schema.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

const draftSchema = z.object({
  /** The version the changes were made to; null for a new workflow. */
  version: z.string().nullable(),
  savedAt: z.number(),
  graph: z.object({
    name: z.string(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    nodes: z.array(workflowNodeSchema),
    edges: z.array(workflowEdgeSchema),
    parameters: z.array(parameterSchema).default([]),
    notes: z.array(noteSchema).default([]),
  }),
});
export type WorkflowDraft = z.infer<typeof draftSchema>;

/** Whose changes to which workflow; people who share a browser do not find each other's. */
export type DraftOf = { userId: number; workflowId: number | null };

/** Unsaved changes that were left in this browser. */
export function readDraft(of: DraftOf): WorkflowDraft | null {
  return readStored(draftKey(of), draftSchema);
}

/** False where the browser refuses. */
export function writeDraft(of: DraftOf, draft: { version: string | null; graph: WorkflowGraph }): boolean {
  return writeStored(draftKey(of), { ...draft, savedAt: Date.now() });
}

export function removeDraft(of: DraftOf): void {
  removeStored(draftKey(of));
}

function draftKey({ userId, workflowId }: DraftOf): string {
  return `${storageKeys.workflowDraft}.${userId}.${workflowId ?? "new"}`;
}
