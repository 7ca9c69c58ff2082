import { z } from "zod";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { factsSchema } from "./material.schema.ts";

/** `facts` in characters of JSON, `perAccount` in sets, `versions` in earlier states of one set; the oldest go. */
export const factSetLimits = { name: 80, facts: 200_000, perAccount: 20, versions: 20 } as const;

/** What a set holds; `language` is the one that lines are begun in. */
export const factSetContentSchema = z.object({
  name: z
    .string("Enter a name")
    .max(factSetLimits.name, `Keep this under ${factSetLimits.name} characters`)
    .refine((name) => name.trim() !== "", "Enter a name")
    .transform((name) => name.trim()),
  language: languageSchema,
  facts: factsSchema.refine(
    (facts) => JSON.stringify(facts).length <= factSetLimits.facts,
    `Keep all facts together under ${thousands(factSetLimits.facts)} characters`,
  ),
});
export type FactSetContent = z.infer<typeof factSetContentSchema>;

/** `keepVersion` keeps what stood there even within one sitting, as before an earlier state is brought back. */
export const updateFactSetSchema = factSetContentSchema.extend({ keepVersion: z.boolean().optional() });
export type UpdateFactSet = z.infer<typeof updateFactSetSchema>;

/** A state of a set on its way to the account. `at` is when it was made (ISO). */
const newFactSetVersionSchema = z.object({
  facts: factSetContentSchema.shape.facts,
  at: z.iso.datetime({ offset: true }),
});

/** `POST /api/fact-sets`; sets that come from a browser bring their earlier states, oldest first. */
export const newFactSetSchema = factSetContentSchema.extend({
  versions: z.array(newFactSetVersionSchema).max(factSetLimits.versions, "These are too many versions").optional(),
});
export type NewFactSet = z.infer<typeof newFactSetSchema>;

/** A set as the server sends it; dates are ISO strings. */
export const factSetSchema = z.object({
  id: z.number(),
  name: z.string(),
  language: languageSchema.catch("en"),
  facts: factsSchema,
  /** As the ETag header has it, so that a list is enough to save over what was read. */
  etag: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type FactSet = z.infer<typeof factSetSchema>;

/** `GET /api/fact-sets/:id/versions` answers these, oldest first. */
export const factSetVersionSchema = newFactSetVersionSchema.extend({ id: z.number() });
export type FactSetVersion = z.infer<typeof factSetVersionSchema>;
