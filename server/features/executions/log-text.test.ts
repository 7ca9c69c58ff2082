import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { leastHold } from "#server/testing/watch-holds.ts";
import type { ExecutionDetail, LogLine } from "#shared/workflows/execution.schema.ts";
import { logText } from "./log-text.ts";
import { logLimits } from "./run-limits.ts";

const at = "2026-11-01T10:00:00.000Z";
const said = (text: string): LogLine => ({ at, level: "warning", nodeId: null, text });
const logOf = (logs: LogLine[]) => logText({ nodes: [], logs } as unknown as ExecutionDetail);

describe("the log of a run as a file", () => {
  it("has one line an entry, whatever breaks it has", () => {
    expect(logOf([said("  two \t\n\n \r\n lines "), said("one")])).toBe(
      `${at} WARNING   two lines \n${at} WARNING one\n`,
    );
  });

  it("holds nobody up where servers say nothing but blanks", async () => {
    const blanks = `a${" ".repeat(logLimits.text - 2)}b`;
    const logs = Array.from({ length: logLimits.lines }, () => said(blanks));
    const write = async () => {
      logOf(logs);
      // The watch looks again after it.
      await setTimeout(5);
    };
    expect(await leastHold(write)).toBeLessThan(50);
  });
});
