import { subDays } from "date-fns";
import { describe, expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { claimPurchases } from "./claim-purchases.ts";
import { addPendingPurchase, readPendingPurchases } from "./pending-purchases.ts";

const CLAIM = "POST /api/register-template-purchase";

function pending(sessionId: string, purchasedAt = new Date()) {
  const item = { templateId: "tech", templateName: "Tech Industry Template", amount: 399, currency: "usd" };
  addPendingPurchase({ sessionId, ...item, purchasedAt: purchasedAt.toISOString() });
}

const purchase = {
  id: 1,
  templateId: "tech",
  templateName: "Tech Industry Template",
  amount: 399,
  currency: "usd",
  purchasedAt: "2026-11-21T10:00:00Z",
  stripeSessionId: "cs_1",
};

const left = () => readPendingPurchases().map(({ sessionId }) => sessionId);

describe("claiming what waits in the browser", () => {
  it("sends each session once and forgets it when the account has it", async () => {
    pending("cs_1");
    pending("cs_1");
    const calls = fakeApi({ [CLAIM]: { status: 201, body: purchase } });
    const [first, second] = await Promise.all([claimPurchases(7), claimPurchases(7)]);
    expect(first).toEqual({ names: ["Tech Industry Template"], taken: false });
    expect(second).toBe(first);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { userId: 7, sessionId: "cs_1", templateId: "tech", templateName: "Tech Industry Template", amount: 399 },
    ]);
    expect(left()).toEqual([]);
  });

  it.each([404, 409, 422, 400])("forgets what will never be the account's (%s)", async (status) => {
    pending("cs_1");
    fakeApi({ [CLAIM]: { status, body: { message: "no" } } });
    expect(await claimPurchases(7)).toEqual({ names: [], taken: status === 409 });
    expect(left()).toEqual([]);
  });

  it.each([401, 402, 429, 500, 502, 503, 504])("keeps what the server cannot take right now (%s)", async (status) => {
    pending("cs_1");
    fakeApi({ [CLAIM]: { status, body: { message: "later" } } });
    await claimPurchases(7);
    expect(left()).toEqual(["cs_1"]);
  });

  it("goes on after one that fails, and keeps that one", async () => {
    pending("cs_1");
    pending("cs_2");
    fakeApi({
      [CLAIM]: ({ body }) =>
        JSON.stringify(body).includes("cs_1") ? { status: 502, body: {} } : { status: 201, body: purchase },
    });
    expect((await claimPurchases(7)).names).toHaveLength(1);
    expect(left()).toEqual(["cs_1"]);
  });

  it("gives up on what is still unpaid after a month", async () => {
    pending("cs_old", subDays(new Date(), 31));
    fakeApi({ [CLAIM]: { status: 402, body: { message: "unpaid" } } });
    await claimPurchases(7);
    expect(left()).toEqual([]);
  });

  it("reads around damage in the browser's storage", () => {
    for (const damaged of ["{", "null", '{"a":1}', '[1, null, {"sessionId": 5}]']) {
      window.localStorage.setItem("pendingPurchases", damaged);
      expect(readPendingPurchases()).toEqual([]);
    }
    pending("cs_1");
    expect(left()).toEqual(["cs_1"]);
  });
});
