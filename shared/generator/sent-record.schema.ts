import { z } from "zod";

const messages = z.array(z.object({ role: z.string(), content: z.string() }));

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
  /** The host is this computer: a server that was found on it. */
  here: z.boolean().optional(),
  messages,
  /** Later calls for the same version: another try, the second look at every sentence, new words for some. */
  further: z.array(z.object({ what: z.enum(["again", "look", "repair"]), messages })).optional(),
  hidden: z.array(z.object({ placeholder: z.string(), text: z.string() })),
});
export type SentRecord = z.infer<typeof sentRecordSchema>;
