import { setTimeout } from "node:timers/promises";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";
import { createWriters } from "./writers.ts";

/** Ends the server at a random moment while people write, starts it again, and counts; so many times. */
export async function drillKills(
  dataDir: string,
  { rounds, people }: { rounds: number; people: number },
): Promise<DrillRow> {
  let server = await startDrilled(dataDir);
  const writers = await createWriters(server.url, people);
  let found = { lost: 0, doubled: 0 };
  for (let round = 0; round < rounds; round++) {
    const stop = writers.write(server.url);
    await setTimeout(200 + Math.random() * 1_500);
    await server.kill();
    await stop();
    server = await startDrilled(dataDir);
    found = await writers.count(server.url);
    if (found.lost + found.doubled > 0) break;
  }
  await server.kill();
  const done = `${rounds} kills, ${people} people, ${writers.acknowledged()} letters acknowledged`;
  return { what: "killed at random moments", done, ...found, hung: writers.hung() };
}

/** Stops the process for a while, and lets it go on. */
export async function drillFreezes(
  dataDir: string,
  { rounds, people }: { rounds: number; people: number },
): Promise<DrillRow> {
  const server = await startDrilled(dataDir);
  const writers = await createWriters(server.url, people);
  const stop = writers.write(server.url);
  for (let round = 0; round < rounds; round++) {
    await setTimeout(500 + Math.random() * 500);
    server.child.kill("SIGSTOP");
    await setTimeout(1_000 + Math.random() * 2_000);
    server.child.kill("SIGCONT");
  }
  await stop();
  const found = await writers.count(server.url);
  await server.kill();
  const done = `${rounds} freezes of 1 to 3 s, ${writers.acknowledged()} letters acknowledged`;
  return { what: "frozen and woken", done, ...found, hung: writers.hung() };
}
