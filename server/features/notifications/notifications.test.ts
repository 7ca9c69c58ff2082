import { subDays, subMinutes } from "date-fns";
import { eq } from "drizzle-orm";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { notificationsSchema } from "#shared/notifications/notification.schema.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";

const address = "/api/notifications";

describe("notifications", () => {
  const test = useTestApp();

  async function addWorkflow(userId: number, name: string): Promise<number> {
    const [row] = await test.db.insert(workflows).values({ userId, name, nodes: [], edges: [] }).returning();
    return row?.id ?? 0;
  }

  function addRun(workflowId: number, status: string, endedAt: Date | null) {
    return test.db.insert(executions).values({ workflowId, status, endedAt, recordsProcessed: 1_200 });
  }

  const told = async ({ browser }: Person, query = "") =>
    notificationsSchema.parse((await browser.get(address + query).expect(200)).body);

  it("need somebody signed in", async () => {
    expect((await request(test.app).get(address)).status).toBe(401);
  });

  it("tell of the person's own finished runs of the last month, the last one first", async () => {
    const mara = await register(test, "mara");
    const other = await register(test, "other");
    const now = new Date();
    const daily = await addWorkflow(mara.id, "Daily report <script>");
    await addRun(daily, "completed", subMinutes(now, 9));
    await addRun(daily, "failed", subMinutes(now, 3));
    await addRun(daily, "running", null);
    await addRun(daily, "cancelled", subMinutes(now, 2));
    await addRun(daily, "completed", subDays(now, 31));
    await addRun(await addWorkflow(other.id, "Not hers"), "completed", subMinutes(now, 1));

    const { runs, waitingAccounts } = await told(mara);
    expect(waitingAccounts).toBeNull();
    expect(runs.map(({ status }) => status)).toEqual(["failed", "completed"]);
    expect(runs[1]).toEqual({
      id: expect.any(Number),
      workflowId: daily,
      workflowName: "Daily report <script>",
      status: "completed",
      endedAt: subMinutes(now, 9).toISOString(),
      recordsProcessed: 1_200,
      ...{ duration: null, rowsDelivered: null, rowsSkipped: 0, error: null },
      ...{ trigger: "manual", workflowVersion: null },
    });
    expect((await told(other, `?userId=${mara.id}&__proto__=1`)).runs.map((run) => run.workflowName)).toEqual([
      "Not hers",
    ]);
  });

  it("tell of at most twenty runs", async () => {
    const mara = await register(test, "mara");
    const daily = await addWorkflow(mara.id, "Daily report");
    for (let minutes = 1; minutes <= 25; minutes++) await addRun(daily, "completed", subMinutes(new Date(), minutes));
    expect((await told(mara)).runs).toHaveLength(20);
  });

  it("tell super admins, and nobody else, of accounts that wait for approval", async () => {
    const chief = await register(test, "chief");
    const admin = await register(test, "helper");
    const approved = { isApproved: true, isActive: true };
    await test.db
      .update(users)
      .set({ ...approved, isSuperAdmin: true })
      .where(eq(users.id, chief.id));
    await test.db.update(users).set(approved).where(eq(users.id, admin.id));
    expect(await told(chief)).toEqual({ waitingAccounts: { count: 0, newestAt: null }, due: [], runs: [] });

    await register(test, "first");
    const last = await register(test, "last");
    const [row] = await test.db.select().from(users).where(eq(users.id, last.id));
    expect((await told(chief)).waitingAccounts).toEqual({ count: 2, newestAt: row?.createdAt.toISOString() });
    expect((await told(admin)).waitingAccounts).toBeNull();
  });
});
