import { describe, expect, it } from "vitest";
import { holdsAll, mapFrame } from "./map-frame.ts";

const size = { width: 160, height: 100 };

describe("the map of a workflow", () => {
  it("shows everything in its middle, as large as it fits", () => {
    const { left, top, scale } = mapFrame(
      [
        { x: 0, y: 0, width: 200, height: 100 },
        { x: 1_300, y: 400, width: 200, height: 100 },
      ],
      size,
    );
    expect(scale).toBeCloseTo(0.1);
    expect((0 - left) * scale).toBeCloseTo(5);
    expect((1_500 - left) * scale).toBeCloseTo(155);
    expect((0 - top) * scale).toBeCloseTo(25);
    expect((500 - top) * scale).toBeCloseTo(75);
  });

  it("stands steps without measure in its middle", () => {
    const { left, top, scale } = mapFrame([{ x: 40, y: 60, width: 0, height: 0 }], size);
    expect((40 - left) * scale).toBeGreaterThan(0);
    expect((60 - top) * scale).toBeLessThan(100);
    expect(Number.isFinite(scale)).toBe(true);
  });
});

it.each([
  [{ x: 0, y: 0, width: 10, height: 10 }, true],
  [{ x: -1, y: 0, width: 10, height: 10 }, false],
  [{ x: 0, y: 95, width: 10, height: 10 }, false],
])("the map is spare only while the view holds all steps: %o", (step, held) => {
  expect(holdsAll({ x: 0, y: 0, width: 200, height: 100 }, [{ x: 5, y: 5, width: 1, height: 1 }, step])).toBe(held);
});
