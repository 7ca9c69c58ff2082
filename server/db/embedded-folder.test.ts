import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { checkDatabase } from "./check-database.ts";
import { openPglite } from "./open-pglite.ts";

let scratch = "";
/** A database with an account in it, closed. */
let whole = "";
/** Where the table of accounts and its key lie, below the folder. */
let paths: { table: string; key: string };

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "desk-damage-"));
  whole = join(scratch, "whole");
  const database = await openPglite({ folder: whole, migrationsFolder: "migrations" });
  await database.query(
    "insert into users (username, password) select 'person ' || n, repeat('x', 300) from generate_series(1, 200) n",
  );
  const { rows } = await database.query(
    "select pg_relation_filepath('users') as table, pg_relation_filepath('users_pkey') as key",
  );
  paths = z.tuple([z.object({ table: z.string(), key: z.string() })]).parse(rows)[0];
  await database.query("vacuum analyze users");
  await database.close();
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** A copy of the whole one, for a test to damage. */
async function copy(): Promise<string> {
  const folder = await mkdtemp(join(scratch, "copy-"));
  await cp(whole, folder, { recursive: true });
  return folder;
}

const open = (folder: string) => openPglite({ folder, migrationsFolder: "migrations" });
const segment = async (folder: string) =>
  (await readdir(join(folder, "pg_wal"))).find((name) => /^[0-9A-F]{24}$/.test(name));

describe("a folder with data in it is never made anew", () => {
  it.each<[string, string, (folder: string) => Promise<void>]>([
    ["PG_VERSION is gone", "PG_VERSION is missing or empty", (folder) => rm(join(folder, "PG_VERSION"))],
    ["PG_VERSION is empty", "PG_VERSION is missing or empty", (folder) => writeFile(join(folder, "PG_VERSION"), "")],
    ["the control file is empty", "pg_control is missing", (folder) => truncate(join(folder, "global/pg_control"), 0)],
    [
      "the control file is cut",
      "4000 bytes in place of",
      (folder) => truncate(join(folder, "global/pg_control"), 4000),
    ],
    [
      "the control file is zeros",
      "nothing but zeros",
      (folder) => writeFile(join(folder, "global/pg_control"), Buffer.alloc(8192)),
    ],
    [
      "the control file is overwritten",
      "PostgreSQL cannot start on its files",
      (folder) => writeFile(join(folder, "global/pg_control"), Buffer.alloc(8192, 7)),
    ],
    ["a file map is gone", "base/5/pg_filenode.map", (folder) => rm(join(folder, "base/5/pg_filenode.map"))],
    ["the log is gone", "pg_wal holds no write-ahead log", (folder) => rm(join(folder, "pg_wal"), { recursive: true })],
    [
      "the log is cut",
      "bytes in place of 16777216",
      async (folder) => truncate(join(folder, "pg_wal", (await segment(folder)) ?? ""), 1_000_000),
    ],
    ["half an archive was unpacked", "base is missing", (folder) => rm(join(folder, "base"), { recursive: true })],
    ["a table's file is cut", "public.users has 1 of the", (folder) => truncate(join(folder, paths.table), 8192)],
  ])("when %s", async (_case, words, damage) => {
    const folder = await copy();
    await damage(folder);
    const before = await readdir(folder);
    const refusal = await open(folder).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ name: "DamagedDatabaseError" });
    expect(String(refusal)).toContain(words);
    expect(String(refusal)).toContain(folder);
    expect(String(refusal)).toContain("Backup and restore");
    expect(await readdir(folder)).toEqual(before);
  });

  it("but one that was broken off while it was made is", async () => {
    const folder = await mkdtemp(join(scratch, "half-"));
    await writeFile(join(folder, "being-made"), "");
    await mkdir(join(folder, "base"));
    const database = await open(folder);
    expect((await database.query("select count(*)::int as n from users")).rows).toEqual([{ n: 0 }]);
    await database.close();
    expect(await readdir(folder)).not.toContain("being-made");
  });

  it("and a whole one opens with all that was in it", async () => {
    const database = await open(await copy());
    expect((await database.query("select count(*)::int as n from users")).rows).toEqual([{ n: 200 }]);
    await database.close();
  });
});

describe("a whole check of the database", () => {
  it("reads every table and compares every index", async () => {
    const database = await open(await copy());
    const found = await checkDatabase(database.db);
    await database.close();
    expect(found).toMatchObject({ compared: true, problems: [] });
    expect(found.tables).toBeGreaterThan(15);
    expect(found.indexes).toBeGreaterThan(found.tables);
  });

  it("names the table of which rows are gone and the index that lacks some", async () => {
    const folder = await copy();
    const bytes = await readFile(join(folder, paths.key));
    // The second page is the leaf that holds the keys.
    bytes.fill(0, 8192 + 200, 8192 + 600);
    await writeFile(join(folder, paths.key), bytes);
    const database = await open(folder);
    const { problems } = await checkDatabase(database.db);
    await database.close();
    expect(problems.join("\n")).toContain("public.users_pkey");
  });
});

describe("a database that a newer program has migrated", () => {
  it("is refused with both versions named, and left as it is", async () => {
    const folder = await copy();
    const database = await open(folder);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
    );
    await database.close();
    await expect(open(folder)).rejects.toThrow(/2100-01-01T00:00:00.000Z, and the last one this version knows is 00/u);
  });
});
