import { randomBytes } from "node:crypto";
import { subHours } from "date-fns";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { CheckoutSession, Payments } from "./payments.ts";
import type { SandboxCheckoutRow, SandboxCheckoutStore } from "./sandbox-checkout.store.ts";

/** Sessions of hosted checkouts live that long, with Stripe too. */
const LIFETIME_HOURS = 24;

/** Plays a provider's hosted checkout on our own server; nobody's card is charged. */
export function createSandboxPayments(deps: { checkouts: SandboxCheckoutStore; appUrl: () => string }): Payments {
  const { checkouts, appUrl } = deps;
  return {
    kind: "sandbox",

    async createSession(order) {
      await checkouts.expireOlderThan(subHours(new Date(), LIFETIME_HOURS));
      const row = await checkouts.create({
        id: `cs_sandbox_${randomBytes(24).toString("base64url")}`,
        itemName: order.name,
        amount: order.amount,
        currency: order.currency,
        metadata: { templateId: order.templateId, userId: order.userId, email: order.email },
        successUrl: order.successUrl,
        cancelUrl: order.cancelUrl,
        idempotencyKey: order.idempotencyKey,
      });
      if (!row) throw new AppError("upstreamFailed", "Couldn't open the sandbox checkout. Try again.");
      return { id: row.id, url: addressOf(row, appUrl()) };
    },

    async getSession(id) {
      const row = await checkouts.get(id);
      return row && toCheckoutSession(row, appUrl());
    },

    parseEvent: () => {
      throw new AppError("malformed", "The sandbox checkout sends no notices from outside.");
    },
  };
}

const metadataSchema = z.object({
  templateId: z.string(),
  userId: z.number().nullable(),
  email: z.string().nullable(),
});

const statusSchema = z.enum(["open", "complete", "expired"]);

function toCheckoutSession(row: SandboxCheckoutRow, appUrl: string): CheckoutSession {
  const { templateId, userId, email } = metadataSchema.parse(row.metadata);
  const isOver = row.status === "open" && row.createdAt < subHours(new Date(), LIFETIME_HOURS);
  const status = isOver ? "expired" : statusSchema.parse(row.status);
  return {
    id: row.id,
    status,
    paid: status === "complete",
    url: status === "open" ? addressOf(row, appUrl) : null,
    templateId,
    userId,
    amount: row.amount,
    fullAmount: row.amount,
    currency: row.currency,
    email,
  };
}

function addressOf({ id }: { id: string }, appUrl: string): string {
  return `${appUrl}/sandbox-checkout/${id}`;
}
