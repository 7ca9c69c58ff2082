import { describe, expect, it } from "vitest";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold, longestHold } from "#server/testing/watch-holds.ts";
import { addSteps } from "./testing/add-steps.ts";
import { saveScripted } from "./testing/scripted-workflow.ts";

/** In milliseconds: the most that a call may hold the main thread. */
const MOST = 50;
/** What is deleted is deleted once, so that a collection of garbage may be among it; all at once it would be 300. */
const MOST_ONCE = 150;

describe("many runs of a workflow of thousands of steps", { timeout: 240_000 }, () => {
  const test = useTestApp({ WORKER: "off" });

  /** Answers the workflow's id. */
  async function makeRuns(person: Person, count: number): Promise<number> {
    const workflowId = await saveScripted(person, []);
    const { rows } = await test.query(
      `with made as (
         insert into executions (workflow_id, status, ended_at, logs)
         select $1::int, 'cancelled', now(), '[]' from generate_series(1, $2::int) returning id
       ) insert into execution_runs (execution_id, user_id, trigger, concurrency, nodes, edges, completed_nodes)
         select made.id, workflows.user_id, 'manual', 3, '[]', '[]', '[]' from made, workflows
         where workflows.id = $1::int returning execution_id as id`,
      [workflowId, count],
    );
    await addSteps(
      test,
      rows.map((row) => Number(Object(row).id)),
      2_000,
    );
    return workflowId;
  }

  it("don't hold others up when the next is started or the last ones are asked for", async () => {
    const mara = await register(test, "mara");
    const workflowId = await makeRuns(mara, 80);
    const path = `/api/workflows/${workflowId}`;
    const execute = () => mara.browser.post(`${path}/execute`).send({}).expect(202);
    expect(await longestHold(execute)).toBeLessThan(MOST_ONCE);
    expect(await leastHold(execute)).toBeLessThan(MOST);
    const lastRuns = async () => {
      const { body } = await mara.browser.get(`${path}/last-runs`).expect(200);
      expect(Object.keys(body)).toHaveLength(2_000);
    };
    expect(await leastHold(lastRuns)).toBeLessThan(MOST);
  });

  it("don't when they're deleted with their workflow or their account", async () => {
    const mara = await register(test, "mara");
    const workflowId = await makeRuns(mara, 80);
    const remove = () => mara.browser.delete(`/api/workflows/${workflowId}`).expect(204);
    expect(await longestHold(remove)).toBeLessThan(MOST_ONCE);
    await makeRuns(mara, 80);
    const forget = () => mara.browser.delete("/api/profile").send({ password: goodPassword }).expect(204);
    expect(await longestHold(forget)).toBeLessThan(MOST_ONCE);
    const { rows } = await test.query("select count(*)::int as count from execution_nodes");
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe("calls for the runs of workflows", () => {
  const test = useTestApp({ WORKER: "off", RATE_LIMITS: "on" });

  it.each(["last-runs", "executions"])("of %s are counted", async (what) => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, []);
    await mara.browser.get(`/api/workflows/${workflowId}/${what}`).expect(200);
    await test.query("update rate_limits set points = 600 where key like 'run-reads%'");
    await mara.browser.get(`/api/workflows/${workflowId}/${what}`).expect(429);
  });
});
