import { expect, it } from "vitest";
import { isAdminCommand } from "./admin-commands.ts";

it("knows a command with what it takes before any database is opened", () => {
  for (const args of [["check"], ["create", "mara"], ["reset-password", "mara"], ["seed-leads", "5"]])
    expect(isAdminCommand(args)).toBe(true);
  for (const args of [
    [],
    ["drop"],
    ["create"],
    ["check", "all"],
    ["backup"],
    ["backup", "a", "b"],
    ["constructor", "x"],
  ])
    expect(isAdminCommand(args)).toBe(false);
});
