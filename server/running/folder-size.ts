import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Bytes of all files in a folder and below; what goes away meanwhile counts nothing. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    return stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
