import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * PostgreSQL's own is 128 MB, all of which the embedded one holds in memory from the start. What isn't in its buffers
 * is copied from the operating system's.
 */
const SHARED_BUFFERS = "32MB";

/** Opens the embedded database of a folder, or one in memory; makes it where there is none. */
export function createPgliteClient({ folder, dump }: { folder: string | null; dump?: Blob | undefined }) {
  // Each thread of V8's that compiles keeps much of the memory it does so in; for PostgreSQL's parser that is 600 MB.
  setFlagsFromString("--wasm-num-compilation-tasks=1");
  return PGlite.create({
    extensions: { pg_trgm, amcheck },
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
  });
}
