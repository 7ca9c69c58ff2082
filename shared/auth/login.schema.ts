import { z } from "zod";
import { MAX_PASSWORD_LENGTH, passwordSchema } from "./password.schema.ts";
import { usernameOrEmailSchema } from "./username.schema.ts";

/** `POST /api/login`: no rules of form, so that a wrong guess learns nothing but that it is wrong. */
export const loginSchema = z.object({
  username: z.string("Username is required").min(1, "Username is required").max(1_000, "Username is too long"),
  password: z
    .string("Password is required")
    .min(1, "Password is required")
    .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`),
});
export type Login = z.infer<typeof loginSchema>;

/** The form knows the rules and spares a call that cannot succeed. */
export const loginFormSchema = z.object({ username: usernameOrEmailSchema, password: passwordSchema });
