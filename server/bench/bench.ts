import { benchApplications } from "./applications.bench.ts";
import type { BenchRow } from "./bench-row.ts";
import { benchBesideRuns } from "./beside-runs.bench.ts";
import { benchBuiltInWriter } from "./built-in-writer.bench.ts";
import { benchCanvas } from "./canvas.bench.ts";
import { benchDatabaseCopy } from "./database-copy.bench.ts";
import { benchFirstLoad } from "./first-load.bench.ts";
import { benchFirstWord } from "./first-word.bench.ts";
import { benchHeavyCalls } from "./heavy-calls.bench.ts";
import { benchHostileTexts } from "./hostile-texts.bench.ts";
import { benchLeads } from "./leads.bench.ts";
import { benchLetterList } from "./letter-list.bench.ts";
import { benchPushDown } from "./pushdown.bench.ts";
import { benchResume } from "./resume.bench.ts";
import { benchSameAnswers } from "./same-answers.bench.ts";
import { benchWorkflowRuns } from "./workflow-runs.bench.ts";

const benches: Readonly<Record<string, () => Promise<BenchRow | BenchRow[]>>> = {
  writer: benchBuiltInWriter,
  "first-word": benchFirstWord,
  texts: async () => [...(await benchHostileTexts()), ...(await benchHeavyCalls())],
  letters: benchLetterList,
  applications: benchApplications,
  resume: benchResume,
  leads: benchLeads,
  canvas: benchCanvas,
  runs: benchWorkflowRuns,
  copy: benchDatabaseCopy,
  pushdown: benchPushDown,
  "same-answers": benchSameAnswers,
  "beside-runs": benchBesideRuns,
  "first-load": benchFirstLoad,
};

/**
 * Runs every measure, or those that are named (`npm run bench -- canvas`), and prints one table; figures are medians, ratios
 * are against a baseline of the same run.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(`There is no measure ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);
  const rows: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches))
    if (names.length === 0 || names.includes(name)) rows.push(...[await bench()].flat());
  const lines = rows.map(({ what, measured, baseline, ratio, bar }) => [what, measured, baseline, ratio, bar]);
  const table = [["what", "measured", "baseline", "ratio", "bar"], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table)
    process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`);
}

await main(process.argv.slice(2));
process.exit(0);
