import { addDays } from "date-fns";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";

type Browser = ReturnType<TestApp["visitor"]>;

describe("buying through the sandbox checkout", () => {
  const test = useTestApp();

  async function begin(browser: Browser, item: string): Promise<string> {
    const answer = await browser.post("/api/create-checkout-session").send({ items: [{ id: item }] });
    expect(answer.status).toBe(200);
    expect(answer.body.url).toBe(`${test.env.appUrl}/sandbox-checkout/${answer.body.id}`);
    return answer.body.id;
  }

  async function pay(browser: Browser, sessionId: string): Promise<void> {
    const answer = await browser.post(`/sandbox-checkout/${sessionId}/pay`);
    expect(answer.status).toBe(303);
    await test.settled();
  }

  it("puts what a signed-in person paid for on their account, whether or not they come back", async () => {
    const { browser, id } = await register(test, "mara");
    const sessionId = await begin(browser, "healthcare");
    expect((await browser.get("/api/purchased-templates")).body).toEqual([]);
    await pay(test.visitor(), sessionId);

    const [bought] = (await browser.get("/api/purchased-templates")).body;
    expect(bought).toMatchObject({
      templateId: "healthcare",
      templateName: "Healthcare Industry Template",
      amount: 399,
      currency: "usd",
      stripeSessionId: sessionId,
    });
    const again = await browser.post("/api/register-template-purchase").send({ userId: id, sessionId });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(bought);
    expect((await browser.post("/api/create-checkout-session").send({ items: ["healthcare"] })).status).toBe(409);
  });

  it.each(["a%00b", "%00", "a%0d%0aSet-Cookie:x=1", "..%2f..", "x".repeat(5_000)])("has no checkout %j", async (id) => {
    const address = `/sandbox-checkout/${id}`;
    const calls = await Promise.all([
      request(test.app).get(address),
      ...["pay", "decline", "cancel"].map((deed) => request(test.app).post(`${address}/${deed}`)),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const { text } of calls) expect(text).toContain("We couldn't find this checkout");
  });

  it("lets what a visitor paid for be claimed once, by one account", async () => {
    const visitor = test.visitor();
    const sessionId = await begin(visitor, "complete-bundle");
    expect((await visitor.post("/api/verify-checkout-session").send({ sessionId })).status).toBe(402);
    await pay(visitor, sessionId);
    expect((await visitor.post("/api/verify-checkout-session").send({ sessionId })).body).toEqual({
      templateId: "complete-bundle",
      templateName: "Complete Bundle",
      amount: 3999,
      currency: "usd",
    });
    expect((await visitor.post("/api/register-template-purchase").send({ sessionId })).status).toBe(401);

    const { browser: ada } = await register(test, "ada");
    const { browser: bob } = await register(test, "bob");
    const claims = await Promise.all([1, 2].map(() => ada.post("/api/register-template-purchase").send({ sessionId })));
    expect(claims.map((claim) => claim.status).sort()).toEqual([200, 201]);
    expect((await bob.post("/api/register-template-purchase").send({ sessionId })).status).toBe(409);
    expect((await bob.post("/api/verify-checkout-session").send({ sessionId })).status).toBe(409);
    expect(await test.db.$count(templatePurchases)).toBe(1);
  });

  it("gives nothing for what was declined, left, made up, or paid for as something else", async () => {
    const { browser } = await register(test, "mara");
    const left = await begin(browser, "tech");
    const declined = await browser.post(`/sandbox-checkout/${left}/decline`);
    expect((await browser.get(declined.headers.location ?? "")).text).toContain("The card was declined");
    expect((await browser.post(`/sandbox-checkout/${left}/cancel`)).headers.location).toBe(
      `${test.env.appUrl}/templates?checkout=cancelled`,
    );
    const claim = (body: object) => browser.post("/api/register-template-purchase").send(body);
    expect((await claim({ sessionId: left })).status).toBe(402);
    expect((await claim({ sessionId: "cs_sandbox_madeup" })).status).toBe(404);
    expect((await claim({ sessionId: "../../../etc" })).status).toBe(400);
    expect((await claim({ sessionId: 7 })).status).toBe(400);
    expect((await claim({})).status).toBe(400);

    const visitor = test.visitor();
    const paid = await begin(visitor, "style-bundle");
    await pay(visitor, paid);
    expect((await claim({ sessionId: paid, templateId: "complete-bundle" })).status).toBe(422);
    expect(await test.db.$count(templatePurchases)).toBe(0);
  });

  it("takes the price from the catalogue, whatever is sent", async () => {
    const { browser } = await register(test, "mara");
    const answer = await browser.post("/api/create-checkout-session").send({
      items: [{ id: "tech", price: 0.01, amount: 1, quantity: 0, currency: "jpy", userId: 1 }],
      success_url: "https://evil.example",
      currency: "jpy",
    });
    await pay(browser, answer.body.id);
    const claim = { sessionId: answer.body.id, amount: 1, currency: "jpy", userId: 999, templateName: "Everything" };
    expect((await browser.post("/api/register-template-purchase").send(claim)).body).toMatchObject({
      templateName: "Tech Industry Template",
      amount: 399,
      currency: "usd",
    });
    const page = await request(test.app).get(`/sandbox-checkout/${answer.body.id}`);
    expect(page.text).toContain("Already paid");
  });

  it("sells single items of the catalogue alone", async () => {
    const visitor = test.visitor();
    for (const items of [
      undefined,
      [],
      ["tech", "sales"],
      ["constructor"],
      [null],
      [{ id: "x".repeat(5_000) }],
      "tech",
    ])
      expect((await visitor.post("/api/create-checkout-session").send({ items })).status).toBe(400);
  });

  it("goes on with the checkout that is open when a second tab begins the same one", async () => {
    const { browser } = await register(test, "mara");
    expect(await begin(browser, "tech")).toBe(await begin(browser, "tech"));
    expect(await begin(browser, "tech")).not.toBe(await begin(browser, "sales"));
  });

  it("makes one session of one attempt that is sent twice", async () => {
    const attempt = () =>
      test
        .visitor()
        .post("/api/create-checkout-session")
        .set("Idempotency-Key", "attempt-1")
        .send({ items: ["tech"] });
    const [first, second] = await Promise.all([attempt(), attempt()]);
    expect(first.body.id).toBe(second.body.id);
  });

  it("forgets what was begun and never paid after a month, and nothing else", async () => {
    const { browser } = await register(test, "mara");
    const [bought, left] = [await begin(browser, "healthcare"), await begin(test.visitor(), "complete-bundle")];
    await pay(browser, bought);
    const days = (count: number) => addDays(new Date(), count);
    const kept = async () =>
      (await test.query("select session_id from checkouts")).rows.map((row) => Object(row).session_id);
    await test.tidy(days(29));
    expect(new Set(await kept())).toEqual(new Set([bought, left]));
    await test.tidy(days(32));
    expect(await kept()).toEqual([bought]);
    expect((await test.query("select id from sandbox_checkouts")).rows).toEqual([{ id: bought }]);
    expect((await browser.get("/api/purchased-templates")).body).toHaveLength(1);
  });

  it("shows a page for what is not there", async () => {
    const missing = await request(test.app).get("/sandbox-checkout/%3Cscript%3E");
    expect(missing.status).toBe(404);
    expect(missing.text).not.toContain("<script>");
  });
});
