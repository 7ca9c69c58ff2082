import { describe, expect, it } from "vitest";
import { goodPassword } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";

const files = "/api/workflow-files";
const text = Buffer.from(`id,name\n${`1,${"x".repeat(98)}\n`.repeat(6_000)}`);

describe("files of accounts that sign in from one network", { timeout: 90_000 }, () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1", FILES_MB_PER_NETWORK: "2" });

  async function joinFrom(address: string, username: string) {
    const browser = test.visitor().set("X-Forwarded-For", address);
    await browser
      .post("/api/register")
      .send({ username, password: goodPassword, email: `${username}@example.org` })
      .expect(201);
    return browser;
  }

  it("grow by so much in a day, however many accounts there are", async () => {
    const statuses: number[] = [];
    for (const username of ["mara", "noor", "paul"]) {
      const browser = await joinFrom("203.0.113.9", username);
      statuses.push((await browser.post(files).attach("file", text, "fruit.csv")).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await (await joinFrom("203.0.113.9", "quin")).post(files).attach("file", text, "fruit.csv");
    expect(refused.body.message).toMatch(/^Too much was saved from your network today/u);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(80_000);
    const elsewhere = await joinFrom("203.0.113.10", "rita");
    expect((await elsewhere.post(files).attach("file", text, "fruit.csv")).status).toBe(201);
  });

  it("aren't counted where a proxy isn't trusted, and everybody has one address", async () => {
    for (const username of ["mara", "noor", "paul"]) {
      const browser = await joinFrom("10.0.0.1", username);
      expect((await browser.post(files).attach("file", text, "fruit.csv")).status).toBe(201);
    }
  });
});
