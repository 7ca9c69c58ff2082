import { ApiError } from "./api-client.ts";

/** What the server said of single fields, into the form; the first of them gets the focus. */
export function showFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  setError: (field: Field, error: { message: string }, options: { shouldFocus: true }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  for (const field of fields.toReversed()) {
    const message = error.fields[field]?.[0];
    if (message) setError(field, { message }, { shouldFocus: true });
  }
}
