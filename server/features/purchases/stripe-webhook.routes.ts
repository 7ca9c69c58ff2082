import express, { Router } from "express";
import { isForm } from "#server/http/bound-bodies.ts";
import type { PaymentEvent } from "#server/integrations/payments/payments.ts";

export type StripeWebhookDeps = {
  parseEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
  settle: (sessionId: string) => Promise<void>;
};

/**
 * Notices of the payment provider. The signature covers the bytes as they came, so this is mounted before anything reads bodies; it comes
 * from another server, so before the same-origin check too. An answer of 5xx makes the provider try again.
 */
export function stripeWebhookRoutes({ parseEvent, settle }: StripeWebhookDeps): Router {
  const router = Router();
  router.post(
    "/",
    express.raw({ type: ({ headers }) => !isForm(headers), limit: "1mb" }),
    async (request, response) => {
      const signature = request.headers["stripe-signature"];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = parseEvent(body, typeof signature === "string" ? signature : undefined);
      if (event) await settle(event.sessionId);
      response.json({ received: true });
    },
  );
  return router;
}
