import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes page-parts.json: for each page, by the first word of its address, the scripts it needs beside those that
 * index.html names. The server tells browsers of them with the page, so that they come at once and not one after the other.
 */
export function writePageParts(site) {
  const manifest = JSON.parse(readFileSync(join(site, ".vite", "manifest.json"), "utf8"));
  const page = readFileSync(join(site, "index.html"), "utf8");
  const parts = {};
  for (const key of Object.keys(manifest)) {
    const name = /^src\/pages\/(.+)-page\.tsx$/.exec(key)?.[1];
    if (!name || !manifest[key].isDynamicEntry) continue;
    parts[name] = filesOf(manifest, key).filter((file) => !page.includes(file));
  }
  writeFileSync(join(site, "page-parts.json"), JSON.stringify(parts));
}

function filesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key];
  return [`/${file}`, ...imports.flatMap((imported) => filesOf(manifest, imported, seen))];
}
