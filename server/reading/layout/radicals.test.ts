import { describe, expect, it } from "vitest";
import { withoutRadicals } from "./radicals.ts";

describe("radicals", () => {
  it("become the characters of the same shape", () => {
    expect(withoutRadicals("⼯作经历 用户增⻓ ⾄今 Zhang")).toBe("工作经历 用户增长 至今 Zhang");
  });
});
