import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { makeWritable } from "./writable-folder.ts";

const MB = 1024 * 1024;
/** Below this nothing more is written: the embedded database needs room for segments of its log, 16 MB each. */
const LOW = 96 * MB;
/** Below this the reserve is given up, so that what is under way can end. */
const BRINK = 32 * MB;
const RESERVE = 48 * MB;
/** Opening the database replays its log and writes a checkpoint. */
const TO_START = 48 * MB;
const LOOK_EVERY_MS = 1_000;

export type DiskWatch = {
  /** True while the disk is too full to keep anything. */
  isLow: () => boolean;
  close: () => Promise<void>;
};

/**
 * Watches the free space of the data folder, which holds a reserve file that is given up at the brink.
 * @throws Error with words for the operator where there is too little room to start.
 */
export async function watchDisk(options: {
  folder: string;
  freeBytes?: (folder: string) => Promise<number>;
  onChange: (low: boolean, free: number) => void;
}): Promise<DiskWatch> {
  const { folder, freeBytes = freeOn, onChange } = options;
  await makeWritable(folder);
  const reserve = join(folder, "reserve");
  const giveUpReserve = () => rm(reserve, { force: true }).catch(() => {});
  let low = false;
  let looking = look();
  await looking;
  const free = await freeBytes(folder);
  if (free < TO_START) {
    throw new Error(
      `The disk that holds ${folder} is full: it has ${inMb(free)} free, and starting needs ${inMb(TO_START)}. ` +
        "Free up space and start again. Nothing was changed.",
    );
  }
  const timer = setInterval(() => {
    looking = look();
  }, LOOK_EVERY_MS).unref();

  /** Never throws: nobody waits for it, and a folder that cannot be looked at is its reader's to complain of. */
  async function look(): Promise<void> {
    const room = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
    if (room < BRINK) await giveUpReserve();
    // Not back at once: the reserve that was given up would look like room.
    const next = low ? room < LOW + RESERVE : room < LOW;
    if (next !== low) {
      low = next;
      onChange(low, room);
    }
    // Where even that cannot be written there is no reserve, and the next look tries again.
    if (!low && room > 2 * (LOW + RESERVE)) await keepReserve(reserve).catch(giveUpReserve);
  }

  return {
    isLow: () => low,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Written, not only sized: a sparse file would hold no room. */
async function keepReserve(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size === RESERVE) return;
  const file = await open(path, "w", 0o600);
  try {
    const piece = Buffer.alloc(MB, 1);
    for (let written = 0; written < RESERVE; written += MB) await file.write(piece);
  } finally {
    await file.close();
  }
}

function inMb(bytes: number): string {
  return `${Math.floor(bytes / MB)} MB`;
}
