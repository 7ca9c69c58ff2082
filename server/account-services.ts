import type { RequestHandler, Router } from "express";
import type { Background } from "./background.ts";
import type { Database } from "./db/database.ts";
import type { Env } from "./env.ts";
import { accountAdminRoutes } from "./features/admin/account-admin.routes.ts";
import { createAccountAdminService } from "./features/admin/account-admin.service.ts";
import { createAccountAdminStore } from "./features/admin/account-admin.store.ts";
import type { AuditStore } from "./features/admin/audit.store.ts";
import { authRoutes } from "./features/auth/auth.routes.ts";
import { createAuthService } from "./features/auth/auth.service.ts";
import { createAuthLimits } from "./features/auth/auth-limits.ts";
import { createAuthenticator } from "./features/auth/authenticator.ts";
import { createBrowserSessions } from "./features/auth/browser-session.ts";
import { createFirstAdmin } from "./features/auth/first-admin.ts";
import { hashPassword } from "./features/auth/password-hash.ts";
import { passwordResetRoutes } from "./features/auth/password-reset.routes.ts";
import { createPasswordResetService } from "./features/auth/password-reset.service.ts";
import { createResetTokenStore } from "./features/auth/reset-token.store.ts";
import { createSessionStore } from "./features/auth/session.store.ts";
import { createUserStore } from "./features/auth/user.store.ts";
import type { DraftsStore } from "./features/generator/drafts.store.ts";
import { createPersonalRecordStore } from "./features/profile/personal-record.store.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { createProfileService } from "./features/profile/profile.service.ts";
import type { SessionOptions } from "./http/session.ts";
import type { Mailer } from "./integrations/mailer/mailer.ts";

export type AccountServicesDeps = {
  db: Database;
  env: Env;
  background: Background;
  mailer: Mailer;
  drafts: DraftsStore;
  audit: AuditStore;
  forgetFiles: (userId: number) => Promise<void>;
};

/** The part of {@link createServices} for accounts: signing in, passwords, the profile, and their administration. */
export function createAccountServices({
  db,
  env,
  background,
  mailer,
  drafts,
  audit,
  forgetFiles,
}: AccountServicesDeps): {
  loadSession: SessionOptions["load"];
  recallUser: RequestHandler[];
  routes: [path: string, router: Router][];
  hasAccount: (userId: number) => Promise<boolean>;
  countWaiting: () => Promise<number>;
  summariseWaiting: ReturnType<typeof createAccountAdminStore>["summariseWaiting"];
  /** Answers lines for the operator to read. */
  makeFirstAdmin: () => Promise<string[]>;
} {
  const users = createUserStore(db);
  const openSessions = createSessionStore(db);
  const limits = createAuthLimits({ enabled: env.rateLimits, db });
  const auth = createAuthService({ users });
  const authenticator = createAuthenticator(auth);
  const sessions = createBrowserSessions({
    moveVisitor: drafts.move,
    forgetVisitor: drafts.removeOf,
    secureCookies: env.secureCookies,
  });

  const resetTokens = createResetTokenStore(db);
  const passwordResets = createPasswordResetService({
    users,
    tokens: resetTokens,
    sessions: openSessions,
    mailer,
    appUrl: env.appUrl,
  });

  const profiles = createProfileService({
    records: createPersonalRecordStore(db),
    getAccount: users.get,
    updateAccount: users.update,
    isPasswordOf: auth.isPasswordOf,
    setPassword: auth.setPassword,
    revokeResetLinks: resetTokens.removeOf,
    sendMail: (mail) => background.run("mail about a changed address", () => mailer.send(mail)),
    forgetMails: (address) => background.run("kept mails of a deleted account", () => mailer.forget(address)),
    forgetFiles: (userId) => background.run("deletion of files", () => forgetFiles(userId)),
  });

  const accounts = createAccountAdminStore(db);
  const administration = createAccountAdminService({ accounts, audit, hashPassword });

  return {
    loadSession: openSessions.load,
    recallUser: [authenticator.recallUser, sessions.keepInStep()],
    routes: [
      ["/api", authRoutes({ service: auth, authenticator, sessions, limits })],
      ["/api", passwordResetRoutes({ service: passwordResets, limits, background: background.run })],
      [
        "/api/profile",
        profileRoutes({
          service: profiles,
          guardSignIn: limits.guardSignIn,
          startSession: sessions.start,
          endSession: sessions.end,
          endOtherSessions: openSessions.endAll,
        }),
      ],
      ["/api/admin", accountAdminRoutes({ service: administration, audit })],
    ],
    hasAccount: async (userId) => (await users.get(userId)) !== null,
    countWaiting: administration.countWaiting,
    summariseWaiting: accounts.summariseWaiting,
    makeFirstAdmin: () => createFirstAdmin({ users, ...env.admin }),
  };
}
