import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type DamagedPaths, damages, fillForDamage } from "#server/testing/damages.ts";
import { checkDatabase } from "./check-database.ts";
import { openPglite } from "./open-pglite.ts";

let scratch = "";
/** A database with an account in it, closed. */
let whole = "";
let paths: DamagedPaths;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "desk-damage-"));
  whole = join(scratch, "whole");
  const database = await openPglite({ folder: whole, migrationsFolder: "migrations" });
  paths = await fillForDamage(database);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** A copy of the whole one, for a test to damage. */
async function copy(): Promise<string> {
  const folder = await mkdtemp(join(scratch, "copy-"));
  await cp(whole, folder, { recursive: true });
  return folder;
}

const open = (folder: string) => openPglite({ folder, migrationsFolder: "migrations" });

describe("a whole database", () => {
  it("opens again after a sort that took more memory than it may have", async () => {
    const folder = await copy();
    const database = await open(folder);
    await database.db.execute(sql`select count(*) from
      (select md5(n::text) as text from generate_series(1, 200000) n order by text offset 1) sorted`);
    await database.close();
    expect(await readdir(join(folder, "base"))).toContain("pgsql_tmp");
    const again = await open(folder);
    expect((await again.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await again.close();
  });
});

describe("a folder with data in it is never made anew", () => {
  it.each(damages)("when %s", async (_case, words, damage) => {
    const folder = await copy();
    await damage(folder, paths);
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

it("a folder that can't be used is closed before somebody else may open it", async () => {
  const folder = await copy();
  const older = await mkdtemp(join(scratch, "no-migrations-"));
  await mkdir(join(older, "meta"));
  await writeFile(join(older, "meta", "_journal.json"), '{ "entries": [] }');
  const close = vi.spyOn(PGlite.prototype, "close");
  const opening = openPglite({ folder, migrationsFolder: older });
  await expect(opening).rejects.toMatchObject({ name: "NewerDatabaseError" });
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
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
