import type { Layout } from "#server/testing/mill/layout.ts";
import { columnLayouts } from "./column-layouts.ts";
import heldOut from "./held-out.json" with { type: "json" };
import { knownLayouts } from "./known-layouts.ts";
import { oddLayouts } from "./odd-layouts.ts";
import { plainLayouts } from "./plain-layouts.ts";

const all: readonly Layout[] = [...plainLayouts, ...columnLayouts, ...knownLayouts, ...oddLayouts];
const names = new Set(heldOut);

/** What the reader is made and trained with. */
export const openLayouts: readonly Layout[] = all.filter(({ name }) => !names.has(name));
/** Kept out of all work: read once, when a round of work is over. */
export const heldOutLayouts: readonly Layout[] = all.filter(({ name }) => names.has(name));
