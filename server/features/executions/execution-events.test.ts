import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

type Event = { event: string; id: string; data: Record<string, unknown> };

describe("the events of a run", { timeout: 180_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: scripted });
  let folder = "";
  let server: Server;
  let url = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-events-"));
    await test.startWork();
    server = createServer(test.app).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
  }, 180_000);
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });
  let count = 0;
  const file = (name: string) => join(folder, `${count++}-${name}`);
  const log = (text: string) => ({ say: { kind: "log" as const, level: "info" as const, nodeId: null, text } });
  const done = { say: { kind: "done" as const, recordsProcessed: 3 } };

  /** Signs in with a cookie of its own, because streams need a real connection. */
  async function cookieOf(username: string): Promise<string> {
    const answer = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password: goodPassword }),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }
  function follow(cookie: string, id: number, options: { lastEventId?: string; signal?: AbortSignal } = {}) {
    const { lastEventId, signal } = options;
    return fetch(`${url}/api/executions/${id}/events`, {
      headers: { Cookie: cookie, ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }) },
      ...(signal ? { signal } : {}),
    });
  }

  it("tell how it goes on until it has ended, each line of the log once", async () => {
    const mara = await register(test, "mara");
    const [started, go] = [file("started"), file("go")];
    const workflowId = await saveScripted(mara, [
      log("first"),
      { say: { kind: "node", nodeId: ids.source, status: "running", rowsOut: 1 } },
      { sign: started },
      { until: go },
      { say: { kind: "node", nodeId: ids.source, status: "completed", rowsOut: 4 } },
      log("second"),
      done,
    ]);
    const id = await run(mara, workflowId);
    const answer = await follow(await cookieOf("mara"), id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
    await writeFile(go, "");

    const events = parse(await answer.text());
    const runs = events.filter(({ event }) => event === "execution");
    expect(runs.at(0)?.data.status).toMatch(/^(queued|running)$/);
    expect(runs.at(-1)?.data).toMatchObject({ id, status: "completed", recordsProcessed: 3 });
    expect(runs.at(-1)?.data).not.toHaveProperty("logs");
    expect(runs.at(-1)?.data.nodes).toMatchObject([{ rowsOut: 4 }, {}, {}]);
    const lines = events.filter(({ event }) => event === "log");
    expect(lines.map(({ data }) => data.text)).toEqual(["first", "second"]);
    expect(lines.map(({ id: eventId }) => eventId)).toEqual(["1", "2"]);
  });

  it("send a page that comes back what it has missed, and tell it to stop once the run has ended", async () => {
    const mara = await register(test, "mara");
    const [started, go] = [file("started"), file("go")];
    const workflowId = await saveScripted(mara, [
      log("first"),
      log("second"),
      { sign: started },
      { until: go },
      log("third"),
      done,
    ]);
    const id = await run(mara, workflowId);
    const cookie = await cookieOf("mara");
    await until(mara, id, ({ logs }) => logs.length === 2);
    const answer = await follow(cookie, id, { lastEventId: "1" });
    await writeFile(go, "");
    const lines = parse(await answer.text()).filter(({ event }) => event === "log");
    expect(lines.map(({ data }) => data.text)).toEqual(["second", "third"]);

    expect((await follow(cookie, id, { lastEventId: "3" })).status).toBe(204);
    const late = parse(await (await follow(cookie, id)).text());
    expect(late.map(({ event }) => event)).toEqual(["log", "log", "log", "execution"]);
    const odd = await follow(cookie, id, { lastEventId: "-1; drop" });
    expect(parse(await odd.text())).toHaveLength(4);
  });

  it.each([
    ["is signed out", (cookie: string) => fetch(`${url}/api/logout`, { method: "POST", headers: { Cookie: cookie } })],
    ["is revoked", () => test.query("delete from session")],
    ["is a deactivated account's", () => test.query("update users set is_approved = true, is_active = false")],
    ["was made under an earlier password", () => test.query("update users set password = 'another'")],
  ])("end with a session that %s, though the run goes on", async (_name, endSession) => {
    const mara = await register(test, "mara");
    const [started, go] = [file("started"), file("go")];
    const steps = [log("first"), { sign: started }, { until: go }, log("second"), done];
    const id = await run(mara, await saveScripted(mara, steps));
    const cookie = await cookieOf("mara");
    await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
    const answer = await follow(cookie, id);
    expect(answer.status).toBe(200);
    await endSession(cookie);
    const events = parse(await answer.text());
    expect(events.at(-1)?.data.status).toBe("running");
    expect((await follow(cookie, id)).status).toBe(401);
    await writeFile(go, "");
    const statuses = async () => (await test.query("select status from executions")).rows;
    await expect.poll(statuses, { timeout: 60_000 }).toEqual([{ status: "completed" }]);
  });

  it("are not sent any more once the session is over, however soon the run goes on", async () => {
    const mara = await register(test, "mara");
    const [started, go] = [file("started"), file("go")];
    const steps = [{ sign: started }, { until: go }, log("secret"), done];
    const id = await run(mara, await saveScripted(mara, steps));
    await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
    const answer = await follow(await cookieOf("mara"), id);
    await test.query("delete from session");
    await writeFile(go, "");
    expect(await answer.text()).not.toContain("secret");
  });

  it("are followed by so many pages of an account and no more, and closed pages do not count", async () => {
    const mara = await register(test, "mara");
    const go = file("go");
    const id = await run(mara, await saveScripted(mara, [{ until: go }, done]));
    const cookie = await cookieOf("mara");
    const pages = Array.from({ length: 4 }, () => new AbortController());
    for (const { signal } of pages) expect((await follow(cookie, id, { signal })).status).toBe(200);
    const refused = await follow(cookie, id);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("10");
    for (const page of pages) page.abort();
    const last = new AbortController();
    await expect
      .poll(async () => (await follow(cookie, id, { signal: last.signal })).status, { timeout: 20_000 })
      .toBe(200);
    last.abort();
    await writeFile(go, "");
    await until(mara, id, hasEnded);
  });
});

function parse(text: string): Event[] {
  return text
    .split("\n\n")
    .map((block) => Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2))))
    .filter((fields) => "data" in fields)
    .map(({ event, id, data }) => ({ event, id, data: JSON.parse(data) }));
}
