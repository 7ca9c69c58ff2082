import express, { type Request, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import {
  checkoutRequestSchema,
  type PaymentSetup,
  registerPurchaseSchema,
  verifyRequestSchema,
} from "#shared/purchases/checkout.schema.ts";
import type { Buyer, PurchasesService } from "./purchases.service.ts";

export type PurchasesRoutesDeps = {
  service: PurchasesService;
  rateLimits: RateLimitDeps;
  /** Null: not told, in production. */
  setup: PaymentSetup | null;
};

/** Buying templates: checkout, what was paid, onto the account, and what the account has. */
export function purchasesRoutes({ service, rateLimits, setup }: PurchasesRoutesDeps): Router {
  const router = Router();
  const limitCheckouts = rateLimit(
    {
      name: "checkout",
      points: 30,
      seconds: 10 * 60,
      message: (wait) => `Too many checkouts from your network. Try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );
  const limitLookups = rateLimit(
    {
      name: "payment-lookup",
      points: 120,
      seconds: 10 * 60,
      message: (wait) => `Too many payment checks from your network. Try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );

  router.post("/create-checkout-session", limitCheckouts, async (request, response) => {
    const { items } = await parseBody(request, checkoutRequestSchema);
    const key = idempotencyKeyOf(request);
    response.json(await service.createCheckout(items[0]?.id ?? "", buyerOf(request), key));
  });

  // The plain form of /stripe-redirect: the browser goes where it is sent, no script between.
  router.post(
    "/checkout-redirect",
    limitCheckouts,
    express.urlencoded({ extended: false, limit: "10kb" }),
    async (request, response) => {
      const { item } = z.object({ item: z.string("Choose a template").max(60) }).parse(request.body ?? {});
      const { url } = await service.createCheckout(item, buyerOf(request), null);
      if (!url) throw new AppError("upstreamFailed", "Payment configuration error - please try again later");
      response.redirect(303, url);
    },
  );

  router.post("/verify-checkout-session", limitLookups, async (request, response) => {
    const { sessionId } = await parseBody(request, verifyRequestSchema);
    response.json(await service.verify(sessionId, request.user?.id ?? null));
  });

  router.post("/register-template-purchase", requireUser(), limitLookups, async (request, response) => {
    const { sessionId, templateId } = await parseBody(request, registerPurchaseSchema);
    const { id } = signedInUser(request);
    const { purchase, created } = await service.register({ sessionId, templateId: templateId ?? null }, id);
    response.status(created ? 201 : 200).json(purchase);
  });

  router.get("/purchased-templates", requireUser(), async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });

  router.get("/payment-setup", (_request, response, next) => {
    if (setup) response.json(setup);
    else next();
  });

  return router;
}

function buyerOf({ user }: Request): Buyer | null {
  return user ? { id: user.id, email: user.email } : null;
}
