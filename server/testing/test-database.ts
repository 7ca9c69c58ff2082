import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { Pool } from "pg";
import { inject } from "vitest";
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

async function openEmbedded(dumpPath: string): Promise<OpenDatabase> {
  return openPglite({ folder: null, migrationsFolder: "migrations", dump: await openAsBlob(dumpPath) });
}

async function openCopy(serverUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Pool({ connectionString: serverUrl, max: 1 });
  await admin.query(`create database ${name} template migrated`);
  await admin.end();
  return openPostgres({ url: serverUrl.replace(/\/postgres$/, `/${name}`), migrationsFolder: "migrations" });
}

async function truncateAll(database: OpenDatabase): Promise<void> {
  const { rows } = await database.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const names = rows.flatMap((row) =>
    typeof row === "object" && row !== null && "name" in row ? [String(row.name)] : [],
  );
  await database.query(`truncate ${names.join(", ")} restart identity cascade`);
}
