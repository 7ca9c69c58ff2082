import { z } from "zod";
import { factSchema, languageSchema } from "./letter.schema.ts";

const line = z.string().max(4_000);

/** What a letter may rest on, kept beside it, so that words edited later can be held against it too. */
export const letterSourcesSchema = z.object({
  facts: z.array(factSchema).max(500),
  /** What else the person said of themselves: name, place, wishes. */
  about: z.array(line).max(40),
  posting: z.string().max(40_000),
  role: line,
  company: line,
  language: languageSchema,
  /** Sentences whose sources are known by construction. */
  known: z.array(line).max(200),
});
export type LetterSources = z.infer<typeof letterSourcesSchema>;
