import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";

const lineSchema = z.looseObject({
  event: z.string(),
  account: z.union([z.string(), z.null()]),
  address: z.string(),
  path: z.string(),
});

describe("what concerns security", () => {
  const test = useTestApp({}, { logLevel: "info" });
  const events = () =>
    test.log.flatMap((line) => {
      const read = lineSchema.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    });
  const last = (event: string) => events().findLast((line) => line.event === event);

  it("is logged with account and address: refused accesses", async () => {
    const { browser } = await register(test, "mara");
    await test.visitor().get("/api/saved-cover-letters").expect(401);
    expect(last("access refused")).toMatchObject({ account: null, status: 401, path: "/api/saved-cover-letters" });
    await browser.get("/api/admin/users?q=secret").expect(403);
    expect(last("access refused")).toMatchObject({ account: "mara", status: 403, path: "/api/admin/users" });
    expect(last("access refused")?.address).toMatch(/127\.0\.0\.1|::1/);
    const before = events().length;
    await test.visitor().get("/api/user").expect(401);
    expect(events()).toHaveLength(before);
  });

  it("is logged with account and address: changes of rights", async () => {
    const admin = await register(test, "chief");
    await test.db.update(users).set({ isApproved: true, isActive: true, isSuperAdmin: true });
    const { id } = await register(test, "mara");
    await admin.browser.patch(`/api/admin/users/${id}/approve`).expect(200);
    expect(last("account changed by an admin")).toMatchObject({
      account: "chief",
      target: String(id),
      path: `/api/admin/users/${id}/approve`,
    });
    await admin.browser.patch(`/api/admin/users/${id}/toggle-active`).send({ isActive: "nonsense" }).expect(400);
    expect(last("account changed by an admin")?.path).toContain("approve");
  });

  it("is logged with account and address: failed sign-ins and resets, without a password, a token or an unknown name", async () => {
    await register(test, "mara");
    const visitor = test.visitor();
    await visitor.post("/api/login").send({ username: "Mara", password: "Wrong-Horse-9" }).expect(401);
    expect(last("sign-in failed")).toMatchObject({ account: "mara", path: "/api/login" });
    await visitor.post("/api/login").send({ username: "My-Secret-7", password: "Wrong-Horse-9" }).expect(401);
    expect(last("sign-in failed")).toMatchObject({ account: null });
    await visitor.post("/api/forgot-password").send({ username: "mara" }).expect(200);
    await test.settled();
    expect(last("reset link asked for")).toMatchObject({ account: "mara" });
    const outbox = join(test.env.dataDir, "outbox");
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    const token = mails.join("\n").match(/reset-password\/([\w-]+)/)?.[1] ?? "";
    await visitor.post("/api/reset-password").send({ token, password: "Other-Horse-7" }).expect(200);
    expect(last("password reset")).toMatchObject({ account: "mara" });
    expect(token).not.toBe("");
    for (const secret of [token, goodPassword, "Wrong-Horse-9", "Other-Horse-7", "My-Secret-7"])
      expect(test.log.join("\n")).not.toContain(secret);
  });
});
