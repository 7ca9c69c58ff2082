import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

describe("the way back after signing in", () => {
  it("is the place in the location's state, else the one in the address", () => {
    expect(returnPath({ state: { from: "/edit-letter/5?a=b#c" }, search: "?from=/history" })).toBe(
      "/edit-letter/5?a=b#c",
    );
    expect(returnPath({ state: null, search: "?from=%2Fhistory%3Ftab%3Dpurchases" })).toBe("/history?tab=purchases");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "javascript:alert(1)",
    "history",
    "",
    "/auth",
    "/auth?from=/auth",
    "/reset-password/abc",
    7,
    null,
    { path: "/" },
  ])("is never %j", (from) => {
    expect(returnPath({ state: { from }, search: "" })).toBeNull();
    expect(returnPath({ state: undefined, search: `?from=${encodeURIComponent(String(from))}` })).toBeNull();
  });

  it("is nowhere without a word about it", () => {
    expect(returnPath({ state: "text", search: "" })).toBeNull();
  });
});
