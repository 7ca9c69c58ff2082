import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export type FoundPattern = { pattern: RegExp; where: string };

const root = `${import.meta.dirname}/../../..`;

/** Every regular expression that is written in the product's own source. */
export function literalPatterns(): FoundPattern[] {
  const files = globSync(["client/src/**/*.{ts,tsx}", "server/**/*.ts", "shared/**/*.ts"], { cwd: root }).filter(
    (path) => !/\.(?:test|e2e|bench|d)\.tsx?$|(?:^|\/)(?:testing|e2e|bench|setup|tools|drill)\//.test(path),
  );
  return files.flatMap((path) => {
    const code = readFileSync(`${root}/${path}`, "utf8");
    const { program, errors } = parseSync(path, code);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    return literalsIn(program).map(({ pattern, start }) => ({
      pattern,
      where: `${path}:${code.slice(0, start).split("\n").length}`,
    }));
  });
}

function literalsIn(node: unknown): { pattern: RegExp; start: number }[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "Literal" && "value" in node && node.value instanceof RegExp && "start" in node)
    return [{ pattern: node.value, start: Number(node.start) }];
  return Object.values(node).flatMap(literalsIn);
}

/** Every regular expression that is built while the work is done. */
export async function builtPatterns(work: () => unknown): Promise<FoundPattern[]> {
  const built = new Map<string, FoundPattern>();
  const original = globalThis.RegExp;
  const watched: typeof RegExp = new Proxy(original, {
    construct(target, given, newTarget): RegExp {
      const pattern: RegExp = Reflect.construct(target, given, newTarget === watched ? target : newTarget);
      built.set(String(pattern), { pattern, where: "built from a table" });
      return pattern;
    },
  });
  globalThis.RegExp = watched;
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return [...built.values()];
}
