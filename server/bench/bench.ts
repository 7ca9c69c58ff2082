import { writeFile } from "node:fs/promises";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { parseArgs } from "node:util";
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
import { benchMemory } from "./memory.bench.ts";
import { benchPushDown } from "./pushdown.bench.ts";
import { benchResume } from "./resume.bench.ts";
import { benchSameAnswers } from "./same-answers.bench.ts";
import { benchSpill } from "./spill.bench.ts";
import { benchUglyBodies } from "./ugly-bodies.bench.ts";
import { benchVisitors } from "./visitors.bench.ts";
import { benchWorkers } from "./workers.bench.ts";
import { benchWorkflowRuns } from "./workflow-runs.bench.ts";

const benches: Readonly<Record<string, () => Promise<BenchRow | BenchRow[]>>> = {
  writer: benchBuiltInWriter,
  "first-word": benchFirstWord,
  texts: async () => [...(await benchHostileTexts()), ...(await benchHeavyCalls())],
  bodies: benchUglyBodies,
  letters: benchLetterList,
  visitors: benchVisitors,
  memory: benchMemory,
  applications: benchApplications,
  resume: benchResume,
  leads: benchLeads,
  canvas: benchCanvas,
  runs: benchWorkflowRuns,
  copy: benchDatabaseCopy,
  pushdown: benchPushDown,
  "same-answers": benchSameAnswers,
  spill: () => benchSpill(50),
  "spill-quick": () => benchSpill(5),
  "beside-runs": benchBesideRuns,
  workers: () => benchWorkers(20),
  "workers-quick": () => benchWorkers(4),
  "first-load": benchFirstLoad,
};

/**
 * Runs every measure, or those that are named (`npm run bench -- canvas`), and prints one table; figures are medians, ratios
 * are against a baseline of the same run. `--json FILE` writes the same rows, with the machine, to a file.
 */
async function main(given: readonly string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: [...given],
    options: { json: { type: "string" } },
    allowPositionals: true,
  });
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(`There is no measure ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);
  const machine = describeMachine();
  const rows: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches))
    if (names.length === 0 || names.includes(name)) rows.push(...[await bench()].flat());
  process.stdout.write(`${machine}, load ${loadavg()[0]?.toFixed(2)} at the end\n\n${toTable(rows)}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
}

/** Short: below its bar. */
function verdictOf({ passed }: BenchRow): string {
  return passed === null ? "-" : passed ? "pass" : "SHORT";
}

function toTable(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => [row.what, row.measured, row.baseline, row.ratio, row.bar, verdictOf(row)]);
  const table = [["what", "measured", "baseline", "ratio", "bar", "verdict"], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const print = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return `${table.map((line) => print(line).trimEnd()).join("\n")}\n`;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const [one = 0] = loadavg();
  return [
    `${new Date().toISOString().slice(0, 16)}Z`,
    `${cpus().length} x ${cpu?.model.trim() ?? "unknown processor"}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `${type()} ${release().split("-")[0]}`,
    `Node ${process.version}`,
    `load ${one.toFixed(2)} at the start`,
  ].join(", ");
}

await main(process.argv.slice(2));
process.exit(0);
