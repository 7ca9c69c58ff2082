import { ApiError } from "./api-client.ts";
import { type MessageKey, messages } from "./messages.ts";
import { showToast } from "./toasts.ts";

/** What failed on this device alone, no server being asked; the message is for the person. */
export class LocalError extends Error {}

export function showSuccess(success: MessageKey): void {
  showToast(messages[success]);
}

export function showFailure(error: unknown, meta: { failure: MessageKey; serverMessage: boolean }): void {
  showToast(failureMessage(error, meta));
}

/** The toast for a failed call: what the person was doing, and why where the server's words help. */
export function failureMessage(
  error: unknown,
  meta: { failure: MessageKey; serverMessage: boolean },
): { title: string; description?: string; kind: "error" } {
  const message = messages[meta.failure];
  const text = "description" in message ? message.description : undefined;
  if (!(error instanceof ApiError || error instanceof LocalError)) {
    const said = text?.replace(/[^.]$/, "$&.") ?? "";
    return { title: message.title, description: `${said} ${messages.offline.description}`.trim(), kind: "error" };
  }
  const isExplained = error instanceof ApiError && (meta.serverMessage || explainsItself.has(error.status));
  const said = isExplained ? error.serverMessage : null;
  const description = said ?? text;
  return { title: message.title, ...(description ? { description } : {}), kind: "error" };
}

/** Too many, or understood but unusable: only the server knows what to do about it. */
const explainsItself = new Set([422, 429]);
