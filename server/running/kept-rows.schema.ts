import { z } from "zod";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";

const columnSchema = fieldSchema.extend({ ref: z.string(), physical: z.string(), exact: z.string().nullable() });

/**
 * Rows of steps that a run has kept as Parquet, by step. `leftOut`: what the steps up to there left out, which a replace
 * has to know of.
 */
export const keptRowsSchema = z.record(
  z.string(),
  z.object({
    path: z.string(),
    columns: z.array(columnSchema),
    rows: z.number(),
    leftOut: z.array(
      z.object({ label: z.string(), count: z.number(), of: z.number(), sentOn: z.boolean().optional() }),
    ),
  }),
);
export type KeptRowsByStep = z.infer<typeof keptRowsSchema>;
export type KeptRowsOfStep = KeptRowsByStep[string];
