import { eq } from "drizzle-orm";
import type { Response } from "supertest";
import { beforeEach, describe, expect, it } from "vitest";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { passwordResetTokens, users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

const PASSWORD = "Correct-Horse-7";
const roles = ["nobody", "user", "pending admin", "deactivated admin", "admin", "super admin"] as const;
type Role = (typeof roles)[number];
type Visitor = ReturnType<TestApp["visitor"]>;

const rights: Record<Role, Partial<typeof users.$inferInsert> | null> = {
  nobody: null,
  user: { isAdmin: false },
  "pending admin": { isAdmin: true },
  "deactivated admin": { isAdmin: true, isApproved: true, isActive: false },
  admin: { isAdmin: true, isApproved: true, isActive: true },
  "super admin": { isAdmin: true, isSuperAdmin: true, isApproved: true, isActive: true },
};

describe("the admin area", () => {
  const test = useTestApp();

  /** Registers over the wire and is then given the role's rights, as an operator would. */
  async function visitorWith(role: Role): Promise<{ visitor: Visitor; id: number }> {
    const visitor = test.visitor();
    const given = rights[role];
    if (!given) return { visitor, id: 0 };
    const username = role.replace(" ", "-");
    const { body } = await visitor
      .post("/api/register")
      .send({ username, password: PASSWORD, email: `${username}@example.com`, isAdmin: true });
    await test.db.update(users).set(given).where(eq(users.id, body.id));
    return { visitor, id: body.id };
  }

  async function addLead(fields: Partial<typeof promptSubmissions.$inferInsert> = {}): Promise<number> {
    const lead = {
      name: "Grace Adeyemi",
      email: "grace@example.com",
      jobTitle: "Nurse",
      source: "Google",
      prompt: "A posting",
      result: "A letter",
      ...fields,
    };
    const [row] = await test.db.insert(promptSubmissions).values(lead).returning({ id: promptSubmissions.id });
    return row?.id ?? 0;
  }

  const calls: Record<
    string,
    { call: (visitor: Visitor, id: number) => Promise<Response>; for: "admin" | "super admin" }
  > = {
    "GET /user-submissions": { call: (visitor) => visitor.get("/api/admin/user-submissions"), for: "admin" },
    "GET /user-submissions/:id": {
      call: (visitor, id) => visitor.get(`/api/admin/user-submissions/${id}`),
      for: "admin",
    },
    "DELETE /user-submissions/:id": {
      call: (visitor, id) => visitor.delete(`/api/admin/user-submissions/${id}`),
      for: "admin",
    },
    "POST /user-submissions/delete": {
      call: (visitor, id) => visitor.post("/api/admin/user-submissions/delete").send({ ids: [id] }),
      for: "admin",
    },
    "GET /lead-stats": { call: (visitor) => visitor.get("/api/admin/lead-stats"), for: "admin" },
    "GET /user-cover-letters": { call: (visitor) => visitor.get("/api/admin/user-cover-letters"), for: "admin" },
    "GET /submissions": { call: (visitor) => visitor.get("/api/admin/submissions"), for: "super admin" },
    "DELETE /submissions/:id": {
      call: (visitor, id) => visitor.delete(`/api/admin/submissions/${id}`),
      for: "super admin",
    },
    "GET /submissions/:id/cover-letter": {
      call: (visitor, id) => visitor.get(`/api/admin/submissions/${id}/cover-letter`),
      for: "super admin",
    },
    "GET /submissions/:id/resume": {
      call: (visitor, id) => visitor.get(`/api/admin/submissions/${id}/resume`),
      for: "super admin",
    },
    "GET /submissions.csv": { call: (visitor) => visitor.get("/api/admin/submissions.csv"), for: "super admin" },
    "POST /submissions/count-person": {
      call: (visitor) => visitor.post("/api/admin/submissions/count-person").send({ email: "grace@example.com" }),
      for: "super admin",
    },
    "POST /submissions/forget": {
      call: (visitor) => visitor.post("/api/admin/submissions/forget").send({ email: "grace@example.com" }),
      for: "super admin",
    },
    "GET /users": { call: (visitor) => visitor.get("/api/admin/users"), for: "super admin" },
    "PATCH /users/:id/approve": {
      call: (visitor) => visitor.patch("/api/admin/users/99999/approve"),
      for: "super admin",
    },
    "PATCH /users/:id/decline": {
      call: (visitor) => visitor.patch("/api/admin/users/99999/decline"),
      for: "super admin",
    },
    "PATCH /users/:id/revoke": {
      call: (visitor) => visitor.patch("/api/admin/users/99999/revoke"),
      for: "super admin",
    },
    "PATCH /users/:id/toggle-active": {
      call: (visitor) => visitor.patch("/api/admin/users/99999/toggle-active").send({ isActive: true }),
      for: "super admin",
    },
    "PATCH /users/:id/reset-password": {
      call: (visitor) => visitor.patch("/api/admin/users/99999/reset-password").send({ newPassword: PASSWORD }),
      for: "super admin",
    },
    "GET /audit-log.csv": { call: (visitor) => visitor.get("/api/admin/audit-log.csv"), for: "super admin" },
    "GET /audit-log": { call: (visitor) => visitor.get("/api/admin/audit-log"), for: "super admin" },
  };

  for (const role of roles) {
    it(`lets ${role} do what the role table says, call by call`, async () => {
      const { visitor } = await visitorWith(role);
      for (const [name, { call, for: least }] of Object.entries(calls)) {
        const id = await addLead();
        const answer = await call(visitor, id);
        const allowed = role === "super admin" || (role === "admin" && least === "admin");
        const refused = role === "nobody" || role === "deactivated admin" ? 401 : 403;
        if (allowed) expect([name, answer.status]).not.toEqual([name, refused]);
        else expect([name, answer.status]).toEqual([name, refused]);
        if (allowed) expect(answer.status, name).toBeLessThan(name.includes("/users/:id") ? 405 : 300);
      }
    });
  }

  describe("leads", () => {
    let admin: Visitor;
    beforeEach(async () => {
      admin = (await visitorWith("super admin")).visitor;
    });

    it("come newest first, in pages, with their number and links", async () => {
      for (let index = 1; index <= 5; index++) await addLead({ name: `Person ${index}` });
      const answer = await admin.get("/api/admin/user-submissions?page=2&limit=2");
      expect(answer.body.map((lead: { name: string }) => lead.name)).toEqual(["Person 3", "Person 2"]);
      expect(answer.headers["x-total-count"]).toBe("5");
      expect(answer.headers.link).toContain('rel="next"');
      expect(answer.body[0]).toMatchObject({ email: "grace@example.com", prompt: "A posting", result: "A letter" });
      const summary = await admin.get("/api/admin/user-submissions?fields=summary&limit=1");
      expect(Object.keys(summary.body[0])).not.toContain("prompt");
    });

    it("are found by name, e-mail and job, with wildcards taken literally", async () => {
      await addLead({ name: "Łukasz 100% Żółć" });
      await addLead({ name: "Someone", email: "x@y.example", jobTitle: "Zookeeper" });
      const find = async (q: string) => (await admin.get("/api/admin/user-submissions").query({ q })).body.length;
      expect(await find("żółć")).toBe(1);
      expect(await find("100%")).toBe(1);
      expect(await find("%")).toBe(1);
      expect(await find("zooKEEPER")).toBe(1);
      expect(await find("'; drop table users; --")).toBe(0);
      expect(await find("a\0b\uD800")).toBe(0);
    });

    it("are filtered by source and day, and sorted by named columns only", async () => {
      await addLead({ name: "Old", source: "Friend", createdAt: new Date("2026-01-05T23:30:00Z") });
      await addLead({ name: "New", source: "Google" });
      const names = async (query: Record<string, string>) =>
        (await admin.get("/api/admin/user-submissions").query(query)).body.map((lead: { name: string }) => lead.name);
      expect(await names({ source: "Friend" })).toEqual(["Old"]);
      expect(await names({ from: "2026-01-05", to: "2026-01-05" })).toEqual(["Old"]);
      expect(await names({ sort: "name" })).toEqual(["New", "Old"]);
      const refused = await admin.get("/api/admin/user-submissions").query({ sort: "name; drop table users" });
      expect(refused.status).toBe(400);
      for (const query of [{ page: "0" }, { page: "x" }, { limit: "1001" }, { from: "yesterday" }, { q: ["a", "b"] }]) {
        expect((await admin.get("/api/admin/user-submissions").query(query)).status).toBe(400);
      }
    });

    it("carry hostile names unharmed, 1 MB ones and right-to-left ones too", async () => {
      const name = `<script>alert(1)</script>\u202E${"x".repeat(1_000_000)}`;
      await addLead({ name });
      expect((await admin.get("/api/admin/user-submissions")).body[0].name).toBe(name);
    });

    it("give their letter and their prompt, and 404 for what is not there", async () => {
      const id = await addLead();
      expect((await admin.get(`/api/admin/submissions/${id}/cover-letter`)).body).toEqual({ content: "A letter" });
      expect((await admin.get(`/api/admin/submissions/${id}/resume`)).body).toEqual({ content: "A posting" });
      for (const path of [`${id + 1}/cover-letter`, `${id + 1}/resume`])
        expect((await admin.get(`/api/admin/submissions/${path}`)).status).toBe(404);
      for (const bad of ["x", "-1", "1e3", "99999999999", "1%00"])
        expect((await admin.delete(`/api/admin/submissions/${bad}`)).status).toBe(400);
    });

    it("go one by one and as a selection; a second deletion says that it is gone", async () => {
      const ids = [await addLead(), await addLead(), await addLead()];
      expect((await admin.delete(`/api/admin/user-submissions/${ids[0]}`)).status).toBe(204);
      expect((await admin.delete(`/api/admin/user-submissions/${ids[0]}`)).status).toBe(404);
      const both = await admin.post("/api/admin/user-submissions/delete").send({ ids: [ids[1], ids[2]] });
      expect(both.body).toEqual({ deleted: 2 });
      expect((await admin.get("/api/admin/user-submissions")).body).toEqual([]);
    });

    it("are forgotten by e-mail with every trace, and nobody else is", async () => {
      const leadId = await addLead({ email: "Grace@Example.com" });
      await addLead({ email: "other@example.com" });
      await test.db.insert(letterDrafts).values({ sessionId: "s", key: "k", payload: { text: "grace" }, leadId });
      const answer = await admin.post("/api/admin/submissions/forget").send({ email: " grace@example.com " });
      expect(answer.body).toEqual({ submissions: 1, drafts: 1 });
      expect(await test.db.select().from(letterDrafts)).toEqual([]);
      expect((await admin.get("/api/admin/user-submissions")).body).toHaveLength(1);
      expect(JSON.stringify(await test.db.select().from(auditEntries))).not.toMatch(/grace/i);
    });

    it("are counted by e-mail before anything goes", async () => {
      const leadId = await addLead({ email: "Grace@Example.com" });
      await test.db.insert(letterDrafts).values({ sessionId: "s", key: "k", payload: { text: "grace" }, leadId });
      const count = async (email: string) =>
        (await admin.post("/api/admin/submissions/count-person").send({ email }).expect(200)).body;
      expect(await count("grace@example.com")).toEqual({ submissions: 1, drafts: 1 });
      expect(await count("nobody@example.com")).toEqual({ submissions: 0, drafts: 0 });
      expect((await admin.post("/api/admin/submissions/count-person").send({ email: "x" })).status).toBe(400);
      expect((await admin.get("/api/admin/user-submissions")).body).toHaveLength(1);
    });

    it("are named in the log as long as they are there, and an export with its number and filters", async () => {
      const id = await addLead();
      await addLead({ source: "Friend", createdAt: new Date("2026-01-05T23:30:00Z") });
      await admin.get(`/api/admin/submissions/${id}/cover-letter`).expect(200);
      const filters = { source: "Friend", from: "2026-01-05", to: "2026-01-05", q: "grace" };
      await admin.get("/api/admin/submissions.csv").query(filters).expect(200);
      await admin.get("/api/admin/submissions.csv").expect(200);
      const log = async () => withoutSignIns((await admin.get("/api/admin/audit-log")).body);
      const person = { name: "Grace Adeyemi", email: "grace@example.com" };
      expect(await log()).toMatchObject([
        { target: "2 submissions", person: null },
        { target: "1 submission, source Friend, from 2026-01-05, to 2026-01-05, found by a search", person: null },
        { action: "view letter", target: `submission ${id}`, person },
      ]);
      expect((await admin.get("/api/admin/audit-log.csv")).text).toContain(
        `,View letter,submission ${id},Grace Adeyemi,grace@example.com\r\n`,
      );
      await admin.delete(`/api/admin/submissions/${id}`).expect(204);
      expect(await log()).toMatchObject([
        { action: "delete lead", target: `submission ${id}`, person: null },
        {},
        {},
        { action: "view letter", person: null },
      ]);
    });

    it("are seen whole by an admin, which the log counts as the letter and as the resume", async () => {
      const id = await addLead();
      await admin.get(`/api/admin/user-submissions/${id}`).expect(200);
      const entries = withoutSignIns((await admin.get("/api/admin/audit-log")).body);
      const seen = entries.map(({ action }) => action);
      expect(seen.toSorted()).toEqual(["view letter", "view resume"]);
    });

    it("are exported as CSV that a spreadsheet reads right and runs nothing of", async () => {
      await addLead({
        name: '=HYPERLINK("http://evil")',
        email: "a@b.example",
        jobTitle: 'Cook, "first"\nclass',
        source: "Other",
        otherSource: "+49 flyer",
        createdAt: new Date("2026-03-01T10:00:00Z"),
      });
      await addLead({
        name: "Дмитрий 李",
        email: "-x@b.example",
        jobTitle: null,
        source: null,
        createdAt: new Date("2026-03-02T10:00:00Z"),
      });
      const answer = await admin.get("/api/admin/submissions.csv").buffer(true);
      expect(answer.headers["content-disposition"]).toMatch(
        /^attachment; filename="cover-letter-leads-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(answer.text.charCodeAt(0)).toBe(0xfeff);
      const [header, second, ...rest] = answer.text.slice(1).split("\r\n");
      expect(header).toBe("ID,Name,Email,Job Title,Source,Other Source,Submitted At");
      expect(second).toBe("2,Дмитрий 李,'-x@b.example,,,,2026-03-02T10:00:00.000Z");
      expect(rest.join("\r\n")).toBe(
        `1,"'=HYPERLINK(""http://evil"")",a@b.example,"Cook, ""first""\nclass",Other,'+49 flyer,2026-03-01T10:00:00.000Z\r\n`,
      );
    });

    it("that are not there cannot be exported", async () => {
      const answer = await admin.get("/api/admin/submissions.csv");
      expect([answer.status, answer.body.message]).toEqual([404, "No data to export"]);
    });

    it("are counted by day, source and job over the last thirty days", async () => {
      await addLead();
      await addLead({ source: null, jobTitle: " " });
      await addLead({ createdAt: new Date("2020-01-01") });
      const { body } = await admin.get("/api/admin/lead-stats");
      expect(body.total).toBe(2);
      expect(body.days).toHaveLength(30);
      expect(body.days.at(-1).leads).toBe(2);
      expect(body.sources).toEqual([
        { source: "Google", leads: 1 },
        { source: "Not given", leads: 1 },
      ]);
      expect(body.jobTitles).toContainEqual({ jobTitle: "Not given", leads: 1 });
      expect(body.waiting).toBe(0);
    });
  });

  describe("accounts", () => {
    it("wait, are approved, switched off with their sessions at once, and on again", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      const { visitor: applicant, id } = await visitorWith("pending admin");
      expect((await boss.get("/api/admin/users?state=pending")).body.map((user: { id: number }) => user.id)).toEqual([
        id,
      ]);
      expect((await boss.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive: true })).status).toBe(409);
      const approved = await boss.patch(`/api/admin/users/${id}/approve`);
      expect(approved.body).toMatchObject({ isApproved: true, isActive: true });
      expect((await boss.patch(`/api/admin/users/${id}/approve`)).status).toBe(200);
      expect((await applicant.get("/api/admin/user-submissions")).status).toBe(200);
      expect((await boss.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive: false })).body.isActive).toBe(
        false,
      );
      expect((await applicant.get("/api/user")).status).toBe(401);
      expect((await applicant.post("/api/login").send({ username: "pending-admin", password: PASSWORD })).status).toBe(
        403,
      );
      await boss.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive: true });
      expect((await applicant.post("/api/login").send({ username: "pending-admin", password: PASSWORD })).status).toBe(
        200,
      );
      const log = await boss.get("/api/admin/audit-log");
      expect(withoutSignIns(log.body).map(({ action }) => action)).toEqual([
        "activate user",
        "deactivate user",
        "approve user",
      ]);
    });

    it("are declined, and go on as a job seeker's off the list", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      const { visitor: applicant, id } = await visitorWith("pending admin");
      const declined = await boss.patch(`/api/admin/users/${id}/decline`);
      expect(declined.body).toMatchObject({ isAdmin: false, isApproved: false });
      expect((await boss.get("/api/admin/users?state=pending")).body).toEqual([]);
      expect((await applicant.get("/api/user")).status).toBe(200);
      expect((await boss.patch(`/api/admin/users/${id}/decline`)).status).toBe(200);
      expect((await boss.patch(`/api/admin/users/${id}/approve`)).body).toMatchObject({ isAdmin: true });
      expect((await applicant.get("/api/admin/user-submissions")).status).toBe(200);
      expect((await boss.patch(`/api/admin/users/${id}/decline`)).status).toBe(409);
    });

    it("are blocked and let in again without ever getting rights, new ones and users alike", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      for (const role of ["user", "pending admin"] as const) {
        const { visitor, id } = await visitorWith(role);
        const toggle = (isActive: boolean) => boss.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive });
        const signIn = () => visitor.post("/api/login").send({ username: role.replace(" ", "-"), password: PASSWORD });
        const ids = async (state: string) =>
          (await boss.get(`/api/admin/users?state=${state}`)).body.map((user: { id: number }) => user.id);
        expect((await toggle(true)).status, role).toBe(409);
        expect((await toggle(false)).body, role).toMatchObject({ isActive: false, isAdmin: false });
        expect((await visitor.get("/api/user")).status).toBe(401);
        expect((await signIn()).status).toBe(403);
        expect(await ids("deactivated")).toEqual([id]);
        expect((await toggle(true)).body, role).toMatchObject({ isActive: true, isAdmin: false });
        expect((await signIn()).body.isAdmin).toBe(false);
        expect((await visitor.get("/api/admin/user-submissions")).status).toBe(403);
        for (const state of ["deactivated", "pending"]) expect(await ids(state)).toEqual([]);
        expect(await ids("active")).not.toContain(id);
        expect((await boss.patch(`/api/admin/users/${id}/decline`)).status).toBe(200);
        expect((await boss.patch(`/api/admin/users/${id}/revoke`)).status).toBe(409);
        expect((await boss.patch(`/api/admin/users/${id}/approve`)).body).toMatchObject({ isAdmin: true });
        expect((await visitor.get("/api/admin/user-submissions")).status).toBe(200);
      }
    });

    it("are among the admins only once they have been given rights", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      await visitorWith("pending admin");
      await visitorWith("admin");
      await visitorWith("deactivated admin");
      const { body } = await boss.get("/api/admin/users?role=admin&sort=username");
      expect(body.map(({ username }: { username: string }) => username)).toEqual([
        "admin",
        "deactivated-admin",
        "super-admin",
      ]);
    });

    it("lose their rights without being signed out", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      const { visitor: admin, id } = await visitorWith("admin");
      expect((await boss.patch(`/api/admin/users/${id}/revoke`)).body).toMatchObject({ isAdmin: false });
      expect((await admin.get("/api/admin/user-submissions")).status).toBe(403);
      expect((await admin.get("/api/user")).status).toBe(200);
      expect((await boss.patch(`/api/admin/users/${id}/revoke`)).status).toBe(409);
      expect((await boss.get("/api/admin/audit-log?action=take%20back%20rights")).body).toHaveLength(1);
      expect((await boss.get("/api/admin/audit-log?to=2020-01-01")).body).toEqual([]);
      const csv = await boss.get("/api/admin/audit-log.csv?action=take%20back%20rights");
      expect(csv.text.split("\r\n")).toHaveLength(3);
      expect(csv.text).toContain("Time,Admin,Action,Target,Person,Email");
      const refused = await boss.get("/api/admin/audit-log.csv?from=soon");
      expect(refused.status).toBe(400);
      expect(refused.headers).not.toHaveProperty("content-disposition");
    });

    it("leave a note when they sign in, and job seekers leave none", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      for (const role of ["admin", "pending admin"] as const) {
        const { visitor } = await visitorWith(role);
        await visitor
          .post("/api/login")
          .send({ username: role.replace(" ", "-"), password: PASSWORD })
          .expect(200);
      }
      const noted = async () =>
        (await boss.get("/api/admin/audit-log?action=sign%20in")).body.map(({ actor }: { actor: string }) => actor);
      await expect.poll(noted, { timeout: 10_000 }).toEqual(["admin"]);
    });

    it("leave a log that is exported whole and in order, however long it is", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      await test.query(
        `insert into audit_entries (actor, action, target, created_at)
         select 'boss', 'delete lead', 'lead ' || n, now() - interval '1 day' + (n / 700) * interval '1 minute'
         from generate_series(1, 2300) n`,
      );
      const leads = async (sort: string) => {
        const { text } = await boss.get(`/api/admin/audit-log.csv?q=lead&sort=${sort}`).expect(200);
        return [...text.matchAll(/,lead (\d+)/g)].map(([, nth]) => Number(nth));
      };
      const all = Array.from({ length: 2_300 }, (_none, nth) => nth + 1);
      expect(await leads("createdAt")).toEqual(all);
      expect(await leads("-createdAt")).toEqual(all.toReversed());
    });

    it("get a password that meets the checklist, and lose their old sessions", async () => {
      const { visitor: boss } = await visitorWith("super admin");
      const { visitor: user, id } = await visitorWith("user");
      for (const newPassword of ["short", "nouppercase1!", "NoNumber!", "NoSpecial1", undefined, 5]) {
        expect((await boss.patch(`/api/admin/users/${id}/reset-password`).send({ newPassword })).status).toBe(400);
      }
      const expiresAt = new Date(Date.now() + 3_600_000);
      await test.db.insert(passwordResetTokens).values({ userId: id, expiresAt });
      const answer = await boss.patch(`/api/admin/users/${id}/reset-password`).send({ newPassword: "Another-Horse-8" });
      expect(await test.db.select().from(passwordResetTokens)).toEqual([]);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/argon|password/i);
      expect((await user.get("/api/user")).status).toBe(401);
      expect((await user.post("/api/login").send({ username: "user", password: "Another-Horse-8" })).status).toBe(200);
    });

    it("of super admins cannot be changed by anyone", async () => {
      const { visitor: boss, id } = await visitorWith("super admin");
      expect((await boss.patch(`/api/admin/users/${id}/approve`)).status).toBe(403);
      expect((await boss.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive: false })).status).toBe(403);
      expect((await boss.patch(`/api/admin/users/${id}/reset-password`).send({ newPassword: PASSWORD })).status).toBe(
        403,
      );
    });

    it("lose their rights the moment they are demoted, in the middle of a session", async () => {
      const { visitor: admin, id } = await visitorWith("admin");
      expect((await admin.get("/api/admin/user-submissions")).status).toBe(200);
      await test.db.update(users).set({ isAdmin: false }).where(eq(users.id, id));
      expect((await admin.get("/api/admin/user-submissions")).status).toBe(403);
    });
  });
});

function withoutSignIns(entries: { action: string }[]): { action: string }[] {
  return entries.filter(({ action }) => action !== "sign in");
}
