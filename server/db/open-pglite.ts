import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, databaseSchema, type OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";

/** `folder: null` keeps everything in memory; `dump` is a data folder made earlier (tests). */
export async function openPglite(options: {
  folder: string | null;
  migrationsFolder: string;
  dump?: Blob;
}): Promise<OpenDatabase> {
  if (options.folder) await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const unlock = options.folder ? await lockFolder(options.folder) : async () => {};
  try {
    const client = await PGlite.create({
      extensions: { pg_trgm },
      ...(options.folder ? { dataDir: options.folder } : {}),
      ...(options.dump ? { loadDataDir: options.dump } : {}),
    });
    const pglite = drizzle({ client, schema: databaseSchema });
    await migrate(pglite, { migrationsFolder: options.migrationsFolder });
    const db: Database = pglite;
    return {
      db,
      description: options.folder ? `embedded database in ${options.folder}` : "embedded database in memory",
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
