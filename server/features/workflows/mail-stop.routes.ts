import { Router } from "express";
import type { MailRecipientsService } from "./mail-recipients.service.ts";

/**
 * The address that every mail names for stopping the next ones. The button of a mail program sends a form from another site
 * (RFC 8058), so this is mounted before bodies are read and before it is looked where a call comes from: whoever has the
 * link may only stop mails with it. A browser that opens it is led to the page that asks.
 */
export function mailStopRoutes({ service, appUrl }: { service: MailRecipientsService; appUrl: () => string }): Router {
  const router = Router();

  router.post("/:token", async (request, response) => {
    await service.stop(request.params.token);
    response.json({ message: "You won't get these emails anymore." });
  });

  router.get("/:token", (request, response) => {
    response.redirect(303, `${appUrl()}/stop-mails/${encodeURIComponent(request.params.token)}`);
  });

  return router;
}
