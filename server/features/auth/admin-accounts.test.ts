import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { passwordRules } from "#shared/auth/password.schema.ts";
import { users } from "#shared/auth/user.table.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { createFirstAdmin } from "./first-admin.ts";
import { createResetTokenStore } from "./reset-token.store.ts";
import { createSessionStore } from "./session.store.ts";
import { createUserStore } from "./user.store.ts";

describe("the first administrator", () => {
  const test = useTestApp({ ADMIN_USERNAME: "Root", ADMIN_PASSWORD: goodPassword });
  const make = (password: string | null) =>
    createFirstAdmin({ users: createUserStore(test.db), username: "Root", password });

  it("is made once, with every right, and signs in with the password from the environment", async () => {
    expect(await make(goodPassword)).toEqual(["Made the first administrator, Root."]);
    expect(await make(goodPassword)).toEqual([]);
    const answer = await request(test.app).post("/api/login").send({ username: "root", password: goodPassword });
    expect(answer.body).toMatchObject({ username: "Root", isAdmin: true, isSuperAdmin: true });
  });

  it("gets a random password that is shown once and meets the rules", async () => {
    const [line = ""] = await make(null);
    const password = line.match(/password (\S+)/)?.[1] ?? "";
    expect(passwordRules.every((rule) => rule.isMet(password))).toBe(true);
    expect((await request(test.app).post("/api/login").send({ username: "Root", password })).status).toBe(200);
    expect(await make(null)).toEqual([]);
  });

  it("is one when ten processes start at once, and one of them shows the password", async () => {
    const lines = (await Promise.all(Array.from({ length: 10 }, () => make(null)))).flat();
    expect(lines).toHaveLength(1);
    expect(await test.db.select().from(users)).toHaveLength(1);
  });

  it("keeps the name from being registered again", async () => {
    await make(goodPassword);
    const answer = await request(test.app)
      .post("/api/register")
      .send({ username: "ROOT", password: goodPassword, email: "x@example.org", isAdmin: true });
    expect(answer.status).toBe(409);
  });

  it("is never made of an ordinary account that has the name", async () => {
    await register(test, "root");
    const [line = ""] = await make(null);
    expect(line).toMatch(/belongs to an ordinary account/);
    expect(await test.db.select().from(users)).toMatchObject([{ isSuperAdmin: false }]);
  });
});

describe("the operator's commands", () => {
  const test = useTestApp();
  const run = (...args: string[]) =>
    runAdminCommand(args, {
      users: createUserStore(test.db),
      sessions: createSessionStore(test.db),
      tokens: createResetTokenStore(test.db),
    });
  const login = async (username: string, text: string) =>
    request(test.app)
      .post("/api/login")
      .send({ username, password: text.split(" ").at(-1) });

  it("create makes a super admin, and leaves a name that is taken alone", async () => {
    const made = await run("create", "nora");
    expect((await login("nora", made.text)).body).toMatchObject({ username: "nora", isSuperAdmin: true });
    expect(await run("create", "NORA")).toMatchObject({ done: false });
    expect((await login("nora", made.text)).status).toBe(200);
  });

  it("promote makes an account a super admin, in the sessions that are open too", async () => {
    const { browser } = await register(test, "mara");
    expect(await run("promote", "Mara")).toMatchObject({ done: true });
    expect((await browser.get("/api/user")).body).toMatchObject({ isAdmin: true, isSuperAdmin: true });
    expect(await run("promote", "nobody")).toMatchObject({ done: false });
  });

  it("reset-password gives a new password and ends the sessions", async () => {
    const { browser } = await register(test, "mara");
    const reset = await run("reset-password", "mara");
    expect((await login("mara", reset.text)).status).toBe(200);
    expect((await browser.get("/api/user")).status).toBe(401);
    expect(await run("reset-password", "nobody")).toMatchObject({ done: false });
  });

  it("say how they are used when they are not understood", async () => {
    for (const args of [
      [],
      ["create"],
      ["create", "ab"],
      ["create", "a b c", "d"],
      ["constructor", "mara"],
      ["drop"],
    ]) {
      const outcome = await run(...args);
      expect(outcome.done).toBe(false);
      expect(outcome.text).toContain("npm run admin -- create USERNAME");
    }
  });
});
