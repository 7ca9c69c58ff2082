import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const root = `${import.meta.dirname}/../..`;
const files = globSync(["client/src/**", "server/**", "shared/**"], { cwd: root });

/** Tables of words: one entry a line, in order, none twice. */
const tables = files.filter((path) =>
  /(?:\/words|claims\/lexicon)\/[\w-]+\.json$|languages\/\w+\/(?:postings|occupations|claims)\.json$/.test(path),
);

/** Lists whose order means something: of the rows of concepts, the first that a word is a form of counts. */
const sequences = new Set(["months", "weekdays", "concepts.json rows"]);

const product = files.filter(
  (path) => /\.tsx?$/.test(path) && !/\.(?:test|e2e|bench)\.|(?:^|\/)(?:testing|e2e|bench|setup|tools)\//.test(path),
);

describe("tables of words", () => {
  it.each(tables)("%s is in order and has no entry twice", (path) => {
    const text = readFileSync(`${root}/${path}`, "utf8");
    const lists = listsOf(JSON.parse(text));
    expect(lists.length).toBeGreaterThan(0);
    for (const { name, entries } of lists) {
      const isSequence = sequences.has(name) || sequences.has(`${basename(path)} ${name}`);
      const inOrder = isSequence ? entries : entries.toSorted();
      expect(entries, name).toEqual([...new Set(inOrder)]);
      expect(entries, name).not.toContain("");
    }
    const perLine = text.split("\n").map((line) => [...line.matchAll(/"(?:\\.|[^"\\])*"(?!:)/gu)].length);
    expect(Math.max(...perLine), "entries on a line").toBe(1);
  });
});

describe("patterns", () => {
  const literal = /(?<=[=(,:!&|?[{};>]\s*|^\s*|return\s)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[dgimsuvy]*/gu;
  const longest = 160;

  it("are no longer than a person reads: what is longer is built from a table", () => {
    expect(product.length).toBeGreaterThan(1000);
    const long = product.flatMap((path) =>
      readFileSync(`${root}/${path}`, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(literal)]
            .filter(([found]) => found.length > longest)
            .map(([found]) => `${path}:${index + 1} ${found.length}`),
        ),
    );
    expect(long).toEqual([]);
  });
});

function listsOf(value: unknown, name = ""): { name: string; entries: string[] }[] {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return [{ name, entries: value }];
  if (Array.isArray(value)) return value.flatMap((inner) => listsOf(inner, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsOf(inner, key));
}
