import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { lookAtSentence } from "./look-at-sentence.ts";
import type { Job, Material, MaterialLine } from "./material.schema.ts";
import { isSurelySentence } from "./sure-sentence.ts";

/** A line that no letter tells as it stands; `mended` is a whole sentence that only lacked its subject. */
export type NoteToTell = { line: MaterialLine; job: Job | null; mended: string | null };

const MOST_NOTES = 8;
const FEWEST_WORDS = 3;
const LONG = 8;
/** What somebody writes in does not move out of sight. */
const BEGUN = 10;
const WEIGHTS = { must: 4, wish: 3, duty: 2 } as const;

/** Notes that would help this letter if they were sentences, what answers the posting first; none that is private. */
export function notesToTell(from: {
  material: Material;
  answered: readonly AnsweredPoint[];
  language: Language;
  book: Pick<Book, "sentences" | "words">;
}): NoteToTell[] {
  const { material, answered, language, book } = from;
  const weightOf = ({ id }: MaterialLine) =>
    Math.max(
      0,
      ...answered
        .filter(({ status, rows }) => status !== "missing" && rows.includes(id))
        .map(({ point }) => WEIGHTS[point.kind]),
    );
  const all = [
    ...material.jobs.flatMap((job) => job.lines.map((line) => ({ line, job }))),
    ...material.plain.map((line) => ({ line, job: null })),
  ];
  return (
    all
      .filter(({ line }) => line.confirmed && isNote(line, language, book))
      .map(({ line, job }, at) => {
        const figures = /\p{N}/u.test(line.text) ? 1 : 0;
        const long = wordsIn(line.text) >= LONG ? 1 : 0;
        const lacks = holdsAny(line.text.toLowerCase().split(/\s+/u)[0] ?? "", book.words.denials) ? 1 : 0;
        const now = job?.to === "now" ? 1 : 0;
        const begun = line.said?.[language] === undefined ? 0 : BEGUN;
        return { line, job, at, weight: weightOf(line) + figures + long + now + begun - lacks };
      })
      .filter(({ line, weight }) => weight > 0 || wordsIn(line.text) >= FEWEST_WORDS)
      // What may be private is asked for only where it answers the posting.
      .filter(({ line }) => weightOf(line) > 0 || line.said?.[language] !== undefined || !isPrivate(line.text, book))
      .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
      .slice(0, MOST_NOTES)
      .map(({ line, job }) => ({ line, job, mended: mendedOf(line.text, book) }))
  );
}

function isNote(
  { text, said }: MaterialLine,
  language: Language,
  { sentences, words }: Pick<Book, "sentences" | "words">,
) {
  const low = text.toLowerCase().replaceAll("’", "'");
  // What has been written for this letter stays open, so that it can be changed.
  if (said?.[language] !== undefined) return true;
  if (!/\p{L}{2}/u.test(text) || holdsAny(low, words.keptOut)) return false;
  if (isPrivate(text, { words })) return true;
  return !splitSentences(text).every(
    ({ text: one }) => lookAtSentence(one, sentences).is === "sentence" && isSurelySentence(one, sentences),
  );
}

function isPrivate(text: string, { words }: Pick<Book, "words">): boolean {
  return holdsAny(text.toLowerCase().replaceAll("’", "'"), words.unsaid);
}

function mendedOf(text: string, { sentences, words }: Pick<Book, "sentences" | "words">): string | null {
  if (isPrivate(text, { words })) return null;
  const looked = lookAtSentence(text, sentences);
  return "mended" in looked && splitSentences(text).length === 1 ? looked.mended : null;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** The material with that line's own sentence in this language; an empty one is none. */
export function withOwnSentence(material: Material, id: string, language: Language, sentence: string): Material {
  const change = (line: MaterialLine): MaterialLine => {
    if (line.id !== id) return line;
    const { [language]: _, ...others } = line.said ?? {};
    return { ...line, said: sentence === "" ? others : { ...others, [language]: sentence } };
  };
  return {
    ...material,
    jobs: material.jobs.map((job) => ({ ...job, lines: job.lines.map(change) })),
    plain: material.plain.map(change),
  };
}
