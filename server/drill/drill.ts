import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drillCuts } from "./cut-lines.ts";
import { drillDamages } from "./damaged-folders.ts";
import { type DrillRow, isClean } from "./drill-row.ts";
import { drillFullDisk } from "./full-disk.ts";
import { drillIdle } from "./idle-connections.ts";
import { drillFreezes, drillKills } from "./kill-rounds.ts";

const PEOPLE = 8;

const parts: Readonly<Record<string, (folder: string) => Promise<DrillRow>>> = {
  kills: (folder) => drillKills(folder, { rounds: 35, people: PEOPLE }),
  freezes: (folder) => drillFreezes(folder, { rounds: 10, people: PEOPLE }),
  cuts: (folder) => drillCuts(folder, { rounds: 10, people: PEOPLE }),
  disk: (folder) => drillFullDisk(folder, { people: PEOPLE }),
  damages: drillDamages,
  idle: (folder) => drillIdle(folder, { connections: 10_000 }),
};

/** Plays the bad days, all or those that are named (`npm run drill -- kills`), and prints one table. Ends with 1 where it is not all zeros. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  const scratch = await mkdtemp(join(tmpdir(), "desk-drill-"));
  const rows: DrillRow[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const folder = join(scratch, name);
    await mkdir(folder);
    const row = await part(folder);
    rows.push(row);
    process.stdout.write(`${row.what}: ${row.done}\n`);
  }
  await rm(scratch, { recursive: true, force: true });
  process.stdout.write(toTable(rows));
  process.exit(rows.every(isClean) ? 0 : 1);
}

function toTable(rows: readonly DrillRow[]): string {
  const table = [
    ["what", "lost", "doubled", "hung", "done"],
    ...rows.map(({ what, lost, doubled, hung, done }) => [what, String(lost), String(doubled), String(hung), done]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return `\n${table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n")}\n`;
}

await main(process.argv.slice(2));
