import { z } from "zod";
import { hashText } from "#client/lib/hash-text.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { factSetLimits } from "#shared/material/fact-set.schema.ts";
import { readKeptFacts } from "#shared/material/kept-facts.ts";

const facts = z.unknown().transform(readKeptFacts);
const day = z.iso.datetime({ offset: true }).catch("2026-01-01T00:00:00.000Z");

/** A set of facts as the browser keeps it. What is damaged is set right, so that no set is lost over one crooked row. */
export const localSetSchema = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{1,60}$/u)
      .catch(""),
    name: z.string().trim().min(1).max(factSetLimits.name).catch("My facts"),
    language: languageSchema.catch("en"),
    facts,
    updatedAt: day,
    /** Earlier states, oldest first. */
    versions: z
      .array(z.object({ facts, at: day }))
      .max(factSetLimits.versions)
      .catch([]),
  })
  .transform((set) => ({ ...set, id: set.id || `f-${hashText(JSON.stringify(set))}` }));
export type LocalSet = z.infer<typeof localSetSchema>;
