import { AppError } from "#server/errors.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { Profile, ProfileChanges } from "#shared/profile/profile.schema.ts";
import type { PersonalCopyStore } from "./personal-copy.store.ts";
import type { PersonalRecordStore } from "./personal-record.store.ts";

type Account = Pick<Profile, "username" | "name" | "email"> & {
  emailConfirmedAt: Date | null;
  createdAt: Date;
  lastLogin: Date | null;
};

export type ProfileDeps = {
  records: PersonalRecordStore;
  copies: PersonalCopyStore;
  /** What may leave of the letters that these sessions of the account keep, some at a time. */
  copyDrafts: (userId: number, sessionIds: readonly string[]) => AsyncIterable<readonly unknown[]>;
  /** Resumes that the account keeps, opened. */
  copyResumes: (userId: number) => AsyncIterable<readonly unknown[]>;
  /** Null when the account is gone. */
  getAccount: (id: number) => Promise<Account | null>;
  updateAccount: (id: number, changes: { name: string | null }) => Promise<Account | null>;
  /** Tells the address before, and asks the new one to confirm. */
  changeEmail: (id: number, email: string | null, visitorAddress: string) => Promise<Account | null>;
  isPasswordOf: (id: number, password: string) => Promise<boolean>;
  /** Links that were mailed before a password changed must not work after it. */
  revokeResetLinks: (id: number) => Promise<void>;
  setPassword: (id: number, password: string) => Promise<SignedInUser | null>;
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

    /** Whether the changes hold another address, which takes the password. */
    changesEmail: (user: SignedInUser, { email }: ProfileChanges) => email !== undefined && email !== user.email,

    async update(user: SignedInUser, { name, email }: ProfileChanges, visitorAddress: string): Promise<Profile> {
      if (name !== undefined && !(await deps.updateAccount(user.id, { name }))) throw gone();
      // The address it had when the password was asked for is no change, whatever it is by now.
      if (email !== undefined && email !== user.email && !(await deps.changeEmail(user.id, email, visitorAddress)))
        throw gone();
      return get(user);
    },

    isPasswordOf: deps.isPasswordOf,

    /** Answers the account with its new password mark, for the session that stays. */
    async setPassword(id: number, password: string): Promise<SignedInUser> {
      const user = await deps.setPassword(id, password);
      if (!user) throw gone();
      await deps.revokeResetLinks(id);
      return user;
    },

    /** Long lists are read as they are sent. */
    async export(id: number) {
      const sessionIds = await deps.copies.listSessionIds(id);
      const copy = await deps.copies.collect(id, sessionIds);
      return {
        exportedAt: new Date(),
        ...copy,
        keptResumes: deps.copyResumes(id),
        drafts: deps.copyDrafts(id, sessionIds),
      };
    },

    /** @throws AppError forbidden for super admins, so that nobody locks everybody out. */
    async remove(user: SignedInUser): Promise<void> {
      if (user.isSuperAdmin) throw new AppError("forbidden", "Super admin accounts can't be deleted here.");
      const account = await deps.getAccount(user.id);
      await deps.records.erase(user.id);
      // Mails to an address that was never confirmed may be somebody else's.
      if (account?.email && account.emailConfirmedAt) deps.forgetMails(account.email);
      deps.forgetFiles(user.id);
    },
  };
}

function gone(): AppError {
  return new AppError("signedOut", "This account no longer exists.");
}

function toProfile({ id, isAdmin, isSuperAdmin }: SignedInUser, account: Account): Profile {
  const { username, name, email, emailConfirmedAt } = account;
  return {
    ...{ id, username, name, email, isAdmin, isSuperAdmin },
    emailConfirmed: email !== null && emailConfirmedAt !== null,
    createdAt: account.createdAt.toISOString(),
    lastLogin: account.lastLogin?.toISOString() ?? null,
  };
}
