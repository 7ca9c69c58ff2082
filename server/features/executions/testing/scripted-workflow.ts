import { runInChild } from "#server/running/run-in-child.ts";
import { startRun } from "#server/running/run-processes.ts";
import type { Person } from "#server/testing/people.ts";
import type { Step } from "#server/testing/scripted-run.ts";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";

const program = new URL("../../../testing/scripted-run.ts", import.meta.url);

/** Runs carried out by a process that follows a script. */
export const scripted: typeof runInChild = (plan, onEvent, signal) =>
  runInChild(plan, onEvent, signal, (limits) => startRun(limits, program));

export const ids = { source: "node_source", first: "node_first", second: "node_second" };

/** Saves a workflow from one database to two tables of another, whose runs follow the script. Answers its id. */
export async function saveScripted({ browser }: Person, steps: Step[], name = "Orders"): Promise<number> {
  const connection = await browser
    .post("/api/connections")
    .send({ name: "Shop", type: "postgres", config: { host: "127.0.0.1", database: "shop", username: "reader" } });
  const connectionId = connection.body.id;
  const fields = [{ name: "id", type: "INTEGER" }];
  const node = (id: string, data: object) => ({ id, type: "custom", position: { x: 0, y: 0 }, data });
  const destination = (label: string, table: string) => ({
    ...{ label, nodeType: "destination", connectorType: "postgres", status: "connected", inputFields: fields },
    config: { connectionId, schema: "public", table, mode: "append" },
  });
  const saved = await browser.post("/api/workflows").send({
    name,
    nodes: [
      node(ids.source, {
        ...{ label: "Orders", nodeType: "source", connectorType: "postgres", status: "connected", fields },
        description: JSON.stringify(steps),
        config: { connectionId, read: "table", schema: "public", table: "orders" },
      }),
      node(ids.first, destination("Archive", "archive")),
      node(ids.second, destination("Ledger", "ledger")),
    ],
    edges: [ids.first, ids.second].map((target) => ({
      ...{ id: `e-${ids.source}-${target}`, source: ids.source, target },
    })),
  });
  if (saved.status !== 201) throw new Error(`saving answered ${saved.status}: ${saved.text}`);
  return saved.body.id;
}

export async function run({ browser }: Person, workflowId: number, body: object = {}): Promise<number> {
  const answer = await browser.post(`/api/workflows/${workflowId}/execute`).send(body);
  if (answer.status !== 202) throw new Error(`execute answered ${answer.status}: ${answer.text}`);
  return answer.body.id;
}

/** Asks until the run is as it should be; a run that ends in another way fails the test at once. */
export async function until(
  { browser }: Person,
  id: number,
  isSo: (run: ExecutionDetail) => boolean,
): Promise<ExecutionDetail> {
  const deadline = Date.now() + 200_000;
  for (;;) {
    const run: ExecutionDetail = (await browser.get(`/api/executions/${id}`)).body;
    if (isSo(run)) return run;
    if (Date.now() > deadline || (run.endedAt !== null && run.status !== "queued" && run.status !== "running"))
      throw new Error(`the run is ${run.status}: ${JSON.stringify(run)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function hasEnded({ status }: ExecutionDetail): boolean {
  return status !== "queued" && status !== "running";
}
