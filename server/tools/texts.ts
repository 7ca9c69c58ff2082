import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { textsOf } from "./texts-of-source.ts";

const projects = ["shared/tsconfig.json", "server/tsconfig.json", "client/tsconfig.json"];

/** What is no text of the interface: tests, tools, the writer's and the readers' languages, sample people. */
const elsewhere =
  /\.test\.|\/(node_modules|testing|bench|tools|setup|e2e|languages|lexicon|words|writing|reading|evidence)\//;

/** Prints every text that people read, one a line, with its file and line; arguments are paths to print only. */
function main(only: readonly string[]): void {
  const api = new API();
  try {
    const found = new Map<string, string[]>();
    for (const config of projects) {
      const file = resolve(config);
      const program = api.updateSnapshot({ openProjects: [file] }).getProject(file)?.program;
      for (const name of program?.getSourceFileNames() ?? []) {
        const path = relative(".", name);
        if (path.startsWith("..") || elsewhere.test(`/${path}`) || !/\.tsx?$/.test(path)) continue;
        const source = program?.getSourceFile(name);
        if (source) found.set(path, textsOf(source, path));
      }
    }
    for (const path of guides()) found.set(path, proseOf(path));
    for (const [path, texts] of [...found].sort(([a], [b]) => a.localeCompare(b)))
      if (texts.length > 0 && (only.length === 0 || only.some((part) => path.includes(part))))
        process.stdout.write(`${texts.join("\n")}\n`);
  } finally {
    api.close();
  }
}

/** What is written for people who run the product or work on it. */
const guides = (): string[] =>
  [".", "docs"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );

const proseOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => (line.trim() ? [`${path}:${index + 1}  ${line.trim()}`] : []));

main(process.argv.slice(2));
