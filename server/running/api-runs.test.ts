import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, startApiServer } from "#server/testing/api-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "#server/testing/workflow-run.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { readRecords } from "./read-records.ts";
import { fetchApi } from "./sources/read-api.ts";

let api: ApiServer;
let other: ApiServer;

beforeAll(async () => {
  [api, other] = await Promise.all([startApiServer(), startApiServer()]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const orders = [
  { id: 1, total: 12.5, buyer: { name: "Ana", tags: ["new", "vip"] }, paid: true },
  { id: 2, total: 12345678901234567890n, buyer: { name: "", tags: [] }, paid: false },
];
/** JSON as it is written by hand, so that long numbers keep their digits. */
const ordersText = JSON.stringify(orders, (_key, value) => (typeof value === "bigint" ? `#${value}` : value)).replace(
  /"#(\d+)"/,
  "$1",
);
const idAndName = makeFields("id INTEGER, name VARCHAR");

function run(config: object, extras: { fields?: string; connection?: object } & Partial<RunOptions> = {}) {
  const { fields, connection, ...options } = extras;
  const known = fields === undefined ? idAndName : makeFields(fields);
  const connected = connection ? { connectionId: 7 } : {};
  return runNodes({
    nodes: [
      makeNode("api", "source:http", { url: `${api.url}/orders`, ...connected, ...config }, { fields: known }),
      makeNode("board", "destination:dashboard"),
    ],
    edges: makeEdges("api > board"),
    ...(connection
      ? { connections: { 7: { name: "Shop", type: "http", config: { baseUrl: api.url, ...connection } } } }
      : {}),
    ...options,
  });
}

/** The same without a process of its own; the rows as they stand on the disk. */
async function read(config: object, extras: { fields?: string; connection?: object } = {}) {
  const { fields = "id INTEGER, name VARCHAR", connection } = extras;
  const folder = await mkdtemp(join(tmpdir(), "desk-api-"));
  const notes: string[] = [];
  try {
    const node = makeNode(
      "api",
      "source:http",
      { url: `${api.url}/orders`, ...config },
      { fields: makeFields(fields) },
    );
    const target = connection ? connectionConfigSchemas.http.parse({ baseUrl: api.url, ...connection }) : null;
    const limits = { seconds: 60, memoryMb: 256, diskMb: 100, rowsKept: 0 };
    const plan = {
      ...{ connections: {}, files: {}, folder },
      ...{ allowPrivateHosts: true, limits, retryPausesMs: [10, 10], parameters: [] },
    };
    const path = join(folder, "rows.csv");
    const needed = new Set(node.data.fields.map(({ name }) => name));
    const onNote = (text: string) => void notes.push(text);
    await fetchApi(target)({ plan, node, needed, limit: null, onRows: () => {}, onNote }, path);
    return { rows: readRecords(await readFile(path, "utf8"), ",", 1_000), notes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: from + at, name: `Row ${from + at}` }));

describe("an API as a source", () => {
  it("reads rows from where they are in the answer, with objects inside spread and every digit kept", async () => {
    api.answer(() => ({ body: `{"data": {"items": ${ordersText}}}` }));
    const { rows, outcome } = await run(
      { rowsPath: "$.data.items[*]" },
      { fields: "id INTEGER, total VARCHAR, buyer.name VARCHAR, buyer.tags VARCHAR, paid BOOLEAN" },
    );
    expect(outcome).toEqual({ status: "completed", recordsProcessed: 2 });
    expect(rows("board")).toEqual([
      ["1", "12.5", "Ana", '["new","vip"]', "true"],
      ["2", "12345678901234567890", "", "[]", "false"],
    ]);
    expect(api.requests[0]?.headers.accept).toBe("application/json");
  });

  it("asks with the method, the body and the headers that it was given", async () => {
    api.answer(() => ({ body: page(1, 1) }));
    const headers = [{ name: "X-Region", value: "eu" }];
    await read({ method: "POST", body: '{"since": "2026-01-01"}', headers });
    expect(api.requests[0]).toMatchObject({
      method: "POST",
      body: '{"since": "2026-01-01"}',
      headers: { "x-region": "eu", "content-type": "application/json" },
    });
  });

  it("counts pages until one is empty", async () => {
    api.answer(({ url }) => {
      const number = Number(new URL(url, api.url).searchParams.get("p"));
      return { body: number < 3 ? page(number * 2, 2) : [] };
    });
    const { rows } = await read({ pagination: "page", pageParam: "p", firstPage: 0 });
    expect(rows.map(([id]) => id)).toEqual(["0", "1", "2", "3", "4", "5"]);
    expect(api.requests.map(({ url }) => url)).toEqual([0, 1, 2, 3].map((number) => `/orders?p=${number}`));
  });

  it("follows a cursor, and a whole address in its place", async () => {
    api.answer(({ url }) => {
      const after = new URL(url, api.url).searchParams.get("after");
      if (after === null) return { body: { rows: page(1, 2), meta: { next: "a b&c" } } };
      if (after === "a b&c") return { body: { rows: page(3, 1), meta: { next: `${api.url}/orders?after=last` } } };
      return { body: { rows: page(4, 1), meta: { next: null } } };
    });
    const config = { rowsPath: "rows", pagination: "cursor", pageParam: "after", cursorPath: "meta.next" };
    const { rows } = await read(config);
    expect(rows.map(([id]) => id)).toEqual(["1", "2", "3", "4"]);
  });

  it("follows the next link of the header and no other", async () => {
    api.answer(({ url }) =>
      url === "/orders"
        ? { body: page(1, 1), headers: { link: '</first>; rel="first", </orders?page=2>; title="x"; rel="next last"' } }
        : { body: page(2, 1), headers: { link: '</orders>; rel="prev"' } },
    );
    const { rows } = await read({ pagination: "link" });
    expect(rows.map(([id]) => id)).toEqual(["1", "2"]);
    expect(api.requests).toHaveLength(2);
  });

  it("waits as long as it is asked to, and goes on where it was", async () => {
    const at: number[] = [];
    api.answer((_request, call) => {
      at.push(performance.now());
      if (call === 1) return { status: 429, headers: { "retry-after": "1" } };
      if (call === 2) return { status: 503 };
      return { body: page(1, 1) };
    });
    const { rows, notes } = await read({});
    expect(rows).toEqual([["1", "Row 1"]]);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect(notes).toEqual([
      "The API asks to slow down. Trying again in 1 s.",
      "The API is unavailable (503). Trying again in 1 s.",
    ]);
  });

  it.each([
    [{ status: 401, body: { error: "no key" } }, /asks for a key\. Choose a connection.*\(401\).*no key/],
    [{ status: 404, body: "<html>no</html>" }, /has nothing at this URL. Check it \(404\)\.$/],
    [{ status: 429, headers: { "retry-after": "86400" } }, /asks to slow down and to wait 86400 s/],
    [{ body: "<!doctype html>" }, /a web page instead of JSON/],
    [{ body: "" }, /answered with nothing instead of JSON/],
    [{ body: '{"items": [1, 2' }, /something else instead of JSON/],
    [{ body: "7" }, /neither a list nor an object/],
    [{ body: [{ another: 1 }] }, /None of this step's columns are in the rows/],
    [{ status: 302, headers: { location: "/orders" } }, /redirects more than 5 times/],
    [{ status: 302, headers: { location: "ftp://example.com/" } }, /Only http and https/],
  ])("says what is wrong with an answer: %j", async (answer, message) => {
    api.answer(() => answer);
    await expect(read({})).rejects.toThrow(message);
  });

  it("says that a key was refused only where one was sent", async () => {
    api.answer(() => ({ status: 401, body: { error: "bad key" } }));
    const connection = { auth: "header", keyName: "X-Shop", secret: "s3cret" };
    await expect(read({}, { connection })).rejects.toThrow(/doesn't accept the key.*\(401\).*bad key/);
  });

  it("names the place where a list is when the path leads nowhere", async () => {
    api.answer(() => ({ body: { results: page(1, 1) } }));
    await expect(read({ rowsPath: "items" })).rejects.toThrow(/no rows at “items”.*a list at “results”/);
  });

  it("does not take a page that only repeats for new rows, and does not stop early in silence", async () => {
    api.answer(() => ({ body: page(1, 2) }));
    await expect(read({ pagination: "page" })).rejects.toThrow(/Page 2 is the same/);
    api.answer((_request, call) => ({ body: page(call, 1) }));
    await expect(read({ pagination: "page", maxPages: 3 })).rejects.toThrow(/more than 3 pages/);
    expect(api.requests).toHaveLength(3);
  });

  it("ends with an answer that unpacks to more than may be", async () => {
    const bomb = gzipSync(Buffer.alloc(70 * 1024 * 1024, 32));
    api.answer(() => ({ body: bomb, headers: { "content-encoding": "gzip", "content-type": "application/json" } }));
    await expect(read({})).rejects.toThrow(/more than 64 MB/);
  });

  it("stays out of the server's own network where connections may not reach it, redirects included", async () => {
    api.answer(() => ({ status: 302, headers: { location: "http://169.254.169.254/latest/meta-data" } }));
    const redirected = await run({}, { apart: true });
    expect(redirected.outcome).toMatchObject({ nodeId: "api", message: expect.stringMatching(/own network/) });
    api.answer(() => ({ body: page(1, 1) }));
    const { outcome } = await run({}, { allowPrivateHosts: false, apart: true });
    expect(outcome).toMatchObject({ message: expect.stringMatching(/own network/) });
    expect(api.requests).toEqual([]);
  });
});

describe("the key of an API", () => {
  it.each([
    [{ auth: "bearer", secret: "s3cret" }, { authorization: "Bearer s3cret" }, "/v1/orders"],
    [
      { auth: "basic", username: "ana", secret: "pässword" },
      { authorization: `Basic ${Buffer.from("ana:pässword").toString("base64")}` },
      "/v1/orders",
    ],
    [{ auth: "header", keyName: "X-Shop", secret: "s3cret" }, { "x-shop": "s3cret" }, "/v1/orders"],
    [{ auth: "query", secret: "s3cret" }, {}, "/v1/orders?api_key=s3cret"],
  ])("goes with the call: %j", async (connection, headers, url) => {
    api.answer(() => ({ body: page(1, 1) }));
    const { rows } = await read({ url: "orders" }, { connection: { ...connection, baseUrl: `${api.url}/v1` } });
    expect(rows).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({ url, headers });
  });

  it("goes to the connection's own address only, wherever the answer leads", async () => {
    other.answer(() => ({ body: page(9, 1) }));
    api.answer(() => ({ status: 307, headers: { location: `${other.url}/elsewhere` } }));
    const connection = { auth: "header", keyName: "X-Shop", secret: "s3cret" };
    const headers = [{ name: "X-Region", value: "eu" }];
    const { rows } = await read({ headers }, { connection });
    expect(rows).toEqual([["9", "Row 9"]]);
    expect(api.requests[0]?.headers["x-shop"]).toBe("s3cret");
    expect(other.requests[0]?.headers["x-shop"]).toBeUndefined();
    expect(other.requests[0]?.headers["x-region"]).toBeUndefined();

    other.answer(() => ({ body: [] }));
    await expect(read({ url: `${other.url}/orders` }, { connection })).rejects.toThrow(/isn't below/);
    const below = { ...connection, baseUrl: `${api.url}/v1/` };
    await expect(read({ url: "../orders" }, { connection: below })).rejects.toThrow(/isn't below/);
    expect(other.requests).toEqual([]);
  });

  it("is not followed to another server by a next page, and is never in the log", async () => {
    api.answer(() => ({ body: { rows: page(1, 1), next: `${other.url}/orders` } }));
    other.answer(() => ({ body: [] }));
    const config = { rowsPath: "rows", pagination: "cursor", cursorPath: "next" };
    const { outcome, events } = await run(config, { connection: { auth: "query", secret: "s3cret-key" } });
    expect(outcome).toMatchObject({ message: expect.stringMatching(/next page is on another server/) });
    expect(other.requests).toEqual([]);
    expect(JSON.stringify(events)).not.toContain("s3cret-key");
  });
});
