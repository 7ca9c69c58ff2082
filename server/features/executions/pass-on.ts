import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Gives the folder of an earlier run to the run that repeats it. `refusedOnly`: of other sources it may have other rows. */
export async function passOn(
  folder: string,
  { executionId, refusedOnly }: { executionId: number; refusedOnly: boolean },
  to: number,
): Promise<void> {
  const target = join(folder, String(to));
  try {
    await rename(join(folder, String(executionId)), target);
  } catch (error) {
    if (!isAway(error)) throw error;
    return;
  }
  if (!refusedOnly) return;
  for (const name of await readdir(target))
    if (!/\.refused\.(?:csv|json)$/.test(name)) await rm(join(target, name), { recursive: true, force: true });
}

/** Whether the folder is not on this machine, or its new name is taken already: the sources are then simply read again. */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "ENOENT" || code === "EEXIST" || code === "ENOTEMPTY";
}
