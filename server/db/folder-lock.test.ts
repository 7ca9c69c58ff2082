import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseInUseError, lockFolder } from "./folder-lock.ts";

describe("the lock on the embedded database's folder", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("refuses a second holder and names the first", async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it("takes over from a process that is gone", async () => {
    const gone = spawn(process.execPath, ["-e", ""]);
    await once(gone, "exit");
    await writeFile(
      join(folder, "holder-0.json"),
      JSON.stringify({ pid: gone.pid, bootMark: "1", since: "2026-01-01" }),
    );
    await (await lockFolder(folder))();
  });

  it("is not fooled by a process number that another process has now", async () => {
    await writeFile(
      join(folder, "holder-0.json"),
      JSON.stringify({ pid: process.pid, bootMark: "1", since: "2026-01-01" }),
    );
    if (process.platform === "linux") await (await lockFolder(folder))();
    else await expect(lockFolder(folder)).rejects.toThrow(DatabaseInUseError);
  });

  it("takes over from a torn file", async () => {
    await writeFile(join(folder, "holder-0.json"), '{"pid": 12');
    await (await lockFolder(folder))();
  });

  it("lets one of ten win that come at once after a crash", async () => {
    await writeFile(join(folder, "holder-0.json"), '{"pid"');
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(attempts.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["holder-1.json"]);
  });
});
