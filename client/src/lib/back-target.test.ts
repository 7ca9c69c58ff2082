import { describe, expect, it } from "vitest";
import { backTarget, currentBackTarget } from "./back-target.ts";

function visited(...places: string[]) {
  return places.map((path, index) => ({ path, timestamp: index, hasCoverLetterData: false }));
}

describe("the way back", () => {
  it.each([
    ["the generator where a letter waits", visited("/", "/history"), true, "/prompt"],
    [
      "the generator where it was visited lately",
      visited("/prompt", "/templates", "/my-cover-letters"),
      false,
      "/prompt",
    ],
    ["the page before", visited("/", "/templates", "/my-cover-letters"), false, "/templates"],
    ["the start without a history", [], false, "/"],
    ["the start after a first visit right here", visited("/my-cover-letters"), false, "/"],
    ["past the sign-in page", visited("/templates", "/auth", "/my-cover-letters"), false, "/templates"],
    ["past an edited letter", visited("/history", "/edit-letter/5", "/my-cover-letters"), false, "/history"],
    ["past a reset link", visited("/reset-password/abc", "/auth", "/my-cover-letters"), false, "/"],
  ])("leads to %s", (_what, history, letterWaits, target) => {
    expect(backTarget({ here: "/my-cover-letters", history, letterWaits })).toBe(target);
  });

  it.each([
    [{ resultUnlocked: true, result: "Dear team" }, "/prompt"],
    [{ resultUnlocked: false, result: "Dear team" }, "/"],
    [{ resultUnlocked: true, result: "" }, "/"],
    ["damaged", "/"],
    [{ resultUnlocked: "yes", result: 5 }, "/"],
  ])("reads the stored state %j", (state, target) => {
    window.localStorage.setItem("coverLetterState", JSON.stringify(state));
    expect(currentBackTarget("/my-cover-letters")).toBe(target);
  });
});
