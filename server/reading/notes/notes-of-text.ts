import { splitSentences } from "#shared/letters/split-sentences.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { isDateOnly } from "../dates.ts";
import tables from "../words/notes.json" with { type: "json" };
import { withoutAge } from "./age.ts";
import { introduces } from "./introduction.ts";
import { withDates, withTitles } from "./join-lines.ts";
import { judge, type Verdict } from "./judge.ts";
import { type Note, type Pasted, toNotes } from "./note.ts";
import { withoutLater } from "./onward-notes.ts";
import { calls, nameLabel } from "./person.ts";
import type { Post } from "./post.ts";
import { speaks, tellsWork } from "./signs.ts";
import { withCapitals } from "./small-name.ts";

const MOST_SENTENCES = 4;

/** The notes of a text: its lines, or the sentences of those that tell several things. */
export function notesOf(text: string, pasted: Pasted): { notes: Note[]; isProse: boolean } {
  const typed = withDates(toNotes(text));
  const isProse = typed.filter(isRunning).length * 3 >= typed.length;
  const isTold = (sentence: string) => {
    const { is } = judge(sentence, { section: null, words: pasted.words });
    return is === "posts" || is === "spokenPaper" || is === "heldPapers";
  };
  const posts = (text: string) => {
    const verdict = judge(text, { section: null, words: pasted.words });
    return verdict.is === "posts" ? verdict.posts.filter(isNamed).length : 0;
  };
  const opensPost = (head: string) => {
    const last = splitSentences(head).at(-1)?.text ?? "";
    return speaks(last) ? posts(last) > 0 : isTold(head);
  };
  const told = typed
    .flatMap((note) => (isProse || tellsLater(note, isTold) ? toSentences(note) : note))
    .flatMap((note) => partPosts(note, pasted))
    .flatMap((note) => withoutColon(note, opensPost))
    .flatMap((note) => withoutLater(note, posts));
  return { notes: withTitles(told, pasted), isProse };
}

function isNamed({ title, employer }: Post): boolean {
  return title !== "" && employer !== "";
}

/** A paragraph, which tells several things. */
function isRunning({ text }: Note): boolean {
  return splitSentences(text).length > MOST_SENTENCES;
}

/** "I'm 44. I began in 2006 as … at …": what a row holds stands in a later sentence. */
function tellsLater({ text }: Note, isTold: (sentence: string) => boolean): boolean {
  const [first = "", ...others] = splitSentences(text).map((sentence) => sentence.text);
  return (
    others.length > 0 &&
    speaks(first) &&
    !isTold(first) &&
    others.some((other) => (speaks(other) || tellsWork(other)) && isTold(other))
  );
}

/** What a sentence beside a post's may be that is no line of that post. */
const rowsApart: ReadonlySet<Verdict["is"]> = new Set<Verdict["is"]>([
  "posts",
  "papers",
  "spokenPaper",
  "heldPapers",
  "languages",
]);

/** "I am … at … since 2019. Before that I worked at … (2012 to 2019)": each begins a note, with what is told of it. */
function partPosts(note: Note, { words }: Pasted): Note[] {
  const sentences = splitSentences(note.text).map(({ text }) => text);
  if (note.isUnder || sentences.length < 2) return [note];
  const verdicts = sentences.map((text) => judge(text, { section: null, words }));
  const rows = verdicts.filter(({ is }) => rowsApart.has(is));
  if (rows.length < 2 || !rows.some((row) => row.is === "posts" && row.posts.every(isAtSome))) return [note];
  const told: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const { is } = verdicts[at] ?? { is: "plain" };
    if (at === 0 || rowsApart.has(is) || isOfAnything(sentence)) told.push(sentence);
    else told[told.length - 1] = `${told.at(-1)} ${sentence}`;
  }
  return told.map((text, at) => ({ ...note, text, isApart: note.isApart || at > 0 }));
}

/** "Die Backstube wird verlegt und ich will …": not of what somebody did, and no line of a post. */
function isOfAnything(sentence: string): boolean {
  return anything.test(sentence);
}

const anything = new RegExp(
  [
    "^(?:the|der|die|das|la|el|los|las|le|les)\\s",
    String.raw`(?<!\p{L})(?:ich (?:will|möchte)|i want|i would like|je (?:ne )?veux|je voudrais|quiero)(?!\p{L})`,
  ].join("|"),
  "iu",
);

function isAtSome({ employer, dates }: Post): boolean {
  return employer !== "" && (dates.from !== "" || dates.to !== "");
}

function toSentences(note: Note): Note[] {
  return splitSentences(note.text).map(({ text }, at) => ({ ...note, text, isApart: note.isApart && at === 0 }));
}

const spoken = new RegExp(String.raw`\s?:\s(?=${oneOf(["i", "we", ...tables.speakers])}\s|j['’])`, "iu");

/**
 * "Fitter at Old Mill: I mend the presses" tells of a post, and of what is done there; "j'ai remplacé la cheffe : je faisais
 * les horaires" is one sentence.
 */
function withoutColon(note: Note, opensPost: (head: string) => boolean): Note[] {
  const found = spoken.exec(note.text);
  if (!found) return [note];
  const [head, rest] = [note.text.slice(0, found.index), note.text.slice(found.index + found[0].length)];
  return opensPost(head)
    ? [
        { ...note, text: head },
        { ...note, text: rest, isApart: false },
      ]
    : [note];
}

const labels = /^(?:e-?mail|mail|correo|phone|tel|tél|téléphone|teléfono|telefon|mobile?|handy|place)\.?\s?:\s/iu;
const greeting = new RegExp(String.raw`^${oneOf(tables.greetings)}(?!\p{L})`, "iu");

/**
 * A thing a line, none of them a date alone, and one at least that tells of a post, or several of papers and languages;
 * or a text that begins with a name.
 */
export function areNotes(notes: readonly Note[], { words }: Pasted): boolean {
  if (notes.length === 0 || notes.some(({ text }, at) => isDateOnly(text) || (at > 0 && greeting.test(text))))
    return false;
  if (greeting.test(notes[0]?.text ?? "") && !introduces(notes[0]?.text ?? "")) return false;
  if (nameLabel.test(notes[0]?.text ?? "") && notes.slice(1, 4).some(({ text }) => labels.test(text))) return true;
  const enough = isIntroduced(notes[0]?.text ?? "") ? 1 : FEWEST_ROWS;
  let rows = 0;
  for (const { text } of notes) {
    const { is } = judge(text, { section: null, words });
    if (is !== "plain" && is !== "skills") rows += 1;
    if (is === "posts" || rows >= enough) return true;
  }
  return false;
}

/** "I'm Ann Lee", "Ann Lee 33", "ann lee, 33, living in leeds" */
function isIntroduced(text: string): boolean {
  return calls.test(text) || withCapitals(text) !== text || withoutAge(text) !== text;
}

const FEWEST_ROWS = 2;
