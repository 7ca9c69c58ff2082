import { eq } from "drizzle-orm";
import { AppError } from "#server/errors.ts";
import { users } from "#shared/auth/user.table.ts";
import type { Database } from "./database.ts";

/**
 * One such transaction of an account at a time, whichever process it comes from: what the account holds can be counted
 * before something is added, and calls that come at once cannot pass a limit together. Rows that only refer to the
 * account are added meanwhile.
 * @throws AppError signedOut where the account was deleted while the call was under way
 */
export function inAccount<Outcome>(
  db: Database,
  userId: number,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    if (!account) throw new AppError("signedOut", "This account no longer exists.");
    return work(transaction);
  });
}
