/** Past so many it is the system behind them that fails, and asking on would take hours. */
const MOST_FAILURES = 5;

/**
 * Does the work for one after the other, also where it has failed for one before: somebody could make it fail for theirs.
 * @throws AggregateError once all are done, or too many have failed
 */
export async function eachInTurn<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    if (failures.length >= MOST_FAILURES) break;
    await work(one).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(messageOf).join("; "));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
