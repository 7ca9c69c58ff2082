import { z } from "zod";

/** What a template asks of a letter's structure, as a model is told. */
export const templateBriefSchema = z.object({ structure: z.string() });
export type TemplateBrief = z.infer<typeof templateBriefSchema>;
