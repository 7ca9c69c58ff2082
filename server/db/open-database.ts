import type { OpenDatabase } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/**
 * Opens the database and brings it to the newest migration.
 * @throws DatabaseInUseError when another process holds the embedded folder.
 */
export function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  migrationsFolder: string;
}): Promise<OpenDatabase> {
  if (options.databaseUrl)
    return openPostgres({ url: options.databaseUrl, migrationsFolder: options.migrationsFolder });
  return openPglite({ folder: `${options.dataDir}/db`, migrationsFolder: options.migrationsFolder });
}
