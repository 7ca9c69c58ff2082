import { z } from "zod";

const email = z.email();

/** Null where it can be written to, or is not told at all. */
export function emailProblem(text: string): string | null {
  return text.trim() === "" || email.safeParse(text.trim()).success ? null : "Invalid email address";
}
