import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "#client/lib/api-client.ts";

/** Puts what the server said of fields ("letter.form.firstName", "email") under the fields of this form, the first with focus. */
export function applyServerProblems<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  let first = true;
  for (const [path, messages] of Object.entries(error.fields)) {
    const name = names.find((field) => field === path.split(".").at(-1));
    const message = messages[0];
    if (!name || !message) continue;
    setError(name, { type: "server", message }, { shouldFocus: first });
    first = false;
  }
}
