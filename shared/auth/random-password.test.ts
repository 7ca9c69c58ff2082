import { expect, it } from "vitest";
import { passwordSchema } from "./password.schema.ts";
import { randomPassword } from "./random-password.ts";

it("meets every rule, with each character as likely as the next", () => {
  let state = 1;
  const byte = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state >> 8) % 256;
  };
  const seen = new Map<string, number>();
  for (let round = 0; round < 5_000; round++) {
    const password = randomPassword(byte);
    expect(passwordSchema.safeParse(password).success).toBe(true);
    for (const character of password.replaceAll("-", "")) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(57);
  expect(Math.max(...seen.values()) / Math.min(...seen.values())).toBeLessThan(1.5);
});

it("draws again until every rule is met", () => {
  const bytes = [...Array(16).fill(30), ...Array(15).fill(0), 50];
  expect(randomPassword(() => bytes.shift() ?? 60)).not.toMatch(/^[a-z-]+$/);
});
