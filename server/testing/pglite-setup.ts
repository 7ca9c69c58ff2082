import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";

/** Migrates one embedded database and dumps it; every test file loads the dump, which is quicker than making its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "desk-pglite-"));
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }), { migrationsFolder: "migrations" });
  const dump = await client.dumpDataDir("none");
  await client.close();
  const path = join(folder, "migrated.tar");
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide("testDatabase", { kind: "pglite", location: path });
  return () => rm(folder, { recursive: true, force: true });
}
