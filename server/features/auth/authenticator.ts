import type { Request, RequestHandler, Response } from "express";
import passport from "passport";
import { Strategy as LocalStrategy } from "passport-local";
import { z } from "zod";
import type { SessionOptions } from "#server/http/session.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { AuthService } from "./auth.service.ts";

declare module "express-session" {
  interface SessionData {
    passport?: { user?: unknown };
  }
}

const sessionUserSchema = z.object({ id: z.number(), mark: z.string() });
const signedInSessionSchema = z.object({ passport: z.object({ user: sessionUserSchema }) });

export type Authenticator = {
  /** Sets `request.user` from the session; mounted after the session itself. */
  recallUser: RequestHandler;
  /** Whether the session that the call came with is still signed in to its account, for calls that last. */
  stillSignedIn: (request: Request) => Promise<boolean>;
  /** Who the username and password in the body belong to, or null. */
  checkCredentials: (request: Request, response: Response) => Promise<SignedInUser | null>;
};

/** Passport over our own rules: a session holds an account's id and the mark of the password it was made under. */
export function createAuthenticator(deps: {
  service: Pick<AuthService, "signIn" | "recall">;
  loadSession: SessionOptions["load"];
}): Authenticator {
  const { service, loadSession } = deps;
  const authenticator = new passport.Passport();
  authenticator.use(
    new LocalStrategy((username, password, done) => {
      service.signIn(username, password).then((user) => done(null, user ?? false), done);
    }),
  );
  authenticator.serializeUser((user, done) => done(null, { id: user.id, mark: user.passwordMark }));
  authenticator.deserializeUser(
    (request: Request, serialized: unknown, done: (error: unknown, user?: SignedInUser | null) => void) => {
      const session = sessionUserSchema.safeParse(serialized);
      const user = request.session.account?.user ?? null;
      done(null, session.success ? service.recall(session.data, user) : null);
    },
  );

  return {
    recallUser: endingWorthless(authenticator.session()),
    stillSignedIn: async ({ sessionID, user }) => {
      const found = await loadSession(sessionID);
      const session = signedInSessionSchema.safeParse(found?.sess);
      if (!found || !session.success) return false;
      const now = service.recall(session.data.passport.user, found.user);
      return now !== null && now.id === user?.id;
    },
    checkCredentials: (request, response) =>
      new Promise((resolve, reject) => {
        const check = authenticator.authenticate(
          "local",
          (error: unknown, user: SignedInUser | false | null | undefined) =>
            error ? reject(error) : resolve(user || null),
        );
        check(request, response, reject);
      }),
  };
}

/** A session whose account is gone, deactivated or has another password by now ends with all it held. */
function endingWorthless(recall: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const claimed = request.session.passport?.user !== undefined;
    recall(request, response, (error?: unknown) => {
      if (error || !claimed || request.user) next(error);
      else request.session.regenerate(next);
    });
  };
}
