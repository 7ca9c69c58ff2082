import { z } from "zod";

/**
 * An item of the posting's small print in the posting's words; `value` is normalised where it can be (an ISO date, the
 * bare reference), `lines` are lines of the posting.
 */
export const smallPrintItemSchema = z.object({
  kind: z.enum([
    "closing-date",
    "reference",
    "salary-offered",
    "salary-asked",
    "start-date",
    "question",
    "document",
    "later-document",
    "licence",
    "language",
    "instruction",
  ]),
  text: z.string(),
  value: z.string(),
  lines: z.array(z.number()),
  /** All that the applicant is to state in one go, this item among it, quoted from the order on. */
  asked: z.string().optional(),
});
export type SmallPrintItem = z.infer<typeof smallPrintItemSchema>;
