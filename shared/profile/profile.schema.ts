import { z } from "zod";
import { confirmPasswordSchema, MAX_PASSWORD_LENGTH, passwordSchema } from "#shared/auth/password.schema.ts";
import { emailSchema, personNameSchema } from "#shared/auth/registration.schema.ts";
import { publicUserSchema } from "#shared/auth/user.schema.ts";

/** `GET /api/profile`: the account as its owner sees it. Dates are ISO strings. */
export const profileSchema = z.object({
  ...publicUserSchema.shape,
  emailConfirmed: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const noEmail = z.literal(["", null]).transform(() => null);

/** What of a profile its owner changes; what is missing stays as it is, what is empty is taken out. */
const profileChangesSchema = z.object({
  name: personNameSchema.nullable().optional(),
  email: z.union([noEmail, emailSchema], "Please enter a valid email address").optional(),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

const currentPasswordSchema = z
  .string("Enter your current password")
  .min(1, "Enter your current password")
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`);

/** `PATCH /api/profile`: another e-mail address takes the password. */
export const profileUpdateSchema = profileChangesSchema.extend({
  currentPassword: currentPasswordSchema.optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** The form asks for the password only once the address is another one. */
export const profileFormSchema = profileChangesSchema.extend({ currentPassword: z.string() });

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
