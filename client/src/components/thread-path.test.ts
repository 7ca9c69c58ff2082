import { expect, it } from "vitest";
import { threadPath } from "./thread-path.ts";

const note = { right: 400, top: 600, bottom: 700 };
const at = (y: number) => threadPath({ note, columnRight: 500, paperLeft: 650, textLeft: 730, y });

it("runs straight where the note stands beside the line", () => {
  expect(at(640)).toEqual({
    overDesk: "M400 640H650",
    overPaper: "M650 640H720",
    start: { x: 400, y: 640 },
    end: { x: 720, y: 640 },
  });
});

it("turns twice in the gap between the note's column and the paper, up or down, where it does not", () => {
  expect(at(500).overDesk).toBe("M400 612H567Q575 612 575 604V508Q575 500 583 500H650");
  expect(at(900).overDesk).toBe("M400 688H567Q575 688 575 696V892Q575 900 583 900H650");
});

it("has no elbow smaller than its own radius", () => {
  expect(at(600).overDesk).toBe("M400 600H650");
});
