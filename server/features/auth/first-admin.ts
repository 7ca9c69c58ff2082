import { randomInt } from "node:crypto";
import { randomPassword } from "#shared/auth/random-password.ts";
import { hashPassword } from "./password-hash.ts";
import type { UserStore } from "./user.store.ts";

/**
 * Makes the first super admin where there is none; of two processes that start at once, one makes it.
 * Answers what the operator should read: a random password is shown here and nowhere else.
 */
export async function createFirstAdmin(options: {
  users: Pick<UserStore, "hasSuperAdmin" | "createFirstSuperAdmin">;
  username: string;
  /** Null: a random one. */
  password: string | null;
}): Promise<string[]> {
  const { users, username } = options;
  if (await users.hasSuperAdmin()) return [];
  const password = options.password ?? randomPassword(() => randomInt(256));
  const outcome = await users.createFirstSuperAdmin({ username, password: await hashPassword(password) });
  return outcomes[outcome]({ username, shown: options.password === null ? password : null });
}

type Outcome = Awaited<ReturnType<UserStore["createFirstSuperAdmin"]>>;

const outcomes: Record<Outcome, (admin: { username: string; shown: string | null }) => string[]> = {
  made: ({ username, shown }) =>
    shown === null
      ? [`Made the first administrator, ${username}.`]
      : [`Made the first administrator, ${username}, with the password ${shown} (shown this once).`],
  alreadyThere: () => [],
  nameTaken: ({ username }) => [
    `There is no administrator, and the name ${username} belongs to an ordinary account. ` +
      `Set ADMIN_USERNAME to another name, or give that account the rights: npm run admin -- promote ${username}`,
  ],
};
