import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasEnded, until } from "#server/features/executions/testing/scripted-workflow.ts";
import { type ApiServer, startApiServer } from "#server/testing/api-server.ts";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { makeEdges, makeFields, makeNode } from "#server/testing/workflow-run.ts";

const secret = "s3cret&key";

describe("a system that repeats the key which it refuses", { timeout: 120_000 }, () => {
  const test = useTestApp({ WORKER: "on" }, { runInChild: runHere });
  let api: ApiServer;
  let mara: Person;
  beforeAll(async () => {
    await test.startWork();
    api = await startApiServer();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    mara = await register(test, "mara");
    api.answer(({ url, headers }) => ({
      status: 500,
      body: { error: `bad key ${url} ${headers["x-api-key"]} ${headers.authorization}` },
    }));
  });

  it.each(["basic", "query"])("tells it nobody: %s", async (auth) => {
    const config = { baseUrl: api.url, auth, username: "ana", keyName: "", secret };
    const connection = await mara.browser.post("/api/connections").send({ name: "", type: "http", config });
    const connectionId = connection.body.id;
    const node = makeNode("api", "source:http", { connectionId, url: "orders" }, { fields: makeFields("id INTEGER") });
    const nodes = [node, makeNode("board", "destination:dashboard", { chart: "none" })];
    const graph = { nodes, edges: makeEdges("api > board") };
    const saved = await mara.browser.post("/api/workflows").send({ name: auth, ...graph });
    const { id } = (await mara.browser.post(`/api/workflows/${saved.body.id}/execute`).send({})).body;
    const ended = await until(mara, id, hasEnded);
    const kept = await test.query("select * from executions, execution_runs, execution_nodes");
    const told = [
      (await mara.browser.post("/api/workflows/columns").send({ node })).text,
      (await mara.browser.post("/api/workflows/preview").send({ nodeId: "board", ...graph })).text,
      (await mara.browser.get(`/api/executions/${id}/logs`)).text,
      JSON.stringify([ended, kept.rows, test.log]),
    ];
    for (const text of told) expect(text).toContain("bad key");
    for (const form of [secret, "s3cret%26key", btoa(`ana:${secret}`)]) expect(told.join("\n")).not.toContain(form);
  });
});
