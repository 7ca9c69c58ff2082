import type { Request, RequestHandler, Router } from "express";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { accountAdminRoutes } from "#server/features/admin/account-admin.routes.ts";
import { createAccountAdminService } from "#server/features/admin/account-admin.service.ts";
import { createAccountAdminStore } from "#server/features/admin/account-admin.store.ts";
import type { AuditStore } from "#server/features/admin/audit.store.ts";
import { createKeptResumeService } from "#server/features/applications/kept-resume.service.ts";
import { createKeptResumeStore } from "#server/features/applications/kept-resume.store.ts";
import { accountNetwork } from "#server/features/auth/account-network.ts";
import { apiTokenRoutes } from "#server/features/auth/api-token.routes.ts";
import { createApiTokenStore } from "#server/features/auth/api-token.store.ts";
import { createApiTokensService } from "#server/features/auth/api-tokens.service.ts";
import { authRoutes } from "#server/features/auth/auth.routes.ts";
import { createAuthService } from "#server/features/auth/auth.service.ts";
import { createAuthLimits } from "#server/features/auth/auth-limits.ts";
import { createAuthenticator } from "#server/features/auth/authenticator.ts";
import { createBrowserSessions } from "#server/features/auth/browser-session.ts";
import { emailAddressRoutes } from "#server/features/auth/email-address.routes.ts";
import { createEmailAddressService } from "#server/features/auth/email-address.service.ts";
import { createEmailAddressStore } from "#server/features/auth/email-address.store.ts";
import { createFirstAdmin } from "#server/features/auth/first-admin.ts";
import { createKnownDevices } from "#server/features/auth/known-devices.ts";
import { hashPassword } from "#server/features/auth/password-hash.ts";
import { passwordResetRoutes } from "#server/features/auth/password-reset.routes.ts";
import { createPasswordResetService } from "#server/features/auth/password-reset.service.ts";
import { createResetTokenStore } from "#server/features/auth/reset-token.store.ts";
import { createSessionStore } from "#server/features/auth/session.store.ts";
import { createUserStore } from "#server/features/auth/user.store.ts";
import { createPersonalCopyStore } from "#server/features/profile/personal-copy.store.ts";
import { createPersonalRecordStore } from "#server/features/profile/personal-record.store.ts";
import { profileRoutes } from "#server/features/profile/profile.routes.ts";
import { createProfileService } from "#server/features/profile/profile.service.ts";
import { type createAskingLimits, createChangeLimit, createResetLinkLimit } from "#server/http/asking-limits.ts";
import { createLinkBase } from "#server/http/came-by.ts";
import type { SessionOptions } from "#server/http/session.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import { createSecretBox } from "#server/integrations/secret-box/secret-box.ts";
import type { Background } from "./background.ts";

export type AccountServicesDeps = {
  db: Database;
  env: Env;
  background: Background;
  mailer: Mailer;
  /** What is kept for a visitor's session beside it. */
  visitors: { move: (from: string, to: string) => Promise<void>; removeOf: (sessionId: string) => Promise<void> };
  audit: AuditStore;
  allowAsking: ReturnType<typeof createAskingLimits>;
  encryptionKey: string;
  forgetFiles: (userId: number) => Promise<void>;
  /** What may leave of the letters that these sessions of the account keep. */
  copyDrafts: (userId: number, sessionIds: readonly string[]) => AsyncIterable<readonly unknown[]>;
};

/** The part of {@link createServices} for accounts: signing in, passwords, the profile, and their administration. */
export function createAccountServices({
  db,
  env,
  background,
  mailer,
  visitors,
  audit,
  allowAsking,
  encryptionKey,
  forgetFiles,
  copyDrafts,
}: AccountServicesDeps): {
  loadSession: SessionOptions["load"];
  recallUser: RequestHandler[];
  stillSignedIn: (request: Request) => Promise<boolean>;
  routes: [path: string, router: Router][];
  /** The account that an API token is for. */
  tokenOwner: (token: string) => Promise<number | null>;
  hasAccount: (userId: number) => Promise<boolean>;
  /** Whether the account's address is confirmed. */
  isConfirmed: (userId: number) => Promise<boolean>;
  countWaiting: () => Promise<number>;
  summariseWaiting: ReturnType<typeof createAccountAdminStore>["summariseWaiting"];
  /** Answers lines for the operator to read. */
  makeFirstAdmin: () => Promise<string[]>;
  tidy: (now: Date) => Promise<void>;
} {
  const rateLimits = { enabled: env.rateLimits, db };
  const users = createUserStore(db);
  const linkBase = createLinkBase(env);
  const openSessions = createSessionStore(db);
  const limits = createAuthLimits(rateLimits);
  const auth = createAuthService({ users });
  const devices = createKnownDevices({ secret: encryptionKey, secureCookies: env.secureCookies });
  const authenticator = createAuthenticator({ service: auth, loadSession: openSessions.load });
  const sessions = createBrowserSessions({
    moveVisitor: visitors.move,
    endOldest: openSessions.endOldest,
    noteAddress: (userId, address) => users.noteNetwork(userId, accountNetwork(address, encryptionKey)),
    forgetVisitor: visitors.removeOf,
    secureCookies: env.secureCookies,
  });

  const resetTokens = createResetTokenStore(db);
  const passwordResets = createPasswordResetService({
    users,
    tokens: resetTokens,
    sessions: openSessions,
    mailer,
    allowLink: createResetLinkLimit(rateLimits),
    appUrl: linkBase,
  });

  const addresses = createEmailAddressStore(db);
  const emailAddresses = createEmailAddressService({
    addresses,
    getUser: users.get,
    confirmEmail: users.confirmEmail,
    allowAsking,
    allowChange: createChangeLimit(rateLimits),
    makeResetLink: passwordResets.makeLink,
    endSessions: (userId) => openSessions.endAll(userId, null),
    sendMail: (mail) => background.run("mail about an address", () => mailer.send(mail)),
    appUrl: linkBase,
  });

  const profiles = createProfileService({
    records: createPersonalRecordStore(db),
    copies: createPersonalCopyStore(db),
    copyDrafts,
    copyResumes: (userId) =>
      createKeptResumeService({
        store: createKeptResumeStore(db),
        box: createSecretBox(encryptionKey, "kept resumes"),
      }).copy(userId),
    getAccount: users.get,
    updateAccount: users.update,
    changeEmail: emailAddresses.change,
    isPasswordOf: auth.isPasswordOf,
    setPassword: auth.setPassword,
    revokeResetLinks: resetTokens.removeOf,
    forgetMails: (address) => background.run("kept mails of a deleted account", () => mailer.forget(address)),
    forgetFiles: (userId) => background.run("deletion of files", () => forgetFiles(userId)),
  });

  const welcome = (user: SignedInUser, address: string) =>
    background.run("mail to a new account", () => emailAddresses.askQuietly(user.id, address));

  const noteAdmin = ({ username }: SignedInUser) =>
    background.run("note of an admin's sign-in", () =>
      audit.record({ actor: username, action: "sign in", target: username }),
    );

  const apiTokens = createApiTokensService({ tokens: createApiTokenStore(db) });
  const accounts = createAccountAdminStore(db);
  const administration = createAccountAdminService({
    ...{ accounts, audit, hashPassword },
    revokeResetLinks: resetTokens.removeOf,
  });

  return {
    loadSession: openSessions.load,
    recallUser: [authenticator.recallUser, sessions.keepInStep()],
    stillSignedIn: authenticator.stillSignedIn,
    routes: [
      ["/api", authRoutes({ service: auth, authenticator, sessions, limits, devices, welcome, noteAdmin })],
      ["/api", emailAddressRoutes({ service: emailAddresses })],
      ["/api", passwordResetRoutes({ service: passwordResets, limits, devices, background: background.run })],
      [
        "/api/profile",
        profileRoutes({
          service: profiles,
          guardSignIn: limits.guardPassword,
          inTurn: limits.inTurn,
          allowCopy: limits.allowCopy,
          startSession: sessions.start,
          endSession: sessions.end,
          endOtherSessions: openSessions.endAll,
        }),
      ],
      ["/api/api-tokens", apiTokenRoutes({ service: apiTokens })],
      ["/api/admin", accountAdminRoutes({ service: administration, audit })],
    ],
    tokenOwner: apiTokens.ownerOf,
    isConfirmed: async (userId) => Boolean((await users.get(userId))?.emailConfirmedAt),
    hasAccount: async (userId) => (await users.get(userId)) !== null,
    countWaiting: administration.countWaiting,
    summariseWaiting: accounts.summariseWaiting,
    tidy: addresses.removeExpired,
    makeFirstAdmin: () => createFirstAdmin({ users, ...env.admin }),
  };
}
