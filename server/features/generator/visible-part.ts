import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { listText } from "#shared/letters/list-labels.ts";
import { countWords } from "#shared/words/count-words.ts";

/**
 * A sentence is hidden once this share of the body's words stands before it. Sentences are shown whole, so the visible
 * part comes to about 40 percent.
 */
const VISIBLE_SHARE = 0.36;

/** The share is taken of at most this many words: a letter padded with the visitor's own text shows no more of ours. */
const LONGEST_BODY = 700;

/** After how many words the next sentence is hidden, in a body of `words` words. */
export function visibleWords(words: number): number {
  return VISIBLE_SHARE * Math.min(words, LONGEST_BODY);
}

/** The letter as a visitor may read it before the unlock: its head and the first sentences and rows, at least one. */
export function visiblePart(letter: Letter): Letter {
  // Named one by one: a part that letters get later stays hidden until it is thought of here.
  const { language, tone, subject, greeting, list } = letter;
  const body = letterText({ ...letter, subject: "", greeting: "", closing: "", signature: "" });
  const most = visibleWords(countWords(body));
  const paragraphs: LetterSentence[][] = [];
  let rows: LetterRows = [];
  let words = 0;

  function take<T>(parts: readonly T[], textOf: (part: T, index: number) => string): T[] {
    const shown: T[] = [];
    for (const [index, part] of parts.entries()) {
      if (words > 0 && words >= most) break;
      shown.push(part);
      words += countWords(textOf(part, index));
    }
    return shown;
  }

  for (let block = 0; block <= letter.paragraphs.length; block++) {
    if (list && Math.min(list.after, letter.paragraphs.length) === block)
      rows = take(list.rows, (row, index) => rowText(list, row, index));
    const shown = take(letter.paragraphs[block] ?? [], ({ text }) => text);
    if (shown.length > 0) paragraphs.push(shown);
  }
  const shownList = list && rows.length > 0 ? { list: { after: list.after, heads: list.heads, rows } } : {};
  return { language, tone, subject, greeting, paragraphs, ...shownList, closing: "", signature: "" };
}

/** The heads come to the eye with the first row, and once. */
function rowText(
  { heads }: Pick<NonNullable<Letter["list"]>, "heads">,
  row: LetterRows[number],
  index: number,
): string {
  const text = listText({ heads, rows: [row] });
  return index === 0 ? text : text.slice(text.indexOf("\n") + 1);
}

type LetterRows = NonNullable<Letter["list"]>["rows"];
