import type { Request, Response } from "express";
import { closedSignal } from "#server/http/closed-signal.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";

/** The account that asks, from which address, and whether it still waits for the answer. */
export type AccountCaller = { owner: number; address: string; signal: AbortSignal };

export function accountCaller(request: Request, response: Response): AccountCaller {
  return { owner: signedInUser(request).id, address: visitorAddress(request), signal: closedSignal(response) };
}
