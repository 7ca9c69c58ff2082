import module from "node:module";
import { dirname } from "node:path";

/** For the environment of a child process: where this process keeps compiled code, the child begins with what is there. */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  // Node 20 keeps no compiled code.
  const folder = module.getCompileCacheDir?.();
  // Node makes a folder for its own version in the one it is given.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
