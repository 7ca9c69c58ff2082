import { AppError } from "#server/errors.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { Profile, ProfileChanges } from "#shared/profile/profile.schema.ts";
import { emailChangedMail } from "./email-changed-mail.ts";
import type { PersonalRecordStore } from "./personal-record.store.ts";

type Account = Pick<Profile, "username" | "name" | "email"> & { createdAt: Date; lastLogin: Date | null };

export type ProfileDeps = {
  records: PersonalRecordStore;
  /** Null when the account is gone. */
  getAccount: (id: number) => Promise<Account | null>;
  updateAccount: (id: number, changes: { name?: string | null; email?: string | null }) => Promise<Account | null>;
  isPasswordOf: (id: number, password: string) => Promise<boolean>;
  /** Links that were mailed before an address or a password changed must not work after it. */
  revokeResetLinks: (id: number) => Promise<void>;
  setPassword: (id: number, password: string) => Promise<SignedInUser | null>;
  sendMail: (mail: Mail) => void;
  /** Takes away what was mailed to the address and is kept on this server. */
  forgetMails: (address: string) => void;
  /** Takes away what the account has uploaded, once nothing names it any more. */
  forgetFiles: (id: number) => void;
};

export type ProfileService = ReturnType<typeof createProfileService>;

/** What a person can see and do of their own account. */
export function createProfileService(deps: ProfileDeps) {
  async function get(user: SignedInUser): Promise<Profile> {
    const account = await deps.getAccount(user.id);
    if (!account) throw gone();
    return toProfile(user, account);
  }

  return {
    get,

    /** A changed address is told to the old one, because the new one can reset the password from now on. */
    async update(user: SignedInUser, changes: ProfileChanges): Promise<Profile> {
      const { name, email } = changes;
      if (name === undefined && email === undefined) return get(user);
      const account = await deps.updateAccount(user.id, {
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
      });
      if (!account) throw gone();
      if (email !== undefined && email !== user.email) {
        await deps.revokeResetLinks(user.id);
        if (user.email) deps.sendMail(emailChangedMail({ to: user.email, name: account.name ?? account.username }));
      }
      return toProfile(user, account);
    },

    isPasswordOf: deps.isPasswordOf,

    /** Answers the account with its new password mark, for the session that stays. */
    async setPassword(id: number, password: string): Promise<SignedInUser> {
      const user = await deps.setPassword(id, password);
      if (!user) throw gone();
      await deps.revokeResetLinks(id);
      return user;
    },

    async export(id: number) {
      return { exportedAt: new Date(), ...(await deps.records.collect(id)) };
    },

    /** @throws AppError forbidden for super admins, so that nobody locks everybody out. */
    async remove(user: SignedInUser): Promise<void> {
      if (user.isSuperAdmin) throw new AppError("forbidden", "A super admin's account cannot be deleted here.");
      await deps.records.erase(user.id);
      if (user.email) deps.forgetMails(user.email);
      deps.forgetFiles(user.id);
    },
  };
}

function gone(): AppError {
  return new AppError("signedOut", "This account is gone.");
}

function toProfile({ id, isAdmin, isSuperAdmin }: SignedInUser, account: Account): Profile {
  const { username, name, email } = account;
  return {
    ...{ id, username, name, email, isAdmin, isSuperAdmin },
    createdAt: account.createdAt.toISOString(),
    lastLogin: account.lastLogin?.toISOString() ?? null,
  };
}
