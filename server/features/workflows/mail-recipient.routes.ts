import { Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimitDeps, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import {
  askRecipientSchema,
  mailAnswerSchema,
  recipientStatesSchema,
} from "#shared/workflows/mail-recipient.schema.ts";
import type { MailRecipientsService } from "./mail-recipients.service.ts";

const looksLimit = {
  name: "recipient-looks",
  points: 600,
  seconds: 600,
  message: (wait: number) => `Too many requests. Try again ${waitingTime(wait)}.`,
};

/**
 * Who may be mailed to, mounted at /api. The links of mails need no sign-in; looking at one changes nothing, because mail
 * programs do that by themselves.
 */
export function mailRecipientRoutes(deps: { service: MailRecipientsService; rateLimits: RateLimitDeps }): Router {
  const { service } = deps;
  const looks = createRateLimiter(looksLimit, deps.rateLimits);
  const router = Router();
  const signedIn = requireUser();

  router.post("/mail-recipients/states", signedIn, async (request, response) => {
    const { id } = signedInUser(request);
    const { addresses } = await parseBody(request, recipientStatesSchema);
    await looks.consume(String(id));
    response.json(await service.states(id, addresses));
  });

  router.post("/mail-recipients", signedIn, async (request, response) => {
    const asked = await parseBody(request, askRecipientSchema);
    response.status(202).json(await service.ask(signedInUser(request).id, asked, visitorAddress(request)));
  });

  router.get("/mail-requests/:token", async (request, response) => {
    response.json(await service.request(request.params.token));
  });

  router.post("/mail-requests/:token", async (request, response) => {
    const { answer } = await parseBody(request, mailAnswerSchema);
    await service.answer(request.params.token, answer);
    response.json({ answer });
  });

  router.get("/mail-stops/:token/state", async (request, response) => {
    response.json(await service.stopState(request.params.token));
  });

  return router;
}
