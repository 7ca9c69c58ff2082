import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";

export type Sentence = Pick<LetterSentence, "text" | "facts" | "words"> & {
  /** The person has put it so. */
  edited?: boolean;
};

/** A letter as far as it is looked through: as it was written, or as the person has edited it. */
export type LookedLetter = {
  subject?: string | undefined;
  paragraphs: readonly (readonly Sentence[])[];
  list?: { rows: readonly { ask: Sentence; bring: Sentence }[] } | null | undefined;
  /** What stands under the signature. */
  enclosures?: string | undefined;
};

/** All sentences, those of the table last. */
export function sentencesOf({ paragraphs, list }: LookedLetter | Letter): readonly Sentence[] {
  const table = list?.rows.map(({ bring }) => bring) ?? [];
  return [...paragraphs.flat(), ...table];
}

/** Everything the letter says, a sentence a line. */
export function textOf(letter: LookedLetter | Letter): string {
  const enclosures = "enclosures" in letter ? letter.enclosures : "";
  return [letter.subject ?? "", ...sentencesOf(letter).map(({ text }) => text), enclosures].join("\n");
}
