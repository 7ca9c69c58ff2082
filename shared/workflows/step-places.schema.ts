import { z } from "zod";

/** Where a step runs; `reason` says why one runs here that follows a database, and is null where nothing else was to be thought of. */
export const stepPlacesSchema = z.array(
  z.object({
    nodeId: z.string(),
    /** The connection whose database runs it; null for here. */
    connectionId: z.number().nullable(),
    reason: z.string().nullable(),
  }),
);
export type StepPlaces = z.infer<typeof stepPlacesSchema>;

/** The query that a database is given for the steps up to one, and how it says that it will run it. */
export const pushedQuerySchema = z.object({ steps: z.array(z.string()), sql: z.string(), plan: z.string() });
export type PushedQuery = z.infer<typeof pushedQuerySchema>;
