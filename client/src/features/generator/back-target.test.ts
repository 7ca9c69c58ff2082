import { describe, expect, it } from "vitest";
import { backTarget } from "./back-target.ts";

const history = (...visited: string[]) =>
  visited.map((path, index) => ({ path, timestamp: index, hasCoverLetterData: false }));

describe("backTarget", () => {
  it.each(["/job-target-question", "/strengths-selection"])("leads to %s when one came from there", (previous) => {
    expect(backTarget(previous, history("/", previous, "/templates", "/prompt"))).toBe(previous);
  });

  it("leads to the last place that is not the generator", () => {
    expect(backTarget("/templates", history("/", "/career-tips", "/templates", "/prompt"))).toBe("/templates");
    expect(backTarget("/prompt", history("/my-cover-letters", "/prompt", "/prompt"))).toBe("/my-cover-letters");
  });

  it.each([
    [null, history()],
    ["/", history("/prompt")],
    ["/prompt", history("/prompt", "/prompt")],
  ])("leads to the job question when nothing else is known (%j)", (previous, visited) => {
    expect(backTarget(previous, visited)).toBe("/job-target-question");
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "never leads to %j, whatever stands in the browser's storage",
    (path) => {
      expect(backTarget(path, history("/templates", path))).toBe("/templates");
    },
  );
});
