import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startS3Server } from "#server/testing/s3-server.ts";
import { makeNode } from "#server/testing/workflow-run.ts";
import { fetchObject } from "./fetch-object.ts";

it("fetches no more for a preview than the beginning, whatever the store sends", async () => {
  const store = await startS3Server();
  onTestFinished(store.close);
  const folder = await mkdtemp(join(tmpdir(), "desk-object-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // The stand-in knows no ranges.
  store.objects.set("orders.csv", { content: Buffer.alloc(9 * 1024 * 1024, "12345,7\n"), modifiedAt: new Date() });
  const { S3_ENDPOINT = "", S3_BUCKET = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = store.environment;
  const limits = { seconds: 10, memoryMb: 256, diskMb: 512, rowsKept: 0 };
  const path = join(folder, "orders.csv");
  await fetchObject(
    {
      ...{ endpoint: S3_ENDPOINT, region: "us-east-1", bucket: S3_BUCKET },
      ...{ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    },
    {
      plan: { connections: {}, files: {}, folder, allowPrivateHosts: true, limits, parameters: [] },
      ...{ node: makeNode("s3", "source:s3", {}), needed: new Set(), limit: 10, onRows: () => {} },
    },
    { key: "orders.csv", path, isLines: true },
  );
  expect((await stat(path)).size).toBe(8 * 1024 * 1024);
});
