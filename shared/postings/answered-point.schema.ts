import { z } from "zod";
import { postingPointSchema } from "./posting-reading.schema.ts";

/**
 * Whether the person's rows answer one point of the posting. `met` only where a row really does (equal names and a
 * reviewed list of other names, years by dated jobs, a tie the person ticked); `maybe` is said as such.
 */
const answeredPointSchema = z.object({
  point: postingPointSchema,
  status: z.enum(["met", "maybe", "missing"]),
  /** Ids of the rows that show it, the strongest first. */
  rows: z.array(z.string()),
});
export type AnsweredPoint = z.infer<typeof answeredPointSchema>;
