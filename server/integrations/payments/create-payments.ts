import type { Env } from "#server/env.ts";
import { createNoPayments } from "./no-payments.ts";
import type { Payments } from "./payments.ts";
import type { SandboxCheckoutStore } from "./sandbox-checkout.store.ts";
import { createSandboxPayments } from "./sandbox-payments.ts";
import { createStripePayments } from "./stripe-payments.ts";

/** Stripe where there is a key; else the sandbox, which production does without. */
export function createPayments(
  env: Pick<Env, "stripe" | "production">,
  deps: { sandboxCheckouts: SandboxCheckoutStore; appUrl: () => string },
): Payments {
  if (env.stripe) return createStripePayments(env.stripe);
  if (env.production) return createNoPayments();
  return createSandboxPayments({ checkouts: deps.sandboxCheckouts, appUrl: deps.appUrl });
}
