import { execFile } from "node:child_process";
import { cp, open, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";
import { usedBytes } from "./used-bytes.ts";
import { createWriters } from "./writers.ts";

const run = promisify(execFile);
const MB = 1_048_576;
const SIZE = 400 * MB;

/**
 * Fills the disk under the data folder while people write, to the last byte; looks whether reading goes on, whether
 * writing is refused in words, and whether it goes on once there is room. Begins with a copy of `data`, or with nothing.
 * A small disk is mounted; where that isn't allowed, or with `told`, the server is only told of one (small-disk.ts).
 */
export async function drillFullDisk(
  dataDir: string,
  { people, data, told = false }: { people: number; data?: string; told?: boolean },
): Promise<DrillRow> {
  const mounted = !told && (await mount(dataDir));
  try {
    if (data) await cp(data, dataDir, { recursive: true });
    return await onSmallDisk(dataDir, people, mounted);
  } finally {
    if (mounted) await run("umount", [dataDir]);
  }
}

async function mount(folder: string): Promise<boolean> {
  const done = await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder]).catch(() => null);
  return done !== null;
}

async function onSmallDisk(dataDir: string, people: number, mounted: boolean): Promise<DrillRow> {
  const small = new URL("./small-disk.ts", import.meta.url);
  small.search = String(new URLSearchParams({ folder: dataDir, bytes: String(SIZE) }));
  const server = await startDrilled(dataDir, mounted ? {} : { NODE_OPTIONS: `--import ${small.href}` });
  const writers = await createWriters(server.url, people);
  const stop = writers.write(server.url);
  const filling = join(dataDir, "filling");
  await setTimeout(500);
  if (mounted) await fill(filling);
  else await claim(filling, SIZE - usedBytes(dataDir));
  let hung = await until(() => (writers.refused.get(507) ?? 0) >= people);
  hung += await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  for (const path of ["/healthz", "/"]) hung += await until(async () => (await fetch(server.url + path)).ok);
  const before = writers.acknowledged();
  await rm(filling);
  hung += await until(() => writers.acknowledged() > before + people);
  await stop();
  const found = await writers.count(server.url);
  server.child.kill("SIGTERM");
  hung += await until(async () => server.child.exitCode === 0);
  await server.kill();
  const others = [...writers.refused].filter(([status]) => status !== 507);
  const otherwise = others.map(([status, times]) => `, ${times} with ${status}`).join("");
  const refused = `${writers.refused.get(507) ?? 0} refused with 507${otherwise}`;
  const done = `${writers.acknowledged()} letters acknowledged, ${refused}`;
  return {
    what: `disk full${mounted ? "" : ", as told"}, and room again`,
    done,
    ...found,
    hung: hung + writers.hung(),
  };
}

/** Takes all room that there is. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "w");
  const piece = Buffer.alloc(MB, 1);
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    await file.close();
  }
}

/** The same on a disk that is small because the server is told so: what counts is the size. */
async function claim(path: string, bytes: number): Promise<void> {
  await writeFile(path, "");
  await truncate(path, bytes);
}

/** 0 once it is so, 1 where it is not within 30 s. */
async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  for (let look = 0; look < 300; look++) {
    if (await Promise.resolve(holds()).catch(() => false)) return 0;
    await setTimeout(100);
  }
  return 1;
}
