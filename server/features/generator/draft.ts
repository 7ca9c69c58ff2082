import { z } from "zod";
import { requirementMatchSchema } from "#shared/generator/prompt.schema.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { sentRecordSchema } from "#shared/generator/sent-record.schema.ts";
import { factSchema, letterSchema } from "#shared/letters/letter.schema.ts";
import { materialSchema } from "#shared/material/material.schema.ts";
import { jobHeadSchema } from "#shared/postings/posting-reading.schema.ts";
import { smallPrintItemSchema } from "#shared/postings/small-print.schema.ts";
import { wizardAnswersSchema } from "#shared/wizard/wizard.schema.ts";

/** What the generator keeps of a letter: the letter itself, what it was made from, and what the next version needs. */
export const draftContentSchema = z.object({
  /** The form as it stood; a plain prompt may have left names and skills empty. */
  form: promptFormSchema.extend({
    firstName: z.string(),
    lastName: z.string(),
    skills: z.string(),
    prompt: z.string(),
  }),
  wizard: wizardAnswersSchema.optional(),
  material: materialSchema.optional(),
  job: jobHeadSchema.optional(),
  withoutPosting: z.boolean().default(false),
  letter: letterSchema,
  facts: z.array(factSchema),
  matches: z.array(requirementMatchSchema),
  smallPrint: z.array(smallPrintItemSchema).default([]),
  hints: z.array(z.string()),
  notices: z.array(z.string()),
  toSay: z.array(z.object({ row: z.string(), text: z.string() })).default([]),
  writer: z.enum(["built-in", "model"]),
  looked: z.boolean().optional(),
  /** What its letters used, for the next one to take another way; older drafts have other words in it. */
  history: z.object({ phrases: z.array(z.string()) }),
  /** Texts of earlier versions, newest first. */
  earlier: z.array(z.string()),
  /** How many versions there have been, this one included. */
  version: z.number().int().positive(),
  /** What left for a model, a record a version, oldest first. */
  sent: z.array(sentRecordSchema).default([]),
  /** The template that it was written in; null for the plain letter. */
  templateId: z.string().nullable().default(null),
  /** Who unlocked it, in lower case; null before. */
  unlockedBy: z.string().nullable(),
});
export type DraftContent = z.infer<typeof draftContentSchema>;

export type Draft = { id: string; leadId: number | null; content: DraftContent };
