import express from "express";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#server/testing/test-database.ts";
import { errorHandler } from "./error-handler.ts";
import { createRateLimiter, rateLimit, waitingTime } from "./rate-limit.ts";

describe("a limit on calls", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.truncate());
  afterAll(() => database.close());

  const twoAMinute = { name: "two", points: 2, seconds: 60, message: (wait: number) => `Again ${waitingTime(wait)}.` };
  const appWith = (trustProxy: boolean) => {
    const app = express().set("trust proxy", trustProxy);
    app.use(rateLimit(twoAMinute, { enabled: true, db: database.db }));
    app.get("/", (_request, response) => void response.json({}));
    return app.use(errorHandler());
  };

  it("refuses the third call with 429, Retry-After and when to try again", async () => {
    const app = appWith(false);
    await request(app).get("/").expect(200);
    await request(app).get("/").expect(200);
    const refused = await request(app).get("/").expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    expect(refused.body.message).toMatch(/^Again in (59|60) seconds\.$/);
  });

  it("is shared by all processes on one database", async () => {
    const first = createRateLimiter(twoAMinute, { enabled: true, db: database.db });
    const second = createRateLimiter(twoAMinute, { enabled: true, db: database.db });
    await first.consume("visitor");
    await second.consume("visitor");
    await expect(first.consume("visitor")).rejects.toMatchObject({ code: "tooMany" });
    await expect(second.consume("somebody else")).resolves.toBeUndefined();
  });

  it("counts calls that come at once, each once", async () => {
    const limiter = createRateLimiter(twoAMinute, { enabled: true, db: database.db });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => limiter.consume("visitor")));
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(2);
  });

  it("believes X-Forwarded-For only behind a proxy that is trusted", async () => {
    const from = (app: express.Express, address: string) => request(app).get("/").set("X-Forwarded-For", address);
    const trusting = appWith(true);
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) await from(trusting, address).expect(200);
    const direct = appWith(false);
    await from(direct, "198.51.100.4").expect(200);
    await from(direct, "198.51.100.5").expect(200);
    await from(direct, "198.51.100.6").expect(429);
  });

  it("takes the /64 of an IPv6 address as one visitor", async () => {
    const app = appWith(true);
    const from = (address: string) => request(app).get("/").set("X-Forwarded-For", address);
    await from("2001:db8::1").expect(200);
    await from("2001:db8:0:0:ffff::2").expect(200);
    await from("2001:db8::3").expect(429);
    await from("2001:db8:0:1::3").expect(200);
  });

  it("counts the addresses of one IPv6 /48 together, which has 65,536", async () => {
    const app = appWith(true);
    const from = (address: string) => request(app).get("/").set("X-Forwarded-For", address);
    for (let nth = 0; nth < 8; nth++) await from(`2001:db8:7:${nth}::1`).expect(200);
    const refused = await from("2001:db8:7:99::1").expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    await from("2001:db8:8::1").expect(200);
  });
});
