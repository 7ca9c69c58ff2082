import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * For each page, by the first word of its address, the scripts and styles it needs beside those that index.html names,
 * each after those that it builds on. They are loaded at once and not one after the other.
 */
export function readPageParts(site) {
  const manifest = JSON.parse(readFileSync(join(site, ".vite", "manifest.json"), "utf8"));
  const page = readFileSync(join(site, "index.html"), "utf8");
  const parts = new Map([["landing", []]]);
  const routes = filesOf(manifest, "src/app/more-routes.tsx");
  for (const key of Object.keys(manifest)) {
    const name = /^src\/pages\/(.+)-page\.tsx$/.exec(key)?.[1];
    if (!name || !manifest[key].isDynamicEntry) continue;
    parts.set(
      name,
      [...new Set([...routes, ...filesOf(manifest, key)])].filter((file) => !page.includes(file)),
    );
  }
  return parts;
}

function filesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return [
    ...imports.flatMap((imported) => filesOf(manifest, imported, seen)),
    ...[...css, file].map((name) => `/${name}`),
  ];
}
