import { mkdir } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { backUpBeforeUpgrade } from "#server/db/backup/backup-before-upgrade.ts";
import { createCallerTurns } from "./callers.ts";
import { findCutTables } from "./check-database.ts";
import { type Database, databaseSchema, type OpenDatabase } from "./database.ts";
import { DamagedDatabaseError, prepareFolder } from "./embedded-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { giveTurns } from "./give-turns.ts";
import { makeDatabase } from "./make-database.ts";
import { compareVersions } from "./newer-database.ts";
import { createPgliteClient } from "./pglite-client.ts";
import { shareEmbedded } from "./share-connections.ts";

/**
 * Opens the embedded database and migrates it; an empty folder gets a new one.
 * @throws DatabaseInUseError, DamagedDatabaseError, NewerDatabaseError
 */
export async function openPglite(options: {
  folder: string | null;
  migrationsFolder: string;
  dump?: Blob;
}): Promise<OpenDatabase> {
  const { folder, migrationsFolder } = options;
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    if (folder && (await prepareFolder(folder))) await makeDatabase({ folder, migrationsFolder });
    const client = await openClient(folder, options.dump);
    const db = await bringUpToDate(client, { folder, migrationsFolder }).catch(async (error: unknown) => {
      // Why it can't be used is told, not that it then couldn't be closed either.
      await client.close().catch(() => {});
      throw error;
    });
    return {
      db,
      description: folder ? `embedded database in ${folder}` : "embedded database in memory",
      query: async (text, params) => {
        const result = await client.query(text, params);
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
      },
      source: { kind: "embedded", client },
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** @throws DamagedDatabaseError, NewerDatabaseError */
async function bringUpToDate(
  client: PGlite,
  { folder, migrationsFolder }: { folder: string | null; migrationsFolder: string },
): Promise<Database> {
  const db = drizzle({ client, schema: databaseSchema });
  if (folder) await refuseDamaged(db, folder);
  const version = await compareVersions({ migrationsFolder, query: (text) => client.query(text) });
  if (folder && version === "older") await backUpBeforeUpgrade({ db, dbFolder: folder });
  await migrate(db, { migrationsFolder });
  return db;
}

/** PostgreSQL says little of why it cannot start, and PGlite less ("Aborted()"). */
async function openClient(folder: string | null, dump: Blob | undefined): Promise<PGlite> {
  try {
    const client = await createPgliteClient({ folder, dump });
    giveTurns(client);
    shareEmbedded(client, createCallerTurns({ atOnce: 1, ofNetwork: 1 }));
    return client;
  } catch (error) {
    if (!folder) throw error;
    throw new DamagedDatabaseError(folder, `PostgreSQL can't start with its files (${firstLine(error)})`);
  }
}

async function refuseDamaged(db: Database, folder: string): Promise<void> {
  const [cut] = await findCutTables(db).catch((error: unknown) => [`its catalog can't be read (${firstLine(error)})`]);
  if (cut !== undefined) throw new DamagedDatabaseError(folder, cut);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim() ?? "";
}
