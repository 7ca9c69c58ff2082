import { createReadStream } from "node:fs";
import { copyFile, mkdir, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

/** Files in a folder of this machine. */
export function createDiskFileStore(folder: string): FileStore {
  const pathFor = (key: string) => join(folder, ...checkKey(key).split("/"));
  return {
    save: async (key, path) => {
      const target = pathFor(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // Whoever reads meanwhile has the old file or the new one, never half of it.
      const copy = `${target}.new`;
      await copyFile(path, copy);
      await rename(copy, target);
    },
    open: async (key) => ((await isThere(pathFor(key))) ? createReadStream(pathFor(key)) : null),
    pathOf: async (key) => ((await isThere(pathFor(key))) ? pathFor(key) : null),
    remove: (key) => rm(pathFor(key), { force: true }),
    async *list(prefix) {
      const root = pathFor(prefix);
      if (!(await isThere(root))) return;
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => null);
        if (found) yield { key: relative(folder, path).split(sep).join("/"), modifiedAt: found.mtime };
      }
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
