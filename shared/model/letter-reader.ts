import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import type { Briefing } from "./briefing.ts";
import { createRestorer, type HiddenDetail } from "./disguise.ts";
import { createLetterFilter } from "./letter-filter.ts";
import { createMarkReader, sourcesOf } from "./source-marks.ts";

/** What a model wrote, without marks and with the personal details back, and the letter that is left of it when cleaned. */
export type ReadLetter = { raw: string; paragraphs: LetterSentence[][] };

/**
 * Reads a model's answer while it comes: `push` and `end` give what may be shown, `letter` what it all comes to. `begin` is
 * for the sentences that an answer goes on from.
 */
export function createLetterReader(
  { known, facts, posting }: Pick<Briefing, "known" | "facts" | "posting">,
  hidden: readonly HiddenDetail[],
): {
  begin: (before: string) => string;
  push: (delta: string) => string;
  end: () => string;
  letter: () => ReadLetter;
} {
  const restorer = createRestorer(hidden);
  const marks = createMarkReader();
  const filter = createLetterFilter(known);
  let raw = "";
  const take = (text: string) => {
    raw += text;
    return text === "" ? "" : filter.push(text);
  };
  return {
    begin: (before) => {
      raw = marks.push(restorer.push(before));
      return filter.begin(raw);
    },
    push: (delta) => take(marks.push(restorer.push(delta))),
    end: () => take(marks.push(restorer.end()) + marks.end()),
    letter: () => {
      const paragraphs = filter.end();
      const sources = sourcesOf(paragraphs, { text: raw, marks: marks.marks(), facts, posting });
      return {
        raw,
        paragraphs: paragraphs.map((sentences, block) =>
          sentences.map((text, index) => ({ text, ...(sources[block]?.[index] ?? { facts: [], postingLines: [] }) })),
        ),
      };
    },
  };
}
