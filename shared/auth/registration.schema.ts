import { z } from "zod";
import { confirmPasswordSchema, isConfirmed, notConfirmed, passwordSchema } from "./password.schema.ts";
import { newUsernameSchema } from "./username.schema.ts";

export const emailSchema = z
  .string("Please enter a valid email address")
  .trim()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

/** A person's name as they write it; empty means none. */
export const personNameSchema = z
  .string("Enter text")
  .trim()
  .max(120, "Keep this under 120 characters")
  .transform((name) => name || null);

const account = { username: newUsernameSchema, password: passwordSchema, email: emailSchema };

/** `POST /api/register`. `isAdmin` asks for admin rights; it never gives them. Any other right is dropped unread. */
export const registrationSchema = z.object({
  ...account,
  name: personNameSchema.nullish(),
  isAdmin: z.boolean("Must be true or false").default(false),
});
export type Registration = z.infer<typeof registrationSchema>;

export const registrationFormSchema = z
  .object({ ...account, confirmPassword: confirmPasswordSchema })
  .refine(isConfirmed, notConfirmed);
