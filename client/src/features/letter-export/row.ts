import type { FlowLine } from "./break-pages.ts";
import type { Tag } from "./pdf-structure.ts";
import type { TypeStyle } from "./typesetter.ts";

/** `color` as six-digit hex. */
export type LineStyle = TypeStyle & { leading: number; color: string };
export type Align = "left" | "center" | "right";
/** `x`: points from the left edge of the text, where the cell stands in a column of its own. */
export type Cell = { text: string; style: LineStyle; align: Align; x?: number; tag?: Tag };

/** One line of the page: texts on one baseline, or the design's rule. `header` rows lie on its band, `line` is drawn under it. */
export type Row = FlowLine & { cells: Cell[]; rule: boolean; header: boolean; line?: "thin" | "dark" };

export type Measure = (text: string, style: TypeStyle) => number;
