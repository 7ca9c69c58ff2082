import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, addHours } from "date-fns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { dashboardResultSchema } from "#shared/workflows/execution.schema.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

describe("what runs keep for people", { timeout: 180_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2", RUN_MAX_ROWS_KEPT: "3" }, { runInChild: scripted });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-results-"));
    await writeFile(
      join(folder, "rows.ndjson"),
      [
        ["north", "1"],
        ["south\0", null],
        ["=cmd()", "3"],
        ["west", "4"],
      ]
        .map((row) => JSON.stringify(row))
        .join("\n"),
    );
    await writeFile(join(folder, "export.csv"), "region,orders\nnorth,1\n");
    await test.startWork();
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A run with a dashboard at the first destination and a file at the second. */
  async function runWithResults(mara: Person): Promise<number> {
    const fields = [
      { name: "region", type: "VARCHAR" as const },
      { name: "orders", type: "INTEGER" as const },
    ];
    const dashboard = { title: "Orders <b>", chart: "bar" as const, x: "region", y: ["orders"], fields, rowCount: 4 };
    const workflowId = await saveScripted(mara, [
      { say: { kind: "dashboard", nodeId: ids.first, ...dashboard, rowsPath: join(folder, "rows.ndjson") } },
      {
        say: {
          kind: "file",
          nodeId: ids.second,
          fileName: "orders é.csv",
          path: join(folder, "export.csv"),
          rowCount: 1,
        },
      },
      { say: { kind: "done", recordsProcessed: 4 } },
    ]);
    const id = await run(mara, workflowId);
    expect((await until(mara, id, hasEnded)).status).toBe("completed");
    return id;
  }

  it("is there for the owner: rows of a dashboard, as many as are kept, and files", async () => {
    const mara = await register(test, "mara");
    const id = await runWithResults(mara);
    const { results } = (await mara.browser.get(`/api/executions/${id}`)).body;
    expect(results).toMatchObject([
      { nodeId: ids.first, kind: "dashboard", title: "Orders <b>", rowCount: 4, shareToken: null },
      { nodeId: ids.second, kind: "file", fileName: "orders é.csv", rowCount: 1, shareToken: null },
    ]);
    const shown = dashboardResultSchema.parse(
      (await mara.browser.get(`/api/executions/${id}/results/${ids.first}`)).body,
    );
    expect(shown).toMatchObject({ chart: "bar", x: "region", y: ["orders"], rowCount: 4 });
    expect(shown.rows).toEqual([
      ["north", "1"],
      ["south", null],
      ["=cmd()", "3"],
    ]);
    const file = await mara.browser.get(`/api/executions/${id}/files/${ids.second}`);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.headers["content-disposition"]).toContain("filename*=UTF-8''orders%20%C3%A9.csv");
    expect(file.text).toBe("region,orders\nnorth,1\n");
    for (const path of [
      `results/${ids.second}`,
      `files/${ids.first}`,
      "results/node_other",
      "results/__proto__",
      "files/..%2f..%2fdb",
      "results/%00",
    ])
      expect((await mara.browser.get(`/api/executions/${id}/${path}`)).status).toBe(404);
  });

  it("is shared by a link only where the owner wants it, and only so long", async () => {
    const mara = await register(test, "mara");
    const id = await runWithResults(mara);
    const address = `/api/executions/${id}/results/${ids.first}/share`;
    const [one, other] = await Promise.all([mara.browser.post(address), mara.browser.post(address)]);
    const { shareToken } = one.body;
    expect(other.body.shareToken).toBe(shareToken);
    const visitor = test.visitor();
    const shared = await visitor.get(`/api/shared-results/${shareToken}`);
    expect(shared.status).toBe(200);
    expect(shared.body).toMatchObject({ title: "Orders <b>", rowCount: 4 });
    expect(Object.keys(shared.body).toSorted()).toEqual(Object.keys(dashboardResultSchema.shape).toSorted());
    expect((await mara.browser.post(`/api/executions/${id}/results/${ids.second}/share`)).status).toBe(404);
    for (const token of ["x", "a".repeat(32), "%00", `${shareToken}x`, "__proto__"])
      expect((await visitor.get(`/api/shared-results/${token}`)).status).toBe(404);

    expect((await mara.browser.delete(address)).status).toBe(204);
    expect((await visitor.get(`/api/shared-results/${shareToken}`)).status).toBe(404);
  });

  it("is cleaned up after its time, but for what is shared; the counts stay", async () => {
    const mara = await register(test, "mara");
    const id = await runWithResults(mara);
    await mara.browser.post(`/api/executions/${id}/results/${ids.first}/share`);
    await test.tidy(addDays(new Date(), 29));
    expect((await mara.browser.get(`/api/executions/${id}/files/${ids.second}`)).status).toBe(200);

    await test.tidy(addDays(new Date(), 31));
    const detail = (await mara.browser.get(`/api/executions/${id}`)).body;
    expect(detail).toMatchObject({ status: "completed", recordsProcessed: 4, rowsRemoved: true, logs: [] });
    expect(detail.results).toMatchObject([{ nodeId: ids.first }]);
    const gone = await mara.browser.get(`/api/executions/${id}/files/${ids.second}`);
    expect(gone.status).toBe(404);
    expect(gone.body.message).toBe("The rows of this run were cleaned up. Run the workflow again.");
    expect((await mara.browser.post(`/api/executions/${id}/rerun`).send({ definition: "same" })).status).toBe(409);
    const latest = await mara.browser.post(`/api/executions/${id}/rerun`).send({ definition: "latest" });
    expect(latest.status).toBe(202);
    await until(mara, latest.body.id, hasEnded);
  });

  it("goes with the account, files too", async () => {
    const mara = await register(test, "mara");
    await runWithResults(mara);
    const kept = join(test.env.dataDir, "files", "runs");
    expect(await readdir(kept)).not.toEqual([]);
    expect((await mara.browser.delete("/api/profile").send({ password: "Correct-Horse-9" })).status).toBe(204);
    expect((await test.query("select 1 from execution_results")).rows).toEqual([]);
    await test.tidy(addHours(new Date(), 2));
    const left = await readdir(kept, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect(await readdir(join(test.env.dataDir, "runs"))).toEqual([]);
  });
});
