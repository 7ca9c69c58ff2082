import { z } from "zod";

/** What a password must have, one rule a line: the checklist of a form, and the messages of its schema. */
export const passwordRules = [
  {
    label: "At least 8 characters",
    message: "Password must be at least 8 characters",
    isMet: (password: string) => [...password].length >= 8,
  },
  {
    label: "At least one uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    label: "At least one number",
    message: "Password must contain at least one number",
    isMet: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    label: "At least one special character",
    message: "Password must contain at least one special character",
    isMet: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

/** A hash is made of all of it, so its length is work for the server. */
export const MAX_PASSWORD_LENGTH = 200;

/** A new password; every unmet rule is its own issue, in the order of the list. */
export const passwordSchema = z
  .string("Password must be at least 8 characters")
  .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`)
  .superRefine((password, context) => {
    for (const rule of passwordRules)
      if (!rule.isMet(password)) context.addIssue({ code: "custom", message: rule.message });
  });

/** The second field of every form that sets a password. */
export const confirmPasswordSchema = z
  .string("Password must be at least 8 characters")
  .min(8, "Password must be at least 8 characters");

/** For a form's `.refine`: both fields hold the same password. */
export function isConfirmed(form: { password: string; confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

export const notConfirmed = { path: ["confirmPassword"], message: "Passwords do not match" };
