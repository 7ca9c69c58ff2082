import { expect, it } from "vitest";
import { threadPath } from "./thread-path.ts";

const note = { right: 400, top: 600, bottom: 700 };
const at = (y: number) => threadPath({ note, paperLeft: 650, textLeft: 730, y });

it("runs straight where the note stands beside the line", () => {
  expect(at(640)).toEqual({
    overDesk: "M400 640H650",
    overPaper: "M650 640H720",
    start: { x: 400, y: 640 },
    end: { x: 720, y: 640 },
  });
});

it("turns twice in the middle of the gap, up or down, where it does not", () => {
  expect(at(500).overDesk).toBe("M400 612H517Q525 612 525 604V508Q525 500 533 500H650");
  expect(at(900).overDesk).toBe("M400 688H517Q525 688 525 696V892Q525 900 533 900H650");
});

it("has no elbow smaller than its own radius", () => {
  expect(at(600).overDesk).toBe("M400 600H650");
});
