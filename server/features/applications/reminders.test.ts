import { eq } from "drizzle-orm";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { takeMails } from "#server/testing/mails.ts";
import { confirmEmail, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { addDays } from "#shared/applications/next-step.ts";
import { users } from "#shared/auth/user.table.ts";

const address = "/api/applications";
const today = () => new Date().toISOString().slice(0, 10);
/** The middle of the day before, wherever the person is within some hours of UTC. */
const noonBefore = (day: string) => new Date(`${addDays(day, -1)}T12:00:00Z`);

describe("what is due", () => {
  const test = useTestApp();

  it("stands in the bell with its day, until two weeks later, and not once it has ended", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const add = (role: string, changes: object) => mara.browser.post(address).send({ role, ...changes });
    await add("Soon", { company: "Hallam", closesOn: addDays(today(), 2) });
    await add("Later", { closesOn: addDays(today(), 9) });
    await add("Missed", { nextStep: "Call", nextOn: addDays(today(), -1) });
    await add("Long gone", { closesOn: addDays(today(), -30) });
    await add("Over", { closesOn: addDays(today(), 1), status: "no" });
    const { due } = (await mara.browser.get("/api/notifications")).body;
    expect(due).toMatchObject([
      { role: "Missed", text: "Call", on: addDays(today(), -1) },
      { role: "Soon", company: "Hallam", text: "Finish the letter", on: addDays(today(), 2) },
    ]);
    expect((await nora.browser.get("/api/notifications")).body.due).toEqual([]);
  });

  it("is a calendar file for one application, and a secret feed that can be taken back", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const made = await mara.browser.post(address).send({
      ...{ role: "Head; Gardener, \\ north", company: "Ä".repeat(60), closesOn: "2027-01-12" },
      ...{ nextStep: "Call\r\nATTENDEE:x", nextOn: "2027-01-05", nextAt: "14:30" },
    });
    const file = await mara.browser.get(`${address}/${made.body.key}/calendar.ics`);
    expect(file.headers["content-type"]).toMatch(/^text\/calendar/);
    expect(file.text).toContain("DTSTART;VALUE=DATE:20270112\r\nDTEND;VALUE=DATE:20270113\r\n");
    expect(file.text).toContain("DTSTART:20270105T143000\r\n");
    expect(file.text.replaceAll("\r\n ", "")).toContain("SUMMARY:Closes: Head\\; Gardener\\, \\\\ north");
    expect(file.text).not.toMatch(/^ATTENDEE/m);
    for (const line of file.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await nora.browser.get(`${address}/${made.body.key}/calendar.ics`)).status).toBe(404);

    expect((await mara.browser.get(`${address}/reminders`)).body).toMatchObject({ mails: false, feed: null });
    const first = (await mara.browser.post(`${address}/reminders/feed`)).body.feed;
    const path = new URL(first).pathname;
    const feed = await request(test.app).get(path);
    expect([feed.status, feed.text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 2]);
    expect((await mara.browser.get(`${address}/reminders`)).body.feed).toBe(first);
    const second = (await mara.browser.post(`${address}/reminders/feed`)).body.feed;
    expect((await request(test.app).get(path)).status).toBe(404);
    await mara.browser.delete(`${address}/reminders/feed`);
    expect((await request(test.app).get(new URL(second).pathname)).status).toBe(404);
    expect((await request(test.app).get("/api/application-feeds/guess.ics")).status).toBe(404);
    expect((await request(test.app).get(`${address}/reminders`)).status).toBe(401);
  });

  it("is mailed on the day before to a confirmed address that asked, once, whichever server looks", async () => {
    const mara = await register(test, "mara");
    await register(test, "nora");
    const day = addDays(today(), 40);
    await mara.browser.post(address).send({ role: "Head <b>Gardener</b>", company: "Hallam", closesOn: day });
    await mara.browser.post(address).send({ role: "Over", closesOn: day, status: "withdrawn" });
    const ask = (body: object) => mara.browser.put(`${address}/reminders`).send(body);
    expect((await ask({ mails: true })).status).toBe(422);
    await confirmEmail(test, mara);
    await test.tidy(noonBefore(day));
    await test.settled();
    await takeMails(test);
    expect((await ask({ mails: true, timeZone: "UTC" })).body.mails).toBe(true);
    await test.tidy(new Date(`${addDays(day, -1)}T05:00:00Z`));
    expect(await takeMails(test)).toEqual([]);
    await Promise.all([test.tidy(noonBefore(day)), test.tidy(noonBefore(day))]);
    await test.tidy(noonBefore(day));
    const mails = await takeMails(test);
    expect(mails.map(({ to }) => to)).toEqual(["mara@example.org"]);
    expect(mails[0]?.source).toContain("Closes: Head <b>Gardener</b>, Hallam");
    expect(mails[0]?.source).not.toContain("Over\n");
    expect(mails[0]?.source).toContain("Closes: Head &lt;b&gt;Gardener&lt;/b&gt;, Hallam");

    const stop = /\/api\/application-mails\/[\w.-]+/.exec(mails[0]?.source ?? "")?.[0] ?? "";
    expect((await request(test.app).get(stop)).headers.location).toMatch(/\/stop-reminders\//);
    expect((await request(test.app).post(stop).set("Origin", "https://mail.example")).status).toBe(200);
    expect((await mara.browser.get(`${address}/reminders`)).body.mails).toBe(false);
    expect((await request(test.app).post(`${stop.slice(0, -3)}abc`)).status).toBe(404);
  });

  it("is no feed of an account that was deactivated", async () => {
    const mara = await register(test, "mara");
    const { body } = await mara.browser.post(`${address}/reminders/feed`).expect(201);
    const feed = new URL(body.feed).pathname;
    const statusOf = async () => (await test.visitor().get(feed)).status;
    expect(await statusOf()).toBe(200);
    await test.db.update(users).set({ isApproved: true, isActive: false }).where(eq(users.username, "mara"));
    expect(await statusOf()).toBe(404);
    await test.db.update(users).set({ isActive: true }).where(eq(users.username, "mara"));
    expect(await statusOf()).toBe(200);
  });

  it("is mailed to nobody whose account was deactivated", async () => {
    const mara = await register(test, "mara");
    await confirmEmail(test, mara);
    const day = addDays(today(), 40);
    await mara.browser.post(address).send({ role: "Gardener", company: "Hallam", closesOn: day });
    await mara.browser.put(`${address}/reminders`).send({ mails: true, timeZone: "UTC" });
    await test.settled();
    await takeMails(test);
    await test.db.update(users).set({ isApproved: true, isActive: false }).where(eq(users.username, "mara"));
    await test.tidy(noonBefore(day));
    expect(await takeMails(test)).toEqual([]);
    await test.db.update(users).set({ isActive: true }).where(eq(users.username, "mara"));
    await test.tidy(noonBefore(day));
    expect((await takeMails(test)).map(({ to }) => to)).toEqual(["mara@example.org"]);
  });

  it.each([
    ["nothing", {}],
    ["a word", { mails: "yes" }],
    ["a time zone that is none", { mails: false, timeZone: "Mars/Olympus" }],
    ["a long time zone", { mails: false, timeZone: "x".repeat(1_000) }],
  ])("refuses %s", async (_, body) => {
    const mara = await register(test, "mara");
    expect((await mara.browser.put(`${address}/reminders`).send(body)).status).toBe(400);
  });
});
