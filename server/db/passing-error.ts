/** SQLSTATE classes and codes of a database that is going away, coming back or busy. */
const passing = /^(08|53|57P|40001|40P01|25006|55P03)/;

/** True for failures that the same query may not meet a moment later: no connection, a restart, a deadlock. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause instanceof Error) return isPassing(error.cause);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith("E")) return passing.test(code);
  return (
    /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/.test(code) ||
    /connection|timeout|terminated/i.test(error.message)
  );
}

/** Does the work, again and again while it fails for a passing reason, until it succeeds or the signal is aborted. */
export async function untilWritten<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let pause = 100; ; pause = Math.min(1_000, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
