import { ApiError } from "#client/lib/api-client.ts";

/** What the server said, else that it could not be reached. */
export function importProblem(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? "Couldn't import this. Try again.";
  if (error instanceof TypeError) return "Couldn't reach the server. Try again when you're online.";
  return error instanceof Error && error.message ? error.message : "Couldn't import this. Try again.";
}
