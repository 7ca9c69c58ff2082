import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncPath } from "./sync-folder.ts";

/** Thrown where a folder holds part of a database; nothing in it was changed. */
export class DamagedDatabaseError extends Error {
  constructor(folder: string, problem: string) {
    super(
      `The embedded database in ${folder} is damaged: ${problem}. Nothing was changed. ` +
        'Restore a backup as described in the README under "Backup and restore". ' +
        "To keep the damaged files and start with an empty database, move that folder.",
    );
    this.name = "DamagedDatabaseError";
  }
}

/** Present from before a new database is made until it is ready: what lies beside it then holds nobody's data. */
const MARKER = "being-made";
/** In which a new database is made. Unlike the marker, one that is left behind says nothing of what lies beside it. */
const MAKING_FOLDER = /^making-[0-9a-f-]{36}$/u;

/**
 * Looks at the folder before the database is opened, because PGlite makes a new one over whatever lies there without
 * `PG_VERSION`. True where a new one is to be made: the folder was empty, or making one was broken off.
 * @throws DamagedDatabaseError where it is neither empty nor whole.
 */
export async function prepareFolder(folder: string): Promise<boolean> {
  const all = (await readdir(folder)).filter((name) => !LOCK_FILE.test(name));
  for (const name of all) if (MAKING_FOLDER.test(name)) await removeMaking(join(folder, name));
  const names = all.filter((name) => !MAKING_FOLDER.test(name));
  const brokenOff = names.includes(MARKER);
  if (names.length > 0 && !brokenOff) {
    const problem = await findDamage(folder);
    if (problem) throw new DamagedDatabaseError(folder, problem);
    return false;
  }
  await keepMarker(folder);
  for (const name of names) {
    if (name !== MARKER) await rm(join(folder, name), { recursive: true, force: true });
  }
  return true;
}

/** The database that was made is ready: from now on the folder holds data. */
export async function endMaking(folder: string): Promise<void> {
  await rm(join(folder, MARKER), { force: true });
  await syncPath(folder);
}

/** Where the next new database of the folder is made; no other is ever made there. */
export function newMakingFolder(folder: string): string {
  return join(folder, `making-${randomUUID()}`);
}

/** Its process may be about to end and still write into it. */
async function removeMaking(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

const LOCK_FILE = /^holder-\d{1,9}\.json/u;

/** On the disk before anything else is, so that it cannot be missing beside half a database. */
async function keepMarker(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, MARKER), "a", 0o600);
  await file.sync().finally(() => file.close());
  await syncPath(folder);
}

const CONTROL_BYTES = 8192;
const MAP_BYTES = 512;
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
/** Beside them PostgreSQL leaves a folder for what large sorts put on the disk. */
const DATABASE = /^\d+$/u;
const WAL_SEGMENT = /^[0-9A-F]{24}$/u;

/** What is missing or cut, in words for an operator; null where the files that PostgreSQL cannot do without are whole. */
async function findDamage(folder: string): Promise<string | null> {
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "");
  if (!/^\d+\n?$/u.test(version)) return "PG_VERSION is missing or empty";
  const control = await readFile(join(folder, "global", "pg_control")).catch(() => Buffer.alloc(0));
  if (control.length !== CONTROL_BYTES) return `global/pg_control ${sized(control.length, CONTROL_BYTES)}`;
  if (control.every((byte) => byte === 0)) return "global/pg_control contains only zeros";
  const inside = await readdir(join(folder, "base")).catch(() => []);
  const databases = inside.filter((name) => DATABASE.test(name));
  if (databases.length === 0) return "the “base” folder is missing or empty";
  for (const part of ["global", ...databases.map((name) => `base/${name}`)]) {
    const size = await sizeOf(join(folder, part, "pg_filenode.map"));
    if (size < MAP_BYTES) return `${part}/pg_filenode.map ${sized(size, MAP_BYTES)}`;
  }
  return findWalDamage(folder);
}

async function findWalDamage(folder: string): Promise<string | null> {
  const segments = (await readdir(join(folder, "pg_wal")).catch(() => [])).filter((name) => WAL_SEGMENT.test(name));
  if (segments.length === 0) return "pg_wal has no write-ahead log";
  for (const name of segments) {
    const size = await sizeOf(join(folder, "pg_wal", name));
    if (size !== WAL_SEGMENT_BYTES) return `pg_wal/${name} ${sized(size, WAL_SEGMENT_BYTES)}`;
  }
  return null;
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function sized(size: number, expected: number): string {
  return size === 0 ? "is missing or empty" : `has ${size} bytes instead of ${expected}`;
}
