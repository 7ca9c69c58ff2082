import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";

/**
 * How much of the body's words must stand before a sentence for it to be hidden. Sentences are shown whole, so that
 * the visible part comes to about 40 percent.
 */
export const VISIBLE_SHARE = 0.36;

/** The letter as a visitor may read it before the unlock: its head and the first sentences, at least one. */
export function visiblePart(letter: Letter): Letter {
  const most = VISIBLE_SHARE * countWords(letter.paragraphs.flat().map(textOf).join(" "));
  const paragraphs: LetterSentence[][] = [];
  let words = 0;
  for (const paragraph of letter.paragraphs) {
    const shown: LetterSentence[] = [];
    for (const sentence of paragraph) {
      if (words > 0 && words >= most) break;
      shown.push(sentence);
      words += countWords(sentence.text);
    }
    if (shown.length > 0) paragraphs.push(shown);
    if (shown.length < paragraph.length) break;
  }
  return { ...letter, paragraphs, closing: "", signature: "" };
}

export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

function textOf(sentence: LetterSentence): string {
  return sentence.text;
}
