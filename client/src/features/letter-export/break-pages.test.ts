import { describe, expect, it } from "vitest";
import { breakPages, type FlowLine } from "./break-pages.ts";

const line = (more: Partial<FlowLine> = {}): FlowLine => ({ height: 10, spaceBefore: 0, keepWithNext: false, ...more });
const sizes = (lines: FlowLine[], height: number) => breakPages(lines, height).map((page) => page.length);

describe("breakPages", () => {
  it("fills a page to its last point and goes on", () => {
    expect(
      sizes(
        Array.from({ length: 7 }, () => line()),
        30,
      ),
    ).toEqual([3, 3, 1]);
  });

  it("drops the space above the first line of a page only", () => {
    expect(sizes([line({ spaceBefore: 99 }), line({ spaceBefore: 10 })], 30)).toEqual([2]);
    expect(sizes([line(), line({ spaceBefore: 11 })], 30)).toEqual([1, 1]);
  });

  it("moves lines that belong together to the next page together", () => {
    const pair = [line({ keepWithNext: true }), line()];
    expect(sizes([line(), line(), ...pair], 30)).toEqual([2, 2]);
  });

  it("breaks a group that no page can hold", () => {
    expect(
      sizes(
        Array.from({ length: 7 }, () => line({ keepWithNext: true })),
        30,
      ),
    ).toEqual([3, 3, 1]);
  });

  it("gives one empty page for nothing, and puts a line taller than the page on a page of its own", () => {
    expect(sizes([], 30)).toEqual([0]);
    expect(sizes([line(), line({ height: 99 }), line()], 30)).toEqual([1, 1, 1]);
  });
});
