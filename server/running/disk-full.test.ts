import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";
import { describeDuckDbError } from "./describe-duckdb-error.ts";
import { DISK_FULL } from "./disk-full.ts";
import { toStepError } from "./to-step-error.ts";

/** A device of Linux on which there is never any room. */
const FULL = "/dev/full";

describe("a run on a disk that is full", { timeout: 120_000 }, () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-full-"));
    await mkdir(join(folder, "run"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("says that it is the disk, whoever met it first", () => {
    const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    expect(toStepError(error, "orders").message).toBe(DISK_FULL);
    expect(toStepError(new Error("The database said so", { cause: error }), "orders").message).toBe(DISK_FULL);
    const query = new Error("IO Error: Could not write file: No space left on device");
    expect(describeDuckDbError(query, { start: "orders", last: "out" })).toMatchObject({ message: DISK_FULL });
    const limit = new Error("Out of Memory Error: failed to offload data block (max_temp_directory_size)");
    expect(describeDuckDbError(limit, { start: "orders", last: "out" })).not.toMatchObject({ message: DISK_FULL });
    const theirs = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
    expect(toStepError(theirs, "out").message).toContain("could not extend file");
  });

  if (existsSync(FULL)) {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
      const client = new Client({ connectionString: server.url("postgres") });
      await client.connect();
      await client.query("CREATE TABLE orders AS SELECT id FROM generate_series(1, 100000) AS ids(id)");
      await client.end();
    }, 60_000);
    afterAll(() => server.stop());

    it("has failed while it fetched rows", async () => {
      await symlink(FULL, join(folder, "run", "orders.source.csv"));
      const config = { host: "127.0.0.1", port: server.port, database: "postgres", username: "postgres", password: "" };
      const { outcome, nodes } = await runNodes({
        nodes: [
          makeNode(
            "orders",
            "source:postgres",
            { connectionId: 1, table: "orders" },
            { fields: makeFields("id INTEGER") },
          ),
          makeNode("out", "destination:csv"),
        ],
        edges: makeEdges("orders > out"),
        connections: { 1: { name: "Shop", type: "postgres", config: { ...config, ssl: "disable" } } },
        folder: join(folder, "run"),
        apart: true,
      });
      expect(outcome).toEqual({ status: "failed", nodeId: "orders", message: `“orders” failed: ${DISK_FULL}` });
      expect(nodes).toMatchObject({ orders: { status: "failed" }, out: { status: "skipped" } });
    });
  }
});
