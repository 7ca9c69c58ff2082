import express from "express";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSessionStore } from "#server/features/auth/session.store.ts";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { sessionCookie } from "./session.ts";

declare module "express-session" {
  interface SessionData {
    note?: string;
  }
}

describe("sessions of the app", () => {
  const test = useTestApp();

  it("are not made for visitors of whom nothing is kept", async () => {
    await request(test.app).get("/api/user");
    await request(test.app).post("/api/login").send({ username: "nobody", password: goodPassword });
    expect(await test.db.select().from(sessions)).toEqual([]);
  });

  it("that are over are refused", async () => {
    const { browser } = await register(test, "mara");
    await test.query("update session set expire = now() - interval '1 minute'");
    expect((await browser.get("/api/user")).status).toBe(401);
  });

  it("outlive a restart", async () => {
    await register(test, "mara");
    const login = await request(test.app).post("/api/login").send({ username: "mara", password: goodPassword });
    const cookie = String(login.headers["set-cookie"]).match(/desk\.sid=[^;]+/)?.[0] ?? "";
    expect((await request(test.another()).get("/api/user").set("Cookie", cookie)).status).toBe(200);
  });

  it("cannot be made from the database without the secret", async () => {
    await register(test, "mara");
    const [open] = await test.db.select().from(sessions);
    for (const cookie of [`desk.sid=${open?.sid}`, `desk.sid=s%3A${open?.sid}.forged`])
      expect((await request(test.app).get("/api/user").set("Cookie", cookie)).status).toBe(401);
  });
});

describe("the session store", () => {
  const test = useTestApp();
  let close = () => {};
  let app: express.Express;
  let goOn = () => {};
  let hasArrived = () => {};

  beforeAll(() => {
    const session = sessionCookie({
      ...{ secret: "a secret", secure: true, query: test.query, onError: () => {} },
      load: createSessionStore(test.db).load,
    });
    close = session.close;
    app = express();
    app.use(...session.middleware);
    app.post("/note", (incoming, response) => {
      incoming.session.note = "first";
      response.end();
    });
    app.post("/slow-note", async (incoming, response) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
        hasArrived();
      });
      incoming.session.note = "second";
      response.end();
    });
    app.post("/end", (incoming, response) => {
      incoming.session.destroy(() => response.end());
    });
    app.get("/note", (incoming, response) => {
      response.json({ note: incoming.session.note ?? null });
    });
  });
  afterAll(() => close());

  const call = (method: "get" | "post", path: string, cookie = "") =>
    request(app)[method](path).set("X-Forwarded-Proto", "https").set("Cookie", cookie);

  /** Sends a call that waits, once it is under way. */
  async function slowNote(cookie: string): Promise<{ status: Promise<number> }> {
    const arrived = new Promise<void>((resolve) => {
      hasArrived = resolve;
    });
    const status = call("post", "/slow-note", cookie).then((answer) => answer.status);
    await arrived;
    return { status };
  }

  async function noted(): Promise<string> {
    const answer = await call("post", "/note");
    return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  }

  it("keeps what a later call changes", async () => {
    const cookie = await noted();
    const slow = await slowNote(cookie);
    goOn();
    expect(await slow.status).toBe(200);
    expect((await call("get", "/note", cookie)).body).toEqual({ note: "second" });
  });

  it("keeps a session ended that was ended while a call was under way", async () => {
    const cookie = await noted();
    const slow = await slowNote(cookie);
    await call("post", "/end", cookie);
    goOn();
    await slow.status;
    expect((await call("get", "/note", cookie)).body).toEqual({ note: null });
    expect(await test.db.select().from(sessions)).toEqual([]);
  });

  it("marks the cookie for https, and trusts what ended https to say so", async () => {
    const answer = await call("post", "/note");
    expect(String(answer.headers["set-cookie"])).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
  });
});
