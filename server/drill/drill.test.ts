import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isClean } from "./drill-row.ts";
import { drillFullDisk } from "./full-disk.ts";
import { drillKills } from "./kill-rounds.ts";

describe("a short drill", { timeout: 400_000 }, () => {
  let scratch = "";
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), "desk-drill-"));
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));
  const folder = async (name: string) => {
    await mkdir(join(scratch, name));
    return join(scratch, name);
  };

  it("loses and doubles nothing that was acknowledged, when the process is killed", async () => {
    const row = await drillKills(await folder("kills"), { rounds: 1, people: 4 });
    expect(row).toMatchObject({ lost: 0, doubled: 0, hung: 0 });
    expect(row.done).not.toContain(" 0 letters");
  });

  it("answers on a full disk, and goes on once there is room", async () => {
    const row = await drillFullDisk(await folder("disk"), { people: 2 });
    // Where no small disk may be mounted, the watch's own test stands for it.
    if (row) expect([row, isClean(row)]).toEqual([row, true]);
  });
});
