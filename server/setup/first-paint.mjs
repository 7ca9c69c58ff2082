import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Gives the built page something to show before any script has run, in one file a kind of address: the start page its own
 * words, the workflow builder the place of what comes, every other address the header too. The styles stand in each, for
 * one wait fewer.
 */
export async function writeFirstPaint({ root, site }) {
  const { firstPaint } = await loadFirstPaint(root);
  const start = withStyles(readFileSync(join(site, "index.html"), "utf8"), site);
  // The serif is the letter's: no other page shows one before its script runs.
  const other = start.replace(/\s*<link rel="preload" href="\/assets\/source-serif[^>]*>/, "");
  writeFileSync(join(site, "start.html"), fill(start, withHeader(firstPaint("/"))));
  writeFileSync(join(site, "index.html"), fill(other, withHeader(firstPaint("/page-in-waiting"))));
  writeFileSync(join(site, "builder.html"), fill(other, firstPaint("/workflows/new")));
}

/** Made by the page's own compiler, so that both are the same components. */
async function loadFirstPaint(root) {
  const folder = join(root, "dist", "first-paint");
  await build({
    root: join(root, "client"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { ssr: "src/first-paint.tsx", outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const module = await import(`${pathToFileURL(join(folder, "first-paint.js"))}?${Date.now()}`);
  rmSync(folder, { recursive: true });
  return module;
}

function withStyles(page, site) {
  const link = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/.exec(page);
  if (!link) throw new Error("the built page names no styles");
  const styles = readFileSync(join(site, link[1]), "utf8");
  // The link stays, unused: parts that load later look for it before they fetch the styles they need. For no medium,
  // because browsers that look ahead in a page fetch what is merely disabled.
  const unused = `<link rel="stylesheet" disabled media="not all" href="/${link[1]}">`;
  return page.replace(link[0], () => `<style>${styles}</style>\n    ${unused}`);
}

function fill(page, content) {
  if (!page.includes(EMPTY_ROOT)) throw new Error("the built page has no empty root");
  // Inert: what is pressed before the script is there would be lost.
  return page.replace(EMPTY_ROOT, () => `<div id="root"><div inert>${content}</div></div>`);
}

/** A component that cannot run outside a browser would take the whole page with it, unseen. */
function withHeader(content) {
  if (!content.includes("<header")) throw new Error("the first paint lacks the page's header");
  return content;
}
