import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** How much the files below a folder hold. */
export function usedBytes(folder: string): number {
  let bytes = 0;
  // What ends while it is counted holds nothing.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}
