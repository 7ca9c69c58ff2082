import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { against, type BenchRow } from "./bench-row.ts";

const SITE = "dist/client";
/** In kilobytes of 1,000 bytes; of the others no more is asked than that they are told. */
const bars: Readonly<Record<string, string>> = { landing: "<= 90 KB", prompt: "-", templates: "-", auth: "-" };

/** The JavaScript files that a browser fetches with each of the pages people come to first, compressed, and what stands in the page. */
export async function benchFirstLoad(): Promise<BenchRow[]> {
  return Object.entries(bars).map(([name, bar]) => {
    const page = readFileSync(join(SITE, "painted", `${name}.html`), "utf8");
    const inline = /<script>(.*?)<\/script>/su.exec(page)?.[1];
    const scripts = /data-scripts="([^"]+)"/u.exec(page)?.[1]?.split(" ");
    if (inline === undefined || !scripts) throw new Error(`${name}.html names no scripts: build first (npm run build)`);
    const parts = Array.from(page.matchAll(/data-part href="([^"]+)"/gu), ([, file]) => file ?? "");
    const files = [...scripts, ...parts];
    const bytes = files.reduce((sum, file) => sum + zipped(readFileSync(join(SITE, file))), 0);
    return {
      what: `first load of ${name === "landing" ? "/" : `/${name}`}`,
      measured: `${kilobytes(bytes)} of JavaScript`,
      baseline: `${files.length} files, ${kilobytes(zipped(Buffer.from(inline)))} in the page`,
      ratio: "-",
      ...against(bar, bytes / 1_000),
    };
  });
}

function zipped(source: Buffer): number {
  return gzipSync(source, { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
