import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { type StripeServer, type StripeTrouble, startStripeServer } from "#server/testing/stripe-server.ts";
import { createStripePayments } from "./stripe-payments.ts";

const order = {
  templateId: "tech",
  name: "Tech Industry Template",
  description: "Clear, plain.",
  amount: 399,
  currency: "usd",
  userId: null,
  email: null,
  successUrl: "http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost/templates",
  idempotencyKey: "attempt",
};

describe("payments by Stripe", () => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
  });
  afterEach(() => stripe.setTrouble("none"));
  afterAll(() => stripe.close());

  const payments = () =>
    createStripePayments({
      secretKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      timeout: 300,
    });

  it.each<[StripeTrouble, string]>([
    ["down", "upstreamFailed"],
    ["silent", "upstreamTimeout"],
    ["broken", "upstreamFailed"],
    ["busy", "unavailable"],
    ["refusing", "unavailable"],
  ])("says what is wrong when it is %s, without its words", async (trouble, code) => {
    stripe.setTrouble(trouble);
    for (const call of [payments().createSession(order), payments().getSession("cs_test_1")]) {
      const error = await call.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code });
      expect(String(error)).not.toMatch(/stand-in|sk_test/);
    }
  });

  it("knows no session that it never made", async () => {
    expect(await payments().getSession("cs_test_unknown")).toBeNull();
  });

  it("sends the same key with a call that it repeats, so that one session is made", async () => {
    const before = stripe.sessions.size;
    const [one, two] = await Promise.all([payments().createSession(order), payments().createSession(order)]);
    expect(one).toEqual(two);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it("believes no notice without a secret, a signature, or the very bytes that were signed", async () => {
    const { id } = await payments().createSession(order);
    const { body, signature } = stripe.notice("checkout.session.completed", id);
    const unset = createStripePayments({ secretKey: stripe.secretKey, webhookSecret: null, apiUrl: stripe.url });
    expect(payments().parseEvent(Buffer.from(body), signature)).toEqual({ sessionId: id });
    for (const attempt of [
      () => unset.parseEvent(Buffer.from(body), signature),
      () => payments().parseEvent(Buffer.from(body), undefined),
      () => payments().parseEvent(Buffer.from(body), "t=1,v1=00"),
      () => payments().parseEvent(Buffer.from(`${body} `), signature),
      () => payments().parseEvent(Buffer.alloc(0), signature),
    ])
      expect(attempt).toThrow(AppError);
  });
});
