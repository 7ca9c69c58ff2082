import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { type StripeServer, startStripeServer } from "#server/testing/stripe-server.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";

type Browser = ReturnType<TestApp["visitor"]>;
type Notice = { body: string; signature: string };

describe("buying through Stripe", () => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
  });
  afterEach(() => stripe.setTrouble("none"));
  afterAll(() => stripe.close());
  const test = useTestApp(() => ({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    APP_URL: "https://desk.example",
  }));

  async function begin(browser: Browser, id: string): Promise<string> {
    const answer = await browser.post("/api/create-checkout-session").send({ items: [{ id }] });
    expect(answer.status).toBe(200);
    return answer.body.id;
  }
  const notify = ({ body, signature }: Notice) =>
    request(test.app)
      .post("/api/stripe/webhook")
      .set("Content-Type", "application/json")
      .set("Origin", "https://stripe.example")
      .set("Stripe-Signature", signature)
      .send(body);
  const completed = (id: string) => stripe.notice("checkout.session.completed", id);
  const claim = (browser: Browser, sessionId: string) =>
    browser.post("/api/register-template-purchase").send({ sessionId });
  const rows = () => test.db.select().from(templatePurchases);

  it("asks for our price, our currency and our addresses, once each, with a key", async () => {
    const { browser, id } = await register(test, "mara");
    const answer = await browser.post("/api/create-checkout-session").send({
      items: [{ id: "complete-bundle", price: 1, quantity: 99, currency: "idr" }],
      successUrl: "https://evil.example",
      userId: 77,
    });
    expect(answer.body).toEqual({ id: answer.body.id, url: `https://checkout.example/c/pay/${answer.body.id}` });
    const call = stripe.calls.at(-1);
    expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][unit_amount]": "3999",
      "line_items[0][price_data][currency]": "usd",
      "metadata[templateId]": "complete-bundle",
      "metadata[userId]": String(id),
      success_url: "https://desk.example/payment-success?session_id={CHECKOUT_SESSION_ID}&template_id=complete-bundle",
      cancel_url: "https://desk.example/templates?checkout=cancelled",
    });
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{64}$/);
  });

  describe("in every order", () => {
    const orders: Record<string, (buyer: Browser, sessionId: string) => Promise<void>> = {
      "the notice before the return": async (buyer, id) => {
        expect((await notify(completed(id))).status).toBe(200);
        expect((await claim(buyer, id)).status).toBe(200);
      },
      "the notice after the return": async (buyer, id) => {
        expect((await claim(buyer, id)).status).toBe(201);
        expect((await notify(completed(id))).status).toBe(200);
      },
      "ten notices at once, and the return among them": async (buyer, id) => {
        const all = await Promise.all([
          ...Array.from({ length: 5 }, () => notify(completed(id))),
          claim(buyer, id),
          claim(buyer, id),
          ...Array.from({ length: 5 }, () => notify(completed(id))),
        ]);
        for (const { status } of all) expect([200, 201]).toContain(status);
      },
      "a notice and no return": async (_buyer, id) => {
        expect((await notify(completed(id))).status).toBe(200);
      },
      "a return and no notice": async (buyer, id) => {
        expect((await claim(buyer, id)).status).toBe(201);
      },
      "notices in the wrong order": async (buyer, id) => {
        await notify(stripe.notice("checkout.session.expired", id));
        await notify(stripe.notice("checkout.session.async_payment_failed", id));
        await notify(completed(id));
        expect((await claim(buyer, id)).status).toBe(200);
      },
    };

    it.each(Object.entries(orders))("%s: one row, the buyer's", async (_name, happen) => {
      const { browser, id: userId } = await register(test, "mara");
      const sessionId = await begin(browser, "tech");
      stripe.pay(sessionId);
      await happen(browser, sessionId);
      expect(await rows()).toMatchObject([
        { userId, templateId: "tech", amount: 399, currency: "usd", stripeSessionId: sessionId },
      ]);
      expect((await browser.get("/api/purchased-templates")).body).toHaveLength(1);
    });

    it("neither notice nor return: the hourly look finds it", async () => {
      const { browser, id: userId } = await register(test, "mara");
      const paid = await begin(browser, "tech");
      await begin(browser, "sales");
      stripe.pay(paid);
      await test.tidy(new Date(Date.now() + 60 * 60_000));
      expect(await rows()).toMatchObject([{ userId, stripeSessionId: paid }]);
    });
  });

  it("gives nothing for a delayed payment until it has arrived", async () => {
    const { browser, id: userId } = await register(test, "mara");
    const sessionId = await begin(browser, "tech");
    stripe.payLater(sessionId);
    expect((await notify(completed(sessionId))).status).toBe(200);
    const early = await claim(browser, sessionId);
    expect(early.status).toBe(402);
    expect(early.body.message).toContain("still being processed");
    expect(await rows()).toEqual([]);
    stripe.arrive(sessionId);
    await notify(stripe.notice("checkout.session.async_payment_succeeded", sessionId));
    expect(await rows()).toMatchObject([{ userId }]);
  });

  it("gives nothing for what is open, expired, or was paid but never made here", async () => {
    const { browser } = await register(test, "mara");
    const open = await begin(browser, "tech");
    const expired = await begin(browser, "sales");
    stripe.expire(expired);
    const foreign = await begin(test.visitor(), "tech");
    const session = stripe.sessions.get(foreign);
    if (session) stripe.sessions.set("cs_foreign", { ...session, id: "cs_foreign", metadata: {} });
    stripe.pay("cs_foreign");
    for (const sessionId of [open, expired]) {
      await notify(completed(sessionId));
      expect((await claim(browser, sessionId)).status).toBe(402);
    }
    await notify(completed("cs_foreign"));
    expect((await claim(browser, "cs_foreign")).status).toBe(404);
    expect((await claim(browser, "cs_test_made_up")).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it("takes a coupon over the whole price for a payment, and one over half of it too", async () => {
    const { browser, id: userId } = await register(test, "mara");
    const [free, half] = [await begin(browser, "tech"), await begin(browser, "sales")];
    const completedFree = { status: "complete", payment_status: "no_payment_required", url: null } as const;
    const details = (amount_discount: number) => ({ amount_discount, amount_shipping: 0, amount_tax: 0 });
    stripe.change(free, { ...completedFree, amount_total: 0, total_details: details(399) });
    stripe.pay(half);
    stripe.change(half, { amount_total: 200, total_details: details(199) });
    expect((await notify(completed(free))).status).toBe(200);
    expect((await claim(browser, free)).status).toBe(200);
    expect((await claim(browser, half)).status).toBe(201);
    expect(await rows()).toMatchObject([
      { userId, templateId: "tech", amount: 0 },
      { userId, templateId: "sales", amount: 200 },
    ]);
    // An open one that will cost nothing is not a purchase yet.
    const open = await begin(browser, "creative");
    stripe.change(open, { payment_status: "no_payment_required", amount_total: 0, total_details: details(399) });
    expect((await claim(browser, open)).status).toBe(402);
  });

  it("registers nothing that was paid at another price or in another currency, and tells the operator", async () => {
    const { browser, id } = await register(test, "mara");
    const odd = {
      total: { amount_total: 1 },
      both: { amount_subtotal: 1, amount_total: 1 },
      currency: { currency: "idr" },
    };
    for (const [name, changes] of Object.entries(odd)) {
      const sessionId = await begin(test.visitor(), "tech");
      stripe.change(sessionId, { ...changes, metadata: { templateId: "tech", userId: String(id) } });
      stripe.pay(sessionId);
      expect((await notify(completed(sessionId))).status).toBe(200);
      const refused = await claim(browser, sessionId);
      expect([name, refused.status]).toEqual([name, 422]);
      expect(refused.body.message).toContain("doesn't match the price of the Tech");
      expect((await browser.post("/api/verify-checkout-session").send({ sessionId })).status).toBe(422);
      await test.tidy(new Date(Date.now() + 60 * 60_000));
      expect(test.log.some((line) => line.includes("payment at another price") && line.includes(sessionId))).toBe(true);
    }
    expect(await rows()).toEqual([]);
  });

  it("gives a session to who began it, also when somebody else brings it", async () => {
    const { browser: mara, id: maraId } = await register(test, "mara");
    const { browser: eve } = await register(test, "eve");
    const sessionId = await begin(mara, "tech");
    stripe.pay(sessionId);
    expect((await claim(eve, sessionId)).status).toBe(409);
    expect((await eve.post("/api/verify-checkout-session").send({ sessionId })).status).toBe(409);
    expect(await rows()).toMatchObject([{ userId: maraId }]);
    expect((await eve.get("/api/purchased-templates")).body).toEqual([]);
  });

  it("lets a purchase be claimed whose account was deleted before it was paid, and not one that was on it", async () => {
    const { browser: mara } = await register(test, "mara");
    const before = await begin(mara, "tech");
    const onAccount = await begin(mara, "sales");
    stripe.pay(onAccount);
    await claim(mara, onAccount);
    expect((await mara.delete("/api/profile").send({ password: "Correct-Horse-9" })).status).toBe(204);
    stripe.pay(before);
    const { browser: again } = await register(test, "mara2");
    expect((await claim(again, before)).status).toBe(201);
    expect((await claim(again, onAccount)).status).toBe(409);
  });

  it("mails a visitor the link that claims it, once for ten notices", async () => {
    const visitor = test.visitor();
    const sessionId = await begin(visitor, "tech");
    stripe.pay(sessionId, "visitor@example.org");
    await Promise.all(Array.from({ length: 10 }, () => notify(completed(sessionId))));
    const folder = join(test.env.dataDir, "outbox");
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
    const sent = mails.filter((mail) => mail.includes("visitor@example.org"));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.replace(/=\r?\n/g, "")).toContain(sessionId);
    const { browser } = await register(test, "mara");
    expect((await claim(browser, sessionId)).status).toBe(201);
  });

  it("refuses forged, stale and altered notices, without effect", async () => {
    const { browser } = await register(test, "mara");
    const sessionId = await begin(browser, "tech");
    stripe.pay(sessionId);
    const good = completed(sessionId);
    const bad: Notice[] = [
      stripe.notice("checkout.session.completed", sessionId, { secret: "whsec_somebody_else" }),
      stripe.notice("checkout.session.completed", sessionId, { age: 3_600 }),
      { ...good, body: good.body.replace("399", "1") },
      { ...good, signature: "t=1,v1=abc" },
      { body: "{", signature: good.signature },
      { body: "x".repeat(500_000), signature: good.signature },
    ];
    for (const notice of bad) expect((await notify(notice)).status).toBe(400);
    expect((await request(test.app).post("/api/stripe/webhook").send(good.body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("takes notices about other things, and sessions that are not ours, for known", async () => {
    expect((await notify(stripe.notice("customer.created", "cus_1"))).status).toBe(200);
    expect((await notify(completed("cs_of_another_shop"))).status).toBe(200);
  });

  it("loses nothing while Stripe is out of reach", async () => {
    const { browser } = await register(test, "mara");
    const sessionId = await begin(browser, "tech");
    stripe.pay(sessionId);
    const notice = completed(sessionId);
    for (const [trouble, status] of [
      ["down", 502],
      ["broken", 502],
      ["busy", 503],
    ] as const) {
      stripe.setTrouble(trouble);
      expect((await notify(notice)).status).toBe(status);
      const answer = await claim(browser, sessionId);
      expect(answer.status).toBe(status);
      expect(answer.body.message).not.toMatch(/sk_test|stand-in/);
      expect((await browser.post("/api/create-checkout-session").send({ items: ["sales"] })).status).toBe(status);
    }
    stripe.setTrouble("none");
    expect((await notify(notice)).status).toBe(200);
    stripe.setTrouble("down");
    expect((await claim(browser, sessionId)).status).toBe(200);
    expect((await browser.get("/api/purchased-templates")).body).toHaveLength(1);
  });
});

describe("a store in production without a payment provider", () => {
  const test = useTestApp({
    NODE_ENV: "production",
    APP_URL: "https://desk.example",
    RATE_LIMITS: "on",
    SESSION_SECRET: "a secret for tests only",
    ENCRYPTION_KEY: "another secret for tests",
  });

  it("is closed and says so; there is no sandbox and no setup to read", async () => {
    const visitor = test.visitor();
    const answer = await visitor.post("/api/create-checkout-session").send({ items: ["tech"] });
    expect(answer.status).toBe(503);
    expect(answer.body.message).toContain("payments aren't set up");
    expect((await visitor.post("/api/verify-checkout-session").send({ sessionId: "cs_1" })).status).toBe(503);
    expect((await visitor.post("/api/stripe/webhook").send("{}")).status).toBe(400);
    expect((await visitor.get("/sandbox-checkout/cs_1")).status).toBe(404);
    expect((await visitor.get("/api/payment-setup")).status).toBe(404);
  });
});
