import { describe, expect, it } from "vitest";
import { readNavigationHistory, readPreviousPage, recordNavigation } from "./navigation-history.ts";

describe("the navigation history", () => {
  it("keeps the last five places with their time and whether a letter was there, and the previous page", () => {
    for (const path of ["/", "/prompt", "/templates", "/templates", "/career-tips", "/help", "/settings"])
      recordNavigation(path, path === "/help");
    const history = readNavigationHistory();
    expect(history.map(({ path }) => path)).toEqual(["/prompt", "/templates", "/career-tips", "/help", "/settings"]);
    expect(history.filter(({ hasCoverLetterData }) => hasCoverLetterData).map(({ path }) => path)).toEqual(["/help"]);
    expect(history.every(({ timestamp }) => timestamp <= Date.now())).toBe(true);
    expect(readPreviousPage()).toBe("/help");
  });

  it("begins anew where something else stands in its place", () => {
    for (const stored of [
      "no json",
      "{}",
      '[{"path":7}]',
      '[{"path":"/","timestamp":"x","hasCoverLetterData":true}]',
    ]) {
      window.localStorage.setItem("navigationHistory", stored);
      expect(readNavigationHistory()).toEqual([]);
    }
    recordNavigation("/help", false);
    expect(readNavigationHistory()).toHaveLength(1);
  });
});
