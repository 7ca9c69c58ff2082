import { setTimeout } from "node:timers/promises";
import { openCutLine } from "#server/testing/cut-line.ts";
import { startPostgres } from "#server/testing/postgres-server.ts";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";
import { createWriters } from "./writers.ts";

/** Cuts the line to PostgreSQL while people write, without a word to either side, and mends it. */
export async function drillCuts(
  dataDir: string,
  { rounds, people }: { rounds: number; people: number },
): Promise<DrillRow> {
  const postgres = await startPostgres();
  const line = await openCutLine(postgres.url("postgres"));
  try {
    const server = await startDrilled(dataDir, { DATABASE_URL: line.url });
    const writers = await createWriters(server.url, people);
    const stop = writers.write(server.url);
    for (let round = 0; round < rounds; round++) {
      await setTimeout(500 + Math.random() * 500);
      line.cut();
      await setTimeout(1_000 + Math.random() * 2_000);
      line.mend();
    }
    await setTimeout(500);
    await stop();
    const found = await writers.count(server.url);
    await server.kill();
    const done = `${rounds} cuts of 1 to 3 s, ${writers.acknowledged()} letters acknowledged`;
    return { what: "cut off from PostgreSQL", done, ...found, hung: writers.hung() };
  } finally {
    await line.close();
    await postgres.stop();
  }
}
