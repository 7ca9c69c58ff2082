import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPglite } from "./open-pglite.ts";

const opener = new URL("../testing/open-embedded.ts", import.meta.url);
const making = (names: string[]) => names.filter((name) => name.startsWith("making-"));

describe("a new embedded database", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-made-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

  const startOpening = () =>
    fork(opener, [folder], { execArgv: ["--no-warnings"], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const countAccounts = async () => {
    const database = await openPglite({ folder, migrationsFolder: "migrations" });
    const { rows } = await database.query("select count(*)::int as n from users");
    await database.close();
    return rows;
  };

  it("is made by a process that is gone when it opens, and leaves nothing beside it", async () => {
    expect(await countAccounts()).toEqual([{ n: 0 }]);
    const names = await readdir(folder);
    expect(names).toContain("PG_VERSION");
    expect(names).not.toContain("being-made");
    expect(making(names)).toEqual([]);
  });

  it.each([20, 900])("is made anew by the next start where the first was killed %i ms into it", async (later) => {
    const first = startOpening();
    await expect.poll(async () => making(await readdir(folder)), { timeout: 30_000, interval: 10 }).toHaveLength(1);
    const [left = ""] = making(await readdir(folder));
    await setTimeout(later);
    first.kill("SIGKILL");
    await once(first, "exit");
    expect(await readdir(folder)).not.toContain("PG_VERSION");
    expect(await countAccounts()).toEqual([{ n: 0 }]);
    // Whatever the orphan did meanwhile, the database stays and is never taken for half-made.
    await setTimeout(1_500);
    expect(await countAccounts()).toEqual([{ n: 0 }]);
    await expect(stat(join(folder, left))).rejects.toThrow("ENOENT");
  });

  it("is made anew where the first start was killed while it was put in its place", async () => {
    await writeFile(join(folder, "being-made"), "");
    await writeFile(join(folder, "PG_VERSION"), "18\n");
    expect(await countAccounts()).toEqual([{ n: 0 }]);
  });

  it("is made by one of two that start at once; the other is told who holds the folder", async () => {
    const openers = [startOpening(), startOpening()];
    const ended = Promise.all(openers.map((child) => once(child, "exit")));
    const told = await Promise.all(openers.map(async (child) => (await once(child, "message"))[0]));
    expect(told).toContain("open");
    expect(told.find((said) => said !== "open")).toMatch(/is in use by process \d+/u);
    for (const child of openers) if (child.connected) child.disconnect();
    await ended;
    expect(await countAccounts()).toEqual([{ n: 0 }]);
  });

  it("stays when what an earlier start left of making one lies in its folder", async () => {
    const database = await openPglite({ folder, migrationsFolder: "migrations" });
    await database.query("insert into users (username, password) values ('mara', 'sealed')");
    await database.close();
    const left = join(folder, "making-11111111-2222-3333-4444-555555555555");
    await writeFile(left, "");
    expect(await countAccounts()).toEqual([{ n: 1 }]);
    await expect(stat(left)).rejects.toThrow("ENOENT");
  });

  it("that can't be made says so, with its folder", async () => {
    const opening = openPglite({ folder, migrationsFolder: join(folder, "nowhere") });
    await expect(opening).rejects.toThrow(`Couldn't make a new database in ${folder}: `);
    expect(making(await readdir(folder))).toHaveLength(1);
    expect(await countAccounts()).toEqual([{ n: 0 }]);
  });
});
