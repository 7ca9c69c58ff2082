import { isReadOnly, ONLY_READS } from "#shared/workflows/read-only-query.ts";
import { ConnectorError } from "./connector-error.ts";

/**
 * A query of the user's own as it is put in brackets, whoever sends it: without what ends it.
 * @throws ConnectorError for one that begins with anything but a reading statement
 */
export function readingQuery(query: string): string {
  if (!isReadOnly(query)) throw new ConnectorError("other", ONLY_READS);
  return query.trim().replace(/(?:;\s*)+$/, "");
}
