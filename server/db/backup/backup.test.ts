import { tracingChannel } from "node:diagnostics_channel";
import { statSync } from "node:fs";
import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { emptyDatabase, firstMigrations, openTestDatabase } from "#server/testing/test-database.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { readArchive } from "./archive.ts";
import { askForBackup, openControlSocket } from "./control-socket.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let folder = "";
let kept = "";
let made: Awaited<ReturnType<typeof backedUp>>;
beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), "desk-backup-"));
  made = await backedUp(kept);
});
afterAll(() => rm(kept, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const TEXT = 'Zoë said "no", \\ then\n\ttwo lines — 🙂';

async function fill({ query }: OpenDatabase): Promise<void> {
  await query(
    "insert into users (id, username, password) select n, 'person ' || n, 'sealed' from generate_series(1, 450) n",
  );
  await query("insert into saved_cover_letters (user_id, title, content, prompt_info) values (7, $1, $1, $2)", [
    TEXT,
    JSON.stringify({ skills: TEXT, numbers: [1.5, 12345678901234], none: null }),
  ]);
}

const everything = async ({ query }: OpenDatabase) => [
  (await query("select id, username, created_at from users order by id")).rows,
  (await query("select * from saved_cover_letters")).rows,
];

/** A backup of a filled database with files beside it, and what was in it. */
async function backedUp(dataDir: string, migrations: string | null = null) {
  const database = migrations ? await (await emptyDatabase())(migrations) : await openTestDatabase();
  await fill(database);
  const path = join(dataDir, "desk.backup");
  await writeFile(join(dataDir, "encryption-key"), "a key that must not be lost, ever");
  const summary = await writeBackup({ db: database.db, dataDir, path });
  const rows = await everything(database);
  await database.close();
  return { path, summary, rows };
}

async function restored(path: string, dataDir: string | null = null) {
  const open = await emptyDatabase();
  await restoreBackup({ path, dataDir, migrationsFolder: "migrations", open });
  return open("migrations");
}

describe("a backup", { timeout: 180_000 }, () => {
  it.skipIf(process.platform === "win32")(
    "is for its owner alone, whoever has made a file of its name before",
    async () => {
      const database = await openTestDatabase();
      const path = join(folder, "desk.backup");
      await writeFile(`${path}.part`, "");
      await chmod(`${path}.part`, 0o666);
      const spy = await open(`${path}.part`, "r");
      await writeBackup({ db: database.db, dataDir: folder, path });
      await database.close();
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await spy.stat()).size).toBe(0);
      await spy.close();
    },
  );

  it("reads rows a few at a time by how long they are, and holds up nobody meanwhile", async () => {
    const database = await openTestDatabase();
    await database.query("insert into users (id, username, password) values (1, 'mara', 'sealed')");
    await database.query(
      `insert into saved_cover_letters (user_id, title, content)
       select 1, 'Long', (select string_agg(md5(nth::text || part::text), '') from generate_series(1, 12000) part)
       from generate_series(1, 60) nth`,
    );
    const path = join(folder, "desk.backup");
    const held = await leastHold(async () => void (await writeBackup({ db: database.db, dataDir: null, path })));
    await database.close();
    const pieces: number[] = [];
    for await (const line of readArchive(path)) if (line.kind === "rows") pieces.push(JSON.stringify(line).length);
    expect(Math.max(...pieces)).toBeLessThan(1_000_000);
    expect(held).toBeLessThan(50);
  });

  it("brings back every row and file, and numbers go on after the highest", async () => {
    const { path, summary, rows } = made;
    expect(summary).toMatchObject({ rows: { users: 450, saved_cover_letters: 1 }, files: 1 });
    const target = await mkdtemp(join(folder, "restored-"));
    const database = await restored(path, target);
    expect(await everything(database)).toEqual(rows);
    const added = await database.query("insert into users (username, password) values ('new', 'x') returning id");
    expect(added.rows).toEqual([{ id: 451 }]);
    await database.close();
    expect(await readFile(join(target, "encryption-key"), "utf8")).toBe("a key that must not be lost, ever");
  });

  it("of an older version is restored as it was and then upgraded", async () => {
    const { path, rows } = await backedUp(folder, await firstMigrations(9));
    const database = await restored(path);
    expect((await everything(database))[0]).toEqual(rows[0]);
    await database.close();
  });

  it("is refused where the database holds accounts", async () => {
    const { path } = made;
    const open = await emptyDatabase();
    const database = await open("migrations");
    await database.query("insert into users (username, password) values ('somebody', 'x')");
    await database.close();
    const restoring = restoreBackup({ path, dataDir: null, migrationsFolder: "migrations", open });
    await expect(restoring).rejects.toThrow("already has accounts");
  });

  it("says where there is no such file", async () => {
    const gone = {
      path: `${made.path}.gone`,
      dataDir: null,
      migrationsFolder: "migrations",
      open: await emptyDatabase(),
    };
    await expect(restoreBackup(gone)).rejects.toThrow(`${gone.path} doesn't exist.`);
  });

  it.each<[string, (bytes: Buffer) => Buffer | string, string]>([
    ["is cut", (bytes) => bytes.subarray(0, bytes.length / 2), "isn't a complete backup"],
    ["is something else", () => "Dear team", "isn't a complete backup"],
    [
      "lost its end",
      (bytes) => gzipSync(gunzipSync(bytes).toString().trimEnd().split("\n").slice(0, -1).join("\n")),
      "it ends too early",
    ],
    [
      "lost rows",
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/\{"kind":"rows".*\n/u, ""),
        ),
      "some of the rows or files it lists are missing",
    ],
    [
      "names a file outside",
      (bytes) => gzipSync(gunzipSync(bytes).toString().replace("encryption-key", "files/../../x")),
      "it contains something else",
    ],
    [
      "is of a newer version",
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/"migration":\d+/u, '"migration":4102444800000'),
        ),
      "made by a newer version",
    ],
  ])("that %s is refused before the database is opened", async (_case, damage, words) => {
    const path = join(folder, "damaged.backup");
    await writeFile(path, damage(await readFile(made.path)));
    const open = () => Promise.reject(new Error("the database was opened"));
    await expect(restoreBackup({ path, dataDir: null, migrationsFolder: "migrations", open })).rejects.toThrow(words);
  });

  it.skipIf(process.platform === "win32")("is at no moment there to be asked for by others", async () => {
    const seen: number[] = [];
    const look = () => void seen.push(statSync(join(folder, "control.sock")).mode & 0o077);
    const { asyncEnd } = tracingChannel("net.server.listen");
    asyncEnd.subscribe(look);
    const control = await openControlSocket({
      dataDir: folder,
      backUp: () => Promise.reject(new Error("nobody asked")),
    }).finally(() => asyncEnd.unsubscribe(look));
    look();
    await control.close();
    expect(seen).toEqual([0, 0]);
  });

  it("is made by the process that holds the database when another asks it", async () => {
    const database = await openTestDatabase();
    await fill(database);
    const backUp = (path: string) => writeBackup({ db: database.db, dataDir: folder, path });
    const control = await openControlSocket({ dataDir: folder, backUp });
    const path = join(folder, "asked.backup");
    expect(await askForBackup(folder, path)).toMatchObject({ rows: { users: 450 } });
    await expect(askForBackup(folder, join(folder, "no", "such", "folder"))).rejects.toThrow("ENOENT");
    await control.close();
    await database.close();
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    const copy = await restored(path);
    expect((await copy.query("select count(*)::int as n from users")).rows).toEqual([{ n: 450 }]);
    await copy.close();
  });
});
