import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

const AT_ONCE = 16;

/** Waits until the folder, and everything in it, is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const next = [...paths, folder].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of next) await syncPath(path);
    }),
  );
}

/** Of a folder: which names are in it. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
