import { describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import type { Execution } from "#shared/workflows/execution.schema.ts";
import { createRetentionStore } from "./retention.store.ts";
import { RUNS_IN_HISTORY, RUNS_WITH_ROWS, STEPS_IN_HISTORY } from "./run-limits.ts";
import { addSteps } from "./testing/add-steps.ts";
import { saveScripted } from "./testing/scripted-workflow.ts";

describe("what is kept of old runs", { timeout: 60_000 }, () => {
  const test = useTestApp({ WORKER: "off", RUNS_MB_PER_ACCOUNT: "1" });

  /** So many runs with a result, the first a second ago, each a second before the one before. Answers their ids in that order. */
  async function makeRuns(workflowId: number, count: number, status = "completed"): Promise<number[]> {
    const { rows } = await test.query(
      `with made as (
         insert into executions (workflow_id, status, started_at, ended_at, duration, records_processed, logs)
         select $1::int, $2::text, now() - make_interval(secs => age), now() - make_interval(secs => age), 5, 7,
           '[{"at":"2026-01-01T00:00:00.000Z","level":"info","nodeId":null,"text":"Began."}]'
         from generate_series(1, $3::int) as ages(age) order by age returning id
       ), runs as (
         insert into execution_runs (execution_id, user_id, trigger, concurrency, nodes, edges, completed_nodes)
         select made.id, workflows.user_id, 'manual', 3, workflows.nodes, workflows.edges, '[]'
         from made, workflows where workflows.id = $1::int
       ), kept as (
         insert into execution_results (execution_id, node_id, kind, title, row_count, y, fields, rows)
         select id, 'out', 'dashboard', 'Orders', 1, '[]', '[]', '[["north"]]' from made
       ) select id from made order by id`,
      [workflowId, status, count],
    );
    return rows.map((row) => Number(Object(row).id));
  }
  const detail = async ({ browser }: Person, id: number) => (await browser.get(`/api/executions/${id}`)).body;
  const list = async ({ browser }: Person, workflowId: number): Promise<Execution[]> =>
    (await browser.get(`/api/workflows/${workflowId}/executions`)).body;
  const withResults = async () =>
    new Set(
      (await test.query("select execution_id from execution_results")).rows.map((row) => Object(row).execution_id),
    );

  it("the rows of the newest runs of a workflow; of those before only counts, times and what is shared", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    const other = await saveScripted(mara, [], "Other");
    const ids = await makeRuns(workflowId, RUNS_WITH_ROWS + 3);
    const [running] = await makeRuns(workflowId, 1, "running");
    const others = await makeRuns(other, 3);
    const old = ids.slice(RUNS_WITH_ROWS);
    const [shared = 0, oldest = 0] = old.slice(1);
    await test.query("update execution_results set share_token = 'a token' where execution_id = $1", [shared]);

    await test.tidy(new Date());
    expect(await withResults()).toEqual(new Set([...ids.slice(0, RUNS_WITH_ROWS), shared, running, ...others]));
    for (const id of old) expect(await detail(mara, id)).toMatchObject({ rowsRemoved: true, logs: [] });
    expect(await detail(mara, oldest)).toMatchObject({ status: "completed", recordsProcessed: 7, duration: 5 });
    const last = await detail(mara, ids[RUNS_WITH_ROWS - 1] ?? 0);
    expect(last).toMatchObject({ rowsRemoved: false, logs: [{ text: "Began." }] });
    expect(await list(mara, workflowId)).toHaveLength(RUNS_WITH_ROWS + 4);
  });

  it("so many bytes of an account's runs as it may have, the newest first, whichever workflow they are of", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const [first, second] = [await saveScripted(mara, []), await saveScripted(mara, [], "Other")];
    const others = await makeRuns(await saveScripted(noor, []), 2);
    const older = await makeRuns(first, 3);
    const newer = await makeRuns(second, 3);
    await test.query(
      "update execution_results set rows = to_json((select string_agg(md5(n::text), '') from generate_series(1, 300) n))",
    );
    const retention = createRetentionStore(test.db, async () => {});
    const sizes = "select pg_column_size(rows) as bytes from execution_results where execution_id = $1";
    const bytes = Number(Object((await test.query(sizes, [newer[0]])).rows[0]).bytes);
    expect(await retention.removeRowsBeyond(1_000_000)).toBe(0);
    expect(await retention.removeRowsBeyond(bytes + 2_000)).toBeGreaterThan(0);
    const kept = await withResults();
    for (const id of older) expect(kept.has(id)).toBe(false);
    expect(kept.has(Math.max(...newer))).toBe(true);
    expect(kept.has(Math.max(...others))).toBe(true);
  });

  it("no more than that once another run is made, without waiting for the next hour", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    const [newest = 0, ...older] = (await makeRuns(workflowId, 3)).toReversed();
    await test.query(
      `update execution_results set rows = to_json((
         select string_agg(md5(n::text || execution_id::text), '') from generate_series(1, 30000) n))`,
    );
    await mara.browser.post(`/api/workflows/${workflowId}/execute`).send({}).expect(202);
    const kept = await withResults();
    expect(kept.has(newest)).toBe(true);
    expect(older.map((id) => kept.has(id))).toEqual([false, false]);
  });

  it("less of them the more those take that wait or run, until no further run has room", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    const [done = 0] = await makeRuns(workflowId, 1);
    const [waiting] = await makeRuns(workflowId, 1, "queued");
    const [running] = await makeRuns(workflowId, 1, "running");
    const execute = () => mara.browser.post(`/api/workflows/${workflowId}/execute`).send({});
    const fill = (id: number | undefined, lines: number) =>
      test.query(
        `update execution_runs set bytes = null, nodes = to_json((
           select string_agg(md5(n::text || execution_id::text), '') from generate_series(1, $2::int) n))
         where execution_id = $1`,
        [id, lines],
      );
    await fill(running, 20_000);
    await execute().expect(202);
    expect((await withResults()).has(done)).toBe(true);
    await fill(done, 20_000);
    const started = await execute().expect(202);
    expect((await withResults()).has(done)).toBe(false);
    await mara.browser.post(`/api/executions/${started.body.id}/cancel`).send({});
    await fill(waiting, 20_000);
    const refused = await execute();
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/fill the space/)]);
    await test.query("update executions set status = 'completed' where id = $1", [running]);
    await execute().expect(202);
  });

  it("of steps those of runs that have few, and of an account's oldest runs none where they fill its space", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    const [few = 0, many = 0] = (await makeRuns(workflowId, RUNS_WITH_ROWS + 2)).slice(RUNS_WITH_ROWS);
    await addSteps(test, [few], STEPS_IN_HISTORY);
    await addSteps(test, [many], STEPS_IN_HISTORY + 1);
    await test.tidy(new Date());
    expect((await detail(mara, few)).nodes).toHaveLength(STEPS_IN_HISTORY);
    expect(await detail(mara, many)).toMatchObject({ status: "completed", recordsProcessed: 7, nodes: [] });
    const large = await makeRuns(workflowId, 3);
    await addSteps(test, large, 1_500);
    await test.query("update execution_runs set bytes = null");
    await test.tidy(new Date());
    const { rows } = await test.query("select distinct execution_id as id from execution_nodes");
    expect(rows.map((row) => Object(row).id)).toEqual([Math.max(...large)]);
    expect(await detail(mara, few)).toMatchObject({ rowsRemoved: true, nodes: [] });
  });

  it("no steps of a run that a rerun could wrongly begin after", async () => {
    const mara = await register(test, "mara");
    const [id = 0] = await makeRuns(await saveScripted(mara, []), 1, "failed");
    await test.query("update execution_runs set rows_removed_at = now() where execution_id = $1", [id]);
    const rerun = (from: string) =>
      mara.browser.post(`/api/executions/${id}/rerun`).send({ from, definition: "latest" });
    const refused = await rerun("failed");
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/Rerun it from the start/)]);
    await rerun("start").expect(202);
  });

  it("as many runs as a history shows, and those that are shared", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    const ids = await makeRuns(workflowId, RUNS_IN_HISTORY + 3);
    const [shared, gone = 0] = ids.slice(-2);
    await test.query("update execution_results set share_token = 'a token' where execution_id = $1", [shared]);
    await test.tidy(new Date());
    const { rows } = await test.query("select id from executions");
    expect(new Set(rows.map((row) => Object(row).id))).toEqual(new Set([...ids.slice(0, RUNS_IN_HISTORY), shared]));
    expect((await mara.browser.get(`/api/executions/${gone}`)).status).toBe(404);
  });
});
