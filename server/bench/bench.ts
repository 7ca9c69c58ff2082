import { writeFile } from "node:fs/promises";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { parseArgs } from "node:util";
import type { BenchRow } from "./bench-row.ts";
import { type Bench, longBenches, shortBenches } from "./benches.ts";

/**
 * Runs the measures that are named (`npm run bench -- canvas`), with `--all` every one, else those that take a quarter of
 * an hour together, and prints one table; figures are medians, ratios are against a baseline of the same run. Each row is
 * told on the standard error once it is known. `--json FILE` writes the same rows, with the machine, to a file. What can't
 * be measured is a row that says why, and ends the program with 1.
 */
async function main(given: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { json: { type: "string" }, all: { type: "boolean" } },
    allowPositionals: true,
  });
  const machine = describeMachine();
  const rows: BenchRow[] = [];
  for (const [name, bench] of chosen(positionals, values.all === true)) {
    process.stderr.write(`${name} …\n`);
    const started = performance.now();
    const found = await measure(name, bench);
    const took = Math.round((performance.now() - started) / 1000);
    process.stderr.write(
      found
        .map((row) => `  ${cellsOf(row).join(" | ")}\n`)
        .join("")
        .concat(`  ${took} s\n`),
    );
    rows.push(...found);
  }
  process.stdout.write(`${machine}, load ${loadavg()[0]?.toFixed(2)} at the end\n\n${toTable(rows)}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  return rows.some(({ ratio }) => ratio === BROKEN) ? 1 : 0;
}

function chosen(names: readonly string[], all: boolean): [string, Bench][] {
  const benches = { ...shortBenches, ...longBenches };
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(`There is no measure ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);
  if (names.length === 0) return Object.entries(all ? benches : shortBenches);
  return Object.entries(benches).filter(([name]) => names.includes(name));
}

const BROKEN = "not measured";

async function measure(name: string, bench: Bench): Promise<BenchRow[]> {
  try {
    return [await bench()].flat();
  } catch (error) {
    process.stderr.write(`  ${error instanceof Error ? error.stack : error}\n`);
    const said = String(error).split("\n")[0]?.slice(0, 100) ?? "";
    return [{ what: name, measured: said, baseline: "-", ratio: BROKEN, bar: "-", passed: false }];
  }
}

function cellsOf({ what, measured, baseline, ratio, bar, ...row }: BenchRow): string[] {
  return [what, measured, baseline, ratio, bar, verdictOf({ ratio, ...row })];
}

/** Short: below its bar. */
function verdictOf({ ratio, passed }: Pick<BenchRow, "ratio" | "passed">): string {
  if (ratio === BROKEN) return "FAILED";
  return passed === null ? "-" : passed ? "pass" : "SHORT";
}

function toTable(rows: readonly BenchRow[]): string {
  const table = [["what", "measured", "baseline", "ratio", "bar", "verdict"], ...rows.map(cellsOf)];
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

process.exit(await main(process.argv.slice(2)));
