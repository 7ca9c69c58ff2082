import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    [{ name: "Grace Adeyemi", username: "grace" }, "GA"],
    [{ name: "grace bola adeyemi", username: "grace" }, "GB"],
    [{ name: "  Grace  ", username: "x" }, "G"],
    [{ name: null, username: "night nurse" }, "NN"],
    [{ name: "", username: "grace" }, "G"],
    [{ name: "  ", username: "" }, "U"],
  ])("of %o are %s", (user, expected) => {
    expect(initials(user)).toBe(expected);
  });
});
