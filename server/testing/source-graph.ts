import { existsSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";

/** Every file of the project that is loaded with this one, now or later, with its text. Types alone load nothing. */
export function loadedWith(entry: string): Map<string, string> {
  const texts = new Map<string, string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    texts.set(file, text);
    if (!/\.[mt]sx?$/u.test(file)) continue;
    const loading = text.replaceAll(/^(?:import|export) type [^;]*;/gmu, "");
    for (const [, name = ""] of loading.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"?]+)/gu))
      open.push(pathOf(name, file));
  }
  return texts;
}

function pathOf(name: string, from: string): string {
  if (name.startsWith("#client/")) return name.replace("#client/", "client/src/");
  return name.startsWith("#") ? name.slice(1) : normalize(`${dirname(from)}/${name}`);
}
