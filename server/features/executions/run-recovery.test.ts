import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import type { Step } from "#server/testing/scripted-run.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

describe("a run that is broken off", { timeout: 180_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: scripted });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-recovery-"));
    await test.startWork();
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  let count = 0;
  const file = (name: string) => join(folder, `${count++}-${name}`);
  const linesOf = async (path: string) => (existsSync(path) ? (await readFile(path, "utf8")).trim().split("\n") : []);
  const completed = (nodeId: string): Step => ({ say: { kind: "node", nodeId, status: "completed", rowsIn: 3 } });
  const done: Step = { say: { kind: "done", recordsProcessed: 3 } };

  it("before anything was handed over starts again, and says so", async () => {
    const mara = await register(test, "mara");
    const archive = file("archive");
    const workflowId = await saveScripted(mara, [
      { say: { kind: "node", nodeId: ids.source, status: "running", rowsOut: 1 } },
      { dieUnless: file("died") },
      { deliver: ids.first, idempotent: false, into: archive },
      completed(ids.first),
      done,
    ]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail.status).toBe("completed");
    expect(await linesOf(archive)).toHaveLength(1);
    expect(detail.logs).toMatchObject([
      { level: "warning", text: "The process of this run ended unexpectedly (SIGKILL). The run starts again." },
    ]);
  });

  it("while rows were handed over that must not come twice has failed, and says where", async () => {
    const mara = await register(test, "mara");
    const archive = file("archive");
    const workflowId = await saveScripted(mara, [
      { deliver: ids.first, idempotent: false, into: archive },
      { dieUnless: file("died") },
      completed(ids.first),
      done,
    ]);
    const id = await run(mara, workflowId);
    const detail = await until(mara, id, hasEnded);
    expect(detail).toMatchObject({
      status: "failed",
      error:
        "The process of this run ended unexpectedly (SIGKILL) during “Archive”; nothing was sent twice. Check what arrived there, then rerun from the failed step.",
      canRerunFailed: true,
    });
    expect(detail.nodes.map(({ status }) => status)).toEqual(["skipped", "failed", "skipped"]);
    expect(await linesOf(archive)).toEqual([String(id)]);
  });

  it("leaves out what has its rows when it starts again", async () => {
    const mara = await register(test, "mara");
    const [archive, ledger] = [file("archive"), file("ledger")];
    const workflowId = await saveScripted(mara, [
      { deliver: ids.first, idempotent: false, into: archive },
      completed(ids.first),
      { deliver: ids.second, idempotent: true, into: ledger },
      { dieUnless: file("died") },
      completed(ids.second),
      done,
    ]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail.status).toBe("completed");
    expect(await linesOf(archive)).toHaveLength(1);
    expect(await linesOf(ledger)).toHaveLength(2);
    expect(detail.nodes[1]).toMatchObject({ status: "completed", rowsIn: 3 });
  });

  it("again and again has failed in the end", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, [
      { dieUnless: file("once") },
      { dieUnless: file("twice") },
      { dieUnless: file("thrice") },
      done,
    ]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail.status).toBe("failed");
    expect(detail.error).toContain("The run was started 3 times and never finished");
  });

  it("because its worker is gone is taken up again, and the old process does nothing more", async () => {
    const mara = await register(test, "mara");
    const [archive, started, go] = [file("archive"), file("started"), file("go")];
    const workflowId = await saveScripted(mara, [
      { sign: started },
      { until: go },
      { deliver: ids.first, idempotent: false, into: archive },
      completed(ids.first),
      done,
    ]);
    const id = await run(mara, workflowId);
    await expect.poll(async () => (await linesOf(started)).join(""), { timeout: 60_000 }).toMatch(/^\d+$/);
    const first = Number(await readFile(started, "utf8"));
    // As a worker leaves it that was heard of for the last time a while ago.
    await test.query("update execution_runs set claim = 'gone', lease_until = now() - interval '1 second'");
    await expect.poll(() => isAlive(first), { timeout: 60_000 }).toBe(false);
    await expect.poll(async () => Number(await readFile(started, "utf8")), { timeout: 60_000 }).not.toBe(first);
    await writeFile(go, "");
    const detail = await until(mara, id, hasEnded);
    expect(detail.status).toBe("completed");
    expect(await linesOf(archive)).toEqual([String(id)]);
    expect(detail.logs.at(-1)).toMatchObject({ text: "The server stopped. The run starts again." });
  });

  it("after its owner asked for its end is cancelled", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, [done]);
    const id = await run(mara, workflowId);
    await until(mara, id, hasEnded);
    await test.query("update executions set status = 'running', ended_at = null");
    await test.query(
      "update execution_runs set claim = 'gone', cancel_requested_at = now(), lease_until = now() - interval '1 second'",
    );
    const detail = await until(mara, id, hasEnded);
    expect(detail.status).toBe("cancelled");
    expect(detail.endedAt).not.toBeNull();
  });

  it("can be run again from the failed step, with what it has delivered left out", async () => {
    const mara = await register(test, "mara");
    const [archive, ledger, died] = [file("archive"), file("ledger"), file("died")];
    const workflowId = await saveScripted(mara, [
      { deliver: ids.first, idempotent: false, into: archive },
      completed(ids.first),
      { deliver: ids.second, idempotent: false, into: ledger },
      { dieUnless: died },
      completed(ids.second),
      done,
    ]);
    const id = await run(mara, workflowId);
    await until(mara, id, hasEnded);
    const answer = await mara.browser.post(`/api/executions/${id}/rerun`).send({ from: "failed" });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ trigger: "rerun", workflowId });
    const again = await until(mara, answer.body.id, hasEnded);
    expect(again).toMatchObject({ status: "completed", rerunOf: id });
    expect(again.nodes.map(({ status }) => status)).toEqual(["skipped", "skipped", "completed"]);
    expect(await linesOf(archive)).toEqual([String(id)]);
    expect(await linesOf(ledger)).toEqual([String(id), String(answer.body.id)]);

    const whole = await mara.browser.post(`/api/executions/${id}/rerun`).send({ from: "start" });
    expect((await until(mara, whole.body.id, hasEnded)).status).toBe("completed");
    expect(await linesOf(archive)).toHaveLength(2);
    const none = await mara.browser.post(`/api/executions/${whole.body.id}/rerun`).send({ from: "failed" });
    expect(none.status).toBe(409);
    expect(none.body.message).toBe("This run has no failed step. Rerun it from the start.");
  });

  it.each([[{ from: "middle" }], [{ definition: "newest" }], [{ from: 1 }], [{ concurrency: -1 }]])(
    "is not run again with %o",
    async (body) => {
      const mara = await register(test, "mara");
      const id = await run(mara, await saveScripted(mara, [done]));
      await until(mara, id, hasEnded);
      expect((await mara.browser.post(`/api/executions/${id}/rerun`).send(body)).status).toBe(400);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
