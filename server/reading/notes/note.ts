import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { guessLanguage, tellLanguage } from "#shared/letters/letter-language.ts";
import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { toldText, withoutBullet } from "#shared/material/told-text.ts";
import { hasContact } from "../contacts.ts";
import { hasStreet } from "../kinds-of-words.ts";
import { layOutPlain } from "../layout/lay-out-plain.ts";
import type { TextLine } from "../resume-text.ts";
import { isSectionTitle } from "../section-titles.ts";
import tables from "../words/notes.json" with { type: "json" };
import { mainPeriod } from "./note-period.ts";

/**
 * A line of pasted text. `isUnder` has a mark of a list or is set in, `isApart` has an empty line above.
 * `depth` is how far it is set in, `above` the title of a post where that has a line of its own. */
export type Note = {
  line: TextLine;
  text: string;
  isUnder: boolean;
  isApart: boolean;
  depth: number;
  above?: string | undefined;
};

export type Told = Parameters<MaterialBuilder["addPlain"]>[0];

/** What all lines of one text have in common. */
export type Pasted = { today: string; language: Language; words: PersonWords };

/** By which words and ends of words somebody is called what they are. */
export type PersonWords = { personEndings: string[]; personWords: string[]; notPersons: string[] };

export function toNotes(text: string): Note[] {
  const lines = layOutPlain(text, 0);
  const indents = indentsOf(text);
  const marked = lines.flatMap(({ bullet }, at) => (bullet ? (indents[at] ?? 0) : []));
  // Where every line at the edge has a mark, marks say nothing of what stands under what: what is set in does.
  const edge = marksSayNothing(lines, indents) ? Math.min(...marked) : null;
  return lines.map((line, at) => ({
    line,
    // "2019-…" lasts.
    text: withoutBullet(inColumns(line.text)).replace(/(\d{4})\s?[-–]\s?(?:\.{2,3}|…)(?=\s)/u, "$1 - present"),
    isUnder: edge === null ? line.bullet || /^\s+\S/u.test(line.text) : (indents[at] ?? 0) > edge,
    isApart: line.gap > 0,
    depth: indents[at] ?? 0,
  }));
}

/** How far each line that is laid out is set in. */
function indentsOf(text: string): number[] {
  return text.split(/\r\n|[\r\n\v\f]/).flatMap((raw) => layOutPlain(raw, 0).map(() => raw.search(/\S/u)));
}

/** "Topógrafo  Terrasur, Querétaro": runs of spaces between words part columns, which tabs stand for. */
function inColumns(text: string): string {
  const cells = text.trim().split(/(?<![.,:;!?–—-]\s*)(?:\t|[ \u00a0]{2,})\s*(?![–—-]\s)/u);
  return cells.map(toldText).filter(Boolean).join("\t");
}

/** Whether what is neither set in nor a heading has a mark, but for who it is at the top; no post may stand there. */
function marksSayNothing(lines: readonly TextLine[], indents: readonly number[]): boolean {
  const edge = lines.filter((_, at) => indents[at] === 0 || lines[at]?.bullet);
  const unmarked = edge.filter(({ bullet, text }) => !bullet && /\p{L}/u.test(text) && !isSectionTitle(text));
  const isHead = (line: TextLine) => lines.indexOf(line) < HEAD && mainPeriod(line.text)?.range !== true;
  const opening = edge.filter(({ bullet, text }) => bullet && mainPeriod(text)?.range === true);
  const isOfThem = (line: TextLine) => lines.indexOf(line) === 0 || hasContact(line.text) || hasStreet(line.text);
  const isList = opening.length >= FEWEST_POSTS || unmarked.every(isOfThem);
  return edge.length - unmarked.length >= FEWEST_MARKED && isList && unmarked.every(isHead);
}

/** Lines about who it is, above all others. */
const HEAD = 3;
const FEWEST_MARKED = 3;
const FEWEST_POSTS = 2;

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
