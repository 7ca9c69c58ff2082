import { AppError } from "#server/errors.ts";
import type { AccountAdminStore, AccountQuery, LetterQuery } from "./account-admin.store.ts";
import type { AuditStore } from "./audit.store.ts";

export type AccountAdminDeps = {
  accounts: AccountAdminStore;
  audit: AuditStore;
  hashPassword: (password: string) => Promise<string>;
};
export type AccountAdminService = ReturnType<typeof createAccountAdminService>;

/**
 * Approving, switching off and on, and resetting passwords; super admins' rows are out of reach for everyone. Open
 * sessions end with it: each carries a mark of the password and looks its account up at every call.
 */
export function createAccountAdminService({ accounts, audit, hashPassword }: AccountAdminDeps) {
  async function refuse(id: number, otherwise: string): Promise<never> {
    const account = await accounts.get(id);
    if (!account) throw new AppError("notFound", "This account does not exist any more.");
    if (account.isSuperAdmin) throw new AppError("forbidden", "Super admins cannot be changed.");
    throw new AppError("conflict", otherwise);
  }

  return {
    list: (query: AccountQuery) => accounts.list(query),
    listLetters: (query: LetterQuery) => accounts.listLetters(query),
    countWaiting: () => accounts.countWaiting(),

    /** Approved and active from now on; approving twice changes nothing. */
    async approve(actor: string, id: number) {
      const approved = await accounts.update(id, { isApproved: true, isActive: true }, { isApproved: false });
      if (approved) await audit.record({ actor, action: "approve user", target: approved.username });
      const account = approved ?? (await accounts.get(id));
      if (!account || account.isSuperAdmin) return refuse(id, "");
      return account;
    },

    async setActive(actor: string, id: number, isActive: boolean) {
      const account = await accounts.update(id, { isActive }, { isApproved: true });
      if (!account) return refuse(id, "This account waits for approval; approve it first.");
      await audit.record({ actor, action: isActive ? "activate user" : "deactivate user", target: account.username });
      return account;
    },

    async resetPassword(actor: string, id: number, newPassword: string) {
      const account = await accounts.update(id, { password: await hashPassword(newPassword) });
      if (!account) return refuse(id, "This account cannot be changed.");
      await audit.record({ actor, action: "reset password", target: account.username });
      return account;
    },
  };
}
