import { z } from "zod";

/**
 * `GET /api/email-confirmations/:token` and `GET /api/email-changes/:token`: the address that the link confirms or brings
 * back, and whose it is; nothing where it does so no more.
 */
export const emailLinkSchema = z.object({
  valid: z.boolean(),
  email: z.string().nullable(),
  username: z.string().nullable(),
});
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** `POST /api/email-changes/:token`: `resetToken` opens the page that sets a new password. */
export const reversedSchema = z.object({ email: z.string(), username: z.string(), resetToken: z.string() });
export type Reversed = z.infer<typeof reversedSchema>;
