import type { Request } from "express";
import { pathOf } from "./logger.ts";

export type SecurityEvent =
  | "access refused"
  | "sign-in failed"
  | "sign-in held off"
  | "reset link asked for"
  | "password reset"
  | "account changed by an admin";

/**
 * A line for whoever watches over an installation: what happened, to which account, from which address. Never a password
 * or a token; nor a name that no account has, because people type their password there by mistake.
 */
export function logSecurity(
  request: Request,
  event: SecurityEvent,
  about: { account?: string | number | null; status?: number; target?: string | number } = {},
): void {
  const account = about.account === undefined ? (request.user?.username ?? null) : about.account;
  request.log.info(
    {
      event,
      ...about,
      account,
      address: request.ip ?? null,
      method: request.method,
      path: pathOf(request.originalUrl),
    },
    event,
  );
}
