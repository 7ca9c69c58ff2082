import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { CheckoutOrder, CheckoutSession, PaymentEvent, Payments } from "./payments.ts";

export type StripeOptions = {
  secretKey: string;
  /** Null: no notice is believed. */
  webhookSecret: string | null;
  /** Where the API is; null for Stripe's own. */
  apiUrl: string | null;
  /** For one attempt, in milliseconds; a failed connection is tried once more. */
  timeout?: number;
};

/** Hosted checkouts of Stripe, through its own library. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...(options.apiUrl === null ? {} : toHost(new URL(options.apiUrl))),
    timeout: options.timeout ?? 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    kind: "stripe",

    async createSession(order) {
      const request = toSessionRequest(order);
      const session = await asked(stripe.checkout.sessions.create(request, { idempotencyKey: order.idempotencyKey }));
      return { id: session.id, url: session.url };
    },

    async getSession(id) {
      try {
        return toCheckoutSession(await stripe.checkout.sessions.retrieve(id));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw toAppError(error);
      }
    },

    parseEvent(body, signature) {
      if (!options.webhookSecret || !signature) throw unsigned();
      try {
        return toPaymentEvent(stripe.webhooks.constructEvent(body, signature, options.webhookSecret));
      } catch (error) {
        throw new AppError("malformed", unsigned().message, { cause: error });
      }
    },
  };
}

function toHost(url: URL): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { host: url.hostname, port: url.port || (protocol === "http" ? 80 : 443), protocol };
}

function toSessionRequest(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amount,
          product_data: { name: order.name, description: order.description },
        },
      },
    ],
    metadata: { templateId: order.templateId, ...(order.userId === null ? {} : { userId: String(order.userId) }) },
    ...(order.userId === null ? {} : { client_reference_id: String(order.userId) }),
    ...(order.email === null ? {} : { customer_email: order.email }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/** A status that this version does not know is not an end. */
const statusSchema = z.enum(["open", "complete", "expired"]).catch("open");

function toCheckoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  const userId = Number(session.metadata?.userId);
  return {
    id: session.id,
    status: statusSchema.parse(session.status),
    // With a coupon over the whole price there is nothing to pay, and the session is as good as paid.
    paid: session.payment_status === "paid" || isFree(session),
    url: session.url,
    templateId: session.metadata?.templateId ?? null,
    userId: Number.isInteger(userId) && userId > 0 ? userId : null,
    amount: session.amount_total ?? 0,
    fullAmount: fullAmountOf(session),
    currency: session.currency ?? "usd",
    email: session.customer_details?.email ?? null,
  };
}

function isFree({ payment_status, status, amount_total }: Stripe.Checkout.Session): boolean {
  return payment_status === "no_payment_required" && status === "complete" && amount_total === 0;
}

function fullAmountOf(session: Stripe.Checkout.Session): number | null {
  if (isFree(session)) return session.amount_subtotal ?? null;
  const { amount_discount = 0, amount_tax = 0, amount_shipping = 0 } = session.total_details ?? {};
  return (session.amount_total ?? 0) + amount_discount - amount_tax - (amount_shipping ?? 0);
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { type, data } = event;
  const isAboutCheckout =
    type === "checkout.session.completed" ||
    type === "checkout.session.async_payment_succeeded" ||
    type === "checkout.session.async_payment_failed" ||
    type === "checkout.session.expired";
  return isAboutCheckout ? { sessionId: data.object.id } : null;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw toAppError(error);
  });
}

/** What the library throws, in words for who wanted to pay; its own words may name keys and accounts. */
function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const details = { cause: error };
  if (error instanceof errors.StripeCardError)
    return new AppError("unpaid", "The card was declined. Nothing was charged.", details);
  if (error instanceof errors.StripeRateLimitError)
    return new AppError("unavailable", "The payment provider is busy. Try again in a minute.", {
      ...details,
      retryAfter: 60,
    });
  if (error instanceof errors.StripeConnectionError)
    return isTimeout(error)
      ? new AppError("upstreamTimeout", "The payment provider didn't respond in time. Try again.", details)
      : new AppError("upstreamFailed", "Couldn't reach the payment provider. Try again.", details);
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new AppError(
      "unavailable",
      "Payments aren't set up correctly on this server. Nothing was charged.",
      details,
    );
  return new AppError("upstreamFailed", "The payment provider had a problem. Try again.", details);
}

/** The library tells a timeout by its words alone. */
function isTimeout(error: Error): boolean {
  return error.message.includes("timeout");
}

function unsigned(): AppError {
  return new AppError("malformed", "The signature of this notice isn't right.");
}
