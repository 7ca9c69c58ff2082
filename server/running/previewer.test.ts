import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { AppError } from "#server/errors.ts";
import { type MuteServer, startMuteServer } from "#server/testing/mute-server.ts";
import { makeFields, makeNode } from "#server/testing/workflow-run.ts";
import { createPreviewer, type Previewer } from "./previewer.ts";

let folder = "";
let mute: MuteServer;
let previewer: Previewer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-previewer-"));
  mute = await startMuteServer();
  previewer = createPreviewer({ folder, allowPrivateHosts: true });
});
afterAll(async () => {
  previewer.close();
  mute.close();
  await rm(folder, { recursive: true, force: true });
});

it("serves next whose last turn is longest ago, and lets go of who hangs up", async () => {
  const config = { connectionId: 1, read: "table", schema: "public", table: "orders" };
  const slow = makeNode("db", "source:postgres", config, { fields: makeFields("id INTEGER") });
  const database = { host: "127.0.0.1", port: mute.port, database: "shop", username: "mara", password: "secret" };
  const question = {
    ...{ nodes: [slow], edges: [], nodeId: "db", limit: 1, parameters: [], bound: [], files: {}, folder },
    connections: { 1: { name: "Mute", type: "postgres" as const, config: { ...database, ssl: "disable" } } },
  };
  const ended: string[] = [];
  const ask = (name: string, owner: number, signal?: AbortSignal) =>
    previewer.preview({ owner, ...(signal ? { signal } : {}) }, question).catch((error: AppError) => {
      ended.push(name);
      return error.message;
    });
  const gone = new AbortController();
  const first = ask("mara's first", 1, gone.signal);
  const others = [ask("liv's first", 2), ask("mara's second", 1), ask("liv's second", 2)];
  const noor = previewer.check({ owner: 3 }, { expression: "1 + 1", fields: [], parameters: [] });
  await expect.poll(mute.open, { timeout: 30_000 }).toBe(2);
  gone.abort(new Error("gone"));
  await first;
  expect(await noor).toMatchObject({ type: "INTEGER" });
  expect(ended).toEqual(["mara's first"]);
  previewer.close();
  await Promise.all(others);
}, 60_000);

it("isn't ended by the space that another account's preview takes", async () => {
  const own = createPreviewer({ folder, allowPrivateHosts: true });
  onTestFinished(() => own.close());
  await mkdir(join(folder, "others"));
  await writeFile(join(folder, "others", "rows.csv"), "");
  await truncate(join(folder, "others", "rows.csv"), 2 * 1024 ** 3);
  const config = { connectionId: 1, read: "table", schema: "public", table: "orders" };
  const slow = makeNode("db", "source:postgres", config, { fields: makeFields("id INTEGER") });
  const database = { host: "127.0.0.1", port: mute.port, database: "shop", username: "mara", password: "secret" };
  const asked = own.preview(
    { owner: 1 },
    {
      ...{ nodes: [slow], edges: [], nodeId: "db", limit: 1, parameters: [], bound: [], files: {} },
      folder: join(folder, "mine"),
      connections: { 1: { name: "Mute", type: "postgres", config: { ...database, ssl: "disable" } } },
    },
  );
  await expect(asked).rejects.toThrow(/didn't respond|took too long/);
}, 60_000);
