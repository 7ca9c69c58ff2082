import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type { RunEvent } from "./run-plan.ts";
import { watchSpill } from "./watch-spill.ts";

const limits = { seconds: 60, memoryMb: 256, diskMb: 100, rowsKept: 10 };

afterEach(() => {
  vi.useRealTimers();
});

async function spilling(work: (spill: string) => Promise<void>): Promise<RunEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-spill-"));
  const events: RunEvent[] = [];
  await mkdir(join(folder, "spill"));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const plan = {
    ...{ executionId: 1, nodes: [], edges: [], parameters: [], connections: {}, files: {}, folder, limits },
    ...{ allowPrivateHosts: false, completedNodes: [] },
  };
  const unasked = async () => {
    throw new Error("no step delivers here");
  };
  const port = { send: (event: RunEvent) => void events.push(event), readyToDeliver: unasked, sendMail: unasked };
  await watchSpill({ plan, port }, { nodeId: "sort", label: "Sort" }, () => work(join(folder, "spill")));
  await rm(folder, { recursive: true });
  return events;
}

it("says how much disk a step's rows needed beside the memory", async () => {
  const events = await spilling(async (spill) => {
    await writeFile(join(spill, "block"), Buffer.alloc(2.5 * 1024 * 1024));
    vi.advanceTimersByTime(200);
  });
  expect(events).toEqual([
    {
      ...{ kind: "log", level: "info", nodeId: "sort" },
      text: "Sort: more rows than fit into 256 MB of memory. 3 MB of disk was used for them.",
    },
  ]);
});

it("says nothing of a step whose rows fit into memory", async () => {
  expect(await spilling(async () => void vi.advanceTimersByTime(1_000))).toEqual([]);
});
