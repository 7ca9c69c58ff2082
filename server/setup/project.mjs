import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

// Plain Node, no packages, oldest supported Node: these scripts run before anything is installed.

export const root = fileURLToPath(new URL("../../", import.meta.url));
const buildStamp = join(root, "dist", "build-stamp");

/** Whether every package that is needed is there in the locked version; without `dev`, only what the server needs at run time. */
export function isInstalled({ dev }) {
  const installed = readJson(join(root, "node_modules", ".package-lock.json"));
  if (!installed) return false;
  const locked = readJson(join(root, "package-lock.json")).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!isWanted(path, entry) || (entry.dev && !dev)) return true;
    return installed.packages[path]?.version === entry.version;
  });
}

/** How many packages the lock wants and how many are on disk, for showing progress. */
export function countPackages() {
  const locked = Object.entries(readJson(join(root, "package-lock.json")).packages);
  const wanted = locked.filter(([path, entry]) => isWanted(path, entry)).map(([path]) => path);
  return {
    wanted: wanted.length,
    present: wanted.filter((path) => existsSync(join(root, path, "package.json"))).length,
  };
}

/** Optional packages depend on the platform; extraneous ones stand in the lock only. */
function isWanted(path, entry) {
  return path !== "" && !entry.optional && !entry.devOptional && !entry.extraneous;
}

export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === sourceHash();
}

export function buildStampPath() {
  return buildStamp;
}

/** Changes when anything that goes into the build changes. */
export function sourceHash() {
  const hash = createHash("sha256");
  const files = ["client", "server", "shared"].flatMap((folder) => listFiles(join(root, folder)));
  const configs = ["package.json", "package-lock.json", "vite.config.ts", "tailwind.config.ts"].map((name) =>
    join(root, name),
  );
  for (const file of [...files, ...configs].filter(isSource).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  hash.update(process.env.VITE_STRIPE_PUBLIC_KEY ?? "");
  return hash.digest("hex");
}

function isSource(file) {
  return !/\.test\.tsx?$|[/\\]e2e[/\\]|[/\\]testing[/\\]|[/\\]bench[/\\]/.test(file);
}

function listFiles(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
