import { z } from "zod";
import { wizardAnswersSchema } from "#shared/wizard/wizard.schema.ts";
import { limits } from "./prompt-form.schema.ts";

const text = (max: number) => z.string("Please enter text").max(max, `Please keep this under ${max} characters`);

/** `POST /api/prompts/gaps`: what of the form a posting can be held against, as far as it is filled in. */
export const gapsRequestSchema = z.object({
  prompt: text(limits.prompt),
  jobTitle: text(limits.jobTitle).default(""),
  company: text(limits.company).default(""),
  skills: text(limits.skills).default(""),
  highlights: text(limits.highlights).default(""),
  wizard: wizardAnswersSchema.optional(),
});
export type GapsRequest = z.infer<typeof gapsRequestSchema>;

/** What the posting asks and no fact shows, what weighs most first; `asked` counts all its points, `shown` those with a fact. */
export const gapsAnswerSchema = z.object({
  asked: z.number(),
  shown: z.number(),
  gaps: z.array(
    z.object({
      requirement: z.string(),
      text: z.string(),
      /** A licence, a degree or a legal condition. */
      hard: z.boolean(),
    }),
  ),
});
export type GapsAnswer = z.infer<typeof gapsAnswerSchema>;
