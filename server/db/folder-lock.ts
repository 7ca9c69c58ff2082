import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Thrown when a living process holds the embedded database's folder; the message names it. */
export class DatabaseInUseError extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The embedded database in ${folder} is in use by process ${holder.pid} (started ${holder.since}). ` +
        "Stop that process, give this one its own DATA_DIR, or let both use PostgreSQL through DATABASE_URL.",
    );
    this.name = "DatabaseInUseError";
  }
}

type Holder = { pid: number; bootMark: string; since: string };

/**
 * Takes the folder for this process; PGlite itself has no lock and two processes would corrupt it silently.
 * The lock names its process, so one that was killed leaves nothing to clean up by hand. Who takes over from a dead
 * holder makes the file of the next number, which only one can; a dead one's file is never replaced, because another
 * process may do the same at that moment.
 * @returns a function that gives the folder back.
 * @throws DatabaseInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, bootMark: await processMark(process.pid), since: new Date().toISOString() };
  for (let attempt = 0; attempt < 5; attempt++) {
    const numbers = await refuseWhereHeld(folder);
    const own = Math.max(-1, ...numbers) + 1;
    if (!(await makeWhole(fileOf(folder, own), JSON.stringify(mine)))) continue;
    try {
      // Somebody may have taken and given back the folder since it was looked at, and another have begun anew.
      const dead = await refuseWhereHeld(folder, own);
      await Promise.all(dead.map((number) => rm(fileOf(folder, number), { force: true })));
    } catch (error) {
      await rm(fileOf(folder, own), { force: true });
      throw error;
    }
    return () => rm(fileOf(folder, own), { force: true });
  }
  throw new Error(`Couldn't lock ${folder} because other processes keep locking it. Stop them and start again.`);
}

/** The numbers of dead holders' files. @throws DatabaseInUseError where one besides `own` is alive. */
async function refuseWhereHeld(folder: string, own?: number): Promise<number[]> {
  const numbers = (await readdir(folder))
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .filter((number) => number !== own);
  for (const number of numbers) {
    const holder = await readHolder(fileOf(folder, number));
    if (holder && (await isAlive(holder))) throw new DatabaseInUseError(folder, holder);
  }
  return numbers;
}

const FILE = /^holder-(\d{1,9})\.json$/;

function fileOf(folder: string, number: number): string {
  return join(folder, `holder-${number}.json`);
}

/** Makes a file that nobody ever sees half-written. False where there is one already. */
async function makeWhole(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { flag: "wx", mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, "utf8"));
    return isHolder(parsed) ? parsed : null;
  } catch {
    // A torn or missing file names nobody: whoever made it has gone, or holds nothing any more.
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
