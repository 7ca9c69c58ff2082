import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { DatabaseInUseError } from "#server/db/folder-lock.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Env } from "#server/env.ts";
import type { BackupSummary } from "./archive.ts";
import { askForBackup } from "./control-socket.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

type Options = { env: Pick<Env, "databaseUrl" | "dataDir">; migrationsFolder: string; file: string };

/** `npm run admin -- backup FILE`: also while the server runs. Answers what to print. */
export async function backUpTo({ env, migrationsFolder, file }: Options): Promise<string> {
  const path = resolve(file);
  await mkdir(dirname(path), { recursive: true });
  const summary = await openAndBackUp({ env, migrationsFolder, file: path }).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError) return askForBackup(resolve(env.dataDir), path);
    throw error;
  });
  return `Backed up ${describe(summary)} to ${path}, and verified it. It contains secrets, so store it as safely as a password.`;
}

async function openAndBackUp({ env, migrationsFolder, file }: Options): Promise<BackupSummary> {
  const { db, close } = await openDatabase({ ...env, migrationsFolder });
  return writeBackup({ db, dataDir: resolve(env.dataDir), path: file }).finally(close);
}

/** `npm run admin -- restore FILE`: into an empty database. Answers what to print. */
export async function restoreFrom({ env, migrationsFolder, file }: Options): Promise<string> {
  const summary = await restoreBackup({
    path: resolve(file),
    dataDir: resolve(env.dataDir),
    migrationsFolder,
    open: (folder) => openDatabase({ ...env, migrationsFolder: folder }),
  });
  return `Restored ${describe(summary)}, backed up at ${summary.madeAt}.`;
}

function describe({ rows, files }: BackupSummary): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables and ${files} files`;
}
