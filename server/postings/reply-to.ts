import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { has, type Unit } from "./units.ts";

const address = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d][\p{L}\d.-]{0,120}\.\p{L}{2,20}/gu;
const never =
  /^(?:accommodations?|accessibility|privacy|datenschutz|press|presse|dpo|dsb|info-?security|noreply|no-reply|abuse|webmaster)/iu;

/** The e-mail address for applications; one for questions only is none. */
export function readReplyTo(units: readonly Unit[]): Read | null {
  const seen: { value: string; unit: Unit; score: number }[] = [];
  for (const unit of units) {
    for (const { 0: value, index } of unit.text.matchAll(address)) {
      if (never.test(value)) continue;
      const before = unit.hits.filter(({ to }) => (unit.words[to - 1]?.end ?? 0) <= index);
      const last = before.findLast(({ sign }) => sign === "apply" || sign === "enquire" || sign === "document");
      const score = last?.sign === "enquire" ? -1 : last ? 3 : has(unit, "enquire") ? -1 : 1;
      seen.push({ value, unit, score });
    }
  }
  const [first, second] = seen.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const isOne = !second || second.value === first.value || second.score < first.score;
  return { text: first.value, value: first.value, lines: first.unit.line.numbers, sure: isOne };
}
