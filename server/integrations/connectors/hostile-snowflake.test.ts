import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { result } from "#server/testing/snowflake-answers.ts";
import { type SnowflakeServer, startSnowflakeServer } from "#server/testing/snowflake-server.ts";
import { makeEdges, makeFields, makeNode, runNodes } from "#server/testing/workflow-run.ts";
import { openSnowflake } from "./open-snowflake.ts";
import { listSnowflakeQueryFields } from "./snowflake-catalog.ts";

const allowed = { allowPrivate: true };

describe("a server that only pretends to be Snowflake", { timeout: 120_000 }, () => {
  let server: SnowflakeServer;
  let folder: string;
  beforeEach(async () => {
    server = await startSnowflakeServer();
    folder = await mkdtemp(join(tmpdir(), "snowflake-"));
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const config = () => ({ ...server.account, accessUrl: server.url });

  /** Has the driver copy a file of this machine to another place, as PUT does in the driver's own tests. */
  const upload = (from: string) => ({
    ...{ command: "UPLOAD", src_locations: [from], parallel: 1, autoCompress: false, overwrite: true },
    ...{ sourceCompression: "none", encryptionMaterial: null },
    stageInfo: { locationType: "LOCAL_FS", location: join(folder, "stolen"), creds: {} },
  });
  async function secretFile(): Promise<string> {
    const path = join(folder, "secret.txt");
    await writeFile(path, "the key");
    return path;
  }

  it.each(["variant", "object", "array"])("has none of its %s cells run as a program", async (type) => {
    const marker = join(folder, "ran");
    const code = `process.getBuiltinModule("fs").writeFileSync(${JSON.stringify(marker)}, "")`;
    const column = { name: "V", type, scale: 0, precision: 38, nullable: true };
    server.answer(/cells/, result([column, column, column], [[code, '{"a": 1}', "<a>1</a>"]]));
    const session = await openSnowflake(config(), allowed);
    const { rows } = await session.query("select cells");
    await session.close();
    expect(existsSync(marker)).toBe(false);
    expect(rows).toEqual([[code, '{"a": 1}', "<a>1</a>"]]);
  });

  it.each([
    "PUT file://secret.txt @~",
    " \n put file://secret.txt @~",
    "GET @~ file://secret.txt",
    "/* a */ PUT file://secret.txt @~",
    "COPY INTO t FROM @~",
    "LIST @~",
    "REMOVE @~",
    "ALTER SESSION SET X = 1",
    "",
  ])("is never sent %j", async (statement) => {
    server.answer(/./, upload(await secretFile()));
    const session = await openSnowflake(config(), allowed);
    const doors = [session.query, session.describe, (sql: string) => session.stream(sql, [])];
    for (const send of doors) await expect(send(statement)).rejects.toThrow("Enter a SELECT query.");
    await expect(session.insert(statement, [["1"]])).rejects.toThrow("Enter a SELECT query.");
    await session.close();
    expect(server.statements).toEqual([]);
    expect(existsSync(join(folder, "stolen"))).toBe(false);
  });

  it.each(["PUT file://secret.txt @~", "(((GET @~ file://secret.txt", "-- a\n/* b */ REMOVE @~"])(
    "tells no columns of %j",
    async (query) => {
      server.answer(/./, upload(await secretFile()));
      await expect(listSnowflakeQueryFields(config(), query, allowed)).rejects.toThrow(/only reads/);
      expect(server.statements).toEqual([]);
    },
  );

  it("is asked for the columns of a query in brackets only", async () => {
    const fields = await listSnowflakeQueryFields(config(), "select 1 as n -- one\n;", allowed);
    expect(fields).toEqual([{ name: "n", type: "INTEGER" }]);
    expect(server.statements).toEqual(["SELECT * FROM (\nselect 1 as n -- one\n\n) AS source"]);
  });

  it("gets many rows as values, never as a file, whatever it says of its limits", async () => {
    await server.run("create table COPY (a integer)");
    server.parameters.push({ name: "CLIENT_STAGE_ARRAY_BINDING_THRESHOLD", value: 1 });
    server.answer(/^PUT/, upload(await secretFile()));
    const rows = Array.from({ length: 100 }, (_none, nth) => String(nth));
    const finished = await runNodes({
      nodes: [
        makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("a INTEGER") }),
        makeNode("copy", "destination:snowflake", { connectionId: 4, table: "COPY" }),
      ],
      edges: makeEdges("csv > copy"),
      files: { 1: `a\n${rows.join("\n")}\n` },
      connections: { 4: { name: "Cloud", type: "snowflake", config: config() } },
    });
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 100 });
    expect(await server.run("select count(*)::int as n from COPY")).toEqual([{ n: 100 }]);
    expect(server.statements.filter((sql) => /PUT|STAGE/.test(sql))).toEqual([]);
    expect(existsSync(join(folder, "stolen"))).toBe(false);
    expect(await readFile(join(folder, "secret.txt"), "utf8")).toBe("the key");
  });
});
