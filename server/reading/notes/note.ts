import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { guessLanguage, tellLanguage } from "#shared/letters/letter-language.ts";
import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { toldText, withoutBullet } from "#shared/material/told-text.ts";
import { layOutPlain } from "../layout/lay-out-plain.ts";
import type { TextLine } from "../resume-text.ts";
import tables from "../words/notes.json" with { type: "json" };

/**
 * A line of pasted text. `isUnder` has a mark of a list or is set in, `isApart` has an empty line above.
 * `above` is the title of a post where that has a line of its own. */
export type Note = { line: TextLine; text: string; isUnder: boolean; isApart: boolean; above?: string | undefined };

export type Told = Parameters<MaterialBuilder["addPlain"]>[0];

/** What all lines of one text have in common. */
export type Pasted = { today: string; language: Language; words: PersonWords };

/** By which words and ends of words somebody is called what they are. */
export type PersonWords = { personEndings: string[]; personWords: string[]; notPersons: string[] };

export function toNotes(text: string): Note[] {
  return layOutPlain(text, 0).map((line) => ({
    line,
    // "2019-…" lasts.
    text: withoutBullet(toldText(line.text)).replace(/(\d{4})\s?[-–]\s?(?:\.{2,3}|…)(?=\s)/u, "$1 - present"),
    isUnder: line.bullet || /^\s+\S/u.test(line.text),
    isApart: line.gap > 0,
  }));
}

export function toPasted(text: string, today: string): Pasted {
  return { today, language: guessLanguage(text), words: wordsOf(text) };
}

/** Titles are known in every language where the text has too few small words to tell its own. */
function wordsOf(text: string): PersonWords {
  const told = tellLanguage(text);
  if (told !== null) return books[told].words;
  const all = Object.values(books).map((book) => book.words);
  const endings = all.flatMap(({ personEndings }) => personEndings.filter((end) => end.length > SHORT_END));
  return {
    personEndings: [...endings, ...tables.womensEndings],
    personWords: all.flatMap(({ personWords }) => personWords),
    notPersons: all.flatMap(({ notPersons }) => notPersons),
  };
}

const SHORT_END = 2;
