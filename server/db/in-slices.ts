import { setImmediate } from "node:timers/promises";

/**
 * Rows by their ids, a few at a time and with a pause after each few: so what an account has at most neither stands in memory
 * whole nor holds up other calls, whichever database it comes from.
 */
export async function* inSlices<Id, Row>(
  ids: readonly Id[],
  size: number,
  read: (ids: Id[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += size) {
    yield await read(ids.slice(at, at + size));
    await setImmediate();
  }
}
