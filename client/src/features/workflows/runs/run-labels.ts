import { format, parseISO } from "date-fns";
import { formatDuration } from "#client/lib/run-facts.ts";
import type { Execution, ExecutionDetail, NodeRun } from "#shared/workflows/execution.schema.ts";

/** `run_` and the id in hexadecimal digits, at least eight. */
export function runName(id: number): string {
  return `run_${id.toString(16).padStart(8, "0")}`;
}

export function isUnderWay({ status }: Pick<Execution, "status">): boolean {
  return status === "queued" || status === "running";
}

/** "In progress" until it has ended. */
export function durationWords(execution: Execution): string {
  if (isUnderWay(execution)) return "In progress";
  return execution.duration === null ? "-" : formatDuration(execution.duration);
}

/** "1,171 rows"; about so many while the step is under way, when nobody has counted them yet. */
export function shownRows(status: NodeRun["status"], count: number): string {
  return `${shownCount(status, count)} ${count === 1 ? "row" : "rows"}`;
}

/** "4 rows skipped", or, where a step takes them, "4 failed rows handled separately". */
export function skippedWords(
  { skipped, errorOutput }: Pick<NodeRun, "skipped" | "errorOutput">,
  isSent = true,
): string {
  const count = skipped.toLocaleString("en-US");
  const rows = skipped === 1 ? "row" : "rows";
  return errorOutput ? `${count} failed ${rows}${isSent ? " handled separately" : ""}` : `${count} ${rows} skipped`;
}

/** Why a step failed, where its name and that it failed stand above already. */
export function withoutName(message: string): string {
  return message.replace(/^“.*?” failed: /, "");
}

export function shownCount(status: NodeRun["status"], count: number): string {
  return status === "running" ? `about ${roundly(count)}` : count.toLocaleString("en-US");
}

/** An estimate has no use for its last digits, and a card no room. */
function roundly(count: number): string {
  // Made when it is needed: the first of its kind takes a phone a tenth of a second, and most pages load this file.
  rounding ??= new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });
  return rounding.format(count);
}

let rounding: Intl.NumberFormat | undefined;

/** "Processing" until it has ended. */
export function recordsWords(execution: Execution): string {
  if (isUnderWay(execution)) return "Processing";
  const { recordsProcessed, status } = execution;
  // A database that did the steps itself doesn't always tell how much it read.
  return recordsProcessed === null && status.startsWith("completed") ? "not counted" : countWords(recordsProcessed);
}

/** "57 to Orders, 4 to Bad rows" where several destinations got rows, otherwise how many there were. */
export function deliveredWords({ rowsDelivered, nodes }: Pick<ExecutionDetail, "rowsDelivered" | "nodes">): string {
  const targets = nodes.filter(({ nodeType, rowsOut }) => nodeType === "destination" && (rowsOut ?? 0) > 0);
  if (rowsDelivered === null || targets.length < 2) return countWords(rowsDelivered);
  const shown = targets.slice(0, MOST_TARGETS).map(({ label, rowsOut }) => `${countWords(rowsOut)} to ${label}`);
  const more = targets.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

/** So many destinations are named; the steps below list all of them. */
const MOST_TARGETS = 4;

export function countWords(count: number | null): string {
  return count === null ? "-" : count.toLocaleString("en-US");
}

export function formatMoment(iso: string): string {
  return format(parseISO(iso), "MMM d, yyyy HH:mm");
}

export function formatDay(iso: string): string {
  const date = parseISO(iso);
  return Number.isNaN(date.getTime()) ? iso : format(date, "MMM d");
}
