import { hasDate, isDateOnly } from "#server/reading/dates.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/labels.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";

const duration = /^\(?\d+\+?\s*(years?|yrs?\.?|months?|mos?\.?|jahre?|monate?|años?|meses|ans?|mois|anos?)\b/i;
const place = /^[\p{Lu}][\p{L}.'’ -]{1,28},\s*[\p{Lu}][\p{L}.' -]{1,24}$/u;
const remote = /^(remote|hybrid|on-?site|teletrabajo|télétravail|homeoffice)$/i;

const label = new RegExp(String.raw`^${oneOf(tables.marginNotes)}\s*:?$`, "i");

/** What stands beside an entry in a margin: a date, a length of time, a place. */
export function isMarginNote(text: string): boolean {
  const note = text.trim();
  return (
    note.length < 40 &&
    (hasDate(note) ||
      isDateOnly(note) ||
      duration.test(note) ||
      place.test(note) ||
      remote.test(note) ||
      label.test(note))
  );
}

/** "04/2019 – today" beside a job and its town below: short notes right under a date that stands beside a row. */
export function belowDates(notes: Chunk[], isAligned: (note: Chunk) => boolean): Set<Chunk> {
  const sorted = [...notes].sort((a, b) => a.y - b.y);
  const found = sorted.filter((note, index) => {
    const above = sorted[index - 1];
    const isBelow = above && note.y - above.y < 2 * above.size && note.font === above.font && note.x - above.x < 2;
    return isBelow && isDateOnly(above.text) && isAligned(above) && /^\p{Lu}\D{1,28}$/u.test(note.text);
  });
  return new Set(found);
}
