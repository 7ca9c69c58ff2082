import { cp, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openPglite } from "#server/db/open-pglite.ts";
import { damages, fillForDamage } from "#server/testing/damages.ts";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";

/** Starts the server on folders that are damaged in many ways: each start must end, say what is wrong, and change nothing. */
export async function drillDamages(scratch: string): Promise<DrillRow> {
  const whole = join(scratch, "whole");
  const database = await openPglite({ folder: join(whole, "db"), migrationsFolder: "migrations" });
  const paths = await fillForDamage(database);
  let lost = 0;
  let hung = 0;
  for (const [, words, damage] of damages) {
    const dataDir = await mkdtemp(join(scratch, "damaged-"));
    await cp(whole, dataDir, { recursive: true });
    await damage(join(dataDir, "db"), paths);
    const before = await readdir(join(dataDir, "db"));
    const said = await startDrilled(dataDir).then(
      async (server) => {
        await server.kill();
        return "";
      },
      (error: unknown) => String(error),
    );
    if (said.includes("did not start within")) hung += 1;
    // One that starts has made the database anew.
    else if (!said.includes(words) || !said.includes("Backup and restore")) lost += 1;
    const after = await readdir(join(dataDir, "db"));
    if (before.join() !== after.join()) lost += 1;
  }
  return {
    what: "damaged folders",
    done: `${damages.length} kinds of damage, each refused in words`,
    lost,
    doubled: 0,
    hung,
  };
}
