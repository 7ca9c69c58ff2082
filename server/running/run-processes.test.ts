import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeEdges, makeNode } from "../testing/workflow-run.ts";
import { runInChild } from "./run-in-child.ts";
import type { RunPlan } from "./run-plan.ts";
import { createRunProcesses, startRun } from "./run-processes.ts";

const limits = { seconds: 60, memoryMb: 256, diskMb: 100, rowsKept: 100 };

describe("processes of runs", { timeout: 60_000 }, () => {
  let started: ChildProcess[] = [];
  const create = () =>
    createRunProcesses((given) => {
      const child = startRun(given);
      started.push(child);
      return child;
    });
  let processes = create();
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-processes-"));
    started = [];
    processes = create();
  });
  afterEach(async () => {
    processes.close();
    for (const child of started) child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  async function runOnce(executionId: number): Promise<string> {
    const path = join(folder, "orders.csv");
    await writeFile(path, `id\n${executionId}\n`);
    const plan: RunPlan = {
      nodes: [makeNode("in", "source:csv", { fileId: 1 }), makeNode("out", "destination:csv", { fileName: "o.csv" })],
      edges: makeEdges("in > out"),
      ...{ executionId, limits, files: { 1: path }, connections: {}, folder: join(folder, String(executionId)) },
      ...{ allowPrivateHosts: false, completedNodes: [], parameters: [] },
    };
    const outcome = await runInChild(plan, () => {}, new AbortController().signal, processes.start);
    return outcome.status;
  }

  it("are ready before they are asked for, serve one run and are replaced", async () => {
    processes.warmUp(limits);
    expect(started).toHaveLength(1);
    expect(await runOnce(1)).toBe("completed");
    expect(started[0]?.exitCode).toBe(0);
    await expect.poll(() => started.length, { timeout: 10_000 }).toBe(2);
    expect(await runOnce(2)).toBe("completed");
    expect(started[1]?.exitCode).toBe(0);
  });

  it("are started for runs that come at once, each its own", async () => {
    processes.warmUp(limits);
    const statuses = await Promise.all([1, 2, 3].map(runOnce));
    expect(statuses).toEqual(["completed", "completed", "completed"]);
    const served = started.filter(({ exitCode }) => exitCode === 0);
    expect(new Set(served.map(({ pid }) => pid)).size).toBe(3);
  });

  it("that died while they waited are not given to a run", async () => {
    processes.warmUp(limits);
    const [first] = started;
    first?.kill("SIGKILL");
    if (first) await once(first, "exit");
    expect(await runOnce(1)).toBe("completed");
    expect(started[1]?.exitCode).toBe(0);
  });

  it("with other limits are started anew", async () => {
    processes.warmUp({ memoryMb: 512 });
    expect(await runOnce(1)).toBe("completed");
    expect(started[0]?.exitCode).toBeNull();
  });

  it("do not wait any more once they are closed", async () => {
    processes.warmUp(limits);
    const [spare] = started;
    processes.close();
    if (spare) await once(spare, "exit");
    expect(await runOnce(1)).toBe("completed");
    expect(started).toHaveLength(2);
  });
});
