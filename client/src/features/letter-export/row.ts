import type { FlowLine } from "./break-pages.ts";
import type { TypeStyle } from "./typesetter.ts";

/** `color` as six-digit hex. */
export type LineStyle = TypeStyle & { leading: number; color: string };
export type Align = "left" | "center" | "right";
export type Cell = { text: string; style: LineStyle; align: Align };

/** One line of the page: texts on one baseline, or the design's rule. `header` rows lie on its band. */
export type Row = FlowLine & { cells: Cell[]; rule: boolean; header: boolean };

export type Measure = (text: string, style: TypeStyle) => number;
