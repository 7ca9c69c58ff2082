import { ApiError } from "#client/lib/api-client.ts";

/** What stood in the way of reading columns or tables. */
export function ReadProblem({ error }: { error: Error | null }) {
  if (!error) return null;
  const said = error instanceof ApiError ? error.serverMessage : null;
  return (
    <p role="alert" className="text-danger text-small">
      {said ?? "Couldn't read this. Check your connection and try again."}
    </p>
  );
}
