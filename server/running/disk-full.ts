/** What a person is told where there is no room left for what a run has to keep on its way. */
export const DISK_FULL =
  "The server's disk is full, so the run stopped. Your workflow is fine. Tell the server's administrator, then rerun.";

/** Whether it is this machine's own disk that is full, not that of a system that the run works with. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) return true;
  return isDiskFull(error.cause);
}
