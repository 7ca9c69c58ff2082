import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MysqlFront, startMysqlFront } from "../testing/mysql-front.ts";
import { type MysqlServer, startMysqlServer } from "../testing/mysql-server.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { startAuthority } from "../testing/self-signed.ts";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";
import { previewNode } from "./preview-node.ts";
import type { RunConnection } from "./run-plan.ts";

const ours = startAuthority("Our CA");
const others = startAuthority("Other CA");
const REFUSED = "The certificate of “127.0.0.1” wasn't issued by this CA certificate. Paste the one that issued it.";

describe("a run with databases whose certificates are verified", { timeout: 120_000 }, () => {
  let postgres: PostgresServer;
  let mysql: MysqlServer;
  let front: MysqlFront;
  beforeAll(async () => {
    const tls = ours.issue({ name: "db", ips: ["127.0.0.1"] });
    postgres = await startPostgres({ tls });
    const client = new Client({ connectionString: postgres.url("postgres") });
    await client.connect();
    await client.query("CREATE TABLE orders (id int); INSERT INTO orders VALUES (1), (2)");
    await client.end();
    mysql = await startMysqlServer();
    await mysql.run("CREATE TABLE orders (id int)");
    await mysql.run("INSERT INTO orders VALUES (1), (2)");
    front = await startMysqlFront(mysql, { tls });
  }, 60_000);
  afterAll(async () => {
    await front.close();
    await Promise.all([postgres.stop(), mysql.close()]);
  });

  type System = "postgres" | "mysql";
  const ids = { postgres: 1, mysql: 2 };
  const source = (type: System) =>
    makeNode(
      "orders",
      `source:${type}`,
      { connectionId: ids[type], table: "orders" },
      { fields: makeFields("id INTEGER") },
    );
  const target = (type: System) => makeNode("copy", `destination:${type}`, { connectionId: ids[type], table: "copy" });
  const connections = (caCertificate: string): Record<string, RunConnection> => {
    const verified = { host: "127.0.0.1", ssl: "verify-full", caCertificate };
    const account = { port: postgres.port, database: "postgres", username: "postgres", password: "" };
    return {
      1: { name: "PG", type: "postgres", config: { ...account, ...verified } },
      2: { name: "My", type: "mysql", config: { ...front.account, ...verified } },
    };
  };
  const directions = [
    ["postgres", "mysql"],
    ["mysql", "postgres"],
    ["postgres", "postgres"],
  ] as const;

  it.each(directions)("copies rows from %s to %s", async (from, to) => {
    const finished = await runNodes({
      nodes: [source(from), target(to)],
      edges: makeEdges("orders > copy"),
      connections: connections(ours.certificate),
    });
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 2 });
  });

  it.each(directions)("reads nothing from %s, for %s, with another CA", async (from, to) => {
    const finished = await runNodes({
      nodes: [source(from), target(to)],
      edges: makeEdges("orders > copy"),
      connections: connections(others.certificate),
    });
    expect(finished.outcome).toMatchObject({ status: "failed", message: `“orders” failed: ${REFUSED}` });
  });

  it.each(["postgres", "mysql"] as const)("delivers nothing to %s with another CA", async (to) => {
    const finished = await runNodes({
      nodes: [makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER") }), target(to)],
      edges: makeEdges("csv > copy"),
      files: { 1: "id\n1\n" },
      connections: connections(others.certificate),
    });
    expect(finished.outcome).toMatchObject({ status: "failed", message: `“copy” failed: ${REFUSED}` });
  });

  it.each(["postgres", "mysql"] as const)("previews rows of %s only with the right CA", async (from) => {
    const preview = async (ca: string) => {
      const folder = await mkdtemp(join(tmpdir(), "desk-preview-"));
      return previewNode(
        {
          ...{ kind: "preview", nodes: [source(from)], edges: [], nodeId: "orders", limit: 5, files: {}, folder },
          ...{ connections: connections(ca), parameters: [], bound: [] },
        },
        true,
      ).finally(() => rm(folder, { recursive: true, force: true }));
    };
    expect((await preview(ours.certificate)).rows).toEqual([["1"], ["2"]]);
    await expect(preview(others.certificate)).rejects.toThrow(REFUSED);
  });
});
