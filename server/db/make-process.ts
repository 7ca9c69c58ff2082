import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { createPgliteClient } from "./pglite-client.ts";
import { syncFolder } from "./sync-folder.ts";

// Makes a new embedded database in the folder that its arguments name, migrates it, and writes it to the disk.

const [, , folder = "", migrationsFolder = ""] = process.argv;
// Nobody waits for it any more; what it leaves is removed by the next start.
process.once("disconnect", () => process.exit(1));
try {
  const client = await createPgliteClient({ folder });
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.close();
  await syncFolder(folder);
  process.exit(0);
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.send?.({ problem }, () => process.exit(1));
}
