import { z } from "zod";
import { confirmPasswordSchema, isConfirmed, notConfirmed, passwordSchema } from "./password.schema.ts";
import { usernameOrEmailSchema } from "./username.schema.ts";

/** `POST /api/forgot-password`, and its form. */
export const forgotPasswordSchema = z.object({ username: usernameOrEmailSchema });

/** The answer to it. */
export const resetRequestedSchema = z.object({ message: z.string() });

/** The one answer to every username, so that nobody learns which ones exist. */
export const resetMailMessage =
  "If the username exists, a password reset link has been sent to the associated email address.";

/** `POST /api/reset-password`; `token` is the last part of the link in the mail. */
export const resetPasswordSchema = z.object({
  token: z.string("The link isn't complete").min(1, "The link isn't complete").max(200, "The link isn't complete"),
  password: passwordSchema,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const resetPasswordFormSchema = z
  .object({ password: passwordSchema, confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, notConfirmed);

/** `GET /api/reset-password/:token/validate`. */
export const resetTokenStateSchema = z.object({ valid: z.boolean() });
