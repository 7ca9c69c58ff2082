import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { subDays, subHours } from "date-fns";
import type { FileStore } from "#server/integrations/file-store/file-store.ts";
import { folderSize } from "#server/running/folder-size.ts";
import { RESULT_FILES } from "./keep-result.ts";
import type { KeptRowsStore } from "./kept-rows.ts";
import type { RetentionStore } from "./retention.store.ts";
import { RUNS_IN_HISTORY, RUNS_WITH_ROWS } from "./run-limits.ts";

export type RetentionDeps = {
  retention: RetentionStore;
  fileStore: Pick<FileStore, "list" | "remove">;
  keptRows: Pick<KeptRowsStore, "tidy">;
  /** The folder that holds a folder for each run. */
  folder: string;
  keptDays: number;
  /** What the runs of an account may take in the database. */
  bytesPerAccount: number;
};

/** A run that did not come to its end keeps what it has read for so long, for a rerun from the failed step. */
const FOLDER_HOURS = 6;
/** So much of it is kept for an account. */
const FOLDER_BYTES = 256 * 1024 * 1024;
/** A file that no result points at is left alone for so long: the run that made it may be about to say so. */
const STRAY_HOURS = 1;
const HISTORY_DAYS = 365;
const BATCH = 200;

/**
 * Takes the rows of an account's oldest runs away where all of them are more than it may have. Answers whether that is enough:
 * those that wait or are under way keep theirs.
 */
export async function makeRoom(
  deps: Pick<RetentionDeps, "retention" | "bytesPerAccount">,
  userId: number,
): Promise<boolean> {
  while ((await deps.retention.removeRowsBeyond(deps.bytesPerAccount, userId)) > 0);
  return (await deps.retention.bytesUnderWay(userId)) < deps.bytesPerAccount;
}

/** Cleans up after old runs, so that neither the database nor the disk fills. */
export async function tidyRuns(deps: RetentionDeps, now: Date): Promise<void> {
  const { retention, folder } = deps;
  while ((await retention.removeRuns(subDays(now, HISTORY_DAYS), RUNS_IN_HISTORY)) > 0);
  while ((await retention.removeRows(subDays(now, deps.keptDays), RUNS_WITH_ROWS)) > 0);
  while ((await retention.removeRowsBeyond(deps.bytesPerAccount)) > 0);
  await removeStrays(deps, subHours(now, STRAY_HOURS));
  await deps.keptRows.tidy(now);
  const ids = await runsIn(folder);
  const inUse = await retention.inUse(ids, subHours(now, FOLDER_HOURS));
  for (const id of ids) if (!inUse.has(id)) await rm(join(folder, String(id)), { recursive: true, force: true });
}

/** Runs that have a folder here. */
async function runsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => (/^\d{1,10}$/.test(name) ? [Number(name)] : []));
}

/**
 * Takes away what an account's runs that ended before their time have read, the newest first, as far as it is more than is
 * kept of it; a rerun then reads the sources again.
 */
export async function tidyFolders(
  { retention, folder }: Pick<RetentionDeps, "retention" | "folder">,
  userId: number,
): Promise<void> {
  let room = FOLDER_BYTES;
  for (const id of await retention.endedOf(userId, await runsIn(folder))) {
    const path = join(folder, String(id));
    room -= await folderSize(path).catch(() => 0);
    if (room < 0) await rm(path, { recursive: true, force: true });
  }
}

type FileRoomDeps = {
  retention: RetentionStore;
  most: number;
  /** Counts what all of the account's files have grown by. @throws AppError tooMany */
  countKept: (userId: number, bytes: number) => Promise<void>;
};

/**
 * Room for the files of results. `take` takes runs with older files away until another one of so many bytes fits, and answers
 * what is to be called once it is kept and counted; null where it doesn't fit beside those of runs that are under way.
 */
export function createFileRoom({ retention, most, countKept }: FileRoomDeps) {
  const taken = new Map<number, number>();
  const change = (userId: number, bytes: number) => {
    const now = (taken.get(userId) ?? 0) + bytes;
    if (now === 0) taken.delete(userId);
    else taken.set(userId, now);
    return now;
  };

  return async function take(userId: number, bytes: number): Promise<(() => void) | null> {
    const wanted = change(userId, bytes);
    const giveBack = () => void change(userId, -bytes);
    try {
      const before = await retention.fileBytes(userId);
      while ((await retention.removeFilesBeyond(Math.max(0, most - wanted), userId)) > 0);
      const left = await retention.fileBytes(userId);
      if (left + wanted <= most) {
        await countKept(userId, bytes - (before - left));
        return giveBack;
      }
    } catch (error) {
      giveBack();
      throw error;
    }
    giveBack();
    return null;
  };
}

/** Files of results, runs, workflows and accounts that are gone. */
async function removeStrays({ retention, fileStore }: RetentionDeps, before: Date): Promise<void> {
  let keys: string[] = [];
  async function removeUnused(): Promise<void> {
    const inUse = await retention.filesInUse(keys);
    for (const key of keys) if (!inUse.has(key)) await fileStore.remove(key);
    keys = [];
  }
  for await (const { key, modifiedAt } of fileStore.list(RESULT_FILES)) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length >= BATCH) await removeUnused();
  }
  if (keys.length > 0) await removeUnused();
}
