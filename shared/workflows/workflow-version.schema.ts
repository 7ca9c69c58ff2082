import { z } from "zod";
import { saveWorkflowSchema } from "./workflow.schema.ts";

/** Versions kept of one workflow; the oldest go first. */
export const VERSIONS_KEPT = 50;

/** A version in the list. `savedBy` is null where the account is gone. */
export const workflowVersionItemSchema = z.object({
  version: z.number(),
  name: z.string(),
  stepCount: z.number(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
});
export type WorkflowVersionItem = z.infer<typeof workflowVersionItemSchema>;

/** The workflow as it was saved then. Whether it is active belongs to no version. */
export const workflowVersionSchema = saveWorkflowSchema
  .omit({ isActive: true })
  .extend({ version: z.number(), savedAt: z.string() });
export type WorkflowVersion = z.infer<typeof workflowVersionSchema>;
