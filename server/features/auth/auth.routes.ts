import { Router } from "express";
import { AppError } from "#server/errors.ts";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { loginSchema } from "#shared/auth/login.schema.ts";
import { registrationSchema } from "#shared/auth/registration.schema.ts";
import { toUsername } from "#shared/auth/username.schema.ts";
import { toPublicUser } from "./account-rights.ts";
import type { AuthService } from "./auth.service.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { Authenticator } from "./authenticator.ts";
import type { BrowserSessions } from "./browser-session.ts";

/** Who is signed in; registering, signing in and out. */
export function authRoutes(deps: {
  service: AuthService;
  authenticator: Authenticator;
  sessions: BrowserSessions;
  limits: AuthLimits;
}): Router {
  const router = Router();

  router.get("/user", (request, response) => {
    response.json(toPublicUser(signedInUser(request)));
  });

  router.post("/register", async (request, response) => {
    const registration = parseBody(request, registrationSchema);
    await deps.limits.allowRegistration(visitorAddress(request));
    const user = await deps.service.register(registration);
    await deps.sessions.start(request, response, user);
    response.status(201).json(toPublicUser(user));
  });

  router.post("/login", async (request, response) => {
    const username = toUsername(parseBody(request, loginSchema).username);
    const user = await deps.limits.guardSignIn({ username, address: visitorAddress(request) }, () =>
      deps.authenticator.checkCredentials(request, response),
    );
    if (!user) throw new AppError("signedOut", "The username or the password is not right.");
    await deps.sessions.start(request, response, user);
    response.json(toPublicUser(user));
  });

  router.post("/logout", async (request, response) => {
    await deps.sessions.end(request, response);
    response.status(204).end();
  });

  return router;
}
