import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { nextPercent, useProgress } from "./use-progress.ts";

describe("nextPercent", () => {
  it("rises by 5 to 19 and stops at 90", () => {
    expect([nextPercent(0, 0), nextPercent(0, 0.999_999), nextPercent(85, 0), nextPercent(90, 0.5)]).toEqual([
      5, 19, 90, 90,
    ]);
  });
});

describe("useProgress", () => {
  it("steps every 600 ms, holds at 90, and shows 100 for half a second at the end", async () => {
    vi.useFakeTimers();
    const { result } = renderHook(useProgress);
    expect(result.current.percent).toBeNull();
    act(() => result.current.start());
    act(() => vi.advanceTimersByTime(599));
    expect(result.current.percent).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    const first = result.current.percent ?? 0;
    expect(first >= 5 && first <= 19).toBe(true);
    act(() => vi.advanceTimersByTime(600 * 40));
    expect(result.current.percent).toBe(90);

    let finished = false;
    act(() => void result.current.finish().then(() => (finished = true)));
    expect(result.current.percent).toBe(100);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(finished).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(finished).toBe(true);
    expect(result.current.percent).toBeNull();
  });

  it("rests when it is cancelled", () => {
    vi.useFakeTimers();
    const { result } = renderHook(useProgress);
    act(() => result.current.start());
    act(() => result.current.cancel());
    act(() => vi.advanceTimersByTime(6_000));
    expect(result.current.percent).toBeNull();
  });
});
