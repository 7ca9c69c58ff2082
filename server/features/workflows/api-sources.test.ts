import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiServer, startApiServer } from "#server/testing/api-server.ts";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { makeNode } from "#server/testing/workflow-run.ts";

const address = "/api/connections";
const columns = "/api/workflows/columns";

describe("an API that a step reads", { timeout: 240_000 }, () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "on" });
  let api: ApiServer;
  let mara: Person;
  beforeAll(async () => {
    api = await startApiServer();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  const ask = (config: object) => mara.browser.post(columns).send({ node: makeNode("api", "source:http", config) });

  it("tells its columns and their types, with the key that the account has sealed", async () => {
    const config = { baseUrl: `${api.url}/v1`, auth: "bearer", secret: "s3cret" };
    const made = await mara.browser.post(address).send({ name: "Shop", type: "http", config });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ type: "http", hasSecret: true });
    expect(made.text).not.toContain("s3cret");
    const body = [
      { id: 1, at: "2026-11-20T10:00:00Z", day: "2026-11-20", code: "007", price: 1, note: null },
      { id: 2, at: "2026-11-21T10:00:00+01:00", day: "2026-11-21", code: "7", price: 1.5, buyer: { vip: true } },
    ];
    api.answer(({ headers }) => (headers.authorization === "Bearer s3cret" ? { body } : { status: 401 }));
    const answer = await ask({ connectionId: made.body.id, url: "orders" });
    expect(answer.body).toEqual([
      { name: "id", type: "INTEGER" },
      { name: "at", type: "TIMESTAMP" },
      { name: "day", type: "DATE" },
      { name: "code", type: "VARCHAR" },
      { name: "price", type: "DECIMAL" },
      { name: "note", type: "VARCHAR" },
      { name: "buyer.vip", type: "BOOLEAN" },
    ]);
    const noor = await register(test, "noor");
    const stolen = await noor.browser
      .post(columns)
      .send({ node: makeNode("api", "source:http", { connectionId: made.body.id, url: "orders" }) });
    expect(stolen.status).toBe(422);
    expect(stolen.body.message).toMatch(/was deleted/);
  });

  it("points at the lists in an answer that is one object", async () => {
    const customers = [{ id: 1, name: "Ana" }];
    api.answer(() => ({ body: { total: 1, tags: ["a"], customers, data: { items: customers } } }));
    expect((await ask({ url: api.url })).body).toEqual([
      { name: "total", type: "INTEGER" },
      { name: "tags", type: "VARCHAR" },
      { name: "customers", type: "VARCHAR", isList: true },
      { name: "data.items", type: "VARCHAR", isList: true },
    ]);
    for (const rowsPath of ["customers", "data.items"])
      expect((await ask({ url: api.url, rowsPath })).body.map(({ name }: { name: string }) => name)).toEqual([
        "id",
        "name",
      ]);
  });

  it("refuses what is no call before it is made, and keys where everybody could read them", async () => {
    api.answer(() => ({ body: [] }));
    const cases: [object, RegExp][] = [
      [{ url: "" }, /URL/],
      [{ url: "orders" }, /begins with https/],
      [{ url: "javascript:alert(1)" }, /begins with https/],
      [{ url: "file:///etc/passwd" }, /begins with https/],
      [{ url: `http://ana:pw@${api.url.slice(7)}` }, /into a connection/],
      [{ url: `${api.url}/?api_key=s3cret` }, /into a connection/],
      [{ url: api.url, headers: [{ name: "Authorization", value: "Bearer x" }] }, /into a connection/],
      [{ url: api.url, headers: [{ name: "X-Api-Key", value: "x" }] }, /into a connection/],
      [{ url: api.url, headers: [{ name: "a b", value: "x" }] }, /Name every header/],
      [{ url: api.url, headers: [{ name: "Host", value: "x" }] }, /can't be set/],
      [{ url: api.url, headers: [{ name: "X-A", value: "a\r\nX-B: c" }] }, /line break/],
      [{ url: api.url, method: "POST", body: "{" }, /isn't JSON/],
      [{ url: api.url, rowsPath: "a..b[" }, /path to the rows/],
      [{ url: api.url, pagination: "cursor", cursorPath: "" }, /next cursor/],
      [{ url: api.url, pagination: "page", pageParam: " " }, /Name the parameter/],
    ];
    for (const [config, message] of cases) {
      const answer = await ask(config);
      expect([answer.status, answer.body.message], JSON.stringify(config)).toEqual([
        422,
        expect.stringMatching(message),
      ]);
    }
    expect(api.requests).toEqual([]);
    const table = await mara.browser.post(columns).send({ node: makeNode("some", "transform:filter") });
    expect(table.status).toBe(400);
    for (const body of [{}, { node: "x".repeat(900_000) }, { node: { id: "\u0000" } }])
      expect((await mara.browser.post(columns).send(body)).status).toBe(400);
    expect((await test.visitor().post(columns).send({})).status).toBe(401);
  });

  it("is tried out, and the key goes nowhere else unless it is entered again", async () => {
    api.answer(({ headers }) => ({ status: headers["x-shop"] === "s3cret" ? 404 : 401 }));
    const config = { baseUrl: api.url, auth: "header", keyName: "X-Shop", secret: "s3cret" };
    const attempt = async (changed = {}, id: number | null = null) =>
      (await mara.browser.post(`${address}/test`).send({ id, type: "http", config: { ...config, ...changed } })).body;
    expect(await attempt()).toMatchObject({ ok: true, message: expect.stringMatching(/answered \(404\)/) });
    expect(await attempt({ secret: "wrong" })).toMatchObject({ problem: "credentials" });
    expect(await attempt({ secret: "a\nb" })).toMatchObject({ problem: "credentials" });
    expect(await attempt({ secret: "" })).toMatchObject({ problem: "credentials" });
    expect(await attempt({ baseUrl: "http://127.0.0.1:2" })).toMatchObject({ problem: "refused" });
    expect(await attempt({ baseUrl: "http://127.0.0.1:1" })).toMatchObject({
      message: expect.stringMatching(/port 1 can't/),
    });
    expect(await attempt({ baseUrl: "http://169.254.169.254/" })).toMatchObject({ problem: "private" });
    expect(await attempt({ baseUrl: "shop" })).toMatchObject({ problem: "host" });
    const { id } = (await mara.browser.post(address).send({ name: "", type: "http", config })).body;
    expect(await attempt({ secret: "" }, id)).toMatchObject({ ok: true });
    for (const changed of [{ baseUrl: "http://localhost:1" }, { keyName: "X-Other" }, { auth: "bearer" }])
      expect(await attempt({ secret: "", ...changed }, id)).toMatchObject({
        message: expect.stringMatching(/enter the key again/i),
      });
    expect((await mara.browser.get(`${address}/${id}/tables`)).status).toBe(422);
  });
});
