import { Router } from "express";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import type { EmailAddressService } from "./email-address.service.ts";

/**
 * Links of mails about an account's address, mounted at /api. Looking at a link changes nothing: mail programs do that by
 * themselves.
 */
export function emailAddressRoutes({ service }: { service: EmailAddressService }): Router {
  const router = Router();

  router.post("/profile/email-confirmation", requireUser(), async (request, response) => {
    await service.ask(signedInUser(request).id, visitorAddress(request));
    response.status(202).json({ message: "We've emailed you a link." });
  });

  router.get("/email-confirmations/:token", async (request, response) => {
    response.json(await service.confirmationLink(request.params.token));
  });

  router.post("/email-confirmations/:token", async (request, response) => {
    response.json(await service.confirm(request.params.token));
  });

  router.get("/email-changes/:token", async (request, response) => {
    response.json(await service.reversalLink(request.params.token));
  });

  router.post("/email-changes/:token", async (request, response) => {
    response.json(await service.takeBack(request.params.token));
  });

  return router;
}
