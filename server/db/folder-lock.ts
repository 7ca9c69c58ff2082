import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Thrown when a living process holds the embedded database's folder; the message names it. */
export class DatabaseInUseError extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The embedded database in ${folder} is in use by process ${holder.pid} (started ${holder.since}). ` +
        "Stop that process, or give this one its own DATA_DIR, or let both use PostgreSQL through DATABASE_URL.",
    );
    this.name = "DatabaseInUseError";
  }
}

type Holder = { pid: number; bootMark: string; since: string };

/**
 * Takes the folder for this process; PGlite itself has no lock and two processes would corrupt it silently.
 * The lock names its process, so one that was killed leaves nothing to clean up by hand.
 * @returns a function that gives the folder back.
 * @throws DatabaseInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "holder.json");
  const mine: Holder = { pid: process.pid, bootMark: await processMark(process.pid), since: new Date().toISOString() };
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await writeFile(path, JSON.stringify(mine), { flag: "wx", mode: 0o600 });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const holder = await readHolder(path);
    if (holder && (await isAlive(holder))) throw new DatabaseInUseError(folder, holder);
    await moveAside(path, `${path}.${process.pid}.${attempt}`);
  }
  throw new Error(`Could not take the lock ${path}: other processes keep taking it`);
}

/** Removes a dead holder's file; a living one that came in between gets its file back. */
async function moveAside(path: string, aside: string): Promise<void> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && (await isAlive(moved))) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, "utf8"));
    return isHolder(parsed) ? parsed : null;
  } catch {
    // A torn or missing file names nobody: a process that died while writing it holds nothing.
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "bootMark" in value &&
    "since" in value
  );
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, "EPERM");
  }
  const mark = await processMark(holder.pid);
  return mark === "" || holder.bootMark === "" || mark === holder.bootMark;
}

/** When the kernel started that process, so that a reused process number is not taken for the holder; "" where unknown. */
async function processMark(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
