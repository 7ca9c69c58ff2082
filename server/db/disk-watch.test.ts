import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchDisk } from "./disk-watch.ts";

const MB = 1024 * 1024;

describe("the watch on the disk", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-disk-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("holds a reserve, gives it up at the brink, and takes writes again only with room to spare", async () => {
    let free = 1_000 * MB;
    const changes: boolean[] = [];
    const watch = await watchDisk({ folder, freeBytes: async () => free, onChange: (low) => void changes.push(low) });
    expect(await readdir(folder)).toEqual(["reserve"]);
    expect(watch.isLow()).toBe(false);

    free = 60 * MB;
    await vi.waitFor(() => expect(watch.isLow()).toBe(true), { timeout: 10_000 });
    expect(await readdir(folder)).toEqual(["reserve"]);

    free = 10 * MB;
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 10_000 });
    expect(watch.isLow()).toBe(true);

    free = 1_000 * MB;
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(["reserve"]), { timeout: 10_000 });
    expect(watch.isLow()).toBe(false);
    expect(changes).toEqual([true, false]);
    await watch.close();
  });

  it("says which folder can't be written and why, and how to choose another", async () => {
    const file = join(folder, "notes.txt");
    await writeFile(file, "mine");
    const watched = watchDisk({ folder: file, onChange: () => {} });
    await expect(watched).rejects.toThrow(`The data folder ${file} can't be written: it's a file. Make it writable`);
    const below = watchDisk({ folder: join(file, "data"), onChange: () => {} });
    await expect(below).rejects.toThrow("part of its path is a file");
  });

  it("goes on where the reserve cannot be written", async () => {
    let looks = 0;
    const freeBytes = async () => {
      looks += 1;
      return 1_000 * MB;
    };
    const watch = await watchDisk({ folder, freeBytes, onChange: () => {} });
    await rm(folder, { recursive: true });
    const before = looks;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 1), { timeout: 10_000 });
    expect(watch.isLow()).toBe(false);
    await watch.close();
  });

  it("refuses to start on a full disk, in words", async () => {
    const start = watchDisk({ folder, freeBytes: async () => 5 * MB, onChange: () => {} });
    await expect(start).rejects.toThrow(
      `The disk that holds ${folder} is full: it has 5 MB free, and starting needs 48 MB`,
    );
  });
});
