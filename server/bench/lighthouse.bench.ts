import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { against, type BenchRow } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";
import { chromiumPath } from "./chromium-path.ts";

const pages = ["/", "/prompt", "/templates", "/auth"];
const categories = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** A report holds pictures of the page. */
const MOST_BYTES = 100_000_000;
const reportSchema = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

/** What Lighthouse says of the built pages as a phone sees them. It is no part of this project: `npm install --global lighthouse`. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-lighthouse-"));
  const server = await startServer(builtServer, { DATA_DIR: join(folder, "data") });
  try {
    const rows: BenchRow[] = [];
    for (const page of pages) {
      // A start that is still at work would count as the page's.
      await (await fetch(server.url + page)).arrayBuffer();
      const scores = await scoresOf(server.url + page);
      if (!scores) return [notInstalled];
      rows.push(rowOf(page, scores));
    }
    return rows;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const bar = "performance >= 98, the rest 100";
const notInstalled: BenchRow = {
  what: `Lighthouse mobile, ${pages.join(", ")}`,
  measured: "Lighthouse is not installed",
  baseline: "npm install --global lighthouse",
  ratio: "-",
  ...{ bar, passed: null },
};

function rowOf(page: string, scores: Record<string, number>): BenchRow {
  const names = Object.entries(categories);
  return {
    what: `Lighthouse mobile, ${page}`,
    measured: names.map(([name]) => `${name} ${scores[name] ?? "none"}`).join(", "),
    ...{ baseline: "-", ratio: "-", bar },
    passed: names.every(([name, least]) => against(`>= ${least}`, scores[name] ?? 0).passed),
  };
}

/** What `env` ends with where it finds no such program. */
const NOT_FOUND = 127;

/** In points of a hundred; null where there is no Lighthouse. */
async function scoresOf(url: string): Promise<Record<string, number> | null> {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless --no-sandbox --disable-gpu"];
  const program = [`CHROME_PATH=${await chromiumPath()}`, "lighthouse", url, ...flags];
  try {
    const { stdout } = await promisify(execFile)("env", program, { maxBuffer: MOST_BYTES });
    const report = reportSchema.parse(JSON.parse(stdout));
    const found = Object.entries(report.categories);
    return Object.fromEntries(found.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NOT_FOUND) return null;
    throw error;
  }
}
