import { subDays } from "date-fns";
import type { Router } from "express";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { createCheckoutStore } from "#server/features/purchases/checkout.store.ts";
import { createPurchaseStore } from "#server/features/purchases/purchase.store.ts";
import { purchasesRoutes } from "#server/features/purchases/purchases.routes.ts";
import { createPurchasesService } from "#server/features/purchases/purchases.service.ts";
import { stripeWebhookRoutes } from "#server/features/purchases/stripe-webhook.routes.ts";
import { createLinkBase } from "#server/http/came-by.ts";
import { sameOrigin } from "#server/http/same-origin.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import { createPayments } from "#server/integrations/payments/create-payments.ts";
import { sandboxCheckoutRoutes } from "#server/integrations/payments/sandbox-checkout.routes.ts";
import { createSandboxCheckoutStore } from "#server/integrations/payments/sandbox-checkout.store.ts";
import type { Background } from "./background.ts";

export type StoreServicesDeps = {
  db: Database;
  env: Env;
  background: Background;
  mailer: Mailer;
  logger: Logger;
  hasAccount: (userId: number) => Promise<boolean>;
};

/** The part of {@link createServices} for the template store: checkout, payment notices and purchases. */
export function createStoreServices({ db, env, background, mailer, logger, hasAccount }: StoreServicesDeps): {
  rawRoutes: [path: string, router: Router][];
  routes: [path: string, router: Router][];
  ownsTemplate: (userId: number, templateId: string) => Promise<boolean>;
  tidy: (now: Date) => Promise<void>;
} {
  const sandboxCheckouts = createSandboxCheckoutStore(db);
  const linkBase = createLinkBase(env);
  const payments = createPayments(env, { sandboxCheckouts, appUrl: linkBase });
  const purchases = createPurchasesService({
    payments,
    purchases: createPurchaseStore(db),
    checkouts: createCheckoutStore(db),
    hasAccount,
    sendMail: mailer.send,
    onOddPayment: (payment) =>
      logger.error({ event: "payment at another price", ...payment }, "payment not registered"),
    appUrl: linkBase,
  });
  const setup = {
    provider: payments.kind,
    apiUrl: env.stripe?.apiUrl ?? null,
    webhookSigned: Boolean(env.stripe?.webhookSecret),
    testMode: !env.stripe?.secretKey.startsWith("sk_live_"),
  };
  const routes: [path: string, router: Router][] = [
    [
      "/api",
      purchasesRoutes({
        service: purchases,
        rateLimits: { enabled: env.rateLimits, db },
        setup: env.production ? null : setup,
      }),
    ],
  ];
  if (payments.kind === "sandbox")
    routes.push([
      "/sandbox-checkout",
      sandboxCheckoutRoutes({
        checkouts: sandboxCheckouts,
        sameOrigin: sameOrigin(env.appUrl),
        notify: (sessionId) => background.run("sandbox payment", () => purchases.settle(sessionId)),
      }),
    ]);

  return {
    rawRoutes: [
      ["/api/stripe/webhook", stripeWebhookRoutes({ parseEvent: payments.parseEvent, settle: purchases.settle })],
    ],
    routes,
    ownsTemplate: purchases.ownsTemplate,
    tidy: async (now) => {
      if (payments.kind !== "none") await purchases.settleForgotten(now);
      await sandboxCheckouts.removeUnpaid(subDays(now, 31));
    },
  };
}
