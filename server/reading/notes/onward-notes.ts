import { splitSentences } from "#shared/letters/split-sentences.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { endsCutShort } from "../part-plain.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { Note } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { speaks } from "./signs.ts";

const next = oneOf([...tables.onward, ...tables.sinceThen]);
const onward = new RegExp(
  String.raw`(?:[,;]\s+(?:(?:und|and|et|y)\s)?|\s(?:und|and|et|y)\s)(?=${next}\s)|\s(?=${next}\s${oneOf(tables.atOnly)}\s)`,
  "iu",
);

/** "…, 2017-2020. before that operator nights 2015-17": another post begins. */
const nextEarlier = new RegExp(String.raw`(?<=\d{2}|\p{L}{3}|\))\.\s+(?=${oneOf(tables.before)}\s)`, "iu");

/**
 * "Lehre bei Käser 2004-2007, dann 8 Jahre gefahren. 2015 in die Dispo gewechselt": a post with its time, and what came
 * after it, which is no part of that post. `tells` says how many posts with a title and an employer a text tells.
 */
export function withoutLater(note: Note, tells: (text: string) => number): Note[] {
  const earlier = nextEarlier.exec(note.text);
  if (earlier && !note.isUnder && mainPeriod(note.text.slice(earlier.index))?.range === true) {
    const head = note.text.slice(0, earlier.index);
    if (tells(head) === 1)
      return [
        { ...note, text: head },
        { ...note, text: note.text.slice(head.length + earlier[0].length), isApart: true },
      ];
  }
  const found = onward.exec(note.text);
  if (!found || note.isUnder) return [note];
  const head = note.text.slice(0, found.index);
  const rest = note.text.slice(found.index + found[0].length);
  if (mainPeriod(head)?.range !== true || tells(head) !== 1 || tells(note.text) > 1) return [note];
  // "I worked at … from 2003 to 2010, first as a trainee and then as an auditor.": one sentence of one post.
  if (speaks(head) && mainPeriod(rest) === null) return [note];
  const later = sentencesOf(rest).map((text) => ({ ...note, text, isApart: true, above: undefined }));
  return [{ ...note, text: head }, ...later];
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { text: sentence } of splitSentences(text)) {
    const last = sentences.at(-1) ?? "";
    if (endsCutShort(last)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}
