import type { RefusedRows } from "../refused-rows.ts";
import { isAboutRow, reasonOf } from "./row-refusal.ts";
import { mergeRows, numberRows, type PostgresTarget, waitingRow } from "./write-postgres.ts";

/**
 * Merges the waiting rows that the table takes: those around one that it does not take in halves, down to that row.
 * Answers how many it did not take.
 */
export async function mergeFittingRows(target: PostgresTarget, refused: RefusedRows): Promise<number> {
  const { client } = target;
  const before = refused.count();

  async function mergePart(from: number, to: number): Promise<void> {
    await client.query("SAVEPOINT part");
    try {
      await mergeRows(target, { from, to });
      await client.query("RELEASE SAVEPOINT part");
    } catch (error) {
      if (!isAboutRow(error)) throw error;
      await client.query("ROLLBACK TO SAVEPOINT part");
      if (from === to) return refused.add(reasonOf(error), await waitingRow(target, from));
      const middle = Math.floor((from + to) / 2);
      await mergePart(from, middle);
      await mergePart(middle + 1, to);
    }
  }

  const places = await numberRows(target);
  if (places) await mergePart(places.from, places.to);
  return refused.count() - before;
}
