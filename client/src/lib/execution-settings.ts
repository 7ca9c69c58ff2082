import { z } from "zod";
import { readStored, storageKeys } from "./browser-storage.ts";

export const concurrentExecutionsOptions = [1, 2, 3, 5, 10] as const;
export const errorHandlingOptions = ["continueWorkflow", "stopWorkflow", "retryNode"] as const;
export const retryAttemptsOptions = [1, 3, 5] as const;
/** Seconds. */
export const retryDelayOptions = [5, 10, 30, 60] as const;

/** How workflows run unless they say otherwise; each part that is not as it should be takes its default. */
export const executionSettingsSchema = z.object({
  concurrentExecutions: z.literal(concurrentExecutionsOptions).catch(3),
  defaultErrorHandling: z.enum(errorHandlingOptions).catch("stopWorkflow"),
  retryAttempts: z.literal(retryAttemptsOptions).catch(3),
  retryDelay: z.literal(retryDelayOptions).catch(5),
});
export type ExecutionSettings = z.infer<typeof executionSettingsSchema>;

const storedSchema = z.object({ execution: executionSettingsSchema });

/** What the settings page keeps in this browser for workflows; the defaults where nothing is kept. */
export function readExecutionSettings(): ExecutionSettings {
  return readStored(storageKeys.settings, storedSchema)?.execution ?? executionSettingsSchema.parse({});
}

const toErrorHandling = { continueWorkflow: "continue", stopWorkflow: "stop", retryNode: "retry" } as const;

/** What new steps do with rows and calls that fail: what the settings page shows, whether or not it was ever saved. */
export function newStepHandling() {
  const { defaultErrorHandling, retryAttempts, retryDelay } = readExecutionSettings();
  return { errorHandling: toErrorHandling[defaultErrorHandling], retryAttempts, retryDelay };
}
