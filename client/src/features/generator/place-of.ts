import type { DeskStep } from "./desk-state.schema.ts";
import type { Generator } from "./use-generator.ts";

/** A step, or the letter at the end of them. */
export type Place = DeskStep | "letter";

/** Where the person is; null while the letter is being written. */
export function placeOf({ view, state }: Pick<Generator, "view" | "state">): Place | null {
  if (view === "writing") return null;
  return view === "form" ? state.desk.step : "letter";
}
