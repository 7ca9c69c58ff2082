import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { like } from "drizzle-orm";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";
import { createAuthLimits } from "./auth-limits.ts";

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
    expect(refused.body.message).toMatch(/^Too many failed sign-ins\. Try again in 15 minutes\.$/);
  });

  it("counts an address over all names, unknown ones too", { timeout: 120_000 }, async () => {
    for (let attempt = 0; attempt < 50; attempt++) expect((await login(`name-${attempt}`, wrong)).status).toBe(401);
    const rows = async () => (await test.db.select().from(rateLimits)).length;
    const before = await rows();
    for (const name of ["another", "a-third", "a-fourth"]) expect((await login(name, wrong)).status).toBe(429);
    expect(await rows()).toBe(before);
  });

  it("takes no tries from other names of the address for one that has to wait", { timeout: 120_000 }, async () => {
    for (let attempt = 0; attempt < 60; attempt++) await login("mara", wrong);
    expect((await login("noor", wrong)).status).toBe(401);
  });

  it("lets no address use up the tries that a name has, and lock its owner out", { timeout: 120_000 }, async () => {
    const { allow, guess, share } = { allow: createAuthLimits({ enabled: true, db: test.db }), guess: 10, share: 20 };
    const from = (address: string) => allow.guardSignIn({ username: "mara", address, device: null }, async () => null);
    let tries = 0;
    for (let quarter = 0; quarter < 12; quarter++) {
      for (let attempt = 0; attempt < guess; attempt++)
        await from("192.0.2.7").then(
          () => (tries += 1),
          () => {},
        );
      await test.db.delete(rateLimits).where(like(rateLimits.key, "sign-in:%"));
      await test.db.delete(rateLimits).where(like(rateLimits.key, "sign-in-address%"));
    }
    expect(tries).toBe(share);
    expect(await from("198.51.100.9")).toBeNull();
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
      expect([refused.status, refused.body.message]).toEqual([429, "Too many reset emails. Try again in 60 minutes."]);
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
  type Browser = ReturnType<typeof test.visitor>;
  const from = (browser: Browser, address: string, username: string, password: string) =>
    browser.post("/api/login").set("X-Forwarded-For", `6.6.6.6, ${address}`).send({ username, password });

  /** As after a hundred guesses from everywhere. */
  async function guessedFor(username: string): Promise<void> {
    await from(test.visitor(), "10.9.9.9", username, wrong);
    await test.db.update(rateLimits).set({ points: 100 }).where(like(rateLimits.key, "sign-in-name%"));
  }

  it("counts the address that the proxy names", async () => {
    const login = (address: string) => from(test.visitor(), address, "someone", wrong);
    for (let attempt = 0; attempt < 10; attempt++) await login("10.0.0.1");
    expect((await login("10.0.0.1")).status).toBe(429);
    expect((await login("10.0.0.2")).status).toBe(401);
  });

  it("locks nobody out whom strangers elsewhere guess for", async () => {
    await register(test, "mara");
    for (let attempt = 0; attempt < 11; attempt++) await from(test.visitor(), "10.0.0.1", "mara", wrong);
    expect((await from(test.visitor(), "10.0.0.1", "mara", goodPassword)).status).toBe(429);
    expect((await from(test.visitor(), "10.0.0.2", "mara", goodPassword)).status).toBe(200);
  });

  it("stops guesses from everywhere, but not a browser that knows the account, whose own are counted", async () => {
    const { browser: known } = await register(test, "mara");
    const { browser: other } = await register(test, "nora");
    await known.post("/api/logout").expect(204);
    for (let attempt = 0; attempt < 100; attempt++)
      expect((await from(test.visitor(), `10.0.${attempt}.1`, "mara", wrong)).status).toBe(401);
    for (const stranger of [test.visitor(), other]) {
      const refused = await from(stranger, "10.1.0.1", "mara", goodPassword);
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining("Forgot password")]);
    }
    expect((await from(known, "10.1.0.2", "MARA", goodPassword)).status).toBe(200);
    await known.post("/api/logout").expect(204);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await from(known, `10.2.${attempt}.1`, "mara", wrong)).status).toBe(401);
    expect((await from(known, "10.3.0.1", "mara", goodPassword)).status).toBe(429);
  }, 180_000);

  it("takes no cookie for a known browser's that was made up, changed, or made for another account", async () => {
    const { browser } = await register(test, "mara");
    const { headers } = await from(browser, "10.0.0.9", "mara", goodPassword);
    const cookie = String(headers["set-cookie"]).match(/desk\.devices=([^;]+)/u)?.[1] ?? "";
    expect(String(headers["set-cookie"])).toMatch(/desk\.devices=[^;]+; Max-Age=31536000; .*HttpOnly; SameSite=Lax/u);
    expect(cookie).not.toMatch(/mara/iu);
    await register(test, "nora");
    const forged = [cookie.replace(/.$/u, "_"), cookie.replace(/^./u, "_"), "..", "a.b.c", "x".repeat(5_000), "~~~"];
    for (const username of ["mara", "nora"]) await guessedFor(username);
    const withCookie = (value: string, username: string) =>
      from(test.visitor(), "10.5.0.1", username, goodPassword).set("Cookie", `desk.devices=${value}`);
    for (const value of forged) expect((await withCookie(value, "mara")).status).toBe(429);
    expect((await withCookie(cookie, "nora")).status).toBe(429);
    expect((await withCookie(cookie, "mara")).status).toBe(200);
  });

  it("takes no cookie of a browser that knew an account which is gone, whoever has its name now", async () => {
    const { browser } = await register(test, "mara");
    const { headers } = await from(browser, "10.0.0.9", "mara", goodPassword);
    const cookie = String(headers["set-cookie"]).match(/desk\.devices=([^;]+)/u)?.[1] ?? "";
    await browser.delete("/api/profile").send({ password: goodPassword }).expect(204);
    await register(test, "mara");
    await guessedFor("mara");
    const again = from(test.visitor(), "10.5.0.1", "mara", goodPassword).set("Cookie", `desk.devices=${cookie}`);
    expect((await again).status).toBe(429);
  });

  it("lets the owner back in by a link in a mail, from any address", async () => {
    await register(test, "mara");
    await guessedFor("mara");
    expect((await from(test.visitor(), "10.2.0.1", "mara", goodPassword)).status).toBe(429);
    const browser = test.visitor();
    await browser.post("/api/forgot-password").send({ username: "mara" });
    await test.settled();
    const outbox = join(test.env.dataDir, "outbox");
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    const token = mails.join("\n").match(/reset-password\/([\w-]+)/)?.[1];
    await browser.post("/api/reset-password").send({ token, password: "Other-Horse-7" }).expect(200);
    expect((await from(test.visitor(), "10.2.0.2", "mara", "Other-Horse-7")).status).toBe(200);
    await guessedFor("mara");
    expect((await from(test.visitor(), "10.2.0.2", "mara", "Other-Horse-7")).status).toBe(429);
    expect((await from(browser, "10.2.0.3", "mara", "Other-Horse-7")).status).toBe(200);
  });
});

describe("checks of passwords", () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });

  it("keep nobody waiting for one address that asks for many, and count no try that gets no turn", async () => {
    const limits = createAuthLimits({ enabled: true, db: test.db });
    const { promise: hashed, resolve: finish } = Promise.withResolvers<null>();
    const flood = Array.from({ length: 100 }, () =>
      limits.inTurn("10.0.0.1", () => hashed).catch(({ code }: { code: string }) => code),
    );
    const guard = (address: string) =>
      limits.guardSignIn({ username: "mara", address, device: null }, async () => null);
    await guard("10.0.0.2");

    for (let nth = 0; nth < 12; nth++)
      await expect(guard("10.0.0.1")).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
    finish(null);
    const refused = (await Promise.all(flood)).filter((outcome) => outcome !== null);
    expect(refused).toEqual(Array(38).fill("unavailable"));
    await expect(guard("10.0.0.1")).resolves.toBeNull();
  });
});
