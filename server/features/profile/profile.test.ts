import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { confirmEmail, goodPassword, register } from "#server/testing/people.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { profileSchema } from "#shared/profile/profile.schema.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { visitorResumes } from "#shared/resume/visitor-resume.table.ts";
import { connections, executions, workflows } from "#shared/workflows/workflow.table.ts";

const newPassword = "Other-Horse-7";
const letter = { title: "Night shift at Lakeside", content: "Dear Ms. Okafor, the night shift suits me." };

describe("the profile", () => {
  const test = useTestApp();

  it("shows the account, and takes a new name and address", async () => {
    const { browser } = await register(test, "mara");
    const shown = await browser.get("/api/profile");
    expect(profileSchema.parse(shown.body)).toMatchObject({ username: "mara", name: null, isAdmin: false });
    const changed = await browser
      .patch("/api/profile")
      .send({ name: " Mara L. ", email: "new@example.org", currentPassword: goodPassword });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...shown.body, name: "Mara L.", email: "new@example.org" });
    expect((await browser.get("/api/user")).body).toMatchObject({ name: "Mara L.", email: "new@example.org" });
    expect((await browser.patch("/api/profile").send({ name: "" })).body.name).toBeNull();
    expect((await browser.patch("/api/profile").send({})).body.email).toBe("new@example.org");
  });

  it("never takes rights, another name to sign in with, or another id", async () => {
    const { browser, id } = await register(test, "mara");
    await browser.patch("/api/profile").send({
      id: 99,
      username: "admin",
      password: "x",
      isAdmin: true,
      isSuperAdmin: true,
      isApproved: true,
      name: "M",
    });
    const [row] = await test.db.select().from(users);
    expect(row).toMatchObject({ id, username: "mara", isSuperAdmin: false, isApproved: false, isActive: false });
    expect(row?.password).toMatch(/^\$argon2id/);
  });

  it.each([
    [{ email: "nonsense" }, "email", "Please enter a valid email address"],
    [{ email: 5 }, "email", "Please enter a valid email address"],
    [{ email: `${"x".repeat(300)}@example.org` }, "email", "Please enter a valid email address"],
    [{ name: "x".repeat(900_000) }, "name", "Keep this under 120 characters"],
    [{ name: ["Mara"] }, "name", "Enter text"],
  ])("refuses %o", async (body, field, message) => {
    const { browser } = await register(test, "mara");
    const answer = await browser.patch("/api/profile").send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toContain(message);
  });

  it("needs somebody signed in", async () => {
    for (const call of [
      request(test.app).get("/api/profile"),
      request(test.app).patch("/api/profile").send({ name: "x" }),
      request(test.app).post("/api/profile/password").send({ currentPassword: goodPassword, newPassword }),
      request(test.app).get("/api/profile/export"),
      request(test.app).delete("/api/profile").send({ password: goodPassword }),
    ])
      expect((await call).status).toBe(401);
  });
});

describe("changing the password", () => {
  const test = useTestApp({ RATE_LIMITS: "on" });

  it("asks for the old one, keeps this browser signed in and ends every other session", async () => {
    const { browser } = await register(test, "mara");
    const other = test.visitor();
    await other.post("/api/login").send({ username: "mara", password: goodPassword });
    const changed = await browser.post("/api/profile/password").send({ currentPassword: goodPassword, newPassword });
    expect(changed.status).toBe(200);
    expect((await browser.get("/api/user")).status).toBe(200);
    expect((await other.get("/api/user")).status).toBe(401);
    const login = (password: string) => request(test.app).post("/api/login").send({ username: "mara", password });
    expect((await login(goodPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
  });

  it("makes a cookie that was copied from this very session worthless", async () => {
    const { browser } = await register(test, "mara");
    const login = await browser.post("/api/login").send({ username: "mara", password: goodPassword });
    const copied = String(login.headers["set-cookie"]).match(/desk\.sid=[^;]+/)?.[0] ?? "";
    expect((await request(test.app).get("/api/user").set("Cookie", copied)).status).toBe(200);
    await browser.post("/api/profile/password").send({ currentPassword: goodPassword, newPassword });
    expect((await request(test.app).get("/api/user").set("Cookie", copied)).status).toBe(401);
  });

  it("keeps what the visitor was working on", async () => {
    const { browser } = await register(test, "mara");
    const { sid } = await onlySession(test);
    await test.db.insert(letterDrafts).values({ sessionId: sid, key: "k", payload: {} });
    await browser.post("/api/profile/password").send({ currentPassword: goodPassword, newPassword });
    const [draft] = await test.db.select().from(letterDrafts);
    expect(draft?.sessionId).toBe((await onlySession(test)).sid);
    expect(draft?.sessionId).not.toBe(sid);
  });

  it("refuses a wrong old one, a weak new one, and guessing", async () => {
    const { browser } = await register(test, "mara");
    const change = (currentPassword: unknown, wanted: unknown) =>
      browser.post("/api/profile/password").send({ currentPassword, newPassword: wanted });
    const weak = await change(goodPassword, "weak");
    expect(weak.body.errors.newPassword[0]).toBe("Password must be at least 8 characters");
    expect((await change(undefined, newPassword)).status).toBe(400);
    for (let guess = 0; guess < 10; guess++) {
      const wrong = await change("Wrong-Horse-9", newPassword);
      expect([wrong.status, wrong.body.message]).toEqual([403, "Wrong password."]);
    }
    expect((await change(goodPassword, newPassword)).status).toBe(429);
  });
});

describe("deleting the account", () => {
  const test = useTestApp();

  it("leaves no trace of the person in any table, and nothing of others is touched", async () => {
    const { browser, id } = await register(test, "mara-lindqvist", "Mara@Example.org");
    await confirmEmail(test, { id });
    const nora = await register(test, "nora");
    await browser.patch("/api/profile").send({ name: "Mara Lindqvist" });
    await browser.post("/api/saved-cover-letters").set("Idempotency-Key", "a-1").send(letter);
    await nora.browser.post("/api/saved-cover-letters").send({ title: "Another", content: "Nora's own" });
    await test.db.insert(promptSubmissions).values({ name: "M", email: "mara@EXAMPLE.org", prompt: "Pasted long ago" });
    await request(test.app).post("/api/forgot-password").send({ username: "mara-lindqvist" });
    await test.settled();
    await fillOtherTables(test, id);

    const before = await wholeDatabase(test);
    for (const trace of traces) expect(before.toLowerCase()).toContain(trace.toLowerCase());
    expect((await browser.delete("/api/profile").send({ password: "Wrong-Horse-9" })).status).toBe(403);
    expect((await browser.delete("/api/profile").send({ password: goodPassword })).status).toBe(204);

    const after = await wholeDatabase(test);
    for (const trace of traces) expect(after.toLowerCase()).not.toContain(trace.toLowerCase());
    expect((await browser.get("/api/user")).status).toBe(401);
    expect((await nora.browser.get("/api/saved-cover-letters")).body).toHaveLength(1);
    expect(await test.db.select().from(templatePurchases)).toMatchObject([{ userId: 0, amount: 399 }]);
    expect(await test.db.select().from(checkouts)).toMatchObject([{ userId: null }]);
    expect(await test.db.select().from(workflows)).toEqual([]);
    const gone = await request(test.app)
      .post("/api/login")
      .send({ username: "mara-lindqvist", password: goodPassword });
    expect(gone.status).toBe(401);
  });

  it("takes the mails that are kept for the address, and nobody else's", async () => {
    const outbox = join(test.env.dataDir, "outbox");
    const mails = async () => Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    const mara = await register(test, "mara", "Mara@example.org");
    await confirmEmail(test, mara);
    await register(test, "other", "mara@example.org.example");
    for (const username of ["mara", "other"])
      await test.visitor().post("/api/forgot-password").send({ username }).expect(200);
    await test.settled();
    expect((await mails()).filter((mail) => mail.includes("/reset-password/"))).toHaveLength(2);

    await mara.browser.delete("/api/profile").send({ password: goodPassword }).expect(204);
    await test.settled();
    const left = await mails();
    expect(left.filter((mail) => /^To: mara@example\.org\r?$/im.test(mail))).toEqual([]);
    expect(left.filter((mail) => /^To: mara@example\.org\.example/im.test(mail))).toHaveLength(2);
    await rm(outbox, { recursive: true });
  });

  it("works once of five times at once, and the name is free again", async () => {
    const { browser } = await register(test, "mara");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.delete("/api/profile").send({ password: goodPassword })),
    );
    expect(answers.map((answer) => answer.status)).toContain(204);
    for (const { status } of answers) expect([204, 401, 403]).toContain(status);
    expect(await test.db.select().from(users)).toEqual([]);
    await register(test, "mara");
  });

  it("is not for super admins, so that nobody locks everybody out", async () => {
    const { browser } = await register(test, "mara");
    await test.db.update(users).set({ isSuperAdmin: true });
    expect((await browser.delete("/api/profile").send({ password: goodPassword })).status).toBe(403);
    expect(await test.db.select().from(users)).toHaveLength(1);
  });

  it.each([[{}], [{ password: "" }], [{ password: ["x"] }], [{ password: "x".repeat(900_000) }]])(
    "does not happen for %o",
    async (body) => {
      const { browser } = await register(test, "mara");
      expect((await browser.delete("/api/profile").send(body)).status).toBe(400);
      expect((await browser.get("/api/user")).status).toBe(200);
    },
  );
});

describe("the copy of one's own data", () => {
  const test = useTestApp();

  it("holds everything of the person, no secret, and nothing of others", async () => {
    const { browser, id } = await register(test, "mara-lindqvist", "mara@example.org");
    const nora = await register(test, "nora");
    await nora.browser.post("/api/saved-cover-letters").send({ ...letter, content: "Nora's own" });
    await browser.post("/api/saved-cover-letters").send(letter);
    await fillOtherTables(test, id);
    await test.db.insert(promptSubmissions).values({ name: "X", email: "mara@example.org", prompt: "Stranger's own" });

    const answer = await browser.get("/api/profile/export");
    expect(answer.headers["content-disposition"]).toBe("attachment; filename=cover-letter-desk-account.json");
    expect(answer.body.account).toMatchObject({ username: "mara-lindqvist", email: "mara@example.org" });
    expect(answer.body.letters).toMatchObject([letter]);
    expect(answer.body.purchases).toHaveLength(1);
    expect(answer.body.workflows).toHaveLength(1);
    expect(answer.body.executions).toHaveLength(1);
    expect(answer.body.connections).toMatchObject([{ name: "Warehouse of Mara Lindqvist" }]);
    expect(answer.body.leads).toHaveLength(1);
    expect(answer.body.drafts).toHaveLength(1);
    expect(answer.text).not.toMatch(/argon2|hunter2|Nora's own|Stranger's own/);
  });
});

const traces = [
  "mara-lindqvist",
  "mara@example.org",
  "Mara Lindqvist",
  letter.title,
  letter.content,
  "Unlocked letter text",
  "Pasted long ago",
  "hunter2",
];

/** What other parts of the product keep about a person. */
async function fillOtherTables(test: TestApp, userId: number): Promise<void> {
  const { sid } = await onlySession(test, userId);
  const lead = { name: "Mara Lindqvist", prompt: "Posting", result: "Unlocked letter text" };
  const [made] = await test.db
    .insert(promptSubmissions)
    .values({ ...lead, email: "another@example.org" })
    .returning();
  await test.db
    .insert(letterDrafts)
    .values({ sessionId: sid, key: "k", payload: { text: "Unlocked letter text" }, leadId: made?.id ?? null });
  await test.db
    .insert(templatePurchases)
    .values({ userId, templateId: "tech", templateName: "Tech", amount: 399, stripeSessionId: "cs_1" });
  await test.db.insert(checkouts).values({ sessionId: "cs_1", userId, templateId: "tech" });
  const [workflow] = await test.db
    .insert(workflows)
    .values({ name: "Of Mara Lindqvist", nodes: [], edges: [], userId })
    .returning();
  await test.db
    .insert(executions)
    .values({ workflowId: workflow?.id ?? null, status: "completed", logs: ["mara@example.org"] });
  await test.db
    .insert(connections)
    .values({ name: "Warehouse of Mara Lindqvist", type: "postgres", config: { password: "hunter2" }, userId });
  await test.db.insert(auditEntries).values({ actor: "admin", action: "approve user", target: "mara-lindqvist" });
  await test.db.insert(visitorResumes).values({ sessionId: sid, resume: "Mara Lindqvist" });
}

async function onlySession(test: TestApp, userId?: number): Promise<{ sid: string }> {
  const { rows } = await test.query("select sid, sess #>> '{passport,user,id}' as user_id from session");
  const own = rows.flatMap((row) =>
    typeof row === "object" && row !== null && "sid" in row && "user_id" in row
      ? [{ sid: String(row.sid), userId: String(row.user_id) }]
      : [],
  );
  const session = own.find((entry) => userId === undefined || entry.userId === String(userId));
  if (!session) throw new Error("no session is open");
  return session;
}

/** Every row of every table, as text. */
async function wholeDatabase(test: TestApp): Promise<string> {
  const { rows } = await test.query("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'");
  const contents: unknown[] = [];
  for (const row of rows)
    if (typeof row === "object" && row !== null && "name" in row)
      contents.push((await test.query(`select * from ${row.name}`)).rows);
  return JSON.stringify(contents);
}
