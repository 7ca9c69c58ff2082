import { callJson } from "#client/lib/api-client.ts";
import { type SortedText, sortedTextSchema } from "#shared/material/sort.schema.ts";

/** Sorts any text about the person into rows; nothing of it is kept. @throws ApiError */
export function sortText(text: string, signal?: AbortSignal): Promise<SortedText> {
  return callJson("/api/material/sort", sortedTextSchema, {
    method: "POST",
    body: { text },
    ...(signal ? { signal } : {}),
  });
}
