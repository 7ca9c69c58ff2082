import { z } from "zod";
import { passwordSchema } from "#shared/auth/password.schema.ts";
import { leadFormSchema } from "#shared/leads/lead-form.schema.ts";

const instant = z.string();

/** A lead as the tables show it. Its texts come where the whole lead was asked for. */
export const leadSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.string().nullable(),
  source: z.string().nullable(),
  otherSource: z.string().nullable(),
  createdAt: instant,
  prompt: z.string().optional(),
  result: z.string().nullable().optional(),
  form: leadFormSchema.nullable().optional(),
});
export type Lead = z.infer<typeof leadSchema>;

/** What a lead sent: the prompt as one text, and by its fields where our page sent it. */
export const leadResumeSchema = z.object({ content: z.string(), form: leadFormSchema.optional() });
export type LeadResume = z.infer<typeof leadResumeSchema>;

export const adminUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  isApproved: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
  lastLogin: instant.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminLetterSchema = z.object({
  id: z.number(),
  title: z.string(),
  username: z.string(),
  userEmail: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminLetter = z.infer<typeof adminLetterSchema>;

export const auditEntrySchema = z.object({
  id: z.number(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  details: z.unknown(),
  createdAt: instant,
  /** The name and email of the person whose submission it was, while it is there; the log itself names no such person. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Counts of the same last 30 days; `days` are ISO dates, oldest first, none left out. */
export const leadStatsSchema = z.object({
  total: z.number(),
  days: z.array(z.object({ day: z.string(), leads: z.number() })),
  sources: z.array(z.object({ source: z.string(), leads: z.number() })),
  jobTitles: z.array(z.object({ jobTitle: z.string(), leads: z.number() })),
  /** Accounts that wait for approval; null for those who may not approve. */
  waiting: z.number().nullable(),
});
export type LeadStats = z.infer<typeof leadStatsSchema>;

export const toggleActiveSchema = z.object({ isActive: z.boolean("isActive must be true or false") });
export const givenPasswordSchema = z.object({ newPassword: passwordSchema });
export const deleteLeadsSchema = z.object({
  ids: z.array(z.number().int().positive()).min(1, "Choose at least one").max(1000),
});
export const forgetLeadSchema = z.object({ email: z.string().trim().pipe(z.email("Invalid email address")) });
/** What is kept under an email address, or went when the person asked to be forgotten. */
export const forgottenSchema = z.object({ submissions: z.number(), drafts: z.number() });
