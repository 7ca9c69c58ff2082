import { z } from "zod";

/** The address at which a workflow is started from outside, as its owner sees it. The secret is never sent again. */
export const workflowHookSchema = z.object({
  url: z.string(),
  createdAt: z.string(),
  lastCalledAt: z.string().nullable(),
});
export type WorkflowHook = z.infer<typeof workflowHookSchema>;

/** The one answer that has the secret. */
export const newWorkflowHookSchema = workflowHookSchema.extend({ secret: z.string() });
export type NewWorkflowHook = z.infer<typeof newWorkflowHookSchema>;
