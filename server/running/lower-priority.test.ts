import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const program = `
  import { readdirSync } from "node:fs";
  import { readFile } from "node:fs/promises";
  import { getPriority } from "node:os";
  import { lowerPriority } from ${JSON.stringify(new URL("./lower-priority.ts", import.meta.url).href)};
  const threads = () => readdirSync("/proc/self/task").map(Number);
  lowerPriority();
  const already = threads();
  // Reading makes threads that were not there before.
  await Promise.all(already.map(() => readFile(process.execPath)));
  process.stdout.write(JSON.stringify(threads().map((thread) => getPriority(thread))));
`;

// Where there are no threads to be seen, a process has one priority.
if (existsSync("/proc/self/task"))
  it("lowers the priority of every thread, also of those that come later", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    const priorities: number[] = JSON.parse(stdout);
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set([10]));
  });
