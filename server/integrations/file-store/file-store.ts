import type { Readable } from "node:stream";

type KeptFile = { key: string; modifiedAt: Date };

/** Where files are kept that every machine of an installation must be able to read. Keys are paths like `uploads/7/x.csv`. */
export type FileStore = {
  /** Keeps a copy of the file at `path`; what was under the key before is gone. */
  save: (key: string, path: string) => Promise<void>;
  /** The content, or null when there is none. */
  open: (key: string) => Promise<Readable | null>;
  /** A path to read the file at: its own, or a copy in `folder`. Null when there is none. */
  pathOf: (key: string, folder: string) => Promise<string | null>;
  remove: (key: string) => Promise<void>;
  /** Everything whose key begins with the prefix, which ends in a slash. */
  list: (prefix: string) => AsyncIterable<KeptFile>;
};

/** Keys are made by us; one that could lead out of the store is a mistake of ours. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(\/[\w.-]+)*\/?$/.test(key) || key.split("/").some((part) => part === ".." || part === "."))
    throw new Error(`not the key of a file: ${key}`);
  return key;
}
