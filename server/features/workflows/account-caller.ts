import type { Request, Response } from "express";
import { closedSignal } from "#server/http/closed-signal.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";

/** The account that asks, and whether it still waits for the answer. */
export type AccountCaller = { owner: number; signal: AbortSignal };

export function accountCaller(request: Request, response: Response): AccountCaller {
  return { owner: signedInUser(request).id, signal: closedSignal(response) };
}
