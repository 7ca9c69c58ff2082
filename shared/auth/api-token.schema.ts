import { z } from "zod";

export const apiTokenLimits = { perAccount: 20, name: 100 } as const;

export const newApiTokenSchema = z.object({
  name: z
    .string("Name the token")
    .trim()
    .min(1, "Name the token")
    .max(apiTokenLimits.name, `Keep the name under ${apiTokenLimits.name} characters`),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

/** A token as its owner sees it: `start` are its first characters. */
export const apiTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  start: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** The one answer that has the token itself. */
export const madeApiTokenSchema = apiTokenSchema.extend({ token: z.string() });
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>;
