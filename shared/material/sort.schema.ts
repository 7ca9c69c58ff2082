import { z } from "zod";
import { thousands } from "#shared/limits/thousands.ts";
import { factsSchema } from "./material.schema.ts";

/** In characters: as much as a posting may have. */
export const LONGEST_PASTE = 60_000;

/** `POST /api/material/sort`: any text about the person. */
export const sortRequestSchema = z.object({
  text: z
    .string("Paste some text")
    .max(LONGEST_PASTE, `Keep this under ${thousands(LONGEST_PASTE)} characters`)
    .refine((text) => text.trim() !== "", "Paste some text"),
});

/**
 * The text as rows. `doubtful` are ids of those that were guessed or fit nowhere, none of them confirmed; `leftover` are
 * lines that not sorted, such as headings. Every line of the text is in one of them.
 */
export const sortedTextSchema = z.object({
  facts: factsSchema,
  doubtful: z.array(z.string()),
  leftover: z.array(z.string()),
});
export type SortedText = z.infer<typeof sortedTextSchema>;
