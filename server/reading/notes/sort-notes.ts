import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { wordKey } from "#shared/material/told-text.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { type SectionKind, sectionKindOf } from "../section-titles.ts";
import tables from "../words/notes.json" with { type: "json" };
import { isDriving } from "./driving-signs.ts";
import { headedKind, isHeading } from "./join-lines.ts";
import { type Around, judge, type Verdict } from "./judge.ts";
import { isOwnVehicle } from "./no-post.ts";
import { type Note, type Told, toPasted } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { areNotes, notesOf } from "./notes-of-text.ts";
import { finish, openPosts, type State } from "./open-post.ts";
import { takePapers } from "./paper-notes.ts";
import { takeHome } from "./person.ts";
import type { Post } from "./post.ts";
import { apart, isHobby, isPaperLike, kindWord, speaks, titleSign } from "./signs.ts";
import { takeLetters, takePerson } from "./take-person.ts";
import { takeHeldPapers, takeLanguages, takeSkills, takeSpokenPaper } from "./take-rows.ts";
import { duration } from "./turned-parts.ts";

const MOST_LINES = 80;
const LONGEST_TEXT = 8000;

/**
 * Sorts what somebody notes about themselves, a thing a line: posts, papers, languages, tools. False where the text is
 * something else, a resume whose dates stand alone, or a letter.
 */
export function sortNotes(
  builder: MaterialBuilder,
  { text, today }: { text: string; today: string },
  leftover: string[],
): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const pasted = toPasted(text, today);
  const { notes, isProse } = notesOf(text, pasted);
  if (notes.length > MOST_LINES || !areNotes(notes, pasted)) return false;
  const state: State = {
    builder,
    pasted,
    leftover,
    isProse,
    letters: [],
    section: null,
    job: null,
    marksLines: false,
    bare: 0,
  };
  for (const [at, note] of notes.entries()) takeNote(state, note, at);
  finish(state);
  takeLetters(state);
  return true;
}

function takeNote(state: State, note: Note, at: number, suffix = ""): void {
  const told: Told = {
    id: `pasted-note-${at + 1}${suffix}`,
    origin: { from: "pasted", line: at + 1 },
    confirmed: true,
  };
  if (!sheet.test(note.text) && !isHeading(note) && takePerson(state, told, { note, at })) return;
  if (takeHeading(state, note)) return;
  if (note.isApart && !isPaperLike(note.text)) state.section = null;
  const { kind, value } = labelled(note.text);
  const section = kind ?? (state.job && !note.isUnder ? null : state.section);
  const judged = judge(value, { section, words: state.pasted.words, above: note.above, last: lastPost(state) });
  // "Courses: NOM-004, LOTO": what stands behind such a label is one, whatever it is called.
  const isNamed = judged.is === "plain" && !judged.isPrivate && (kind === "courses" || kind === "certifications");
  const verdict: Verdict = isNamed ? { is: "papers", weight: judged.weight } : judged;
  const isBelow = state.job !== null && note.isUnder && state.job.depth !== note.depth;
  if (note.above !== undefined && verdict.is !== "posts") {
    // What stands above was no title after all.
    takeNote(state, { ...note, text: note.above, above: undefined }, at, "-above");
    takeNote(state, { ...note, isApart: false, above: undefined }, at);
  } else if (kind !== null && ofAnything.has(kind)) takeMixed(state, told, value);
  else if (verdict.is === "posts" && state.section === "other" && verdict.posts.every((post) => isUnnamed(post, state)))
    takeRow(state, told, { note, value, verdict: { is: "plain", isPrivate: false, weight: 0 } });
  else if (
    verdict.is === "posts" &&
    !note.isApart &&
    state.job &&
    verdict.posts.every((post) => isWithin(post, state.job))
  )
    state.job.lines.push(note.text);
  else if (verdict.is === "posts" && (!isBelow || verdict.posts.every((post) => opensBelow(post, value))))
    openPosts(state, told, verdict.posts, note);
  else if (isBelow && state.job) {
    state.job.lines.push(note.text);
    state.job.isListed = true;
    state.marksLines = true;
  } else takeRow(state, told, { note, value, verdict });
}

/** "Desde 2023 responsable del almacén" below a post of 2021 to 2024: a part of it, where no employer is told. */
function isWithin({ employer, dates, said }: Post, job: State["job"]): boolean {
  if (!job || employer !== "" || said !== undefined || dates.from === "" || job.post.dates.from === "") return false;
  const { from, to } = job.post.dates;
  return dates.from > from && to !== "" && (to === "now" || dates.from < to);
}

function lastPost({ builder, job }: State): Around["last"] {
  return job?.post ?? builder.material.jobs.at(-1);
}

/** "Umbau der Halle 2021–2024" under a title for anything else: a time and no title. */
function isUnnamed({ title, isSure }: Post, { pasted }: State): boolean {
  return !isSure && (title === "" || titleSign(title, pasted.words) === 0);
}

/** Whether a line with a mark is a post and not a part of the one above: told whole, or with its own time in front. */
function opensBelow({ isWhole, isSure, employer }: Post, text: string): boolean {
  const period = mainPeriod(text);
  const isFirst = period?.range === true && period.start === 0 && employer !== "";
  return isSure && (isWhole || isFirst);
}

/** Under these headings stand things that have nothing to do with each other. */
const ofAnything: ReadonlySet<SectionKind> = new Set<SectionKind>(["other", "interests", "volunteering"]);

/** What the whole text is called. */
const sheet =
  /^(?:curriculum vit(?:ae|æ)|cv|resume|résumé|lebenslauf|hoja de vida|currículum|curriculo)(?:\s\([^()]*\))?:?$/iu;

function takeHeading(state: State, { text }: Note): boolean {
  const opened = headedKind(text);
  if (opened === null && wordKey(text) !== "" && !sheet.test(text)) return false;
  finish(state);
  state.section = opened ?? state.section;
  state.leftover.push(text);
  return true;
}

const there = new RegExp(String.raw`^${oneOf(tables.there)}(?!\p{L})`, "iu");

const LEAST_NAME = 5;

/** "Rewired two halls at the college", below who works at Foyle College now: of that post, by its name. */
function namesPost(text: string, { post }: NonNullable<State["job"]>): boolean {
  if (post.dates.to !== "now" || post.employer === "") return false;
  const names = wordKey(post.employer).split(" ");
  const own = names.filter((name) => name.length >= LEAST_NAME && !tables.joining.includes(name));
  const said = new Set(wordKey(text).split(" "));
  return own.some((name) => said.has(name));
}

/** A row of its own, or a line under the post above it. */
function takeRow(state: State, told: Told, from: { note: Note; value: string; verdict: Verdict }): void {
  const { builder, pasted, job } = state;
  const { note, value, verdict } = from;
  const isPrivate = verdict.is === "plain" && verdict.isPrivate;
  // "Ahí aprendí …" tells of the post that was told just before.
  if (
    verdict.is === "plain" &&
    !isPrivate &&
    job !== null &&
    !note.isApart &&
    (there.test(note.text) || namesPost(note.text, job))
  ) {
    job.own = job.lines.push(note.text);
    return;
  }
  const isLoose = note.isApart || apart.test(note.text) || state.marksLines || job?.post.said !== undefined;
  const isOwn = isPrivate || speaks(note.text) || mainPeriod(note.text) !== null;
  if (verdict.is === "plain" && job !== null && !isLoose && !isOwn) {
    job.lines.push(note.text);
    return;
  }
  if (verdict.is === "mixed") takeMixed(state, told, value);
  else if (verdict.is === "languages") takeLanguages(state, told, { text: note.text, noted: verdict.noted });
  else if (verdict.is === "papers")
    takePapers(value, { builder, told, today: pasted.today, section: sectionOf(state, note) });
  else if (verdict.is === "skills") takeSkills(state, told, value);
  else if (verdict.is === "spokenPaper") takeSpokenPaper(state, told, { text: note.text, ...verdict });
  else if (verdict.is === "heldPapers") takeHeldPapers(state, told, { text: note.text, held: verdict.held });
  finish(state);
  if (verdict.is === "plain" && !takeHome(builder, note.text))
    builder.addPlain({ ...told, confirmed: !isPrivate && !state.isProse }, note.text);
}

/** Under which title papers stand: that of their own line, or the one above where no post stands between. */
function sectionOf({ job, section }: State, { text }: Note): SectionKind | null {
  return labelled(text).kind ?? (job ? null : section);
}

/** A line of several things, each by itself. */
function takeMixed(state: State, told: Told, text: string): void {
  const { builder, pasted } = state;
  finish(state);
  for (const [at, part] of withVehicles(text.split(/,\s+(?![^(]*\))/u)).entries()) {
    const row = { ...told, id: `${told.id}-${at}` };
    const [alone = ""] = part.split(", ");
    const verdict = judge(alone, { section: null, words: pasted.words });
    if (verdict.is === "papers" && !isHobby(part))
      takePapers(part, { builder, told: row, today: pasted.today, section: null });
    else if (verdict.is === "languages") takeLanguages(state, row, { text: part, noted: verdict.noted });
    else builder.addPlain({ ...row, confirmed: !(verdict.is === "plain" && verdict.isPrivate) }, part);
  }
}

/** "Führerschein B, Auto": a car alone stands with the licence. */
function withVehicles(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && isDriving(last) && !part.includes(" ") && isOwnVehicle(part))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** "Sprachen: Deutsch, Polnisch": a heading and what stands under it, on one line. */
function labelled(text: string): { kind: SectionKind | null; value: string } {
  const [, label = "", value = ""] = /^([\p{L} &/]{3,30}?)\s?:\s+(.+)$/u.exec(text) ?? [];
  // "Work experience: 2 weeks Foyle Print": of one post, and no heading.
  const isOfPost = kindWord.exec(label)?.[0] === label && duration.test(value);
  const kind = isOfPost ? null : sectionKindOf(label);
  return kind === null ? { kind: null, value: text } : { kind, value };
}
