import { AppError } from "#server/errors.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";

/** A template that is not the caller's; `userId` is null for who is not signed in. */
export function unpaid(userId: number | null, templateId: string | null): AppError {
  const name = findTemplate(templateId ?? "")?.name ?? "template of this letter";
  return new AppError(
    "unpaid",
    userId === null
      ? `Sign in to the account with the ${name}, or use the plain letter.`
      : `The ${name} isn't in your account. Buy it under Templates, or use the plain letter.`,
  );
}
