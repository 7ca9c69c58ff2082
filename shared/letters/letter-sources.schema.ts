import { z } from "zod";
import { materialSchema } from "#shared/material/material.schema.ts";
import { factSchema, languageSchema } from "./letter.schema.ts";

const line = z.string().max(4_000);

/** How many items of one checklist can be ticked; of more the newest count. */
export const MOST_TICKED = 100;

const tickedItemSchema = z.string("Name an item").min(1, "Name an item").max(400, "Keep this under 400 characters");

/** `PUT /api/saved-cover-letters/:id/ticked`: an item of the letter's checklist is done, or is not. */
export const tickSchema = z.object({ key: tickedItemSchema, ticked: z.boolean("Choose yes or no") });
export type Tick = z.infer<typeof tickSchema>;

/** Items with or without that one, whose newest stand last. */
export function withTick(keys: readonly string[], { key, ticked }: Tick): string[] {
  return [...keys.filter((other) => other !== key), ...(ticked ? [key] : [])].slice(-MOST_TICKED);
}

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
  /** What it was made of and what of its checklist is ticked, so that the checklist stays the same wherever it is shown. */
  material: materialSchema.optional().catch(undefined),
  ticked: z.array(z.string().max(400)).max(MOST_TICKED).optional().catch(undefined),
});
export type LetterSources = z.infer<typeof letterSourcesSchema>;
