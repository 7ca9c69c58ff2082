import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const root = `${import.meta.dirname}/../..`;
const rooms = ["client", "server", "shared", "migrations", "docs"];
const others = readdirSync(root);

/** Every file and folder of the rooms, from the root; those at the root itself too. */
const paths = [
  ...others,
  ...rooms.flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((path) => `${room}/${path}`)),
];
const known = new Set(paths);
const endings = new Set(paths.flatMap((path) => path.split("/").map((_part, at, parts) => parts.slice(at).join("/"))));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

describe("documents", () => {
  it.each(documents)("%s names files that exist", (document) => {
    const text = readFileSync(join(root, document), "utf8");
    expect(missingIn(text)).toEqual([]);
    expect(brokenLinksIn(text, document)).toEqual([]);
  });

  it("are refused where a file or a heading is gone", () => {
    const text =
      "See `server/nowhere.ts`, `shared/{limits,nowhere}`, `gone-for-good.ts` and `client/src/**/no-such-*.ts`.";
    expect(missingIn(text)).toEqual([
      "server/nowhere.ts",
      "shared/nowhere",
      "gone-for-good.ts",
      "client/src/**/no-such-*.ts",
    ]);
    expect(
      missingIn("`server/app.ts`, `shared/{limits,leads}`, `app.ts`, `client/src/**/*.api.ts`, `/prompt`"),
    ).toEqual([]);
    expect(
      brokenLinksIn("[a](README.md) [b](docs/nowhere.md) [c](docs/writer.md#no-such-heading)", "README.md"),
    ).toEqual(["docs/nowhere.md", "docs/writer.md#no-such-heading"]);
  });
});

/** What is named in backticks as a path from the root, or as a file by the end of its path, and is not there. */
function missingIn(text: string): string[] {
  const named = [...text.replace(/^```[\s\S]*?^```/gmu, "").matchAll(/`([^`\s<>]+)`/gu)].map((match) => match[1] ?? "");
  return named.flatMap(alternatives).filter((name) => looksLikeAPath(name) && !exists(name.replace(/\/$/u, "")));
}

/** "a/{b,c}.ts" as two names. */
function alternatives(name: string): string[] {
  const [whole, choices] = /\{([^{}]*,[^{}]*)\}/u.exec(name) ?? [];
  if (whole === undefined || choices === undefined) return [name];
  return choices.split(",").flatMap((choice) => alternatives(name.replace(whole, choice)));
}

function looksLikeAPath(name: string): boolean {
  return rooms.includes(name.split("/")[0] ?? "") || /^[\w-][\w./*-]*\.(?:tsx?|mjs|json|md|css|sql)$/u.test(name);
}

function exists(name: string): boolean {
  if (name.includes("*")) return globSync(name, { cwd: root }).length > 0;
  return known.has(name) || (!rooms.includes(name.split("/")[0] ?? "") && endings.has(name));
}

/** Links to files and headings that are not there. */
function brokenLinksIn(text: string, document: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map((match) => match[1] ?? "");
  return links.filter((link) => !/^[a-z]+:/u.test(link) && !isThere(link, document));
}

function isThere(link: string, document: string): boolean {
  const [file = "", heading] = link.split("#");
  const path = file === "" ? document : normalize(join(dirname(document), file));
  if (!known.has(path)) return false;
  if (heading === undefined) return true;
  const headings = readFileSync(join(root, path), "utf8").matchAll(/^#+ (.+)$/gmu);
  return [...headings].some((match) => toAnchor(match[1] ?? "") === heading);
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
