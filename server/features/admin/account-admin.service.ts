import { AppError } from "#server/errors.ts";
import type { AccountAdminStore, AccountQuery, LetterQuery } from "./account-admin.store.ts";
import type { AuditStore } from "./audit.store.ts";

export type AccountAdminDeps = {
  accounts: AccountAdminStore;
  audit: AuditStore;
  hashPassword: (password: string) => Promise<string>;
  /** Links that were mailed before the password was set by an admin open nothing any more. */
  revokeResetLinks: (userId: number) => Promise<void>;
};
export type AccountAdminService = ReturnType<typeof createAccountAdminService>;

/**
 * Approving, switching off and on, and resetting passwords; super admins' rows are out of reach for everyone. Open
 * sessions end with it: each carries a mark of the password and looks its account up at every call.
 */
export function createAccountAdminService({ accounts, audit, hashPassword, revokeResetLinks }: AccountAdminDeps) {
  async function refuse(id: number, otherwise: string): Promise<never> {
    const account = await accounts.get(id);
    if (!account) throw new AppError("notFound", "This account no longer exists.");
    if (account.isSuperAdmin) throw new AppError("forbidden", "Super admins can't be changed.");
    throw new AppError("conflict", otherwise);
  }

  return {
    list: (query: AccountQuery) => accounts.list(query),
    listLetters: (query: LetterQuery) => accounts.listLetters(query),
    countWaiting: () => accounts.countWaiting(),

    /** Has admin rights from now on; giving them twice changes nothing. */
    async approve(actor: string, id: number) {
      const rights = { isAdmin: true, isApproved: true, isActive: true };
      const approved =
        (await accounts.update(id, rights, { isApproved: false })) ??
        (await accounts.update(id, rights, { isAdmin: false, isActive: true }));
      if (approved) await audit.record({ actor, action: "approve user", target: approved.username });
      const account = approved ?? (await accounts.get(id));
      if (!account || account.isSuperAdmin) return refuse(id, "");
      return account;
    },

    /** Off the list of requests; the account goes on as a job seeker's. Declining twice changes nothing. */
    async decline(actor: string, id: number) {
      const declined = await accounts.update(id, { isAdmin: false }, { isApproved: false, isAdmin: true });
      if (declined) await audit.record({ actor, action: "decline user", target: declined.username });
      const account = declined ?? (await accounts.get(id));
      if (!account || account.isSuperAdmin || (account.isApproved && account.isAdmin))
        return refuse(id, "This account already has admin rights. Remove them instead.");
      return account;
    },

    /** Rights end with the next call; signing in and the job seeker's side go on. */
    async revoke(actor: string, id: number) {
      const plain = { isAdmin: false, isApproved: false, isActive: false };
      const account = await accounts.update(id, plain, { isAdmin: true, isApproved: true, isActive: true });
      if (!account) return refuse(id, "This account has no admin rights.");
      await audit.record({ actor, action: "take back rights", target: account.username });
      return account;
    },

    /**
     * Who is deactivated can't sign in. Activated again, an admin has the same rights as before; of others none is an
     * admin, nor new any more.
     */
    async setActive(actor: string, id: number, isActive: boolean) {
      const others = { isAdmin: false, isApproved: true, isActive: false };
      const account =
        (await accounts.update(id, { isActive }, { isApproved: true })) ??
        (isActive ? null : await accounts.update(id, others, { isApproved: false }));
      if (!account) return refuse(id, "This account isn't deactivated.");
      await audit.record({ actor, action: isActive ? "activate user" : "deactivate user", target: account.username });
      return account;
    },

    async resetPassword(actor: string, id: number, newPassword: string) {
      const account = await accounts.update(id, { password: await hashPassword(newPassword) });
      if (!account) return refuse(id, "This account can't be changed.");
      await revokeResetLinks(id);
      await audit.record({ actor, action: "reset password", target: account.username });
      return account;
    },
  };
}
