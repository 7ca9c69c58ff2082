import type { AnsweredPoint } from "./answered-point.schema.ts";
import { isAlwaysListed } from "./checklist.ts";

/** How many things a posting asks of everybody, and how many of them the person shows: one count wherever it is told. */
export function countAsked(answered: readonly AnsweredPoint[]): { requirements: number; met: number } {
  const asked = answered.filter(({ point }) => isAlwaysListed(point));
  return { requirements: asked.length, met: asked.filter(({ status }) => status === "met").length };
}
