import type { RunFacts } from "#shared/workflows/execution.schema.ts";

const triggerWords: Record<RunFacts["trigger"], string> = {
  manual: "Manual",
  rerun: "Rerun",
  schedule: "Schedule",
  webhook: "Webhook",
  api: "API",
};

/** Milliseconds under a tenth of a second, seconds under a minute, otherwise minutes and seconds. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds <= 100) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 10_000) return `${Math.floor(milliseconds / 100) / 10} s`;
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${seconds % 60} s`;
}

/** "Manual, version 3": what set a run off, and which version of the workflow it ran. */
export function originWords({
  trigger,
  workflowVersion,
  fromLabel = null,
  usedPins = false,
}: Pick<RunFacts, "trigger" | "workflowVersion"> & { fromLabel?: string | null; usedPins?: boolean }): string {
  return [
    triggerWords[trigger],
    fromLabel === null ? null : `from “${fromLabel}”`,
    usedPins ? "with pinned rows" : null,
    workflowVersion === null ? null : `version ${workflowVersion}`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** "Manual, version 3, 1,200 rows delivered, 2 skipped, 4.2 s". */
export function factsWords(run: RunFacts): string {
  const { rowsDelivered: delivered, rowsSkipped: skipped, duration } = run;
  return [
    originWords(run),
    delivered === null ? null : `${delivered.toLocaleString("en-US")} ${delivered === 1 ? "row" : "rows"} delivered`,
    skipped > 0 ? `${skipped.toLocaleString("en-US")} skipped` : null,
    duration === null ? null : formatDuration(duration),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
