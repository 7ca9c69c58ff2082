import { describe, expect, it } from "vitest";
import { mailboxOf } from "./same-mailbox.ts";

describe("a mailbox", () => {
  it.each([
    ["mara@example.org", "MARA@Example.org"],
    ["mara@example.org", "mara+jobs@example.org"],
    ["mara.lind@gmail.com", "maralind+x+y@googlemail.com"],
  ])("is one under %s and %s", (one, other) => {
    expect(mailboxOf(other)).toBe(mailboxOf(one));
  });

  it.each([
    ["mara@example.org", "mara@example.com"],
    ["mara.lind@example.org", "maralind@example.org"],
    ["mara@example.org", "+mara@example.org"],
    ["mara@gmail.com.example.org", "ma.ra@gmail.com.example.org"],
  ])("is two under %s and %s", (one, other) => {
    expect(mailboxOf(other)).not.toBe(mailboxOf(one));
  });
});
