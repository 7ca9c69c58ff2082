import { existsSync, realpathSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { projectRoot } from "#server/project-root.ts";

/** What a process is made of: neither the operator's settings nor people's data are there. */
const ownCode = ["dist/server", "server", "shared", "node_modules", "package.json"];

/**
 * Arguments for a Node process that has nothing to do with files: it can read our own code and nothing else, write nothing,
 * and start neither processes nor native libraries, whatever somebody makes it run. None where this Node doesn't know how.
 */
export function walls(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
  const paths = ownCode.map((path) => `${projectRoot}${path}`).filter((path) => existsSync(path));
  const places = new Set([...paths, ...paths.map((path) => realpathSync(path))]);
  // The thread that watches its memory is one of its own: see {@link closeThreads}.
  return ["--permission", "--allow-worker", ...[...places].map((path) => `--allow-fs-read=${path}`)];
}

/** In a walled process no thread can be started from now on: a thread can be given other permissions. */
export function closeThreads(): void {
  if (!process.permission) return;
  const threads = process.getBuiltinModule("node:worker_threads");
  Object.defineProperty(threads, "Worker", { value: undefined, configurable: false, writable: false });
  syncBuiltinESMExports();
}
