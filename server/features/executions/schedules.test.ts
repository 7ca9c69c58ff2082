import { addMinutes, subHours } from "date-fns";
import { describe, expect, it } from "vitest";
import { createRateLimiter } from "#server/http/rate-limit.ts";
import { takeMails } from "#server/testing/mails.ts";
import { confirmEmail, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { scheduleSchema } from "#shared/workflows/schedule.schema.ts";
import { nextTimes } from "./schedule-times.ts";
import { startLimit } from "./start-limit.ts";
import { saveScripted, scripted } from "./testing/scripted-workflow.ts";

const daily = { cron: "0 6 * * *", timezone: "Europe/Berlin" };

describe("the schedule of a workflow", () => {
  const test = useTestApp({ WORKER: "off" }, { runInChild: scripted });
  const save = ({ browser }: Person, id: number, schedule: object) =>
    browser.put(`/api/workflows/${id}/schedule`).send(schedule);
  const runsOf = async ({ browser }: Person, id: number) => (await browser.get(`/api/workflows/${id}/executions`)).body;
  const dueAt = (time: Date) => test.query("update workflow_schedules set next_run_at = $1", [time.toISOString()]);

  it("is kept, shown with its next five times, switched off and removed by its owner", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).status).toBe(404);
    const saved = await save(mara, id, daily);
    expect(saved.status).toBe(200);
    expect(scheduleSchema.parse(saved.body)).toMatchObject({
      ...daily,
      allowOverlap: false,
      emailOnFailure: false,
      enabled: true,
      lastMissed: null,
    });
    expect(saved.body.nextRuns).toHaveLength(5);
    const [listed] = (await mara.browser.get("/api/workflows")).body;
    expect(listed.nextRunAt).toBe(saved.body.nextRuns[0]);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body).toEqual(saved.body);
    expect((await save(mara, id, { ...daily, enabled: false })).body).toMatchObject({ enabled: false, nextRuns: [] });
    await test.lookAtSchedules(addMinutes(new Date(), 3_000));
    expect(await runsOf(mara, id)).toEqual([]);
    expect((await mara.browser.delete(`/api/workflows/${id}/schedule`)).status).toBe(204);
    expect((await mara.browser.delete(`/api/workflows/${id}/schedule`)).status).toBe(404);
  });

  it("keeps its hour when the clocks change", () => {
    const times = nextTimes(daily, new Date("2026-10-24T00:00:00Z"), 3).map((time) => time.toISOString());
    expect(times).toEqual(["2026-10-24T04:00:00.000Z", "2026-10-25T05:00:00.000Z", "2026-10-26T05:00:00.000Z"]);
  });

  it.each([
    [{ ...daily, cron: "" }, "cron"],
    [{ timezone: "UTC" }, "cron"],
    [{ ...daily, cron: "99 * * * *" }, "cron"],
    [{ ...daily, cron: "* * * * * *" }, "cron"],
    [{ ...daily, cron: "0 0 30 2 *" }, "cron"],
    [{ ...daily, cron: "H * * * *" }, "cron"],
    [{ ...daily, cron: "@daily" }, "cron"],
    [{ ...daily, cron: `${"1,".repeat(200)}1 * * * *` }, "cron"],
    [{ ...daily, cron: "<script> * * * *" }, "cron"],
    [{ ...daily, cron: 7 }, "cron"],
    [{ ...daily, cron: "* * * * *" }, "cron"],
    [{ ...daily, cron: "*/4 * * * *" }, "cron"],
    [{ ...daily, cron: "*/7 * * * *" }, "cron"],
    [{ ...daily, cron: "0,1 0 1 1 *" }, "cron"],
    [{ ...daily, cron: "0,58 23,0 * * *" }, "cron"],
    [{ ...daily, cron: "0-4 6 * * *", enabled: false }, "cron"],
    [{ ...daily, timezone: "Mars/Olympus" }, "timezone"],
    [{ ...daily, timezone: "" }, "timezone"],
    [{ ...daily, enabled: "yes" }, "enabled"],
  ])("refuses %o with the message of its field", async (schedule, field) => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    const answer = await save(mara, id, schedule);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toHaveLength(1);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).status).toBe(404);
  });

  const rare = [
    ["0 0 * 2 1#5", "Europe/Berlin"],
    ["0 0 * 2 1#5", "Australia/Lord_Howe"],
    ["0 0 * 2 0#5", "UTC"],
    ["0 0 * 2 3#5", "America/New_York"],
  ];
  it.each(rare)("is never at %s in %s, which nobody need look for", async (cron, timezone) => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily).expect(200);
    const hold = await leastHold(async () => {
      const refused = await save(mara, id, { cron, timezone });
      expect([refused.status, refused.body.errors?.cron?.length]).toEqual([400, 1]);
    });
    expect(hold).toBeLessThan(50);
    // One that was saved before is shown, without times.
    await test.query("update workflow_schedules set cron = $1, timezone = $2", [cron, timezone]);
    const hours = await leastHold(async () => {
      expect((await mara.browser.get(`/api/workflows/${id}/schedule`).expect(200)).body.nextRuns).toEqual([]);
    });
    expect(hours).toBeLessThan(50);
  });

  it("may be at the end of February, of which those times are shown that come within years", async () => {
    const mara = await register(test, "mara");
    const saved = await save(mara, await saveScripted(mara, []), { ...daily, cron: "0 0 29 2 *" }).expect(200);
    expect(saved.body.nextRuns.length).toBeGreaterThan(0);
  });

  it.each(["*/5 * * * *", "0,58 6 * * *", "0,55 * * * *", "2-57/5 * * * *", "58 23 * * *", "0,58 0,2 * * *"])(
    "may run at %s",
    async (cron) => {
      const mara = await register(test, "mara");
      const id = await saveScripted(mara, []);
      expect((await save(mara, id, { ...daily, cron })).status).toBe(200);
    },
  );

  it("that runs each minute is refused also as a change, and says how far apart runs must be", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    const answer = await save(mara, id, { ...daily, cron: "* * * * *" });
    expect(answer.body.errors.cron).toEqual(["Leave at least five minutes between runs: minutes 0 and 1 are closer."]);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body.cron).toBe(daily.cron);
  });

  it("from a time when it could run each minute runs every five", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, { ...daily, timezone: "UTC", allowOverlap: true });
    const start = new Date("2026-11-23T12:00:00Z");
    await test.query("update workflow_schedules set cron = '* * * * *', next_run_at = $1", [start.toISOString()]);
    for (let minute = 0; minute <= 10; minute++) await test.lookAtSchedules(addMinutes(start, minute));
    expect(await runsOf(mara, id)).toHaveLength(3);
  });

  it("is not there for anybody else", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    expect((await nora.browser.get(`/api/workflows/${id}/schedule`)).status).toBe(404);
    expect((await save(nora, id, { ...daily, cron: "0 7 * * *" })).status).toBe(404);
    expect((await nora.browser.delete(`/api/workflows/${id}/schedule`)).status).toBe(404);
    expect((await test.visitor().get(`/api/workflows/${id}/schedule`)).status).toBe(401);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body.cron).toBe(daily.cron);
  });

  it("starts each time once, however many look", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    const now = new Date();
    await dueAt(now);
    await Promise.all([test.lookAtSchedules(now), test.lookAtSchedules(now), test.lookAtSchedules(now)]);
    expect(await runsOf(mara, id)).toMatchObject([{ trigger: "schedule", status: "queued" }]);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toHaveLength(1);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body.lastMissed).toBeNull();
  });

  it("leaves a time out while the run before is under way, and says so, unless both may be", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    const now = new Date();
    for (let time = 0; time < 2; time++) {
      await dueAt(now);
      await test.lookAtSchedules(now);
    }
    expect(await runsOf(mara, id)).toHaveLength(1);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body.lastMissed).toEqual({
      at: now.toISOString(),
      reason: "The previous run was still going.",
    });
    await save(mara, id, { ...daily, allowOverlap: true });
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toHaveLength(2);
  });

  it("makes up for the times at which no server was there with one run, and says so", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, { cron: "0 * * * *", timezone: "UTC" });
    const now = new Date("2026-11-21T12:30:00Z");
    await dueAt(subHours(new Date("2026-11-21T12:00:00Z"), 2));
    await test.lookAtSchedules(now);
    const [made, ...others] = await runsOf(mara, id);
    expect(others).toEqual([]);
    const { logs } = (await mara.browser.get(`/api/executions/${made.id}`)).body;
    expect(logs).toMatchObject([
      {
        level: "warning",
        text: "This run was due at 2026-11-21T10:00:00.000Z. The server wasn't running. 3 times were missed; one run made up for them as soon as it was back.",
      },
    ]);
    expect((await mara.browser.get(`/api/workflows/${id}/schedule`)).body.lastMissed.at).toBe(
      "2026-11-21T10:00:00.000Z",
    );
  });

  it("keeps that a workflow could not run, and mails it where that is wanted", async () => {
    const mara = await register(test, "mara", "mara@example.org");
    await takeMails(test);
    await confirmEmail(test, mara);
    const saved = await mara.browser.post("/api/workflows").send({ name: "Empty", nodes: [], edges: [] });
    const id = saved.body.id;
    await save(mara, id, { ...daily, emailOnFailure: true });
    const now = new Date();
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toMatchObject([
      { status: "failed", trigger: "schedule", error: "This workflow can't run yet. Add a data source to begin." },
    ]);
    const mails = await takeMails(test);
    expect(mails).toMatchObject([{ to: "mara@example.org", subject: expect.stringContaining("failed") }]);
    expect(mails[0]?.source).toContain(`/workflows/${id}`);
    // Its page says why where the address stands in the way of the mail.
    const [failed] = await runsOf(mara, id);
    const { body } = await mara.browser.get(`/api/executions/${failed?.id}`);
    expect(body).toMatchObject({ emailOnFailure: true });
  });

  it("keeps as failed what finds twenty runs waiting", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    for (let at = 0; at < 20; at++) await mara.browser.post(`/api/workflows/${id}/execute`).send({});
    await save(mara, id, { ...daily, allowOverlap: true });
    const now = new Date();
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toHaveLength(21);
    expect((await runsOf(mara, id))[0]).toMatchObject({
      status: "failed",
      error: expect.stringMatching(/^20 of your/),
    });
  });

  it("mails nobody of a failed run whose address is not confirmed, or more than may be mailed in a day", async () => {
    const nora = await register(test, "nora", "stranger@example.com");
    const id = (await nora.browser.post("/api/workflows").send({ name: "Buy now", nodes: [], edges: [] })).body.id;
    await save(nora, id, { ...daily, emailOnFailure: true });
    await takeMails(test);
    const fail = async () => {
      const now = new Date();
      await dueAt(now);
      await test.lookAtSchedules(now);
      return (await takeMails(test)).length;
    };
    expect(await fail()).toBe(0);
    await confirmEmail(test, nora);
    expect(await fail()).toBe(1);
    await test.query("update mail_counts set count = 100");
    expect(await fail()).toBe(0);
  });

  it("does not start a workflow that is switched off", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    await test.query("update workflows set is_active = false");
    const now = new Date();
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toEqual([]);
  });

  it("starts nothing for an account that was deactivated, and goes on once it is active again", async () => {
    const mara = await register(test, "mara");
    const id = await saveScripted(mara, []);
    await save(mara, id, daily);
    await test.query("update users set is_approved = true, is_active = false where username = 'mara'");
    const now = new Date();
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect((await test.query("select id from executions")).rows).toEqual([]);
    await test.query("update users set is_active = true where username = 'mara'");
    await dueAt(now);
    await test.lookAtSchedules(now);
    expect(await runsOf(mara, id)).toMatchObject([{ trigger: "schedule" }]);
  });
});

describe("calls for schedules", () => {
  const test = useTestApp({ WORKER: "off", RATE_LIMITS: "on" });

  it("are counted by account", async () => {
    const mara = await register(test, "mara");
    const path = `/api/workflows/${await saveScripted(mara, [])}/schedule`;
    await mara.browser.put(path).send(daily).expect(200);
    await test.query("update rate_limits set points = 120 where key like 'schedule-calls%'");
    await mara.browser.get(path).expect(429);
    await mara.browser.put(path).send(daily).expect(429);
  });
});

describe("runs that schedules start", () => {
  const test = useTestApp({ WORKER: "off", RATE_LIMITS: "on" }, { runInChild: scripted });

  it("count for the account, which starts no more of them within the hour than others, and say so", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const workflows = [await saveScripted(mara, []), await saveScripted(mara, []), await saveScripted(noor, [])];
    const owners = [mara, mara, noor];
    for (const [at, id] of workflows.entries())
      await owners[at]?.browser.put(`/api/workflows/${id}/schedule`).send(daily).expect(200);
    const starts = createRateLimiter(startLimit, { enabled: true, db: test.db });
    await starts.consume(String(mara.id), startLimit.points - 1);

    const due = new Date();
    await test.query("update workflow_schedules set next_run_at = $1", [due.toISOString()]);
    await test.lookAtSchedules(due);
    const runs = await Promise.all(
      workflows.map(async (id, at) => (await owners[at]?.browser.get(`/api/workflows/${id}/executions`))?.body.length),
    );
    expect(runs.toSorted()).toEqual([0, 1, 1]);
    expect(runs[2]).toBe(1);
    const left = workflows[runs.indexOf(0)];
    const { body } = await mara.browser.get(`/api/workflows/${left}/schedule`);
    expect(body.lastMissed).toEqual({
      at: due.toISOString(),
      reason: "The account had started 300 runs within an hour.",
    });
  });
});
