import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#server/project-root.ts";
import { endMaking, newMakingFolder } from "./embedded-folder.ts";
import { syncPath } from "./sync-folder.ts";

/**
 * Makes a new embedded database in a folder that {@link prepareFolder} has prepared. A process of its own does it, because
 * what it takes of memory would stay with this one; it works in a folder below, so that one that outlives its parent never
 * writes into the database of the next start.
 */
export async function makeDatabase({
  folder,
  migrationsFolder,
}: {
  folder: string;
  migrationsFolder: string;
}): Promise<void> {
  const making = newMakingFolder(folder);
  await mkdir(making, { mode: 0o700 });
  await runMaker([making, migrationsFolder]).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Couldn't make a new database in ${folder}: ${reason}. Start again.`);
  });
  for (const name of await readdir(making)) await rename(join(making, name), join(folder, name));
  await rmdir(making);
  await syncPath(folder);
  await endMaking(folder);
}

async function runMaker(args: string[]): Promise<void> {
  const built = import.meta.url.includes("/dist/server/");
  const file = built ? `${projectRoot}dist/server/db/make-process.js` : `${projectRoot}server/db/make-process.ts`;
  // Code that runs for two seconds isn't worth optimizing, which would take 500 MB and a fifth of the time.
  const execArgv = ["--no-warnings", "--liftoff-only"];
  const child = fork(file, args, { execArgv, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  let problem = "";
  child.on("message", (told) => {
    if (typeof told === "object" && "problem" in told) problem = String(told.problem).split("\n")[0] ?? "";
  });
  const [code, signal] = await once(child, "exit");
  if (code !== 0) throw new Error(problem || `its process ended with ${signal ?? `exit code ${code}`}`);
}
