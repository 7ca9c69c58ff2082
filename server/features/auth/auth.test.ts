import request from "supertest";
import { describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";

const mara = { username: "mara", password: goodPassword, email: "mara@example.org", isAdmin: true };

const emptyResume = {
  ...{ education: [], experience: [], yearsOfExperience: 0, skills: [], strengths: [] },
  personalDetails: { name: "", email: "", phone: "", location: "" },
};

function cookiesOf(answer: request.Response): string[] {
  const header: unknown = answer.headers["set-cookie"];
  return Array.isArray(header) ? header.map(String) : [];
}

function sessionOf(answer: request.Response): string {
  return (
    cookiesOf(answer)
      .find((cookie) => cookie.startsWith("desk.sid="))
      ?.split(";")[0] ?? ""
  );
}

describe("registering", () => {
  const test = useTestApp();

  it("answers 201 with the user, signed in at once, without any right they asked for", async () => {
    const browser = test.visitor();
    const answer = await browser.post("/api/register").send({ ...mara, name: " Mara Lindqvist " });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      username: "mara",
      name: "Mara Lindqvist",
      email: "mara@example.org",
      isAdmin: false,
      isSuperAdmin: false,
    });
    expect((await browser.get("/api/user")).body).toEqual(answer.body);
  });

  it("keeps isAdmin as a request, and never takes any other right from the wire", async () => {
    await request(test.app)
      .post("/api/register")
      .send({ ...mara, id: 77, isSuperAdmin: true, isApproved: true, isActive: true, createdAt: "1999-01-01" });
    const [row] = await test.db.select().from(users);
    expect(row).toMatchObject({ isAdmin: true, isSuperAdmin: false, isApproved: false, isActive: false });
    expect(row?.id).not.toBe(77);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters"],
    [{ username: "  ab  " }, "username", "Username must be at least 3 characters"],
    [{ username: undefined }, "username", "Username must be at least 3 characters"],
    [{ username: ["mara"] }, "username", "Username must be at least 3 characters"],
    [{ username: "ma\u202era" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "ma\u200bra" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "ma\tra" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "ma\ud800ra" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "mara\u2800" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "mara\u{1d159}" }, "username", "Username must not contain invisible or control characters"],
    [{ username: "mаra" }, "username", "Username must use letters of one alphabet"],
    [{ username: "x".repeat(61) }, "username", "Username must be at most 60 characters"],
    [{ username: "x".repeat(900_000) }, "username", "Username must be at most 60 characters"],
    [{ password: "Short-1" }, "password", "Password must be at least 8 characters"],
    [{ password: "no-upper-case-1" }, "password", "Password must contain at least one uppercase letter"],
    [{ password: "No-Number-Here" }, "password", "Password must contain at least one number"],
    [{ password: "NoSpecial123" }, "password", "Password must contain at least one special character"],
    [{ password: undefined }, "password", "Password must be at least 8 characters"],
    [{ password: 12345678 }, "password", "Password must be at least 8 characters"],
    [{ password: `Aa1-${"x".repeat(500_000)}` }, "password", "Password must be at most 200 characters"],
    [{ email: "not an address" }, "email", "Please enter a valid email address"],
    [{ email: undefined }, "email", "Please enter a valid email address"],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, "email", "Please enter a valid email address"],
    [{ email: { $ne: 1 } }, "email", "Please enter a valid email address"],
  ])("refuses %o with the message of its field", async (wrong, field, message) => {
    const answer = await request(test.app)
      .post("/api/register")
      .send({ ...mara, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toContain(message);
    expect(await test.db.select().from(users)).toEqual([]);
  });

  it("names every unmet rule of a password", async () => {
    const answer = await request(test.app)
      .post("/api/register")
      .send({ ...mara, password: "x" });
    expect(answer.body.errors.password).toHaveLength(4);
  });

  it("takes a name once, whatever its case, outer spaces and width", async () => {
    await register(test, "Mara");
    for (const username of ["Mara", "mara", "MARA", "  mara ", "ｍａｒａ"]) {
      const answer = await request(test.app)
        .post("/api/register")
        .send({ ...mara, username });
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe("This username is taken. Choose another.");
    }
    await register(test, "Änne", "aenne@example.org");
    const twin = await request(test.app)
      .post("/api/register")
      .send({ ...mara, username: "änne" });
    expect(twin.status).toBe(409);
  });

  it("takes no name that looks like somebody's", async () => {
    await register(test, "admin");
    const answers = ["admın", "ɑdmin", "ɑdmɩn"].map((username) =>
      request(test.app)
        .post("/api/register")
        .send({ ...mara, username }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(409);
    await register(test, "сора", "sora@example.org");
    await register(test, "Ελένη", "eleni@example.org");
  });

  it("lets one of ten registrations of one name at once win, and tells the others clearly", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        request(test.app)
          .post("/api/register")
          .send({ ...mara, username: index % 2 ? "mara" : "MARA" }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await test.db.select().from(users)).toHaveLength(1);
  });
});

describe("signing in and out", () => {
  const test = useTestApp();

  it("answers 200 with the user, notes the time, and works in any case of the name", async () => {
    const { id } = await register(test, "mara");
    const browser = test.visitor();
    const answer = await browser.post("/api/login").send({ username: " MARA ", password: goodPassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, username: "mara", isAdmin: false });
    const [row] = await test.db.select().from(users);
    expect(Date.now() - (row?.lastLogin?.valueOf() ?? 0)).toBeLessThan(60_000);
  });

  it("answers an unknown name and a wrong password alike", async () => {
    await register(test, "mara");
    const wrong = await request(test.app).post("/api/login").send({ username: "mara", password: "Wrong-Horse-9" });
    const unknown = await request(test.app).post("/api/login").send({ username: "nora", password: "Wrong-Horse-9" });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it.each([
    [{}],
    [{ username: "mara" }],
    [{ username: "mara", password: null }],
    [{ username: { $gt: "" }, password: { $gt: "" } }],
    [{ username: ["mara"], password: [goodPassword] }],
    [{ username: "", password: "" }],
    [{ username: "x".repeat(900_000), password: "x" }],
  ])("answers 400 to a body that is none: %o", async (body) => {
    expect((await request(test.app).post("/api/login").send(body)).status).toBe(400);
  });

  it.each(["' or 1=1 --", "\0", "\ud800", "<script>alert(1)</script>", "%00", "ma%ra"])(
    "answers 401 to the name %j",
    async (username) => {
      await register(test, "mara");
      const answer = await request(test.app).post("/api/login").send({ username, password: goodPassword });
      expect([400, 401]).toContain(answer.status);
    },
  );

  it("gives a fresh session id, so that one from before signing in is worthless", async () => {
    await register(test, "mara");
    const browser = test.visitor();
    const before = await browser.post("/api/login").send({ username: "mara", password: goodPassword });
    const again = await browser.post("/api/login").send({ username: "mara", password: goodPassword });
    expect(sessionOf(again)).not.toBe(sessionOf(before));
    expect((await request(test.app).get("/api/user").set("Cookie", sessionOf(before))).status).toBe(401);
    expect((await request(test.app).get("/api/user").set("Cookie", sessionOf(again))).status).toBe(200);
  });

  it("keeps twenty sessions of an account, and ends those that were longest not seen with their letters", async () => {
    const { browser, id } = await register(test, "mara");
    const old = Array.from({ length: 30 }, (_, day) => ({
      sid: `old-${day}`,
      sess: { cookie: {}, passport: { user: { id, mark: "x" } } },
      expire: new Date(Date.UTC(2090, 0, 1 + day)),
    }));
    await test.db.insert(sessions).values(old);
    await test.db.insert(letterDrafts).values({ sessionId: "old-0", key: "k", payload: {} });
    await browser.post("/api/login").send(mara).expect(200);
    const left = await test.db.select({ sid: sessions.sid }).from(sessions);
    expect(left).toHaveLength(20);
    expect(left.filter(({ sid }) => sid.startsWith("old-")).map(({ sid }) => Number(sid.slice(4)))).toEqual(
      expect.arrayContaining(Array.from({ length: 19 }, (_, index) => 11 + index)),
    );
    expect(await test.db.$count(letterDrafts)).toBe(0);
    await browser.get("/api/user").expect(200);
  });

  it("ignores a session id that somebody made up", async () => {
    await register(test, "mara");
    const answer = await request(test.app)
      .post("/api/login")
      .set("Cookie", "desk.sid=chosen-by-an-attacker")
      .send({ username: "mara", password: goodPassword });
    expect(sessionOf(answer)).not.toContain("chosen");
  });

  it("ends the session at sign-out: 204, cookies cleared, the old cookie worthless", async () => {
    await register(test, "mara");
    const browser = test.visitor();
    const signIn = await browser.post("/api/login").send({ username: "mara", password: goodPassword });
    const answer = await browser.post("/api/logout");
    expect(answer.status).toBe(204);
    expect(cookiesOf(answer).filter((cookie) => cookie.includes("Expires=Thu, 01 Jan 1970"))).toHaveLength(2);
    expect((await request(test.app).get("/api/user").set("Cookie", sessionOf(signIn))).status).toBe(401);
    expect((await request(test.app).post("/api/logout")).status).toBe(204);
  });

  it("sets a session cookie that scripts cannot read, and a hint that they can", async () => {
    await register(test, "mara");
    const answer = await request(test.app).post("/api/login").send({ username: "mara", password: goodPassword });
    const [session, hint] = ["desk.sid=", "desk.signed-in=1"].map((name) =>
      cookiesOf(answer).find((cookie) => cookie.startsWith(name)),
    );
    expect(session).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(hint).toMatch(/; SameSite=Lax/);
    expect(hint).not.toMatch(/HttpOnly/);
    const lifetime = (cookie: string | undefined) => Date.parse(cookie?.match(/Expires=([^;]+)/)?.[1] ?? "");
    expect(Math.abs(lifetime(session) - lifetime(hint))).toBeLessThan(5_000);
  });

  it("renews both once a day, for who comes back", async () => {
    const { browser } = await register(test, "mara");
    expect(cookiesOf(await browser.get("/api/user"))).toEqual([]);
    await test.query(
      `update session set sess = jsonb_set(sess::jsonb, '{seenOn}', '"2026-01-01"'), expire = now() + interval '1 day'`,
    );
    const names = cookiesOf(await browser.get("/api/user")).map((cookie) => cookie.split("=")[0]);
    expect(names.sort()).toEqual(["desk.sid", "desk.signed-in"]);
    const { rows } = await test.query("select expire > now() + interval '29 days' as renewed from session");
    expect(rows).toEqual([{ renewed: true }]);
    expect(cookiesOf(await browser.get("/api/user"))).toEqual([]);
  });

  it("takes what the visitor made before signing in along, and none of it to another account", async () => {
    await register(test, "mara");
    await register(test, "nora");
    const browser = test.visitor();
    const signIn = (username: string) => browser.post("/api/login").send({ username, password: goodPassword });
    const drafts = async () => (await test.db.select().from(letterDrafts)).map((draft) => draft.sessionId);
    const resume = { ...emptyResume, skills: ["Triage"] };
    const kept = await browser.put("/api/resume/data").send(resume);
    expect(kept.status).toBe(200);
    const visitorId = sessionOf(kept).slice("desk.sid=s%3A".length).split(".")[0] ?? "";
    await test.db.insert(letterDrafts).values({ sessionId: visitorId, key: "k", payload: {} });

    await signIn("mara");
    expect((await browser.get("/api/resume/data")).body.skills).toEqual(["Triage"]);
    expect(await drafts()).not.toEqual([visitorId]);
    expect(await drafts()).toHaveLength(1);

    await signIn("nora");
    expect((await browser.get("/api/resume/data")).status).toBe(404);
    expect(await drafts()).toEqual([]);
  });

  it("leaves nothing of the visitor behind at sign-out", async () => {
    const { browser } = await register(test, "mara");
    await browser.put("/api/resume/data").send(emptyResume);
    const { rows } = await test.query("select sid from session");
    for (const row of rows)
      if (typeof row === "object" && row !== null && "sid" in row)
        await test.db.insert(letterDrafts).values({ sessionId: String(row.sid), key: "k", payload: {} });
    await browser.post("/api/logout");
    expect((await browser.get("/api/resume/data")).status).toBe(404);
    expect(await test.db.select().from(letterDrafts)).toEqual([]);
  });

  it("takes the hint back when there is no session behind it", async () => {
    const answer = await request(test.app).get("/api/user").set("Cookie", "desk.signed-in=1");
    expect(answer.status).toBe(401);
    expect(cookiesOf(answer).join()).toMatch(/desk\.signed-in=; .*Expires=Thu, 01 Jan 1970/);
  });

  it("keeps a session over a restart, and ends it when the account is deactivated or gone", async () => {
    const { browser } = await register(test, "mara");
    expect((await browser.get("/api/user")).status).toBe(200);
    await test.db.update(users).set({ isApproved: true, isActive: true });
    expect((await browser.get("/api/user")).body.isAdmin).toBe(true);
    await test.db.update(users).set({ isActive: false });
    expect((await browser.get("/api/user")).status).toBe(401);
    const refused = await request(test.app).post("/api/login").send({ username: "mara", password: goodPassword });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/deactivated/);
    const wrong = await request(test.app).post("/api/login").send({ username: "mara", password: "Wrong-Horse-9" });
    expect(wrong.status).toBe(401);
    await test.db.update(users).set({ isActive: true });
    expect((await browser.get("/api/user")).status).toBe(401);
  });
});
