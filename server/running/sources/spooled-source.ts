import { z } from "zod";

/** Written beside the rows of a source once all of them are there. */
export const spooledSourceSchema = z.object({ columns: z.array(z.string()), rows: z.number() });
export type SpooledSource = z.infer<typeof spooledSourceSchema>;
