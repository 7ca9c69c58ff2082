import { z } from "zod";

/**
 * What left for a language model, word for word, for one version of a letter. `hidden` says which personal details
 * stood behind which placeholders; they did not leave.
 */
export const sentRecordSchema = z.object({
  version: z.number().int().positive(),
  /** ISO */
  at: z.string(),
  host: z.string(),
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  hidden: z.array(z.object({ placeholder: z.string(), text: z.string() })),
});
export type SentRecord = z.infer<typeof sentRecordSchema>;
