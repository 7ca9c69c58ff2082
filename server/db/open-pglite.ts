import { mkdir } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { backUpBeforeUpgrade } from "#server/backup/backup-before-upgrade.ts";
import { findCutTables } from "./check-database.ts";
import { type Database, databaseSchema, type OpenDatabase } from "./database.ts";
import { DamagedDatabaseError, endMaking, prepareFolder } from "./embedded-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { giveTurns } from "./give-turns.ts";
import { compareVersions } from "./newer-database.ts";

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
    const isNew = folder === null || (await prepareFolder(folder));
    const client = await openClient(folder, options.dump);
    const pglite = drizzle({ client, schema: databaseSchema });
    if (folder && !isNew) await refuseDamaged({ db: pglite, client, folder });
    const version = await compareVersions({ migrationsFolder, query: (text) => client.query(text) });
    if (folder && version === "older") await backUpBeforeUpgrade({ db: pglite, dbFolder: folder });
    await migrate(pglite, { migrationsFolder });
    if (folder && isNew) await endMaking(folder);
    const db: Database = pglite;
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

/**
 * PostgreSQL's own is 128 MB, all of which the embedded one holds in memory from the start. What isn't in its buffers
 * is copied from the operating system's.
 */
const SHARED_BUFFERS = "32MB";

/** PostgreSQL says little of why it cannot start, and PGlite less ("Aborted()"). */
async function openClient(folder: string | null, dump: Blob | undefined): Promise<PGlite> {
  // Each thread of V8's that compiles keeps much of the memory it does so in; for PostgreSQL's parser that is 600 MB.
  setFlagsFromString("--wasm-num-compilation-tasks=1");
  try {
    const client = await PGlite.create({
      extensions: { pg_trgm, amcheck },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
      ...(folder ? { dataDir: folder } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
    });
    giveTurns(client);
    return client;
  } catch (error) {
    if (!folder) throw error;
    throw new DamagedDatabaseError(folder, `PostgreSQL can't start with its files (${firstLine(error)})`);
  }
}

async function refuseDamaged(opened: { db: Database; client: PGlite; folder: string }): Promise<void> {
  const [cut] = await findCutTables(opened.db).catch((error: unknown) => [
    `its catalog can't be read (${firstLine(error)})`,
  ]);
  if (cut === undefined) return;
  await opened.client.close().catch(() => {});
  throw new DamagedDatabaseError(opened.folder, cut);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim() ?? "";
}
