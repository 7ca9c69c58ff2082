import fs from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { usedBytes } from "./used-bytes.ts";

// Loaded before the server (`--import`) where no small disk may be mounted. Its address names a folder and how many bytes
// the disk is to have for it: what would take more fails as on a full disk.

const { searchParams } = new URL(import.meta.url);
const folder = searchParams.get("folder") ?? "";
const size = Number(searchParams.get("bytes"));
const BLOCK = 4_096;
/** Counting takes some milliseconds. */
const COUNT_EVERY_MS = 100;

let free = size;
let counted = Number.NEGATIVE_INFINITY;

function room(): number {
  if (performance.now() - counted > COUNT_EVERY_MS) {
    free = Math.max(0, size - usedBytes(folder));
    counted = performance.now();
  }
  return free;
}

/** @throws ENOSPC */
function take(bytes: number): void {
  if (bytes <= 0) return;
  if (bytes > room()) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  free -= bytes;
}

const { writeSync, fstatSync } = fs;
fs.writeSync = new Proxy(writeSync, {
  apply(write, self, args) {
    const [fd, , , length, position] = args;
    const file = fstatSync(fd);
    if (file.isFile() && typeof length === "number")
      take((typeof position === "number" ? position : file.size) + length - file.size);
    return Reflect.apply(write, self, args);
  },
});

promises.statfs = new Proxy(promises.statfs, {
  apply: async (look, self, args) => ({
    ...(await Reflect.apply(look, self, args)),
    bsize: BLOCK,
    bavail: Math.floor(room() / BLOCK),
  }),
});

promises.open = new Proxy(promises.open, {
  async apply(open, self, args) {
    const file = await Reflect.apply(open, self, args);
    const { write } = file;
    file.write = (piece: Buffer) => {
      take(piece.length);
      return write.call(file, piece);
    };
    return file;
  },
});
syncBuiltinESMExports();
