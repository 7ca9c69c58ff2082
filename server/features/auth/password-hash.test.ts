import { describe, expect, it } from "vitest";
import { hashPassword, isPassword, passwordMark } from "./password-hash.ts";

describe("a password's hash", () => {
  it("is argon2id with 19 MiB and two passes, another one each time", async () => {
    const [one, two] = [await hashPassword("Correct-Horse-9"), await hashPassword("Correct-Horse-9")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(passwordMark(one)).not.toBe(passwordMark(two));
  });

  it("knows the password in every way of typing it, and no other", async () => {
    const stored = await hashPassword("Caf\u00e9-Noir-1");
    expect(await isPassword("Cafe\u0301-Noir-1", stored)).toBe(true);
    expect(await isPassword("Cafe-Noir-1", stored)).toBe(false);
  });

  it("is refused to everybody where there is no account", async () => {
    expect(await isPassword("Correct-Horse-9", null)).toBe(false);
    expect(await isPassword("", null)).toBe(false);
  });
});
