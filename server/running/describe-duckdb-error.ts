import { DISK_FULL } from "./disk-full.ts";
import { readRowError } from "./graph/step.ts";
import { StepError } from "./step-error.ts";

/** What a person is told about a query that failed, and the node it belongs to. */
export function describeDuckDbError(error: unknown, at: { start: string; last: string }): unknown {
  if (error instanceof StepError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const row = readRowError(text);
  if (row)
    return new StepError(
      row.nodeId,
      `${row.reason.split("\n")[0]}. Correct the row, or set “If a row fails” to Continue to skip such rows.`,
    );
  if (/Out of Memory|could not allocate/i.test(text))
    return new StepError(
      at.last,
      "The run ran out of memory. Filter earlier, group by fewer columns, or keep fewer columns.",
    );
  if (/No space left on device|Disk quota exceeded/i.test(text))
    return new StepError(at.last, DISK_FULL, { cause: error });
  if (/max_temp_directory_size/.test(text))
    return new StepError(at.last, "The run ran out of disk space. Filter earlier or read fewer columns.");
  const place = /CSV Error on Line: (\d+)/.exec(text)?.[1];
  if (place)
    return new StepError(
      at.start,
      `Row ${place} of the file isn't like the others: ${csvReason(text)}. Correct the file, or set “If a row fails” to Continue to skip such rows.`,
    );
  if (/state machine reached an invalid state|not possible to parse/.test(text))
    return new StepError(
      at.start,
      "This CSV file mixes different line endings or quotation marks. Save it again as CSV.",
    );
  return new StepError(
    at.last,
    `The rows couldn't be computed: ${firstLine(text)} Preview this step's data, or that of the step before, to find the cause.`,
    { cause: error },
  );
}

function csvReason(text: string): string {
  if (/Expected Number of Columns: (\d+) Found: (\d+)/.test(text))
    return text.replace(
      /^.*Expected Number of Columns: (\d+) Found: (\d+).*$/s,
      "it has $2 values where $1 are expected",
    );
  if (/unterminated quote/.test(text)) return "a quotation mark isn't closed at the end of the value";
  if (/Maximum line size/i.test(text)) return "it is longer than 2 MB";
  if (/unicode/i.test(text)) return "it isn't UTF-8 text";
  return firstLine(text);
}

function firstLine(text: string): string {
  return (text.replace(/^(?:Error: )?[A-Z][\w ]* Error: /, "").split("\n")[0] ?? "").slice(0, 300);
}
