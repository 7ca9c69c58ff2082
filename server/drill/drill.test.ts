import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "#server/db/open-pglite.ts";
import { isClean } from "./drill-row.ts";
import { startDrilled } from "./drilled-server.ts";
import { drillFullDisk } from "./full-disk.ts";
import { drillKills } from "./kill-rounds.ts";

describe("a short drill", { timeout: 400_000 }, () => {
  let scratch = "";
  let whole = "";
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), "desk-drill-"));
    whole = join(scratch, "whole");
    await (await openPglite({ folder: join(whole, "db"), migrationsFolder: "migrations" })).close();
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));
  const copyOfWhole = async (name: string) => {
    await cp(whole, join(scratch, name), { recursive: true });
    return join(scratch, name);
  };

  it("keeps no process ready before anybody has called", async () => {
    const { child, kill } = await startDrilled(await copyOfWhole("rest"), { WORKER: "on" });
    const parents = execFileSync("ps", ["-eo", "ppid="], { encoding: "utf8" }).split("\n").map(Number);
    await kill();
    expect(parents).toContain(process.pid);
    expect(parents).not.toContain(child.pid);
  });

  it("loses and doubles nothing that was acknowledged, when the process is killed", async () => {
    const row = await drillKills(await copyOfWhole("kills"), { rounds: 1, people: 4 });
    expect(row).toMatchObject({ lost: 0, doubled: 0, hung: 0 });
    expect(row.done).not.toContain(" 0 letters");
  });

  it("answers on a full disk, and goes on once there is room", async () => {
    await mkdir(join(scratch, "disk"));
    const row = await drillFullDisk(join(scratch, "disk"), { people: 2, data: whole, told: true });
    expect([row, isClean(row)]).toEqual([row, true]);
    expect(row.done).toContain("refused with 507");
    expect(row.done).not.toContain(" 0 refused");
  });
});
