import { expect, it } from "vitest";
import { thousands } from "./thousands.ts";

it("parts a count as English does", () => {
  for (const count of [0, 7, 999, 1_000, 20_000, 123_456, 1_234_567, 10_000_000])
    expect(thousands(count)).toBe(count.toLocaleString("en-US"));
});
