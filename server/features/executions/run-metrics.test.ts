import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

describe("runs in figures", { timeout: 120_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: scripted });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-metrics-"));
    await test.startWork();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const metrics = async () => (await test.visitor().get("/metrics").expect(200)).text;

  it("are told while they wait and go on, and by how they ended", async () => {
    expect(await metrics()).toContain('workflow_runs{status="running"} 0');
    const mara = await register(test, "mara");
    const go = join(folder, "go");
    const held = await saveScripted(mara, [{ until: go }, { say: { kind: "done", recordsProcessed: 3 } }]);
    const failing = await saveScripted(mara, [
      { say: { kind: "failed", nodeId: ids.first, message: "The table is full." } },
    ]);
    const first = await run(mara, held, { concurrency: 1 });
    await until(mara, first, ({ status }) => status === "running");
    const second = await run(mara, failing, { concurrency: 1 });
    const text = await metrics();
    expect(text).toContain('workflow_runs{status="running"} 1');
    expect(text).toContain('workflow_runs{status="queued"} 1');

    await writeFile(go, "");
    await until(mara, first, hasEnded);
    await until(mara, second, hasEnded);
    await expect.poll(metrics).toContain('workflow_run_duration_seconds_count{status="failed"} 1');
    const ended = await metrics();
    expect(ended).toContain('workflow_run_duration_seconds_count{status="completed"} 1');
    expect(ended).toContain('workflow_run_duration_seconds_bucket{le="+Inf",status="completed"} 1');
    expect(ended).toContain('workflow_runs{status="queued"} 0');
    expect(ended).not.toMatch(/mara|Orders|table is full/);
  });
});
