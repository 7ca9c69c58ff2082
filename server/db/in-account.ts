import { eq } from "drizzle-orm";
import { users } from "#shared/auth/user.table.ts";
import type { Database } from "./database.ts";

/**
 * One such transaction of an account at a time, whichever process it comes from: what the account holds can be counted
 * before something is added, and calls that come at once cannot pass a limit together. Rows that only refer to the
 * account are added meanwhile.
 */
export function inAccount<Outcome>(
  db: Database,
  userId: number,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    return work(transaction);
  });
}
