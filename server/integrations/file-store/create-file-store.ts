import type { Env } from "#server/env.ts";
import { createDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3FileStore } from "./s3-file-store.ts";

export function createFileStore({ dataDir, s3 }: Pick<Env, "dataDir" | "s3">): FileStore {
  return s3 ? createS3FileStore(s3) : createDiskFileStore(`${dataDir}/files`);
}
