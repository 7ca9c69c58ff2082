import { Router } from "express";
import { AppError } from "#server/errors.ts";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { type SignedInUser, signedInUser } from "#server/http/signed-in-user.ts";
import { loginSchema } from "#shared/auth/login.schema.ts";
import { registrationSchema } from "#shared/auth/registration.schema.ts";
import { toUsername } from "#shared/auth/username.schema.ts";
import { toPublicUser } from "./account-rights.ts";
import type { AuthService } from "./auth.service.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { Authenticator } from "./authenticator.ts";
import type { BrowserSessions } from "./browser-session.ts";
import type { KnownDevices } from "./known-devices.ts";

/** Who is signed in; registering, signing in and out. */
export function authRoutes(deps: {
  service: AuthService;
  authenticator: Authenticator;
  sessions: BrowserSessions;
  limits: AuthLimits;
  devices: KnownDevices;
  /** Mails a new account the link that confirms its address, without keeping the answer waiting. */
  welcome: (user: SignedInUser, visitorAddress: string) => void;
  /** Writes down that an admin signed in, without keeping the answer waiting: on a full disk, signing in goes on. */
  noteAdmin: (user: SignedInUser) => void;
}): Router {
  const router = Router();

  router.get("/user", (request, response) => {
    response.json(toPublicUser(signedInUser(request)));
  });

  router.post("/register", async (request, response) => {
    const registration = await parseBody(request, registrationSchema);
    await deps.limits.allowRegistration(visitorAddress(request));
    const user = await deps.limits.inTurn(visitorAddress(request), () => deps.service.register(registration));
    deps.devices.remember(request, response, user.id);
    deps.welcome(user, visitorAddress(request));
    await deps.sessions.start(request, response, user);
    response.status(201).json(toPublicUser(user));
  });

  router.post("/login", async (request, response) => {
    const typed = toUsername((await parseBody(request, loginSchema)).username);
    const known = await deps.service.knownAccounts(typed);
    const account = known[0]?.username ?? null;
    // Counted for what was typed: one count for a name and its address would tell that they belong together.
    // A browser must know who has the address: anybody can choose it as a name, and would guess uncounted.
    const holder = known.at(-1);
    const device = holder ? deps.devices.deviceOf(request, holder.id) : null;
    const attempt = { username: typed, address: visitorAddress(request), device };
    const user = await deps.limits
      .guardSignIn(attempt, () => deps.authenticator.checkCredentials(request, response))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === "tooMany")
          logSecurity(request, "sign-in held off", { account });
        throw error;
      });
    if (!user) {
      logSecurity(request, "sign-in failed", { account });
      throw new AppError("signedOut", "Wrong username or password.");
    }
    deps.devices.remember(request, response, user.id);
    await deps.sessions.start(request, response, user);
    if (toPublicUser(user).isAdmin) deps.noteAdmin(user);
    response.json(toPublicUser(user));
  });

  router.post("/logout", async (request, response) => {
    await deps.sessions.end(request, response);
    response.status(204).end();
  });

  return router;
}
