import { ApiError } from "#client/lib/api-client.ts";

/** What the server said, else that it could not be reached. */
export function importProblem(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? "That didn't work. Please try again.";
  if (error instanceof TypeError) return "The server could not be reached. Please try again when you are online.";
  return error instanceof Error && error.message ? error.message : "That didn't work. Please try again.";
}
