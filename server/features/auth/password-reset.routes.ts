import { Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { forgotPasswordSchema, resetMailMessage, resetPasswordSchema } from "#shared/auth/password-reset.schema.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

/**
 * A forgotten password. The answer to asking for a link is the same, as quickly, for every username: what follows
 * from it happens in `background`.
 */
export function passwordResetRoutes(deps: {
  service: PasswordResetService;
  limits: AuthLimits;
  background: (name: string, work: () => Promise<void>) => void;
}): Router {
  const { service, limits } = deps;
  const router = Router();

  router.post("/forgot-password", async (request, response) => {
    const { username } = parseBody(request, forgotPasswordSchema);
    await limits.allowResetMail({ username, address: visitorAddress(request) });
    deps.background("password reset mail", () => service.sendLink(username));
    response.json({ message: resetMailMessage });
  });

  router.get("/reset-password/:token/validate", async (request, response) => {
    response.json({ valid: await service.isValid(request.params.token) });
  });

  router.post("/reset-password", async (request, response) => {
    const username = await service.reset(parseBody(request, resetPasswordSchema));
    await limits.forgetSignIns({ username, address: visitorAddress(request) });
    response.json({ message: "Your password has been changed. You can sign in with it now." });
  });

  return router;
}
