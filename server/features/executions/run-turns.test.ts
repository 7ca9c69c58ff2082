import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import type { Step } from "#server/testing/scripted-run.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { hasEnded, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

const done: Step = { say: { kind: "done", recordsProcessed: 1 } };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-turns-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
let count = 0;
const sign = (name: string) => join(folder, `${count++}-${name}`);

const statusOf = async ({ browser }: Person, id: number) => (await browser.get(`/api/executions/${id}`)).body.status;

describe("a worker with two slots", { timeout: 120_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: scripted });
  beforeAll(() => test.startWork());

  it("gives one account no more than one of them, whatever it asks for", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const go = sign("go");
    const held = await saveScripted(mara, [{ until: go }, done]);
    const hers: number[] = [];
    for (let index = 0; index < 4; index++) hers.push(await run(mara, held, { concurrency: 10 }));
    const [first = 0, second = 0] = hers;
    await until(mara, first, ({ status }) => status === "running");
    const his = await run(noor, await saveScripted(noor, [done]));
    expect((await until(noor, his, hasEnded)).status).toBe("completed");
    expect(await statusOf(mara, first)).toBe("running");
    const waiting = (await mara.browser.get(`/api/executions/${second}`)).body;
    expect(waiting).toMatchObject({ status: "queued", notice: expect.stringContaining("The limit is 1 at a time") });
    await writeFile(go, "");
    for (const id of hers) expect((await until(mara, id, hasEnded)).status).toBe("completed");
  });

  it("gives accounts of one network no more than one of them together", async () => {
    const people = [await register(test, "mara"), await register(test, "lena"), await register(test, "noor")] as const;
    const [mara, lena, noor] = people;
    await test.query("update users set network = 'one' where id in ($1, $2)", [mara.id, lena.id]);
    await test.query("update users set network = 'other' where id = $1", [noor.id]);
    const go = sign("go");
    const hers = await run(mara, await saveScripted(mara, [{ until: go }, done]));
    await until(mara, hers, ({ status }) => status === "running");
    const beside = await run(lena, await saveScripted(lena, [{ until: go }, done]));
    const his = await run(noor, await saveScripted(noor, [done]));
    expect((await until(noor, his, hasEnded)).status).toBe("completed");
    expect(await statusOf(lena, beside)).toBe("queued");
    await writeFile(go, "");
    for (const [person, id] of [[mara, hers] as const, [lena, beside] as const])
      expect((await until(person, id, hasEnded)).status).toBe("completed");
  });

  it("leaves runs of a deactivated account waiting", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const go = sign("go");
    const first = await run(mara, await saveScripted(mara, [{ until: go }, done]));
    await until(mara, first, ({ status }) => status === "running");
    const second = await run(mara, await saveScripted(mara, [done]));
    await test.query("update users set is_approved = true, is_active = false where username = 'mara'");
    await writeFile(go, "");
    const statuses = async () =>
      (await test.query("select status from executions where id in ($1, $2) order by id", [first, second])).rows;
    await expect.poll(statuses, { timeout: 60_000 }).toEqual([{ status: "completed" }, { status: "queued" }]);
    const his = await run(noor, await saveScripted(noor, [done]));
    expect((await until(noor, his, hasEnded)).status).toBe("completed");
    expect(await statuses()).toEqual([{ status: "completed" }, { status: "queued" }]);
    await test.query("update users set is_active = true where username = 'mara'");
    const third = await run(mara, await saveScripted(mara, [done]));
    for (const id of [second, third]) expect((await until(mara, id, hasEnded)).status).toBe("completed");
  });
});

describe("a worker with one slot", { timeout: 120_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "1" }, { runInChild: scripted });
  beforeAll(() => test.startWork());

  it("serves accounts in turns, however many runs of one came first", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const [go, second] = [sign("go"), sign("second")];
    const first = await run(mara, await saveScripted(mara, [{ until: go }, done]));
    await until(mara, first, ({ status }) => status === "running");
    const held = await saveScripted(mara, [{ sign: second }, { until: sign("never") }]);
    const hers: number[] = [];
    for (let index = 0; index < 3; index++) hers.push(await run(mara, held));
    const his = await run(noor, await saveScripted(noor, [done]));
    await writeFile(go, "");
    expect((await until(noor, his, hasEnded)).status).toBe("completed");
    await expect.poll(() => existsSync(second), { timeout: 60_000 }).toBe(true);
    for (const id of hers) await mara.browser.post(`/api/executions/${id}/cancel`);
    for (const id of hers) await until(mara, id, hasEnded);
  });
});
