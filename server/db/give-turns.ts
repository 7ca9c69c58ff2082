import { setImmediate } from "node:timers";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** In milliseconds: how long a call may work on, query after query, until the others have their turn. */
const LONGEST_TURN = 5;

/**
 * The embedded database answers in the same thread and at once, so that a call of many queries, and all that is done
 * between them, would be one piece of work. With this a long one gives way after each of its queries.
 */
export function giveTurns(client: Pick<PGlite, "_runExclusiveQuery">): void {
  const run = client._runExclusiveQuery.bind(client);
  let began: number | null = null;
  const begin = () => {
    setImmediate(() => {
      began = null;
    });
    return performance.now();
  };
  client._runExclusiveQuery = async (query) => {
    began ??= begin();
    const answer = await run(query);
    if (began === null || performance.now() - began < LONGEST_TURN) return answer;
    await nextTurn();
    began = begin();
    return answer;
  };
}
