import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { BrowserModelError } from "./browser-model/browser-model-error.ts";

/** What the toast of a failure leaves out and a person can use: the server's reason, or that it was not reached. */
export function problemOf(error: unknown): string | null {
  if (error === null) return null;
  if (error instanceof BrowserModelError) return error.message;
  if (!(error instanceof ApiError)) return messages.offline.description;
  const isTold = Object.keys(error.fields).length > 0;
  return isTold ? null : error.serverMessage;
}

/** The letter was asked for in a template that the account does not own. */
export function isUnpaid(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}
