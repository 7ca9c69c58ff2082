import { z } from "zod";
import { parameterValuesSchema } from "./parameter.schema.ts";

/** `concurrency`: how many of the account's runs may be under way at once; the server has a cap of its own. */
export const executeSchema = z.object({
  concurrency: z.number().int().min(1).max(100).optional(),
  /** Values of parameters by their names; the others have their defaults. */
  parameters: parameterValuesSchema.default({}),
  /** JSON that the run works on, where its workflow begins with rows that are sent. */
  input: z.json().optional(),
  /** Pinned rows stand for what their steps put out. */
  usePins: z.boolean().default(false),
  /** The step to begin with, on rows that the last run has kept; its values of parameters are used again. */
  fromNode: z.string().max(80).nullable().default(null),
});
export type ExecuteRequest = z.infer<typeof executeSchema>;

/** `failed` leaves out what the earlier run delivered; `latest` takes the workflow as it is saved now. */
export const rerunSchema = z.object({
  from: z.enum(["start", "failed"], "Choose where to start: start or failed").default("start"),
  definition: z.enum(["same", "latest"], "Choose which version: same or latest").default("same"),
  concurrency: z.number().int().min(1).max(100).optional(),
});
export type RerunRequest = z.infer<typeof rerunSchema>;
