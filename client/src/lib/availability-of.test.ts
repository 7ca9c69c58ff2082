import { afterEach, expect, it, vi } from "vitest";
import { availabilityOf } from "./availability-of.ts";

afterEach(() => vi.useRealTimers());

it("says what the browser answers, and unavailable where it fails", async () => {
  expect(await availabilityOf(async () => "downloadable")).toBe("downloadable");
  expect(await availabilityOf(() => Promise.reject(new Error("no model")))).toBe("unavailable");
});

it("does not wait for ever for a browser that never answers", async () => {
  vi.useFakeTimers();
  const answer = availabilityOf(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe("unavailable");
});
