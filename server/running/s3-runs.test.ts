import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";
import type { RunConnection } from "./run-plan.ts";

describe("a run with a bucket", { timeout: 60_000 }, () => {
  let store: S3Server;
  beforeAll(async () => {
    store = await startS3Server();
  });
  afterAll(() => store.close());

  const bucket = (changes: object = {}): RunConnection => ({
    ...{ name: "Store", type: "s3" },
    config: {
      ...{ endpoint: store.environment.S3_ENDPOINT, region: "us-east-1", bucket: store.environment.S3_BUCKET },
      ...{ accessKeyId: store.environment.S3_ACCESS_KEY_ID, secretAccessKey: "secret" },
      ...changes,
    },
  });

  function run(key: string, given: Partial<RunOptions> & { changes?: object; to?: object } = {}) {
    const { changes, to = {}, ...rest } = given;
    const fields = makeFields("id INTEGER, name VARCHAR");
    const source = makeNode("in", "source:s3", { connectionId: 1, key }, { fields, errorHandling: "stop" });
    const target = makeNode("out", "destination:s3", { connectionId: 1, key: "out/rows.json", format: "json", ...to });
    return runNodes({
      ...{ nodes: [source, target], edges: makeEdges("in > out"), connections: { 1: bucket(changes) } },
      ...rest,
    });
  }

  const put = (key: string, content: string | Buffer) =>
    store.objects.set(key, { content: Buffer.from(content), modifiedAt: new Date() });

  it("reads a file as its name says and writes one that is whole", async () => {
    put("in/Zoë's rows.csv", 'id;name\n1;Łódź\n2;"a;b"\n');
    put("in/rows.jsonl", '{"id":3,"name":"x"}\n');
    expect((await run("in/Zoë's rows.csv")).outcome).toEqual({ status: "completed", recordsProcessed: 2 });
    const text = store.objects.get("out/rows.json")?.content.toString() ?? "";
    expect(JSON.parse(text)).toEqual([
      { id: 1, name: "Łódź" },
      { id: 2, name: "a;b" },
    ]);
    const other = await run("in/rows.jsonl", { to: { key: "out/rows.csv", format: "csv" } });
    expect(other.outcome.status).toBe("completed");
    expect(store.objects.get("out/rows.csv")?.content.toString()).toBe("id,name\n3,x\n");
  });

  it("leaves the file as it is where rows are missing", async () => {
    put("in/bad.csv", "id,name\n1,a\nx,b\n");
    put("out/rows.json", "as it was");
    const done = await run("in/bad.csv", {
      nodes: [
        makeNode(
          "in",
          "source:s3",
          { connectionId: 1, key: "in/bad.csv" },
          { fields: makeFields("id INTEGER, name VARCHAR") },
        ),
        makeNode("out", "destination:s3", { connectionId: 1, key: "out/rows.json" }),
      ],
    });
    expect(done.outcome).toMatchObject({ status: "failed", nodeId: "out" });
    expect(store.objects.get("out/rows.json")?.content.toString()).toBe("as it was");
  });

  it("keeps an Excel file that rows don't fit into, unless some may be missing", async () => {
    put("in/long.csv", `id,name\n1,${"x".repeat(40_000)}\n2,fits\n3,fits\n`);
    put("out/rows.xlsx", "as it was");
    const to = { key: "out/rows.xlsx", format: "xlsx", mode: "replace" };
    const kept = await run("in/long.csv", { to });
    expect(kept.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/Nothing was replaced.*“out” skipped 1 of 3 rows/),
    });
    expect(store.objects.get("out/rows.xlsx")?.content.toString()).toBe("as it was");
    const replaced = await run("in/long.csv", { to: { ...to, replaceDespiteRefused: true, mostRefusedPercent: 50 } });
    expect(replaced.nodes.out).toMatchObject({ status: "completed", rowsOut: 2, skipped: 1 });
    expect(store.objects.get("out/rows.xlsx")?.content.subarray(0, 2).toString()).toBe("PK");
  });

  it.each([
    ["a file that is not there", "in/none.csv", {}, /no file “in\/none.csv”/],
    ["a key that the store does not know", "in/rows.jsonl", { accessKeyId: "other" }, /doesn't know this access key/],
    ["a bucket that is not there", "in/rows.jsonl", { bucket: "other" }, /no bucket “other”/],
    ["a bucket that leads elsewhere", "in/rows.jsonl", { bucket: "../x" }, /can't be the name of a bucket/],
    ["nothing at the address", "in/rows.jsonl", { endpoint: "http://127.0.0.1:1" }, /Nothing answers/],
  ])("says what is wrong with %s", async (_what, key, changes, message) => {
    put("in/rows.jsonl", '{"id":3,"name":"x"}\n');
    expect((await run(key, { changes })).outcome).toMatchObject({
      ...{ status: "failed", nodeId: "in", message: expect.stringMatching(message) },
    });
  });

  it("does not reach into the server's own network where that is not allowed", async () => {
    const done = await run("in/rows.jsonl", { allowPrivateHosts: false, apart: true });
    expect(done.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/own network|https/) });
  });
});
