import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";

describe("letters in an hour", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });
  type Browser = ReturnType<typeof test.visitor>;
  let made = 0;
  const ask = async (browser: Browser, address: string) => {
    // Those of a minute have a limit of their own.
    await test.db.delete(rateLimits).where(like(rateLimits.key, "letters-minute%"));
    const prompt = `We need a nurse for ward ${made++}. Telemetry required.`;
    return browser.post("/api/prompts").set("X-Forwarded-For", address).send({ prompt });
  };

  it("are twenty for a browser wherever it is, and twenty for an address whatever browser asks", async () => {
    const browser = test.visitor();
    for (let letter = 1; letter <= 20; letter++) expect((await ask(browser, "10.0.0.1")).status).toBe(200);
    const refused = await ask(browser, "10.0.0.1");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^You've made 20 letters this hour\. Try again in \d+ minutes?\.$/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50 * 60);
    expect((await ask(browser, "10.0.0.2")).status).toBe(429);
    expect((await ask(test.visitor(), "10.0.0.1")).status).toBe(429);
    const counts = await test.db.$count(rateLimits);
    for (let call = 0; call < 3; call++) expect((await ask(test.visitor(), "10.0.0.1")).status).toBe(429);
    expect(await test.db.$count(rateLimits)).toBeLessThanOrEqual(counts);
    expect((await ask(test.visitor(), "10.0.0.2")).status).toBe(200);
  });
});
