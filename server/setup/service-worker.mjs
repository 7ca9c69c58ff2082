import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";

/** Larger scripts are libraries for PDF, Word, charts and the canvas: kept once they were used. */
const LARGEST_SCRIPT = 150_000;

/** Builds the service worker beside the built page, with the list of what it keeps for opening offline. */
export async function buildServiceWorker({ source, site }) {
  const page = ["painted/landing.html", "index.html"].map((name) => readFileSync(join(site, name), "utf8")).join("");
  const loadedAtOnce = new Set(page.match(/(?<=(?:href|src)=")\/assets\/[^"]+/g));
  const assets = readdirSync(join(site, "assets"))
    .map((name) => `/assets/${name}`)
    .filter((path) => loadedAtOnce.has(path) || isSmallPart(join(site, path)));
  const extras = readdirSync(site)
    .filter((name) => /\.(svg|png|webmanifest)$/.test(name))
    .map((name) => `/${name}`);
  const version = createHash("sha256").update(page);
  for (const path of [...assets, ...extras]) version.update(path);
  for (const path of extras) version.update(readFileSync(join(site, path)));
  await esbuild.build({
    entryPoints: [source],
    outfile: join(site, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
    define: {
      BUILD: JSON.stringify({
        version: version.digest("hex").slice(0, 16),
        files: ["/", "/index.html", ...extras, ...assets],
      }),
    },
  });
}

/** Of the fonts those of most letters. */
function isSmallPart(file) {
  return (
    /-latin-wght-normal-[^/]*\.woff2$/.test(file) || (/\.(js|css)$/.test(file) && statSync(file).size <= LARGEST_SCRIPT)
  );
}
