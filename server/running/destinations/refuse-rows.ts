import { StepError } from "../step-error.ts";
import { checkDelivered } from "./check-replace.ts";
import type { Delivery } from "./destination.ts";
import { readBatches } from "./read-lines.ts";

const ROWS_AT_ONCE = 500;

/** Why a row can't be taken, without a full stop; null where it can. */
export type Refusal = (row: readonly (string | null)[]) => string | null;

/**
 * For systems that take all rows or none, or that can't take back what they took: leaves the rows that don't fit with
 * `refused` before anything is sent. Answers how many fit; whoever sends leaves out the others by the same `refusalOf`.
 * @throws StepError for the first of them where none may be left out, or where a replace needs all of them
 */
export async function refuseRows(delivery: Delivery, refusalOf: Refusal): Promise<number> {
  const { node, path, rowCount, refused } = delivery;
  for await (const batch of readBatches(path, ROWS_AT_ONCE))
    for (const row of batch) {
      const reason = refusalOf(row);
      if (reason === null) continue;
      if (!refused.allowed) throw new StepError(node.id, `A row doesn't fit: ${reason}. Nothing was written.`);
      await refused.add(reason, row);
    }
  await refused.settle();
  const delivered = rowCount - refused.count();
  checkDelivered(delivery, delivered);
  return delivered;
}
