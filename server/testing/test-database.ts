import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { inject, onTestFinished } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openPglite } from "#server/db/open-pglite.ts";
import { openPostgres } from "#server/db/open-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: { kind: "pglite" | "postgres"; location: string };
  }
}

/** A migrated, empty database of this test file's own, on whichever database this run is for. */
export async function openTestDatabase(): Promise<OpenDatabase & { truncate: () => Promise<void> }> {
  const { kind, location } = inject("testDatabase");
  const database = kind === "pglite" ? await openEmbedded(location) : await openCopy(location);
  return { ...database, truncate: () => truncateAll(database) };
}

/** Opens one database of this test's own, without a table at first, as often as it is called: each time with these migrations. */
export async function emptyDatabase(): Promise<(migrationsFolder: string) => Promise<OpenDatabase>> {
  const { kind, location } = inject("testDatabase");
  if (kind === "postgres") {
    const url = await createDatabase(location, "template1");
    return (migrationsFolder) => openPostgres({ url, migrationsFolder });
  }
  const folder = await mkdtemp(join(tmpdir(), "desk-database-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return (migrationsFolder) => openPglite({ folder: join(folder, "db"), migrationsFolder });
}

/** The migrations as they were when there were only so many. */
export async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "desk-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp("migrations", folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

async function openEmbedded(dumpPath: string): Promise<OpenDatabase> {
  return openPglite({ folder: null, migrationsFolder: "migrations", dump: await openAsBlob(dumpPath) });
}

async function openCopy(serverUrl: string): Promise<OpenDatabase> {
  return openPostgres({ url: await createDatabase(serverUrl, "migrated"), migrationsFolder: "migrations" });
}

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Pool({ connectionString: serverUrl, max: 1 });
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/** Only what holds something: to truncate all forty tables takes ten times as long, before each of a thousand tests. */
const EMPTY = `do $$
declare
  name text;
  is_filled boolean;
  filled text[] := '{}';
begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select 1 from ' || name || ')' into is_filled;
    if is_filled then filled := filled || name; end if;
  end loop;
  if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  for name in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`;

/** What the test before still writes behind its last answer may wait for the same tables the other way round. */
async function truncateAll(database: OpenDatabase): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.query(EMPTY);
      return;
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const TRIES = 5;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}
