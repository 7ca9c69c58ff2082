import { shortWords } from "#server/integrations/helper-process/short-words.ts";
import type { SkippedRow } from "#shared/workflows/execution.schema.ts";
import type { RunEvent } from "./run-plan.ts";

/** Characters of the rows that a step left out: several times what is kept of them. */
const MOST_OF_ROWS = 400_000;

/** What servers say about a failure, and the rows that they refuse, may be megabytes; the parent reads each event at once. */
export function withShortWords(event: RunEvent): RunEvent {
  if (event.kind === "log") return { ...event, text: shortWords(event.text) };
  if (event.kind === "failed") return { ...event, message: shortWords(event.message) };
  if (event.kind !== "node") return event;
  const { message, skippedRows } = event;
  return {
    ...event,
    ...(message === undefined ? {} : { message: shortWords(message) }),
    ...(skippedRows === undefined ? {} : { skippedRows: firstOf(skippedRows) }),
  };
}

/** The first rows that have room. */
function firstOf(rows: readonly SkippedRow[]): SkippedRow[] {
  let left = MOST_OF_ROWS;
  const kept: SkippedRow[] = [];
  for (const { reason, row } of rows) {
    const short = { reason: shortWords(reason), row };
    left -= JSON.stringify(short).length;
    if (left < 0) break;
    kept.push(short);
  }
  return kept;
}
