import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSpareProcess } from "./spare-process.ts";

const MINUTE = 60_000;

describe("a process ahead of need", () => {
  let started: ChildProcess[] = [];
  const start = () => {
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    const child = spawn(process.execPath, ["-e", "process.on('message', () => {})"], { stdio: [...stdio] });
    started.push(child);
    return child;
  };
  beforeEach(() => {
    started = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const child of started) child.kill("SIGKILL");
  });

  it("isn't there before anybody asks for it, and is started once", () => {
    const spare = createSpareProcess(start);
    expect(spare.take()).toBeNull();
    spare.warmUp();
    spare.warmUp();
    expect(started).toHaveLength(1);
    expect(spare.take()).toBe(started[0]);
    expect(spare.take()).toBeNull();
  });

  it("ends when for ten minutes nobody has needed it", async () => {
    const spare = createSpareProcess(start);
    spare.warmUp();
    vi.advanceTimersByTime(9 * MINUTE);
    spare.warmUp();
    vi.advanceTimersByTime(9 * MINUTE);
    expect(started[0]?.killed).toBe(false);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(started[0]?.killed).toBe(true);
    expect(spare.take()).toBeNull();
    spare.warmUp();
    expect(started).toHaveLength(2);
  });

  it("is left alone once it is taken", () => {
    const spare = createSpareProcess(start);
    spare.warmUp();
    const taken = spare.take();
    vi.advanceTimersByTime(20 * MINUTE);
    spare.close();
    expect(taken?.killed).toBe(false);
  });

  it("is not given away when it has died", async () => {
    const spare = createSpareProcess(start);
    spare.warmUp();
    started[0]?.kill("SIGKILL");
    if (started[0]) await once(started[0], "exit");
    expect(spare.take()).toBeNull();
  });

  it("is not started any more after the end", () => {
    const spare = createSpareProcess(start);
    spare.warmUp();
    spare.close();
    expect(started[0]?.killed).toBe(true);
    spare.warmUp();
    expect(started).toHaveLength(1);
  });
});
