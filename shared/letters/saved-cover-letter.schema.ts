import { z } from "zod";
import { applicationKeySchema } from "#shared/applications/application.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { conventionIds } from "./letter-convention.ts";
import { letterSourcesSchema } from "./letter-sources.schema.ts";
import { MOST_VERSIONS, newLetterVersionSchema } from "./letter-version.schema.ts";

/** In characters; `perAccount` in letters, and so the longest list. */
export const letterLimits = {
  title: 200,
  content: 50_000,
  jobTitle: 200,
  company: 200,
  promptInfo: 10_000,
  /** What of `promptInfo` the letter rests on, beside the rest of it. */
  sources: 60_000,
  perAccount: 1_000,
  /** Of all letters of an account with their earlier versions and what they rest on, in bytes. */
  bytesPerAccount: 50_000_000,
} as const;

const tooLong = (max: number) => `Keep this under ${thousands(max)} characters`;
const needed = (max: number, message: string) =>
  z
    .string(message)
    .max(max, tooLong(max))
    .refine((value) => value.trim().length > 0, message);
const optional = (max: number) =>
  z
    .string("Enter text")
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value?.trim() || null);

/** The key of a claim that a person vouches for: one claim in one sentence. */
const claimKeySchema = z.string("Name a claim").min(1, "Name a claim").max(300, tooLong(300));

/** How many claims of one letter a person can vouch for; of more the newest count. */
export const MOST_VOUCHED = 300;

/** `PUT /api/saved-cover-letters/:id/vouched`: the person vouches for a claim without a source, or takes that back. */
export const vouchSchema = z.object({ key: claimKeySchema, vouched: z.boolean("Choose yes or no") });
export type Vouch = z.infer<typeof vouchSchema>;

/** Claims with or without that one, whose newest stand last. */
export function withVouch(keys: readonly string[], { key, vouched }: Vouch): string[] {
  return [...keys.filter((other) => other !== key), ...(vouched ? [key] : [])].slice(-MOST_VOUCHED);
}

/** What the letter was asked for with; kept beside it so that it can be taken up again. */
export const promptInfoSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    skills: z.string(),
    company: z.string(),
    roleType: z.string(),
    jobLocation: z.string(),
    tone: z.string(),
    /** What stands above the letter beside the name, and in which country's form. */
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    convention: z.enum(conventionIds).optional().catch(undefined),
    /** Whom it is written to, one line each. */
    recipient: z.array(z.string().max(600)).max(6).optional().catch(undefined),
    /** Only where one letter is read: lists go without. */
    sources: letterSourcesSchema,
    /** Claims without a source that the person vouches for; like the sources read with one letter alone. */
    vouched: z.array(claimKeySchema).max(MOST_VOUCHED),
  })
  .partial();
export type PromptInfo = z.infer<typeof promptInfoSchema>;

/** Whether what stands beside sources and vouched claims is as short as an account takes in. */
export function isPromptInfoWithin({ sources: _, vouched: __, ...rest }: PromptInfo): boolean {
  return JSON.stringify(rest).length <= letterLimits.promptInfo;
}

/** A letter on an account, as the server sends it. Dates are ISO strings; `authorName` is the name in `promptInfo`. */
export const savedCoverLetterSchema = z.object({
  id: z.number(),
  userId: z.number(),
  title: z.string(),
  content: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  templateId: z.string().nullable(),
  promptInfo: promptInfoSchema.nullable().catch(null),
  /** The application it belongs to, which may be gone. */
  applicationKey: z.string().nullish(),
  authorName: z.string().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedCoverLetter = z.infer<typeof savedCoverLetterSchema>;

/** What the edit form sends; an empty job title or company travels as null. */
export const updateSavedCoverLetterSchema = z.object({
  title: needed(letterLimits.title, "Title is required"),
  content: needed(letterLimits.content, "Content is required"),
  jobTitle: optional(letterLimits.jobTitle),
  company: optional(letterLimits.company),
});
export type UpdateSavedCoverLetter = z.infer<typeof updateSavedCoverLetterSchema>;

/**
 * A new letter. A `userId` in the body has no say: the owner is who is signed in. `createdAt` comes with letters
 * that were written earlier, in the browser or before an undone delete; a damaged one or one in the future counts as now.
 */
export const createSavedCoverLetterSchema = updateSavedCoverLetterSchema.extend({
  templateId: z.string().max(60, tooLong(60)).nullish().default(null),
  promptInfo: promptInfoSchema
    .refine((value) => isPromptInfoWithin(value), tooLong(letterLimits.promptInfo))
    .refine(
      ({ sources }) => JSON.stringify(sources ?? null).length <= letterLimits.sources,
      tooLong(letterLimits.sources),
    )
    .nullish()
    .default(null),
  applicationKey: applicationKeySchema.nullish().catch(null),
  createdAt: z.iso.datetime({ offset: true }).optional().catch(undefined),
  /** Of a deleted letter that comes back: it gets its address again, unless another letter has it. */
  id: z.int().positive().max(2_147_483_647).optional().catch(undefined),
  /** Earlier texts of the letter, oldest first. */
  versions: z.array(newLetterVersionSchema).max(MOST_VERSIONS, "These are too many versions").optional(),
});
export type CreateSavedCoverLetter = z.infer<typeof createSavedCoverLetterSchema>;

/** `PUT /api/saved-cover-letters/:id/application`: the application that the letter belongs to, or none. */
export const letterApplicationSchema = z.object({ applicationKey: applicationKeySchema.nullable() });
