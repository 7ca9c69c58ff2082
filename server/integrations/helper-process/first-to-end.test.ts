import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { startRun } from "#server/running/run-processes.ts";
import { firstToEnd } from "./first-to-end.ts";

/** Null on systems that keep none. */
function scoreOf(pid: number | undefined): string | null {
  const file = `/proc/${pid}/oom_score_adj`;
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

it("processes for other people's work end before the server does", () => {
  const own = scoreOf(process.pid);
  const child = startRun({ memoryMb: 128 });
  onTestFinished(() => void child.kill("SIGKILL"));
  expect(scoreOf(child.pid)).toBe(own === null ? null : "1000");
  expect(scoreOf(process.pid)).toBe(own);
});

it("a process that could not be started is left alone", () => {
  const child = spawn("/nowhere/at/all");
  child.on("error", () => {});
  expect(firstToEnd(child)).toBe(child);
});
