import type { OpenDatabase } from "./database.ts";
import { makeWritable } from "./writable-folder.ts";

/**
 * Loads the driver that is needed, opens the database, and brings it to the newest migration.
 * @throws DatabaseInUseError when another process holds the embedded folder.
 */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  migrationsFolder: string;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, migrationsFolder } = options;
  if (databaseUrl) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres({ url: databaseUrl, migrationsFolder });
  }
  await makeWritable(dataDir);
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite({ folder: `${dataDir}/db`, migrationsFolder });
}
