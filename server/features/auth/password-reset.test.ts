import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { goodPassword, register } from "#server/testing/people.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { passwordResetTokens, users } from "#shared/auth/user.table.ts";

const sameAnswer = {
  message: "If the username exists, a password reset link has been sent to the associated email address.",
};
const newPassword = "Other-Horse-7";

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
beforeEach(() => {
  mailServer.mails.length = 0;
});
afterAll(() => mailServer.close());

/** Asks for a link and takes the token out of the mail that comes. */
async function forgotten(test: TestApp, username: string): Promise<string> {
  await request(test.app).post("/api/forgot-password").send({ username });
  await test.settled();
  return tokenIn(resetMails().at(-1)?.source ?? "");
}

/** Without those that ask a new account to confirm its address. */
function resetMails() {
  return mailServer.mails.filter(({ source }) => /^Subject: Reset your/m.test(source));
}

function tokenIn(mail: string): string {
  return mail.replace(/=\r?\n/g, "").match(/reset-password\/([\w-]+)/)?.[1] ?? "";
}

async function isValid(test: TestApp, token: string): Promise<boolean> {
  return (await request(test.app).get(`/api/reset-password/${token}/validate`)).body.valid;
}

describe("a forgotten password", () => {
  const test = useTestApp(() => ({ SMTP_URL: mailServer.url }));

  it("is replaced by the link in the mail, once, and ends every session of the account", async () => {
    const { browser } = await register(test, "mara");
    const token = await forgotten(test, " MARA ");
    expect(resetMails().map((mail) => mail.to)).toEqual([["mara@example.org"]]);
    expect(await isValid(test, token)).toBe(true);

    const reset = await request(test.app).post("/api/reset-password").send({ token, password: newPassword });
    expect(reset.status).toBe(200);
    expect(await isValid(test, token)).toBe(false);
    expect((await browser.get("/api/user")).status).toBe(401);
    const login = (password: string) => request(test.app).post("/api/login").send({ username: "mara", password });
    expect((await login(goodPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);

    const again = await request(test.app).post("/api/reset-password").send({ token, password: "Third-Horse-5" });
    expect(again.status).toBe(422);
    expect(again.body.message).toBe("This link is invalid or has expired. Request a new one.");
  });

  it("gives the same answer for every username", async () => {
    await register(test, "mara");
    await test.db.insert(users).values({ username: "no-address", password: "x" });
    for (const username of ["mara", "nobody", "no-address"]) {
      const answer = await request(test.app).post("/api/forgot-password").send({ username });
      expect([answer.status, answer.body]).toEqual([200, sameAnswer]);
    }
    await test.settled();
    expect(resetMails()).toHaveLength(1);
  });

  it("cannot be replaced with what the database holds", async () => {
    await register(test, "mara");
    const token = await forgotten(test, "mara");
    const [row] = await test.db.select().from(passwordResetTokens);
    expect(row?.token).not.toContain(token);
    expect(await isValid(test, row?.token ?? "")).toBe(false);
  });

  it("takes the newest link only, within 60 minutes", async () => {
    await register(test, "mara");
    const first = await forgotten(test, "mara");
    const second = await forgotten(test, "mara");
    expect([await isValid(test, first), await isValid(test, second)]).toEqual([false, true]);
    const [row] = await test.db.select().from(passwordResetTokens);
    const minutes = ((row?.expiresAt.valueOf() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await test.db.update(passwordResetTokens).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await isValid(test, second)).toBe(false);
    const late = await request(test.app).post("/api/reset-password").send({ token: second, password: newPassword });
    expect(late.status).toBe(422);
  });

  it("leaves one link of five that were asked for at once, and lets one of five resets through", async () => {
    await register(test, "mara");
    await Promise.all(
      Array.from({ length: 5 }, () => request(test.app).post("/api/forgot-password").send({ username: "mara" })),
    );
    await test.settled();
    const tokens = resetMails().map((mail) => tokenIn(mail.source));
    const valid = await Promise.all(tokens.map((token) => isValid(test, token)));
    expect(valid.filter(Boolean)).toHaveLength(1);
    const token = tokens[valid.indexOf(true)];
    const resets = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        request(test.app)
          .post("/api/reset-password")
          .send({ token, password: `${newPassword}${index}` }),
      ),
    );
    expect(resets.map((reset) => reset.status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it("comes as plain text and as HTML that shows names as they are", async () => {
    await register(test, "mara");
    await test.db.update(users).set({ name: "<b>Mara & <i>Co" });
    await forgotten(test, "mara");
    const source = resetMails()[0]?.source ?? "";
    expect(source).toMatch(/^Subject: Reset your Cover Letter Desk password/m);
    expect(source).toMatch(/^From: Cover Letter Desk <no-reply@localhost>/m);
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain("Content-Type: text/html");
    expect(source).toContain("&lt;b&gt;Mara &amp; &lt;i&gt;Co");
    expect(source.replace(/=\r?\n/g, "")).toContain("http://localhost:3000/reset-password/");
  });

  it.each(["", "x", "a/b", "%00", "%ud800", "%F0%9F", "..", "' or 1=1", "x".repeat(9_000)])(
    "takes the token %j for no valid one",
    async (token) => {
      const answer = await request(test.app).get(`/api/reset-password/${token}/validate`);
      expect([200, 400, 404]).toContain(answer.status);
      expect(answer.body.valid ?? false).toBe(false);
      const reset = await request(test.app).post("/api/reset-password").send({ token, password: newPassword });
      expect([400, 422]).toContain(reset.status);
    },
  );

  it.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{}, "Username must be at least 3 characters"],
    [{ username: { length: 3 } }, "Username must be at least 3 characters"],
    [{ username: "x".repeat(900_000) }, "Username must be at most 60 characters"],
  ])("is not looked for by %o", async (body, message) => {
    const answer = await request(test.app).post("/api/forgot-password").send(body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it("holds the new one to the rules, and leaves the link usable when it breaks them", async () => {
    await register(test, "mara");
    const token = await forgotten(test, "mara");
    const weak = await request(test.app).post("/api/reset-password").send({ token, password: "weak" });
    expect(weak.status).toBe(400);
    expect(weak.body.errors.password[0]).toBe("Password must be at least 8 characters");
    expect(await isValid(test, token)).toBe(true);
  });
});

describe("without a mail server", () => {
  const test = useTestApp({ SMTP_URL: "smtp://127.0.0.1:1" });

  it("the person gets the same answer, and the log says that the mail failed", async () => {
    await register(test, "mara");
    const answer = await request(test.app).post("/api/forgot-password").send({ username: "mara" });
    expect([answer.status, answer.body]).toEqual([200, sameAnswer]);
    await test.settled();
    expect(test.log.join()).toMatch(/password reset mail failed/);
    expect(test.log.join()).not.toMatch(/mara@example\.org/);
  });
});

describe("without SMTP_URL", () => {
  const test = useTestApp();

  it("the mail is a file that only its owner reads, and the log names it", async () => {
    await register(test, "mara");
    await request(test.app).post("/api/forgot-password").send({ username: "mara" });
    await test.settled();
    const outbox = join(test.env.dataDir, "outbox");
    const names = await readdir(outbox);
    for (const name of names) expect(test.log.join()).toContain(name);
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
    const tokens = mails.flatMap(
      (mail) => mail.match(/^http:\/\/localhost:3000\/reset-password\/([\w-]+)\r?$/m)?.[1] ?? [],
    );
    expect(tokens).toHaveLength(1);
    expect(await isValid(test, tokens[0] ?? "")).toBe(true);
  });
});
