import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres-server.ts";
import { startAuthority } from "#server/testing/self-signed.ts";
import { useTestApp } from "#server/testing/test-app.ts";

const address = "/api/connections";
const authority = startAuthority("Our CA");

describe("a connection to PostgreSQL that is tried out", { timeout: 240_000 }, () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "on" });
  let encrypted: PostgresServer;
  let plain: PostgresServer;
  let mute: Server;
  let browser: Person["browser"];
  beforeAll(async () => {
    const scram = "127.0.0.1/32 scram-sha-256";
    encrypted = await startPostgres({
      tls: authority.issue({ name: "db.test", ips: ["127.0.0.1"] }),
      access: [
        `hostssl shop secure ${scram}`,
        `hostnossl shop open ${scram}`,
        `host shop reader ${scram}`,
        `host postgres reader ${scram}`,
      ],
    });
    plain = await startPostgres({ access: [`host all reader ${scram}`] });
    for (const server of [encrypted, plain])
      await asOwner(server, [
        "create role reader login password 'right'",
        "create role secure login password 'right'",
        "create role open login password 'right'",
        "create database shop",
      ]);
    await asOwner(encrypted, shopTables, "shop");
    mute = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
    await once(mute, "listening");
  }, 120_000);
  afterAll(async () => {
    mute.close();
    await Promise.all([encrypted.stop(), plain.stop()]);
  });
  beforeEach(async () => {
    browser = (await register(test, "mara")).browser;
  });

  it("tells what it reached, over TLS or not, as the mode says", async () => {
    expect(await tryPostgres({ port: encrypted.port, ssl: "require" })).toMatchObject({
      ok: true,
      message: expect.stringMatching(/“shop” on 127.0.0.1.*, encrypted\. 2 tables/),
    });
    expect(await tryPostgres({ port: encrypted.port, ssl: "prefer" })).toMatchObject({
      ok: true,
      message: expect.stringMatching(/, encrypted/),
    });
    expect(await tryPostgres({ port: encrypted.port, ssl: "disable" })).toMatchObject({
      ok: true,
      message: expect.stringMatching(/not encrypted/),
    });
    expect(await tryPostgres({ port: plain.port, ssl: "require" })).toMatchObject({ ok: false, problem: "tls" });
    expect(await tryPostgres({ port: plain.port, ssl: "prefer" })).toMatchObject({
      ok: true,
      message: expect.stringMatching(/not encrypted/),
    });
  });

  it("verifies the server's certificate where it should, for tests, tables, columns, and queries", async () => {
    const verified = { port: encrypted.port, ssl: "verify-full", caCertificate: authority.certificate };
    expect(await tryPostgres(verified)).toMatchObject({
      ok: true,
      message: expect.stringMatching(/, encrypted, with a verified certificate\. 2 tables/),
    });
    const others = { ...verified, caCertificate: startAuthority("Other CA").certificate };
    const message =
      "The certificate of “127.0.0.1” wasn't issued by this CA certificate. Paste the one that issued it.";
    expect(await tryPostgres(others)).toEqual({ ok: false, problem: "certificate", message });
    const lookUp = async (config: object) => {
      const { id } = (await browser.post(address).send(postgres(config))).body;
      return [
        await browser.get(`${address}/${id}/tables`),
        await browser.get(`${address}/${id}/fields`).query({ schema: "public", table: "cheap" }),
        await browser.post(`${address}/${id}/fields`).send({ query: "select id from cheap" }),
      ];
    };
    for (const { status } of await lookUp(verified)) expect(status).toBe(200);
    for (const { status, body } of await lookUp(others)) expect([status, body.message]).toEqual([422, message]);
  });

  it("keeps to what the server asks of an account", async () => {
    const at = { port: encrypted.port };
    expect(await tryPostgres({ ...at, username: "secure", ssl: "disable" })).toMatchObject({
      problem: "tls",
      message: expect.stringMatching(/encrypted connections only/),
    });
    expect(await tryPostgres({ ...at, username: "open", ssl: "require" })).toMatchObject({
      ok: false,
      problem: "permission",
    });
    expect(await tryPostgres({ ...at, username: "open", ssl: "prefer" })).toMatchObject({ ok: true });
  });

  it.each([
    ["host", { host: "no-such-server.invalid" }, /no server called “no-such-server.invalid”/],
    ["host", { host: "" }, /Enter the host/],
    ["host", { host: "/var/run/postgresql" }, /isn't the name of a server/],
    ["refused", { port: 1 }, /Nothing answers on port 1/],
    ["credentials", { password: "wrong" }, /rejected this password for the user “reader”/],
    ["credentials", { password: "" }, /asks for a password/],
    ["credentials", { username: "" }, /Enter a username/],
    ["database", { database: "nothere", username: "postgres" }, /no database called “nothere”/],
    ["permission", { database: "template1" }, /doesn't allow “reader” to connect to “template1”/],
    ["private", { host: "169.254.169.254" }, /inside/],
  ])("says in plain words that the %s failed: %j", async (problem, changed, message) => {
    expect(await tryPostgres({ port: encrypted.port, ...changed })).toEqual({
      ok: false,
      problem,
      message: expect.stringMatching(message),
    });
  });

  it("does not wait for ever for a server that says nothing, or something else", async () => {
    const { port } = mute.address() as AddressInfo;
    expect(await tryPostgres({ port, ssl: "require" })).toMatchObject({ ok: false, problem: "timeout" });
    const web = createServer((socket) => {
      socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n");
    }).listen(0, "127.0.0.1");
    await once(web, "listening");
    const answer = await tryPostgres({ port: (web.address() as AddressInfo).port });
    web.close();
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/Check that PostgreSQL listens there/) });
  });

  it("uses the stored secret where the form leaves it empty", async () => {
    const { id } = (await browser.post(address).send(postgres({ port: encrypted.port }))).body;
    const form = postgres({ port: encrypted.port, password: "" });
    expect((await browser.post(`${address}/test`).send(form)).body.ok).toBe(false);
    expect((await browser.post(`${address}/test`).send({ ...form, id })).body.ok).toBe(true);
  });

  it("shows the tables of a database, their columns, and those of a query, and can change nothing", async () => {
    const { id } = (await browser.post(address).send(postgres({ port: encrypted.port }))).body;
    expect((await browser.get(`${address}/${id}/tables`)).body).toEqual([
      { schema: "public", name: "Orders; --" },
      { schema: "public", name: "cheap" },
    ]);
    const orders = await browser.get(`${address}/${id}/fields`).query({ schema: "public", table: "Orders; --" });
    expect(orders.body).toEqual([
      { name: "id", type: "INTEGER", native: "int4", isPrimary: true },
      { name: "customer", type: "VARCHAR" },
      { name: "price", type: "DECIMAL", native: "numeric" },
      { name: "day", type: "DATE" },
      { name: "at", type: "TIMESTAMP", native: "timestamptz" },
      { name: "paid", type: "BOOLEAN" },
    ]);
    const missing = await browser.get(`${address}/${id}/fields?schema=public&table=nothere`);
    expect([missing.status, missing.body.message]).toEqual([422, expect.stringMatching(/no table “public.nothere”/)]);
    const ask = (query: unknown) => browser.post(`${address}/${id}/fields`).send({ query });
    expect(
      (await ask('select day, sum(price) as "total" from "Orders; --" group by day -- all of it\n;')).body,
    ).toEqual([
      { name: "day", type: "DATE" },
      { name: "total", type: "DECIMAL", native: "numeric" },
    ]);
    expect((await ask("select nothere from cheap")).body.message).toMatch(/column "nothere" does not exist/);
    expect((await ask("select 1) as x; drop table cheap; --")).status).toBe(422);
    expect((await ask('with gone as (delete from "Orders; --" returning id) select * from gone')).status).toBe(422);
    expect((await ask("select * from secret")).body.message).toMatch(/may not read this/);
    for (const wrong of [undefined, "", "  ", 7, "x".repeat(20_001)]) expect((await ask(wrong)).status).toBe(400);
    expect((await asOwner(encrypted, ['select count(*)::int as rows from "Orders; --"'], "shop"))[0]).toEqual({
      rows: 1,
    });
  });

  const postgres = (changed: object) => ({
    name: "",
    type: "postgres",
    config: { host: "127.0.0.1", database: "shop", username: "reader", password: "right", ssl: "require", ...changed },
  });

  async function tryPostgres(changed: object) {
    const answer = await browser.post(`${address}/test`).send(postgres(changed));
    expect(answer.status).toBe(200);
    return answer.body;
  }
});

const shopTables = [
  'create table "Orders; --" (id int primary key, customer text, price numeric(10, 2), day date, at timestamptz, paid bool)',
  `insert into "Orders; --" values (1, 'a', 1.5, '2026-01-02', now(), true)`,
  'create view cheap as select id from "Orders; --" where price < 10',
  "create table secret (id int)",
  'grant select, delete on "Orders; --", cheap to reader',
];

async function asOwner(server: PostgresServer, statements: string[], database = "postgres"): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url(database) });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}
