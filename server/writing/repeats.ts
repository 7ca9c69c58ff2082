import type { Book } from "#shared/languages/book.ts";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { isPoint } from "#shared/letters/point-lines.ts";
import { tellingStarts, tellsAll } from "./told-lines.ts";

const FEWEST = 3;

/**
 * As many paragraphs without sentences of the person's that say again what an earlier one says: the one that was written
 * for the letter, else the fuller one, stands in the earlier one's place, and what goes on from it ("There I …") behind it.
 * `given` are the rows that have a sentence of their own.
 */
export function withoutRepeats(
  paragraphs: readonly LetterSentence[][],
  book: Book,
  given: ReadonlySet<string> = NONE,
): LetterSentence[][] {
  const kept = paragraphs.map((paragraph) => [...paragraph]);
  for (const [at, paragraph] of kept.entries()) {
    for (let place = 0; place < paragraph.length; place++) {
      const sentence = paragraph[place];
      if (!sentence || !isTheirs(sentence)) continue;
      const earlier = findEarlier(kept, { at, place }, book);
      if (!earlier) continue;
      const tail = tailOf(paragraph, place, book);
      paragraph.splice(place, 1 + tail.length);
      const { home, index } = earlier;
      const first = home[index];
      if (first) home.splice(index, 1, better(first, sentence, given), ...tail);
      place -= 1;
    }
  }
  return kept;
}

type Found = { home: LetterSentence[]; index: number };

function findEarlier(
  paragraphs: readonly LetterSentence[][],
  { at, place }: { at: number; place: number },
  book: Book,
): Found | null {
  const { text = "" } = paragraphs[at]?.[place] ?? {};
  if (!isTelling(text, book)) return null;
  for (const [number, home] of paragraphs.slice(0, at + 1).entries()) {
    const before = number === at ? home.slice(0, place) : home;
    const saysAgain = (one: string) => saysAll(text, one, book) || (isTelling(one, book) && saysAll(one, text, book));
    const index = before.findIndex((one) => isTheirs(one) && saysAgain(one.text));
    if (index >= 0) return { home, index };
  }
  return null;
}

function isTelling(text: string, book: Book): boolean {
  return tellingStarts(text, book).size >= FEWEST;
}

/** Whether one sentence says all of the other, and is not much shorter than it. */
function saysAll(text: string, other: string, book: Book): boolean {
  // Letters and figures name things: what lacks one of them says something else.
  const names = text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})|\p{N}+/gu) ?? [];
  const starts = tellingStarts(other, book);
  // "Three works" are the "3 obras" of a note.
  const isIn = names.every((name) => other.includes(name) || starts.has(name)) && tellsAll(text, starts, book);
  return isIn && (text.length <= other.length || tellsAll(other, tellingStarts(text, book), book));
}

/** Sentences of the same row behind one, as far as they begin with a word that points back. */
function tailOf(paragraph: readonly LetterSentence[], place: number, { links, words }: Book): LetterSentence[] {
  const row = paragraph[place]?.facts.join() ?? "";
  const behind = paragraph.slice(place + 1);
  const pointers = [...links.linked, ...words.pointers];
  const [first = ""] = (behind[0]?.text ?? "").toLowerCase().split(/[\s,]/u);
  if (!pointers.includes(first)) return [];
  const end = behind.findIndex(({ facts }) => facts.join() !== row);
  return behind.slice(0, end < 0 ? behind.length : end);
}

function isTheirs({ words, text }: LetterSentence): boolean {
  return words === "own" && !isPoint(text);
}

const NONE: ReadonlySet<string> = new Set();

function better(first: LetterSentence, second: LetterSentence, given: ReadonlySet<string>): LetterSentence {
  const isGiven = ({ facts }: LetterSentence) => facts.some((fact) => given.has(fact));
  const longer = second.text.length > first.text.length ? second : first;
  const kept = isGiven(first) === isGiven(second) ? longer : isGiven(first) ? first : second;
  return { ...kept, facts: [...new Set([...first.facts, ...second.facts])] };
}
