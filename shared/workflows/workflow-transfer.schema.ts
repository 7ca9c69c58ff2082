import { z } from "zod";
import { connectionTypes } from "./node-types.ts";
import { saveWorkflowSchema } from "./workflow.schema.ts";

/**
 * A workflow as a file. Connections, files and other workflows stay behind: they are told by name, under the ids that the nodes use for
 * them, and found again by name in the account that takes the workflow in.
 */
export const exportedWorkflowSchema = saveWorkflowSchema.extend({
  format: z.literal("cover-letter-desk-workflow", "This file isn't an exported workflow"),
  version: z.literal(1, "This workflow was exported by a newer version"),
  connections: z.record(z.string(), z.object({ name: z.string().max(200), type: z.enum(connectionTypes) })).default({}),
  files: z.record(z.string(), z.object({ name: z.string().max(255) })).default({}),
  workflows: z.record(z.string(), z.object({ name: z.string().max(200) })).default({}),
});
export type ExportedWorkflow = z.infer<typeof exportedWorkflowSchema>;
