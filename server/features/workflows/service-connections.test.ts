import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MysqlServer, startMysqlServer } from "#server/testing/mysql-server.ts";
import { type Person, register } from "#server/testing/people.ts";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { type SheetsServer, startSheetsServer } from "#server/testing/sheets-server.ts";
import { type SnowflakeServer, startSnowflakeServer } from "#server/testing/snowflake-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { makeNode } from "#server/testing/workflow-run.ts";

const address = "/api/connections";
const only = "A data source only reads. Begin the query with SELECT or WITH.";

describe("a connection to a service that is tried out", { timeout: 240_000 }, () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "on" });
  let snowflake: SnowflakeServer;
  let mysql: MysqlServer;
  let sheets: SheetsServer;
  let bucket: S3Server;
  let browser: Person["browser"];
  beforeAll(async () => {
    [snowflake, sheets] = [await startSnowflakeServer(), await startSheetsServer()];
    [bucket, mysql] = [await startS3Server(), await startMysqlServer()];
  }, 120_000);
  afterAll(async () => {
    await Promise.all([snowflake.close(), sheets.close(), bucket.close(), mysql.close()]);
  });
  beforeEach(async () => {
    browser = (await register(test, "mara")).browser;
  });

  it("signs in to Snowflake, shows its tables and columns, and says what failed", async () => {
    await snowflake.run('create table "Sales" ("id" bigint, "day" date, "spend" decimal(10, 2), "name" varchar)');
    const made = { ...snowflake.account, accessUrl: snowflake.url };
    const attempt = async (changed = {}) =>
      (await browser.post(`${address}/test`).send({ name: "", type: "snowflake", config: { ...made, ...changed } }))
        .body;
    expect(await attempt()).toMatchObject({ ok: true, message: expect.stringMatching(/Connected to Snowflake/) });
    expect(await attempt({ password: "wrong" })).toMatchObject({ problem: "credentials" });
    expect(await attempt({ role: "NOBODY" })).toMatchObject({
      problem: "permission",
      message: expect.stringMatching(/role “NOBODY”/),
    });
    expect(await attempt({ database: "NOTHERE" })).toMatchObject({
      problem: "database",
      message: expect.stringMatching(/no database “NOTHERE”/),
    });
    expect(await attempt({ warehouse: "NOTHERE" })).toMatchObject({
      problem: "permission",
      message: expect.stringMatching(/no warehouse/),
    });
    expect(await attempt({ account: "" })).toMatchObject({ problem: "host" });
    expect(await attempt({ accessUrl: "http://127.0.0.1:1" })).toMatchObject({ problem: "refused" });
    expect(await attempt({ accessUrl: "file:///etc/passwd" })).toMatchObject({ problem: "host" });
    const { id } = (await browser.post(address).send({ name: "", type: "snowflake", config: made })).body;
    expect((await browser.get(`${address}/${id}/tables`)).body).toEqual([{ schema: "PUBLIC", name: "Sales" }]);
    const fields = await browser.get(`${address}/${id}/fields?schema=PUBLIC&table=Sales`);
    expect(fields.body).toEqual([
      { name: "id", type: "INTEGER" },
      { name: "day", type: "DATE" },
      { name: "spend", type: "DECIMAL" },
      { name: "name", type: "VARCHAR" },
    ]);
    expect((await browser.get(`${address}/${id}/fields?table=nothere`)).status).toBe(422);
  });

  it("sends no query that does more than read, whichever door it comes through", async () => {
    const made = { ...snowflake.account, accessUrl: snowflake.url };
    const accounts = { snowflake: made, mysql: mysql.account };
    for (const [type, config] of Object.entries(accounts)) {
      const { id } = (await browser.post(address).send({ name: "", type, config })).body;
      const before = snowflake.statements.length;
      for (const query of ["PUT file:///etc/passwd @~", "/**/ ( get @~ file://x", "drop table t", "-- select 1"]) {
        const settings = { connectionId: id, read: "query", query };
        const node = makeNode("rows", `source:${type === "mysql" ? "mysql" : "snowflake"}`, settings);
        const graph = { nodes: [node], edges: [], nodeId: "rows" };
        for (const [door, body] of [
          [`${address}/${id}/fields`, { query }],
          ["/api/workflows/columns", { node }],
          ["/api/workflows/preview", graph],
        ] as const) {
          const answer = await browser.post(door).send(body);
          expect([door, answer.status, answer.body.message]).toEqual([door, 422, expect.stringContaining(only)]);
        }
      }
      expect(snowflake.statements.slice(before)).toEqual([]);
    }
  });

  it("signs in to MySQL, shows its tables and columns, and says what failed", async () => {
    await mysql.run("create table orders (id bigint primary key, day date, spend numeric, name text)");
    const made = mysql.account;
    const attempt = async (changed = {}) =>
      (await browser.post(`${address}/test`).send({ name: "", type: "mysql", config: { ...made, ...changed } })).body;
    const reached = "Connected to “shop” on 127.0.0.1 (MySQL 8.4.0), not encrypted. 1 table can be read.";
    expect(await attempt()).toEqual({ ok: true, problem: null, message: reached });
    expect(await attempt({ ssl: "prefer" })).toEqual({ ok: true, problem: null, message: reached });
    const failures = [
      [{ password: "wrong" }, "credentials", /rejected this password for the user “loader”/],
      [{ database: "nothere" }, "database", /no database called “nothere”/],
      [{ ssl: "require" }, "tls", /doesn't offer TLS/],
      [{ port: 1 }, "refused", /Nothing answers on port 1/],
      [{ host: "" }, "host", /Enter the host/],
    ] as const;
    for (const [changed, problem, message] of failures)
      expect(await attempt(changed)).toEqual({ ok: false, problem, message: expect.stringMatching(message) });
    const { id } = (await browser.post(address).send({ name: "", type: "mysql", config: made })).body;
    expect((await browser.get(`${address}/${id}/tables`)).body).toEqual([{ schema: "", name: "orders" }]);
    expect((await browser.get(`${address}/${id}/fields?table=orders`)).body).toEqual([
      { name: "id", type: "INTEGER", isPrimary: true },
      { name: "day", type: "DATE" },
      { name: "spend", type: "DECIMAL" },
      { name: "name", type: "VARCHAR" },
    ]);
    expect((await browser.get(`${address}/${id}/fields?table=nothere`)).status).toBe(422);
  });

  it("reaches a bucket, lists its files, and says what failed", async () => {
    const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId } = bucket.environment;
    const made = { region: "us-east-1", endpoint, bucket: name, accessKeyId, secretAccessKey: "a secret" };
    const attempt = async (changed = {}) =>
      (await browser.post(`${address}/test`).send({ name: "", type: "s3", config: { ...made, ...changed } })).body;
    expect(await attempt()).toEqual({
      ...{ ok: true, problem: null },
      message: "The bucket “desk” answers. It has no files yet.",
    });
    for (const key of ["in/orders.csv", "in/prices.csv"])
      bucket.objects.set(key, { content: Buffer.from("id\n1\n"), modifiedAt: new Date() });
    expect(await attempt()).toMatchObject({ ok: true, message: expect.stringMatching(/files can be listed/) });
    const failures = [
      [{ bucket: "other" }, "database", /no bucket “other”/],
      [{ accessKeyId: "nobody" }, "credentials", /doesn't know this access key/],
      [{ region: "us east" }, "host", /region/],
      [{ endpoint: "http://127.0.0.1:1" }, "refused", /./],
    ] as const;
    for (const [changed, problem, message] of failures)
      expect(await attempt(changed)).toEqual({ ok: false, problem, message: expect.stringMatching(message) });
    const { id, config } = (await browser.post(address).send({ name: "", type: "s3", config: made })).body;
    expect(config).toEqual({ region: "us-east-1", endpoint, bucket: name, accessKeyId });
    const stored = { id, name: "", type: "s3", config: { ...made, secretAccessKey: "" } };
    expect((await browser.post(`${address}/test`).send(stored)).body.ok).toBe(true);
    const moved = { ...stored, config: { ...stored.config, endpoint: `${endpoint}/elsewhere` } };
    expect((await browser.post(`${address}/test`).send(moved)).body.ok).not.toBe(true);
    const listed = (await browser.get(`${address}/${id}/tables`)).body;
    expect(listed.map(({ name: key }: { name: string }) => key)).toEqual(["in/orders.csv", "in/prices.csv"]);
  });

  it("signs in to Google Sheets, shows tabs and their columns, and says what failed", async () => {
    sheets.spreadsheets.set(
      "sheet-1",
      new Map([
        [
          "It's here",
          [
            ["name", "", "name"],
            ["a", 1, true],
          ],
        ],
        ["Empty", []],
      ]),
    );
    sheets.spreadsheets.set("sheet-2", new Map());
    sheets.hidden.add("sheet-2");
    const made = { serviceAccountKey: sheets.serviceAccountKey, rootUrl: sheets.url };
    const attempt = async (changed = {}) =>
      (await browser.post(`${address}/test`).send({ name: "", type: "googlesheets", config: { ...made, ...changed } }))
        .body;
    expect(await attempt()).toMatchObject({
      ok: true,
      message: expect.stringMatching(/Share your spreadsheets with “loader@/),
    });
    expect(await attempt({ serviceAccountKey: "{}" })).toMatchObject({ problem: "credentials" });
    const stranger = sheets.serviceAccountKey.replace("loader@", "stranger@");
    expect(await attempt({ serviceAccountKey: stranger })).toMatchObject({
      problem: "credentials",
      message: expect.stringMatching(/stranger@.*Invalid JWT/),
    });
    const { id } = (await browser.post(address).send({ name: "", type: "googlesheets", config: made })).body;
    const tabs = (spreadsheetId: string) => browser.get(`${address}/${id}/tables`).query({ spreadsheetId });
    expect((await tabs("sheet-1")).body.map(({ name }: { name: string }) => name)).toEqual(["It's here", "Empty"]);
    expect((await tabs("sheet-2")).body.message).toMatch(/isn't shared with “loader@/);
    expect((await tabs("nothere")).body.message).toMatch(/couldn't find this spreadsheet/);
    const columns = await browser
      .get(`${address}/${id}/fields`)
      .query({ spreadsheetId: "sheet-1", sheet: "It's here" });
    expect(columns.body).toEqual([
      { name: "name", type: "VARCHAR" },
      { name: "column2", type: "INTEGER" },
      { name: "name_1", type: "BOOLEAN" },
    ]);
    const read = (what: object) => browser.get(`${address}/${id}/fields`).query({ spreadsheetId: "sheet-1", ...what });
    expect((await read({ sheet: "" })).body).toEqual(columns.body);
    expect((await read({ header: "false" })).body.map(({ name }: { name: string }) => name)).toEqual([
      "column1",
      "column2",
      "column3",
    ]);
    expect((await read({ sheet: "nothere" })).body.message).toMatch(/no tab with this name/);
    expect((await read({ sheet: "Empty" })).body.message).toMatch(/“Empty” is empty/);
    expect((await read({ spreadsheetId: "sheet-2" })).body.message).toMatch(/isn't shared with “loader@/);
    for (const wrong of [{ spreadsheetId: "" }, { header: "maybe" }, { sheet: "x".repeat(2_000) }])
      expect((await read(wrong)).status).toBe(400);
    expect((await browser.post(`${address}/${id}/fields`).send({ query: "select 1" })).status).toBe(422);
  });
});
