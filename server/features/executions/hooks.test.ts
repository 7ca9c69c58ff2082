import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { makeEdges, makeFields, makeNode } from "#server/testing/workflow-run.ts";
import { users } from "#shared/auth/user.table.ts";
import { executionDetailSchema } from "#shared/workflows/execution.schema.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import { hasEnded, until } from "./testing/scripted-workflow.ts";

const nodes = [
  makeNode(
    "hook",
    "source:webhook",
    { rowsPath: "items", sample: '{"items": [{"id": 1, "name": "Sample"}]}' },
    { fields: makeFields("id INTEGER, name VARCHAR") },
  ),
  makeNode("board", "destination:dashboard", { chart: "none" }),
];
const body = { items: [{ id: 12345678901234567n, name: "Zoë <b>" }, { id: 2 }] };
const json = JSON.stringify(body, (_key, value) => (typeof value === "bigint" ? Number(value) : value)).replace(
  /12345678901234568/,
  "12345678901234567",
);

describe("the web address of a workflow", { timeout: 240_000 }, () => {
  const test = useTestApp({ WORKER: "on" }, { runInChild: runHere });
  let mara: Person;
  let workflowId = 0;
  beforeAll(() => test.startWork());
  beforeEach(async () => {
    mara = await register(test, "mara");
    workflowId = await save();
  });

  async function save(changes = {}): Promise<number> {
    const saved = await mara.browser
      .post("/api/workflows")
      .send({ name: "Orders", nodes, edges: makeEdges("hook > board"), ...changes });
    expect(saved.status, saved.text).toBe(201);
    return saved.body.id;
  }

  async function makeHook(id = workflowId): Promise<{ path: string; secret: string }> {
    const made = await mara.browser.post(`/api/workflows/${id}/hook`);
    expect(made.status, made.text).toBe(201);
    return { path: new URL(made.body.url).pathname, secret: made.body.secret };
  }

  const call = (path: string, headers: Record<string, string> = {}, text: string = json) =>
    request(test.app)
      .post(path)
      .set({ "content-type": "application/json", ...headers })
      .send(text);

  async function rowsOf(runId: number): Promise<unknown> {
    await until(mara, runId, hasEnded);
    return (await mara.browser.get(`/api/executions/${runId}/results/board`)).body.rows;
  }

  it("runs the workflow with the rows that a call brings, and a rerun with the same", async () => {
    const { path, secret } = await makeHook();
    const answer = await call(path, { authorization: `Bearer ${secret}` });
    expect(answer.status, answer.text).toBe(202);
    expect(answer.headers.location).toBe(`/api/executions/${answer.body.id}`);
    expect(answer.body).toMatchObject({
      workflowId,
      trigger: "webhook",
      status: expect.stringMatching(/queued|running/),
    });
    const rows = [
      ["12345678901234567", "Zoë <b>"],
      ["2", null],
    ];
    expect(await rowsOf(answer.body.id)).toEqual(rows);
    const again = await mara.browser.post(`/api/executions/${answer.body.id}/rerun`).send({ from: "start" });
    expect(again.status, again.text).toBe(202);
    expect(await rowsOf(again.body.id)).toEqual(rows);
    const byHand = await mara.browser.post(`/api/workflows/${workflowId}/execute`).send({});
    expect(await rowsOf(byHand.body.id)).toEqual([["1", "Sample"]]);
    const shown = await mara.browser.get(`/api/workflows/${workflowId}/hook`);
    expect(shown.body.lastCalledAt).toMatch(/^20/);
    expect(shown.text).not.toContain(secret);
  });

  it("starts one run for a call that is sent again, also twice at once, and one for each without a key", async () => {
    const { path, secret } = await makeHook();
    const headers = { "x-webhook-secret": secret, "idempotency-key": "ördër 7 \u00e9" };
    const answers = await Promise.all([call(path, headers), call(path, headers), call(path, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const others = [
      await call(path, { "x-webhook-secret": secret, "x-github-delivery": "a" }),
      await call(path, { "x-webhook-secret": secret }),
      await call(path, { "x-webhook-secret": secret }),
    ];
    const runs = new Set([...answers, ...others].map(({ body }): number => body.id));
    expect(runs.size).toBe(4);
    // The next test gives the same numbers to other runs.
    for (const id of runs) await until(mara, id, hasEnded);
  });

  it("takes a signature of the body in place of the secret, and a form as one row", async () => {
    const { path, secret } = await makeHook(
      await save({ nodes: [{ ...nodes[0], data: { ...nodes[0]?.data, config: { sample: '{"id": 1}' } } }, nodes[1]] }),
    );
    const form = "id=7&name=A+%26+B";
    const sign = (text: string) => `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await call(path, { ...type, "x-hub-signature-256": sign(form) }, form);
    expect(answer.status, answer.text).toBe(202);
    expect(await rowsOf(answer.body.id)).toEqual([["7", "A & B"]]);
    expect((await call(path, { ...type, "x-hub-signature-256": sign(`${form} `) }, form)).status).toBe(401);
  });

  it("reads a long body beside this thread", async () => {
    const { path, secret } = await makeHook(await save({ nodes: [], edges: [] }));
    const form = Array.from({ length: 120_000 }, (_none, nth) => `k${nth.toString(36)}=`).join("&");
    const objects = `[${"{},".repeat(300_000)}{}]`;
    const send = async (type: string, text: string) =>
      expect((await call(path, { authorization: `Bearer ${secret}`, "content-type": type }, text)).status).toBe(422);
    expect(await leastHold(() => send("application/x-www-form-urlencoded", form))).toBeLessThan(50);
    expect(await leastHold(() => send("application/json", objects))).toBeLessThan(50);
  });

  it("lets nobody in who does not know both, and starts nothing", async () => {
    const { path, secret } = await makeHook();
    const wrong: [string, Record<string, string>][] = [
      [path, {}],
      [path, { authorization: "Bearer wrong" }],
      [path, { authorization: `Basic ${secret}` }],
      [path, { "x-webhook-secret": `${secret} x` }],
      [path, { "x-hub-signature-256": "sha256=00" }],
      [`${path}x`, { authorization: `Bearer ${secret}` }],
      ["/api/hooks/%00", { authorization: `Bearer ${secret}` }],
    ];
    for (const [where, headers] of wrong) {
      const answer = await call(where, headers);
      expect([answer.status, answer.body], where).toEqual([401, { message: "Unknown URL or wrong secret." }]);
    }
    expect((await mara.browser.get(`/api/workflows/${workflowId}/executions`)).body).toEqual([]);
    const noor = await register(test, "noor");
    for (const method of ["get", "post", "delete"] as const) {
      const answer = await noor.browser[method](`/api/workflows/${workflowId}/hook`);
      expect([method, answer.status, answer.body?.url]).toEqual([method, method === "get" ? 200 : 404, undefined]);
      expect((await test.visitor()[method](`/api/workflows/${workflowId}/hook`)).status).toBe(401);
    }
    const renewed = await makeHook();
    expect((await call(path, { authorization: `Bearer ${secret}` })).status).toBe(401);
    const taken = await call(renewed.path, { authorization: `Bearer ${renewed.secret}` });
    expect(taken.status).toBe(202);
    await until(mara, taken.body.id, hasEnded);
    expect((await mara.browser.delete(`/api/workflows/${workflowId}/hook`)).status).toBe(204);
    expect((await call(renewed.path, { authorization: `Bearer ${renewed.secret}` })).status).toBe(401);
    const kept = await test.query("select secret from workflow_hooks");
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it("starts nothing for an account that was deactivated", async () => {
    const { path, secret } = await makeHook();
    const authorization = `Bearer ${secret}`;
    await test.db.update(users).set({ isApproved: true, isActive: false }).where(eq(users.username, "mara"));
    expect((await call(path, { authorization })).status).toBe(401);
    await test.db.update(users).set({ isActive: true }).where(eq(users.username, "mara"));
    const started = await call(path, { authorization });
    expect(started.status).toBe(202);
    expect(await rowsOf(started.body.id)).toHaveLength(2);
    expect(await test.db.select().from(executions)).toHaveLength(1);
  });

  it("says what is wrong with a call", async () => {
    const { path, secret } = await makeHook();
    const headers = { authorization: `Bearer ${secret}` };
    const cases: [Record<string, string>, string, number][] = [
      [{}, "", 400],
      [{}, '{"items": [', 400],
      [{}, "\0{}", 400],
      [{ "content-type": "text/xml" }, "<a/>", 415],
      [{ "content-type": "multipart/form-data; boundary=x" }, "--x--", 415],
      [{}, JSON.stringify({ items: "x".repeat(1_100_000) }), 413],
    ];
    for (const [more, text, status] of cases)
      expect((await call(path, { ...headers, ...more }, text)).status, String(text).slice(0, 20)).toBe(status);
    // The run tells what the call could not have known.
    const strange = await call(path, headers, '{"items": 7, "name": "\\u0000\\ud800=cmd()"}');
    const failed = executionDetailSchema.parse(await until(mara, strange.body.id, hasEnded));
    expect(failed.error).toMatch(/no rows at “items”/);
    const hostile = await call(path, headers, '{"items": [{"id": 1, "name": "\\u0000\\ud800=cmd()"}]}');
    expect(await rowsOf(hostile.body.id)).toEqual([["1", "\ufffd=cmd()"]]);

    const paused = await makeHook(await save({ isActive: false }));
    expect((await call(paused.path, { authorization: `Bearer ${paused.secret}` })).status).toBe(409);
    const empty = await makeHook(await save({ nodes: [], edges: [] }));
    const unfit = await call(empty.path, { authorization: `Bearer ${empty.secret}` });
    expect([unfit.status, unfit.body.problems.length]).toEqual([422, 1]);
  });
});

describe("calls without end", { timeout: 120_000 }, () => {
  const test = useTestApp({ RATE_LIMITS: "on", WORKER: "off" });
  it("are answered with how long to wait, and fill no queue", async () => {
    const mara = await register(test, "mara");
    const saved = await mara.browser
      .post("/api/workflows")
      .send({ name: "A", nodes, edges: makeEdges("hook > board") });
    const made = (await mara.browser.post(`/api/workflows/${saved.body.id}/hook`)).body;
    const path = new URL(made.url).pathname;
    const statuses: Record<number, number> = {};
    for (let count = 0; count < 125; count++) {
      const answer = await request(test.app).post(path).set("x-webhook-secret", made.secret).type("json").send(json);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual({ 202: 20, 429: 105 });
  });

  it("count for the account too, whichever of its workflows they start", async () => {
    const mara = await register(test, "mara");
    const hooks: { path: string; secret: string }[] = [];
    for (const name of ["A", "B"]) {
      const saved = await mara.browser.post("/api/workflows").send({ name, nodes, edges: makeEdges("hook > board") });
      const made = (await mara.browser.post(`/api/workflows/${saved.body.id}/hook`)).body;
      hooks.push({ path: new URL(made.url).pathname, secret: made.secret });
    }
    const [first, second] = hooks.map(
      ({ path, secret }) =>
        () =>
          request(test.app).post(path).set("x-webhook-secret", secret).type("json").send(json),
    );
    expect((await first?.())?.status).toBe(202);
    await test.query("update rate_limits set points = 299 where key like 'run-starts%'");
    expect((await first?.())?.status).toBe(202);
    const refused = await second?.();
    expect([refused?.status, refused?.body.message]).toEqual([429, expect.stringMatching(/300 runs an hour/)]);
  });

  it("of somebody without the secret use up nothing of who has it", async () => {
    const mara = await register(test, "mara");
    const saved = await mara.browser
      .post("/api/workflows")
      .send({ name: "A", nodes, edges: makeEdges("hook > board") });
    const made = (await mara.browser.post(`/api/workflows/${saved.body.id}/hook`)).body;
    const path = new URL(made.url).pathname;
    const call = (secret: string) =>
      request(test.app).post(path).set("x-webhook-secret", secret).type("json").send(json);
    for (let count = 0; count < 125; count++) expect([401, 429]).toContain((await call("wrong")).status);
    expect((await call("wrong")).status).toBe(429);
    expect((await call(made.secret)).status).toBe(202);
  });
});
