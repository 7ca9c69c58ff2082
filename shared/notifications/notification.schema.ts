import { z } from "zod";
import { runFactsSchema } from "#shared/workflows/execution.schema.ts";

export const finishedStatuses = ["completed", "completed_with_skips", "failed"] as const;

/** `GET /api/notifications`: what the bell tells; dates are ISO strings. */
export const notificationsSchema = z.object({
  /** Accounts that wait for approval; null for everyone but super admins. */
  waitingAccounts: z.object({ count: z.number(), newestAt: z.string().nullable() }).nullable(),
  /** Applications that are due soon or were lately, the earliest first; `on` is YYYY-MM-DD. */
  due: z
    .array(z.object({ key: z.string(), role: z.string(), company: z.string(), text: z.string(), on: z.string() }))
    .default([]),
  /** The person's own runs of the last 30 days that have ended, newest first. */
  runs: z.array(
    runFactsSchema.extend({
      id: z.number(),
      workflowId: z.number(),
      workflowName: z.string(),
      status: z.enum(finishedStatuses),
      endedAt: z.string(),
      recordsProcessed: z.number().nullable(),
    }),
  ),
});
export type Notifications = z.infer<typeof notificationsSchema>;
