import { z } from "zod";
import { mixesAlphabets } from "./look-alike.ts";

const MAX_USERNAME_LENGTH = 60;
const tooShort = "Username must be at least 3 characters";

/**
 * A username as it is stored: compatibility forms made one (NFKC), outer spaces gone, inner ones single. Control,
 * direction and invisible characters are refused, because two names that look the same must be the same; so are signs that
 * are drawn as nothing: the blank of Braille, the null note head, and what stands for an object.
 */
export const usernameSchema = z
  .string(tooShort)
  .max(1_000, `Username must be at most ${MAX_USERNAME_LENGTH} characters`)
  .transform(toUsername)
  .pipe(
    z
      .string()
      .min(3, tooShort)
      .max(MAX_USERNAME_LENGTH, `Username must be at most ${MAX_USERNAME_LENGTH} characters`)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\ufffc\ufffd]*$/u, {
        message: "Username must not contain invisible or control characters",
      }),
  );

/** A name that somebody chooses. Those who mixed alphabets before this was refused keep their names. */
export const newUsernameSchema = usernameSchema.refine((username) => !mixesAlphabets(username), {
  message: "Username must use letters of one alphabet",
});

/** What people may sign in with: a username, or an e-mail address, which may be longer. */
export const usernameOrEmailSchema = z
  .string(tooShort)
  .max(1_000, `Username must be at most ${MAX_USERNAME_LENGTH} characters`)
  .transform((typed, context) => {
    const email = typed.trim();
    if (email.length <= 254 && z.email().safeParse(email).success) return email;
    const username = usernameSchema.safeParse(typed);
    if (username.success) return username.data;
    for (const { message } of username.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The one spelling of a name that people type in several: what is stored, and what a sign-in looks for. */
export function toUsername(typed: string): string {
  return typed.normalize("NFKC").trim().replace(/ +/g, " ");
}
