import { z } from "zod";
import { fieldTypes, nativeTypes } from "#shared/workflows/node-types.ts";

/** Written beside the rows of a source once all of them are there. */
export const spooledSourceSchema = z.object({
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the columns, where the system that they come from has types of ours. */
  types: z.array(z.enum(fieldTypes)).optional(),
  /** What PostgreSQL calls them, where that says more. */
  natives: z.array(z.enum(nativeTypes).nullable()).optional(),
  /** Names of the sheets of an Excel file. */
  sheets: z.array(z.string()).optional(),
});
export type SpooledSource = z.infer<typeof spooledSourceSchema>;
