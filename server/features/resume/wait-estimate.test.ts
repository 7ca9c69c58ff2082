import { expect, it } from "vitest";
import { createWaitEstimate } from "./wait-estimate.ts";

it("learns from the files that were read how long the next ones take", () => {
  let now = 0;
  const wait = createWaitEstimate(() => now);
  expect(wait.seconds(3)).toBe(6);
  expect(wait.seconds(0)).toBe(1);
  for (let file = 0; file < 30; file++) {
    const stop = wait.time();
    now += 500;
    stop();
  }
  expect(wait.seconds(10)).toBe(6);
});
