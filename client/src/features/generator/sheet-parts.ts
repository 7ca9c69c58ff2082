import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { type LetterParts, mapList, parseLetterText } from "#shared/letters/letter-parts.ts";
import { joinSentences, partPoints } from "#shared/letters/point-lines.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { LetterVersion } from "./generator-state.schema.ts";

/** A sentence on the sheet; `edited` ones are the person's own and have no source. */
export type SheetSentence = LetterSentence & { edited: boolean };

/** The letter in the parts it is set in. After an edit, sentences that still stand as written keep their sources. */
export function toSheetParts({ answer, text }: LetterVersion): LetterParts<SheetSentence> {
  const { letter } = answer;
  if (text === null) {
    const paragraphs = letter.paragraphs.map((sentences) => sentences.map(asWritten));
    return { ...letter, paragraphs, list: mapList(letter.list, asWritten) };
  }
  const known = letter.paragraphs.flat();
  const cells = (letter.list?.rows ?? []).flatMap(({ ask, bring }) => [ask, bring]);
  const parts = parseLetterText(text);
  return {
    ...parts,
    paragraphs: parts.paragraphs.map((paragraph) => markEdits(joinSentences(paragraph), known)),
    list: mapList(parts.list, (cell) => toCell(cell.text, cells)),
  };
}

function asWritten(sentence: LetterSentence): SheetSentence {
  return { ...sentence, edited: false };
}

function toCell(text: string, known: readonly LetterSentence[]): SheetSentence {
  const cell = known.find((one) => one.text === text);
  return cell ? asWritten(cell) : { text, facts: [], postingLines: [], edited: true };
}

function markEdits(paragraph: string, known: readonly LetterSentence[]): SheetSentence[] {
  const marked: SheetSentence[] = [];
  let rest = paragraph;
  while (rest !== "") {
    const next = firstOf(rest, known);
    const own = (next ? rest.slice(0, next.at) : rest).replace(/^ +| +$/g, "");
    for (const text of sentencesOf(own)) marked.push({ text, facts: [], postingLines: [], edited: true });
    if (!next) break;
    marked.push(asWritten(next.sentence));
    rest = rest.slice(next.at + next.sentence.text.length);
  }
  return marked;
}

/** A paragraph with line breaks of its own stays whole: on the sheet sentences are joined by blanks. */
function sentencesOf(own: string): string[] {
  if (own.trim() === "") return [];
  return partPoints(own.trim()).flatMap((part) =>
    part.text.includes("\n") ? [part.text] : splitSentences(part.text).map(({ text }) => text),
  );
}

function firstOf(text: string, known: readonly LetterSentence[]): { at: number; sentence: LetterSentence } | undefined {
  return known
    .map((sentence) => ({ at: sentence.text === "" ? -1 : text.indexOf(sentence.text), sentence }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.sentence.text.length - a.sentence.text.length)[0];
}
