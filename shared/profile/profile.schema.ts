import { z } from "zod";
import { confirmPasswordSchema, MAX_PASSWORD_LENGTH, passwordSchema } from "#shared/auth/password.schema.ts";
import { emailSchema, personNameSchema } from "#shared/auth/registration.schema.ts";
import { publicUserSchema } from "#shared/auth/user.schema.ts";

/** `GET /api/profile`: the account as its owner sees it. Dates are ISO strings. */
export const profileSchema = z.object({
  ...publicUserSchema.shape,
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const noEmail = z.literal(["", null]).transform(() => null);

/** `PATCH /api/profile`, and its form; what is missing stays as it is, what is empty is taken out. */
export const profileChangesSchema = z.object({
  name: personNameSchema.nullable().optional(),
  email: z.union([noEmail, emailSchema], "Please enter a valid email address").optional(),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

const currentPasswordSchema = z
  .string("Please enter your current password")
  .min(1, "Please enter your current password")
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`);

/** `POST /api/profile/password`. */
export const passwordChangeSchema = z.object({ currentPassword: currentPasswordSchema, newPassword: passwordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: confirmPasswordSchema })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });

/** `DELETE /api/profile`, and its form. */
export const accountDeletionSchema = z.object({ password: currentPasswordSchema });
