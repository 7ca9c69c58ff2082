import { beforeEach, describe, expect, it } from "vitest";
import { startMuteServer } from "#server/testing/mute-server.ts";
import { type Person, register } from "#server/testing/people.ts";
import { startAuthority } from "#server/testing/self-signed.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { connections } from "#shared/workflows/workflow.table.ts";

const address = "/api/connections";
const config = {
  host: "db.example.org",
  port: 5433,
  database: "shop",
  username: "reader",
  password: "hunter2-secret",
  ssl: "prefer",
};
const authority = startAuthority("Our CA").certificate;
const verified = { ...config, ssl: "verify-full", caCertificate: authority };
const snowflake = { account: "acme", username: "reader", password: "hunter2-secret", database: "d" };
const sheets = { serviceAccountKey: "hunter2-key", rootUrl: "" };
const connection = { name: "Shop", type: "postgres", config };

describe("connections", { timeout: 60_000 }, () => {
  const test = useTestApp();
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("are made, listed, changed and deleted; what opens them is never given back, nor readable in the database", async () => {
    const made = await mara.browser.post(address).send(connection);
    const { password: _secret, ...open } = config;
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: "Shop", type: "postgres", config: open, hasSecret: true });
    const changed = await mara.browser
      .put(`${address}/${made.body.id}`)
      .send({ ...connection, name: "Store", config: { ...open, port: "5433", ssl: "require" } });
    expect(changed.body).toMatchObject({ name: "Store", hasSecret: true, config: { port: 5433, ssl: "require" } });
    const listed = await mara.browser.get(address);
    expect(listed.body).toEqual([changed.body]);
    const kept = JSON.stringify(await test.db.select().from(connections));
    const exported = await mara.browser.get("/api/profile/export");
    expect(exported.body.connections).toMatchObject([{ name: "Store", config: { host: "db.example.org" } }]);
    for (const text of [made.text, changed.text, listed.text, kept, exported.text, test.log.join()])
      expect(text).not.toContain("hunter2");
    expect((await mara.browser.delete(`${address}/${made.body.id}`)).status).toBe(204);
    expect((await mara.browser.get(address)).body).toEqual([]);
  });

  it("of one account that don't answer keep no other account waiting", async () => {
    const noor = await register(test, "noor");
    const mute = await startMuteServer();
    const local = (port: number) => ({ ...connection, id: null, config: { ...config, host: "127.0.0.1", port } });
    const calls = Array.from({ length: 10 }, () =>
      mara.browser
        .post(`${address}/test`)
        .send(local(mute.port))
        .then((answer) => answer),
    );
    const refused = await Promise.race(calls);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
    const other = await noor.browser.post(`${address}/test`).send(local(1));
    expect(other.body).toMatchObject({ ok: false, problem: "refused" });
    await expect.poll(mute.open, { timeout: 20_000 }).toBe(1);
    mute.close();
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  });

  it("keep a secret that an edit leaves empty, but not for another kind of system", async () => {
    const { id } = (await mara.browser.post(address).send(connection)).body;
    const sealed = async () => JSON.stringify((await test.db.select().from(connections))[0]?.config);
    const before = await sealed();
    await mara.browser.put(`${address}/${id}`).send({ ...connection, config: { ...config, password: "" } });
    expect(await sealed()).toBe(before);
    await mara.browser.put(`${address}/${id}`).send({ ...connection, config: { ...config, password: "another" } });
    expect(await sealed()).not.toBe(before);
    const other = await mara.browser
      .put(`${address}/${id}`)
      .send({ name: "", type: "snowflake", config: { account: "a" } });
    expect(other.body).toMatchObject({ name: "Snowflake Connection", type: "snowflake", hasSecret: false });
  });

  it.each([
    ["postgres", "password", config, { host: "thief.example.org" }],
    ["postgres", "password", config, { port: 5434 }],
    ["postgres", "password", config, { username: "owner" }],
    ["postgres", "password", config, { database: "payroll" }],
    ["postgres", "password", config, { ssl: "disable" }],
    ["postgres", "password", verified, { ssl: "require" }],
    ["postgres", "password", verified, { caCertificate: "" }],
    ["mysql", "password", verified, { caCertificate: startAuthority("Thief").certificate }],
    ["mysql", "password", { ...config, ssl: "require" }, { ssl: "prefer" }],
    ["snowflake", "password", snowflake, { account: "thief" }],
    ["snowflake", "password", snowflake, { accessUrl: "https://thief.example.org" }],
    ["googlesheets", "serviceAccountKey", sheets, { rootUrl: "https://thief.example.org" }],
  ])("of %s send the stored %s nowhere it was not entered for: %#", async (type, secret, made, changed) => {
    const { id } = (await mara.browser.post(address).send({ name: "", type, config: made })).body;
    const sealed = JSON.stringify(await test.db.select().from(connections));
    const thief = { name: "", type, config: { ...made, ...changed, [secret]: "" } };
    const answers = [
      await mara.browser.put(`${address}/${id}`).send(thief),
      await mara.browser.post(`${address}/test`).send({ ...thief, id }),
      ...(await Promise.all([1, 2].map(() => mara.browser.put(`${address}/${id}`).send(thief)))),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([`config.${secret}`]);
    }
    expect(JSON.stringify(await test.db.select().from(connections))).toBe(sealed);
    const again = { ...thief, config: { ...thief.config, [secret]: "entered again" } };
    expect((await mara.browser.put(`${address}/${id}`).send(again)).status).toBe(200);
  });

  it("keep the CA certificate that a server is verified with, and give it back", async () => {
    const { body } = await mara.browser.post(address).send({ ...connection, config: verified });
    expect(body.config).toMatchObject({ ssl: "verify-full", caCertificate: authority });
    const sent = { ...connection, name: "Store", config: { ...verified, password: "" } };
    expect((await mara.browser.put(`${address}/${body.id}`).send(sent)).status).toBe(200);
    expect((await mara.browser.get(address)).body[0].config.caCertificate).toBe(authority);
  });

  it("are nobody else's", async () => {
    const { id } = (await mara.browser.post(address).send(connection)).body;
    const nora = await register(test, "nora");
    const one = `${address}/${id}`;
    const statuses = [
      await nora.browser.put(one).send(connection),
      await nora.browser.delete(one),
      await nora.browser.get(`${one}/tables`),
      await nora.browser.get(`${one}/fields?table=x`),
      await nora.browser.post(`${one}/fields`).send({ query: "select 1" }),
      await nora.browser.post(`${address}/test`).send({ ...connection, id }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await nora.browser.get(address)).body).toEqual([]);
    for (const call of [
      test.visitor().get(address),
      test.visitor().post(address).send(connection),
      test.visitor().post(`${address}/test`).send(connection),
    ])
      expect((await call).status).toBe(401);
  });

  it.each([
    ["no type", { name: "x", config }, "type"],
    ["an unknown type", { ...connection, type: "oracle" }, "type"],
    ["a long name", { ...connection, name: "x".repeat(201) }, "name"],
    ["a config that is none", { ...connection, config: "host=x" }, "config"],
    ["a port that is none", { ...connection, config: { ...config, port: 70_000 } }, "config.port"],
    ["a long host", { ...connection, config: { ...config, host: "x".repeat(501) } }, "config.host"],
    ["a host of another type", { ...connection, config: { ...config, host: { toString: 1 } } }, "config.host"],
    ["an SSL mode that is none", { ...connection, config: { ...config, ssl: "verify" } }, "config.ssl"],
    ["a CA that is none", { ...connection, config: { ...verified, caCertificate: "CA" } }, "config.caCertificate"],
    [
      "a CA of another type",
      { ...connection, config: { ...verified, caCertificate: [authority] } },
      "config.caCertificate",
    ],
    [
      "a long CA",
      { ...connection, config: { ...verified, caCertificate: authority + " ".repeat(20_000) } },
      "config.caCertificate",
    ],
    [
      "a CA's private key",
      {
        ...{ ...connection, type: "mysql" },
        config: {
          ...verified,
          caCertificate: `${authority}-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----`,
        },
      },
      "config.caCertificate",
    ],
  ])("are refused with %s", async (_what, sent, field) => {
    for (const path of [address, `${address}/test`]) {
      const answer = await mara.browser.post(path).send(sent);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toContain(field);
    }
    expect((await mara.browser.get(address)).body).toEqual([]);
  });

  it("drop what is hidden in them", async () => {
    const text = JSON.stringify({ ...connection, name: "<script>\0\ud800=cmd()" }).replace(
      '"host"',
      '"__proto__":{"x":1},"constructor":1,"host"',
    );
    const { body } = await mara.browser.post(address).set("Content-Type", "application/json").send(text);
    expect(body.name).toBe("<script>\ufffd=cmd()");
    expect(Object.keys(body.config).toSorted()).toEqual([
      "caCertificate",
      "database",
      "host",
      "port",
      "ssl",
      "username",
    ]);
  });

  it.each([
    "/abc/tables",
    "/0/tables",
    "/1/fields",
    "/1/fields?table=",
    `/1/fields?table=${"x".repeat(201)}`,
    "/1/fields?table=x&header=2",
  ])("have nothing at %s", async (path) => {
    expect((await mara.browser.get(`${address}${path}`)).status).toBe(400);
  });

  it("are at most a hundred an account", async () => {
    await test.db
      .insert(connections)
      .values(Array.from({ length: 100 }, () => ({ ...connection, config: {}, userId: mara.id })));
    expect((await mara.browser.post(address).send(connection)).body.message).toMatch(/at most 100 connections/);
  });
});

describe("connections of an installation that keeps to itself", { timeout: 60_000 }, () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "off", RATE_LIMITS: "on" });

  it("lead nowhere inside, whatever names it, and cannot be tried without end", async () => {
    const { browser } = await register(test, "mara");
    const attempt = (type: string, changed: object) =>
      browser.post(`${address}/test`).send({ name: "", type, config: changed });
    const hosts = ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "::ffff:127.0.0.1"];
    for (const host of hosts)
      expect((await attempt("postgres", { ...config, host })).body).toMatchObject({ ok: false, problem: "private" });
    const snowflake = { account: "a", username: "u", password: "p", accessUrl: "https://127.0.0.1:9" };
    expect((await attempt("snowflake", snowflake)).body).toMatchObject({ ok: false, problem: "private" });
    expect((await attempt("snowflake", { ...snowflake, accessUrl: "http://example.org" })).body).toMatchObject({
      problem: "tls",
    });
    // What is not there is not tried, but counts.
    const gone = () => browser.post(`${address}/test`).send({ ...connection, id: 999 });
    let last = await gone();
    for (let more = 0; more < 30 && last.status === 404; more++) last = await gone();
    expect(last.status).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  });
});
