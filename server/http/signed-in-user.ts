import type { Request } from "express";
import { AppError } from "#server/errors.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";

/** Who is asking. `passwordMark` changes with the password: a session made under another one is worthless. */
export type SignedInUser = PublicUser & { passwordMark: string };

declare global {
  namespace Express {
    interface User extends SignedInUser {}
  }
}

/**
 * For handlers behind {@link requireUser}.
 * @throws AppError signedOut
 */
export function signedInUser(request: Request): SignedInUser {
  if (!request.user) throw new AppError("signedOut", "Please sign in.");
  return request.user;
}
