import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { headSentence } from "#shared/writing/job-head.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { lookAtSentence } from "./look-at-sentence.ts";
import type { Job, Material, MaterialLine } from "./material.schema.ts";
import { isSurelySentence } from "./sure-sentence.ts";

/** A row that needs a sentence. `under` names its job, `said` is the person's sentence, `mended` one that can be offered. */
export type NoteToTell = { id: string; text: string; under: string; said: string; mended: string | null };

const MOST_NOTES = 8;
const MOST_HEADS = 4;
const FEWEST_WORDS = 3;
const LONG = 8;
/** What somebody writes in does not move out of sight. */
const BEGUN = 10;
/** "Why: I want colleagues" is asked for by itself, as the reason to apply. */
export const REASON_LABEL =
  /^(?:why|reasons?|motivation|warum|grund|pourquoi|raisons?|por qué|motivos?|motivación|razón)(?:\s\p{L}+){0,2}\s?:/iu;
const WEIGHTS = { must: 4, wish: 3, duty: 2 } as const;

type From = { material: Material; answered: readonly AnsweredPoint[]; language: Language; book: Book };
/** `still` is the weight without what somebody has written. */
type Weighed = NoteToTell & { weight: number; still: number };

/** Notes that would help this letter if they were sentences, what answers the posting first; none that is private. */
export function notesToTell(from: From): NoteToTell[] {
  const { material } = from;
  const all = [
    ...material.jobs.flatMap((job) => job.lines.map((line) => ({ line, job }))),
    ...material.plain.map((line) => ({ line, job: null })),
  ].flatMap(({ line, job }) => toNote(line, job, from) ?? []);
  return (
    all
      .map((note, at) => ({ note, at }))
      .toSorted((one, other) => other.note.weight - one.note.weight || one.at - other.at)
      .slice(0, MOST_NOTES)
      // Nothing changes its place while somebody writes in it.
      .toSorted((one, other) => other.note.still - one.note.still || one.at - other.at)
      .map(({ note: { weight: _, still: __, ...note } }) => note)
  );
}

/** The latest posts, each with our sentence for it as `mended`: the person can take another one. */
export function headsToTell({ material, language, book }: Omit<From, "answered">): NoteToTell[] {
  const rank = ({ to, from }: Job) => (to === "now" ? "9999" : to || from || "0");
  return material.jobs
    .filter(({ confirmed, title, employer }) => confirmed && title + employer !== "")
    .toSorted((one, other) => (rank(one) < rank(other) ? 1 : rank(one) > rank(other) ? -1 : 0))
    .slice(0, MOST_HEADS)
    .map((job) => {
      const { id, title, employer, place, from, to, said } = job;
      const dates = [from, to].filter(Boolean).join(" – ");
      const text = [title, employer, place, dates].filter(Boolean).join(", ");
      return { id, text, under: "", said: said?.[language] ?? "", mended: headSentence(job, book) };
    });
}

function toNote(line: MaterialLine, job: Job | null, { answered, language, book }: From): Weighed | null {
  const { id, text } = line;
  const said = line.said?.[language];
  if (!line.confirmed || (said === undefined && !isNote(text, book))) return null;
  if (said === undefined && job === null && REASON_LABEL.test(text)) return null;
  const answers = answered.filter(({ status, rows }) => status !== "missing" && rows.includes(id));
  const asked = Math.max(0, ...answers.map(({ point }) => WEIGHTS[point.kind]));
  const count = text.trim().split(/\s+/u).length;
  const lacks = holdsAny(text.toLowerCase().split(/\s+/u)[0] ?? "", book.words.denials);
  const signs = [/\p{N}/u.test(text), count >= LONG, job?.to === "now"].filter(Boolean).length;
  const still = asked + signs - (lacks ? 1 : 0);
  const weight = still + (said === undefined ? 0 : BEGUN);
  // What may be private is asked for only where it answers the posting.
  if (said === undefined && asked === 0 && isPrivate(text, book)) return null;
  if (said === undefined && asked === 0 && count < FEWEST_WORDS) return null;
  const under = job ? [job.title, job.employer].filter(Boolean).join(", ") : "";
  return { id, text, under, said: said ?? "", mended: mendedOf(text, book), weight, still };
}

function isNote(text: string, book: Book): boolean {
  const { sentences, words } = book;
  if (!/\p{L}{2}/u.test(text) || holdsAny(text.toLowerCase().replaceAll("’", "'"), words.keptOut)) return false;
  if (isPrivate(text, book)) return true;
  return !splitSentences(text).every(
    ({ text: one }) => lookAtSentence(one, sentences).is === "sentence" && isSurelySentence(one, sentences),
  );
}

function isPrivate(text: string, { words }: Book): boolean {
  return holdsAny(text.toLowerCase().replaceAll("’", "'"), words.unsaid);
}

function mendedOf(text: string, book: Book): string | null {
  if (isPrivate(text, book)) return null;
  const looked = lookAtSentence(text, book.sentences);
  return "mended" in looked && splitSentences(text).length === 1 ? looked.mended : null;
}

/** The material with that row's own sentence in this language; an empty one is none. */
export function withOwnSentence(material: Material, id: string, language: Language, sentence: string): Material {
  const change = <Row extends Pick<MaterialLine, "id" | "said">>(row: Row): Row => {
    if (row.id !== id) return row;
    const { [language]: _, ...others } = row.said ?? {};
    return { ...row, said: sentence === "" ? others : { ...others, [language]: sentence } };
  };
  return {
    ...material,
    jobs: material.jobs.map((job) => ({ ...change(job), lines: job.lines.map(change) })),
    plain: material.plain.map(change),
  };
}
