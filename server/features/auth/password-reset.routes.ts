import { Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { forgotPasswordSchema, resetMailMessage, resetPasswordSchema } from "#shared/auth/password-reset.schema.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

/**
 * A forgotten password. The answer to asking for a link is the same, as quickly, for every username and address: what follows
 * from it happens in `background`.
 */
export function passwordResetRoutes(deps: {
  service: PasswordResetService;
  limits: AuthLimits;
  devices: KnownDevices;
  background: (name: string, work: () => Promise<void>) => void;
}): Router {
  const { service, limits } = deps;
  const router = Router();

  router.post("/forgot-password", async (request, response) => {
    const { username: typed } = await parseBody(request, forgotPasswordSchema);
    await limits.allowResetMail({ username: typed, address: visitorAddress(request) });
    deps.background("password reset mail", () => service.sendLinks(typed));
    logSecurity(request, "reset link asked for", { account: await service.knownName(typed) });
    response.json({ message: resetMailMessage });
  });

  router.get("/reset-password/:token/validate", async (request, response) => {
    response.json({ valid: await service.isValid(request.params.token) });
  });

  router.post("/reset-password", async (request, response) => {
    const wanted = await parseBody(request, resetPasswordSchema);
    const address = visitorAddress(request);
    const { id, username, signsInWith } = await limits.inTurn(address, () => service.reset(wanted));
    for (const name of signsInWith) await limits.forgetSignIns({ username: name, address });
    deps.devices.remember(request, response, id);
    logSecurity(request, "password reset", { account: username });
    response.json({ message: "Your password was changed. You can now sign in." });
  });

  return router;
}
