import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { writeBackup } from "./write-backup.ts";

const KEPT = 3;
const NAME = /^before-upgrade-\d{8}T\d{6}\.backup$/u;

/**
 * Backs the embedded database up before a migration, beside it in `backups`, and keeps the newest three. Answers where;
 * null where the disk has no room for it.
 */
export async function backUpBeforeUpgrade(options: { db: Database; dbFolder: string }): Promise<string | null> {
  const folder = join(options.dbFolder, "..", "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * (await sizeOf(options.dbFolder))) return null;
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+Z/gu, "");
  const path = join(folder, `before-upgrade-${stamp}.backup`);
  await writeBackup({ db: options.db, dataDir: null, path });
  const older = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of older) await rm(join(folder, name), { force: true });
  return path;
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
