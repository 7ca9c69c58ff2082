import { z } from "zod";

const steps = z.array(z.string());

/** One way to repeat a run, and what it would do; steps are named by their labels. */
export const rerunChoiceSchema = z.object({
  from: z.enum(["start", "failed"]),
  definition: z.enum(["same", "latest"]),
  /** The version of the workflow that it would run; null where none was counted. */
  version: z.number().nullable(),
  /** Why it can't be done. */
  problem: z.string().nullable(),
  /** Steps that wouldn't run: their rows of the earlier run are used. */
  reused: steps,
  /** Steps that succeeded in the earlier run and would run again, since their rows aren't kept or they were changed. */
  again: steps,
  /** Destinations that keep what the earlier run delivered. */
  delivered: steps,
  /** Destinations that would receive rows. */
  delivers: steps,
  /** Those of them that have received rows from the earlier run, which they may receive a second time. */
  mayRepeat: steps,
});
export type RerunChoice = z.infer<typeof rerunChoiceSchema>;
