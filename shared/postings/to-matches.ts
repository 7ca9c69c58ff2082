import type { RequirementMatch } from "#shared/generator/prompt.schema.ts";
import type { AnsweredPoint } from "./answered-point.schema.ts";

/** Points as the page's list of matches has them. */
export function toMatches(answered: readonly AnsweredPoint[]): RequirementMatch[] {
  return answered.map(({ point, status, rows }) => ({
    requirement: point.id,
    text: point.label ?? point.text,
    lines: point.lines,
    status: status === "maybe" ? "adjacent" : status,
    facts: rows,
    hard: point.hard,
  }));
}
