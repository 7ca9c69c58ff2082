import { execFile } from "node:child_process";
import { cp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { DrillRow } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";
import { createWriters } from "./writers.ts";

const run = promisify(execFile);
const MB = 1_048_576;
const SIZE_MB = 400;

/**
 * Fills the disk under the data folder while people write, to the last byte; looks whether reading goes on, whether
 * writing is refused in words, and whether it goes on once there is room. Begins with a copy of `data`, or with
 * nothing. Null where no small disk may be made here.
 */
export async function drillFullDisk(
  dataDir: string,
  { people, data }: { people: number; data?: string },
): Promise<DrillRow | null> {
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", dataDir]).catch(() => null);
  if (!mounted) return null;
  try {
    if (data) await cp(data, dataDir, { recursive: true });
    return await onSmallDisk(dataDir, people);
  } finally {
    await run("umount", [dataDir]);
  }
}

async function onSmallDisk(dataDir: string, people: number): Promise<DrillRow> {
  const server = await startDrilled(dataDir);
  const writers = await createWriters(server.url, people);
  const stop = writers.write(server.url);
  const filling = join(dataDir, "filling");
  await setTimeout(500);
  await fill(filling);
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
  const done = `${writers.acknowledged()} letters acknowledged, ${writers.refused.get(507) ?? 0} refused with 507${others.map(([status, times]) => `, ${times} with ${status}`).join("")}`;
  return { what: "disk full, and room again", done, ...found, hung: hung + writers.hung() };
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

/** 0 once it is so, 1 where it is not within 30 s. */
async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  for (let look = 0; look < 300; look++) {
    if (await Promise.resolve(holds()).catch(() => false)) return 0;
    await setTimeout(100);
  }
  return 1;
}
