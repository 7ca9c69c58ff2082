import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";

const wrong = "Wrong-Horse-9";

describe("throttling", () => {
  const test = useTestApp({ RATE_LIMITS: "on" });
  const login = (username: string, password: string, forwardedFor = "") =>
    request(test.app).post("/api/login").set("X-Forwarded-For", forwardedFor).send({ username, password });

  it("refuses even the right password after ten wrong ones, whatever address the caller claims", async () => {
    await register(test, "mara");
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login("mara", wrong, `10.0.0.${attempt}`)).status).toBe(401);
    const refused = await login("MARA ", goodPassword, "10.9.9.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    expect(refused.body.message).toMatch(/^Too many failed sign-ins\. Please try again in 15 minutes\.$/);
  });

  it("counts an address over all names, unknown ones too", async () => {
    for (let attempt = 0; attempt < 10; attempt++) expect((await login(`name-${attempt}`, wrong)).status).toBe(401);
    expect((await login("another", wrong)).status).toBe(429);
  });

  it("lets no more than ten of forty guesses at once reach the password", async () => {
    await register(test, "mara");
    const answers = await Promise.all(Array.from({ length: 40 }, () => login("mara", wrong)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
  });

  it("counts over all processes together", async () => {
    const other = test.another();
    for (let attempt = 0; attempt < 5; attempt++) {
      await login("mara", wrong);
      await request(other).post("/api/login").send({ username: "mara", password: wrong });
    }
    expect((await login("mara", wrong)).status).toBe(429);
    expect((await request(other).post("/api/login").send({ username: "mara", password: wrong })).status).toBe(429);
  });

  it("lets somebody in who chose a new password by mail", async () => {
    await register(test, "mara");
    for (let attempt = 0; attempt < 11; attempt++) await login("mara", wrong);
    await request(test.app).post("/api/forgot-password").send({ username: "mara" });
    await test.settled();
    const outbox = join(test.env.dataDir, "outbox");
    const mail = await readFile(join(outbox, (await readdir(outbox)).at(-1) ?? ""), "utf8");
    const token = mail.match(/reset-password\/([\w-]+)/)?.[1];
    await request(test.app).post("/api/reset-password").send({ token, password: "Other-Horse-7" });
    expect((await login("mara", "Other-Horse-7")).status).toBe(200);
  });

  it("does not count sign-ins that succeed", async () => {
    await register(test, "mara");
    for (let attempt = 0; attempt < 15; attempt++) expect((await login("mara", goodPassword)).status).toBe(200);
  });

  it("sends five reset mails an hour for a name, and says so for an unknown one as well", async () => {
    for (const username of ["mara", "nobody"]) {
      await test.db.delete(rateLimits);
      const ask = () => request(test.app).post("/api/forgot-password").send({ username });
      for (let mail = 0; mail < 5; mail++) expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect([refused.status, refused.body.message]).toEqual([
        429,
        "Too many reset mails. Please try again in 60 minutes.",
      ]);
    }
  });

  it("stops an address that registers account after account", async () => {
    const again = () =>
      request(test.app)
        .post("/api/register")
        .send({ username: "mara", password: goodPassword, email: "m@example.org" });
    const statuses: number[] = [];
    for (let account = 0; account < 61; account++) statuses.push((await again()).status);
    expect(statuses.slice(0, 60)).toEqual([201, ...Array<number>(59).fill(409)]);
    expect(statuses[60]).toBe(429);
  });

  it("keeps neither names nor addresses", async () => {
    await login("mara", wrong);
    const rows = JSON.stringify(await test.db.select().from(rateLimits));
    expect(rows).not.toMatch(/mara|127\.0\.0\.1/);
  });
});

describe("behind a proxy that is trusted", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });

  it("counts the address that the proxy names", async () => {
    const login = (address: string) =>
      request(test.app)
        .post("/api/login")
        .set("X-Forwarded-For", `6.6.6.6, ${address}`)
        .send({ username: `someone-at-${address}`, password: wrong });
    for (let attempt = 0; attempt < 10; attempt++) await login("10.0.0.1");
    expect((await login("10.0.0.1")).status).toBe(429);
    expect((await login("10.0.0.2")).status).toBe(401);
  });
});
