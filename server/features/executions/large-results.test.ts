import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

/** In milliseconds of work that nobody else has a turn in. */
const MOST = 50;
const COLUMNS = 100;

describe("a dashboard of half a million cells", { timeout: 240_000 }, () => {
  const test = useTestApp({}, { runInChild: scripted });

  it("is kept without holding others up", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-results-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rowsPath = join(folder, "rows.ndjson");
    await writeFile(rowsPath, `${JSON.stringify(Array(COLUMNS).fill("1"))}\n`.repeat(5_000));
    await test.startWork();
    const mara = await register(test, "mara");
    const board = { title: "Board", chart: "none" as const, x: "", y: [], fields: [], rowCount: 5_000, rowsPath };
    const workflowId = await saveScripted(mara, [
      { say: { kind: "dashboard", nodeId: ids.first, ...board } },
      { say: { kind: "done", recordsProcessed: 5_000 } },
    ]);
    let last = 0;
    const hold = await leastHold(async () => {
      last = await run(mara, workflowId);
      await until(mara, last, hasEnded);
    });
    const { body } = await mara.browser.get(`/api/executions/${last}/results/${ids.first}`).expect(200);
    expect(body.rows.length).toBeGreaterThan(4_900);
    expect(hold).toBeLessThan(MOST);
  });

  it("keeps every character, wherever its text is cut on the way to the database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-results-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rowsPath = join(folder, "rows.ndjson");
    const cells = ["x", "😀".repeat(300_000)];
    await writeFile(rowsPath, `${JSON.stringify(cells)}\n`);
    await test.startWork();
    const mara = await register(test, "mara");
    const board = { title: "Board", chart: "none" as const, x: "", y: [], fields: [], rowCount: 1, rowsPath };
    const workflowId = await saveScripted(mara, [
      { say: { kind: "dashboard", nodeId: ids.first, ...board } },
      { say: { kind: "done", recordsProcessed: 1 } },
    ]);
    const id = await run(mara, workflowId);
    await until(mara, id, hasEnded);
    const { body } = await mara.browser.get(`/api/executions/${id}/results/${ids.first}`).expect(200);
    expect(body.rows).toEqual([cells]);
  });
});
