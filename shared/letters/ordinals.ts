import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./words/letter-parts.json" with { type: "json" };

const noun = `${oneOf(tables.ordinalNouns)}(?![\\p{L}])`;

/** What German counts with a point behind the figure, after the point and a blank: "2. Mai", "3. Lehrjahr". */
export const ORDINAL_NOUN = noun;

const behind = new RegExp(String.raw`^\s+["“„«]?${noun}`, "u");
const start = new RegExp(String.raw`^\s+["“„«¿¡]?${oneOf(tables.sentenceStarts)}(?![\p{L}\p{N}])`, "u");
const figure = /(?:^|[^\p{L}\p{N}])\p{N}{1,2}\.$/u;
const apart = /(?:^|[^\p{L}\p{N}])(?:\p{N}{1,2}\.["“”)]|[IVX]{1,4}\.)$/u;

/** Whether a point is part of a German ordinal; given all before its end, and what follows. */
export function endsInOrdinal(before: string, after: string): boolean {
  if (apart.test(before)) return behind.test(after);
  // "Our team grew to 12. We …": no figure counts such words.
  return figure.test(before) && !start.test(after);
}
