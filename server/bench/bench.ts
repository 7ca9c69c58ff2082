import type { BenchRow } from "./bench-row.ts";
import { benchBuiltInWriter } from "./built-in-writer.bench.ts";
import { benchCanvas } from "./canvas.bench.ts";
import { benchDatabaseCopy } from "./database-copy.bench.ts";
import { benchFirstWord } from "./first-word.bench.ts";
import { benchLeads } from "./leads.bench.ts";
import { benchLetterList } from "./letter-list.bench.ts";
import { benchResume } from "./resume.bench.ts";
import { benchWorkflowRuns } from "./workflow-runs.bench.ts";

const benches: readonly (() => Promise<BenchRow | BenchRow[]>)[] = [
  benchBuiltInWriter,
  benchFirstWord,
  benchLetterList,
  benchResume,
  benchLeads,
  benchCanvas,
  benchWorkflowRuns,
  benchDatabaseCopy,
];

/** Runs every measure and prints one table; figures are medians, ratios are against a baseline of the same run. */
async function main(): Promise<void> {
  const rows: BenchRow[] = [];
  for (const bench of benches) rows.push(...[await bench()].flat());
  const lines = rows.map(({ what, measured, baseline, ratio, bar }) => [what, measured, baseline, ratio, bar]);
  const table = [["what", "measured", "baseline", "ratio", "bar"], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table)
    process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`);
}

await main();
process.exit(0);
