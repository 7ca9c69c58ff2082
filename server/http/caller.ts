import type { Request } from "express";
import { AppError } from "#server/errors.ts";
import { signedInUser } from "./signed-in-user.ts";

/** Who calls, and whether by a token of theirs in place of a session. */
export type Caller = { userId: number; byToken: boolean };

/**
 * For the few calls that programs may make: `Authorization: Bearer` with a token, or a session. A token that is sent decides
 * alone, so that a wrong one is never made up for by a cookie.
 * @throws AppError signedOut
 */
export async function callerOf(request: Request, ownerOf: (token: string) => Promise<number | null>): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { userId: signedInUser(request).id, byToken: false };
  const token = /^Bearer\s+(\S{1,200})$/i.exec(authorization)?.[1];
  const userId = token === undefined ? null : await ownerOf(token);
  if (userId === null) throw new AppError("signedOut", "This API token isn't valid. It may have been revoked.");
  return { userId, byToken: true };
}
