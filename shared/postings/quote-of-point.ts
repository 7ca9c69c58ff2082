import { namedIn } from "./named-in.ts";
import type { PostingPoint } from "./posting-reading.schema.ts";

const LONGEST = 14;

/** Whether it says under which conditions the work is done, such as nights: so much a demand as a diploma. */
export function isCondition({ kind, text }: Pick<PostingPoint, "kind" | "text">): boolean {
  const { named } = namedIn(text);
  return kind !== "wish" && named.length > 0 && named.every((each) => each.kind === "condition");
}

/** A demand in the posting's words, as a box quotes it: its label, or the clause that names a condition; else empty. */
export function quoteOf(point: Pick<PostingPoint, "kind" | "text" | "label">): string {
  if (!isCondition(point)) return point.label ?? "";
  // With what stands in brackets: "(1 week in 4)".
  if (point.label !== null) return point.text.split(/\s+/u).length <= LONGEST ? point.text : point.label;
  const clauses = point.text.split(/[,;:.]\s(?![^()]{0,60}\))|\s(?:and|und|et|y)\s(?![^()]{0,60}\))/u);
  const clause = clauses.find((each) => isCondition({ ...point, text: each })) ?? "";
  const said = clause.replace(behindCheck, "").trim();
  return said.split(/\s+/u).length <= LONGEST ? said : "";
}

/** "A record check is a condition of employment": what is asked for stands before the verb. */
const behindCheck = /\s(?:is|are|will be|wird|werden|ist|sera|seront|est|será|serán)\s.*$/u;
