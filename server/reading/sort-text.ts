import { guessLanguage } from "#shared/letters/letter-language.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { createMaterialBuilder, type MaterialBuilder } from "#shared/material/material-builder.ts";
import { rowsOf } from "#shared/material/rows.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { takeInResume } from "#shared/material/take-in-resume.ts";
import { toldLines, withoutBullet, wordKey } from "#shared/material/told-text.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { titleScore } from "./kinds-of-words.ts";
import { layOutPlain } from "./layout/lay-out-plain.ts";
import { isAge } from "./notes/age.ts";
import { takeIntroduction } from "./notes/introduction.ts";
import { takeContact, takeName } from "./notes/person.ts";
import { sortNotes } from "./notes/sort-notes.ts";
import { parseResume } from "./parse-resume.ts";
import { partPlain } from "./part-plain.ts";
import { prepareLines } from "./prepare-lines.ts";
import { sectionKindOf } from "./section-titles.ts";
import { splitSections } from "./sections.ts";
import { withoutProse } from "./without-prose.ts";
import tables from "./words/notes.json" with { type: "json" };

/**
 * Sorts any text about a person into rows: as notes, a thing a line, or as a resume, whichever explains more of it. What is
 * neither becomes plain lines, a sentence each. Every line of the text is found in a row, or among the headings that are
 * left over.
 */
export function sortText({ text, today }: { text: string; today: string }): SortedText {
  const notes = asNotes(text, today);
  // To read a resume takes the most time, so a text without titles is not read as one where its notes are known.
  if (notes && !hasTitles(text)) return notes;
  const resume = withoutProse(readAsResume(text, new Date(today)));
  if (notes && !resume) return notes;
  const laidOut = asResume(text, resume);
  const marked = markedLines(text);
  return notes && explained(notes, marked) >= explained(laidOut, marked) ? notes : laidOut;
}

function asNotes(text: string, today: string): SortedText | null {
  const builder = createMaterialBuilder();
  const leftover: string[] = [];
  return sortNotes(builder, { text, today }, leftover) ? sorted(builder, leftover, text) : null;
}

/** Whether a text has titles of sections: what has none is told line by line, however it looks. */
function hasTitles(text: string): boolean {
  const kinds = toldLines(text).map((line) => sectionKindOf(line.replace(/\s?:\s?$/u, "")));
  return kinds.some((kind) => kind !== null);
}

/** The rows of a resume, and what it holds no row for as plain lines; only those where it is no resume. */
function asResume(text: string, resume: ImportedResume | null): SortedText {
  const builder = createMaterialBuilder();
  if (resume) takeInResume(builder, resume, "pasted", guessLanguage(text));
  const titles = new Set(resume ? titlesOf(text) : []);
  const leftover: string[] = [];
  const isTold = lookUp(resume);
  const lines = toldLines(text);
  const head = resume === null ? takeHead(builder, lines) : 0;
  for (const [index, line] of lines.entries()) {
    const words = withoutBullet(line);
    if (index < head) continue;
    if (wordKey(words) === "" || titles.has(wordKey(words))) leftover.push(line);
    else if (!isTold(words))
      addPlain(builder, { line: words, id: `pasted-line-${index + 1}`, isProse: resume === null });
  }
  return sorted(builder, leftover, text);
}

/** Who writes, where the first lines of prose say so ("Inès Bouvard, 18 ans"); how many lines that are. */
function takeHead(builder: MaterialBuilder, [first = "", second = ""]: readonly string[]): number {
  // "I'm Ann Lee, 16. Last report: art 1, maths 2": who it is stands in the first sentence, which alone is taken apart.
  const [sentence = "", ...others] = splitSentences(first).map(({ text }) => text);
  // "Dear Ms Farrant," opens an old letter.
  const isOpening = /[,:!]$/u.test(first.trim());
  const names = { hasTwoFamilyNames: false };
  const introduced = isOpening ? null : takeIntroduction(builder, sentence, names);
  if (introduced !== null) {
    takeRest(builder, [...introduced.filter((part) => !isAge(part)), ...others], 1);
    return 1;
  }
  const head = isOpening
    ? null
    : takeName(builder, others.length > 0 ? sentence.replace(/(?<=\p{L}{2})\.$/u, "") : first, names);
  const behind = head === null ? null : [...head.filter((part) => !isAge(part)), ...(others.length > 0 ? others : [])];
  if (behind === null) return 0;
  takeRest(builder, behind, 1);
  const rest = takeContact(builder, second, { isTop: true, isOnly: true, isUnderName: true });
  if (rest === null) return 1;
  takeRest(builder, rest, 2);
  return 2;
}

function takeRest(builder: MaterialBuilder, rest: readonly string[], line: number): void {
  for (const [at, text] of rest.entries())
    addPlain(builder, { line: text, id: `pasted-line-${line}-${at}`, isProse: false });
}

/** Lines with a mark of a list, as they are found again. */
function markedLines(text: string): ReadonlySet<string> {
  return new Set(layOutPlain(text, 0).flatMap((line) => (line.bullet ? [wordKey(line.text)] : [])));
}

/**
 * How much of a text its rows explain: whole posts most, then what was marked as theirs; a line without a row speaks
 * against.
 */
function explained({ facts }: SortedText, marked: ReadonlySet<string>): number {
  const posts = facts.jobs.map(({ title, employer, from, period }) => {
    const told = [title, employer, from || (period ?? "")].filter((field) => field !== "").length;
    const isShort = [title, employer].every((name) => name.split(" ").length <= LONGEST_NAME);
    if (told !== WHOLE || !isShort) return 0;
    // "Tremec, Pedro Escobedo" is an employer and a town, taken for a title and an employer.
    return titleScore(title) > titleScore(employer) ? WEIGHTS.post : WEIGHTS.unsurePost;
  });
  const isMarked = ({ text }: { text: string }) => marked.has(wordKey(text));
  const lines = facts.jobs.flatMap((job) => job.lines).filter(isMarked).length;
  // Behind a list with marks, a line without one was hung under its post and waits to be sorted as much as a plain one.
  const lists = facts.jobs.filter((job) => job.lines.some(isMarked));
  const hung = lists.flatMap((job) => job.lines.slice(job.lines.findLastIndex(isMarked) + 1)).length;
  const others = facts.papers.length + facts.languages.length;
  const skills = facts.skills.filter(({ text }) => text.split(" ").length <= LONGEST_SKILL).length;
  return (
    posts.reduce((sum, weight) => sum + weight, 0) +
    lines * WEIGHTS.line +
    others * WEIGHTS.row +
    skills * WEIGHTS.skill -
    (facts.plain.length + hung) * WEIGHTS.plain
  );
}

const WHOLE = 3;
const WEIGHTS = { post: 2, unsurePost: 1, line: 0.5, row: 0.5, skill: 0.25, plain: 0.5 };
const LONGEST_SKILL = 4;
const LONGEST_NAME = 9;

function sorted({ material }: MaterialBuilder, leftover: string[], text: string): SortedText {
  const { completions: _none, ties: __none, ...read }: Facts & Record<"completions" | "ties", unknown> = material;
  const facts = { ...read, plain: partPlain(read.plain, guessLanguage(text)) };
  return { facts, doubtful: rowsOf(facts).flatMap(({ id, confirmed }) => (confirmed ? [] : [id])), leftover };
}

function readAsResume(text: string, today: Date): ImportedResume | null {
  const read = parseResume(layOutPlain(text, 0), { today });
  return read.kind === "resume" ? { ...read.resume, report: read.report } : null;
}

function titlesOf(text: string): string[] {
  return splitSections(prepareLines(layOutPlain(text, 0))).flatMap(({ title }) => wordKey(title) || []);
}

/** Prose is told sentence by sentence, so that each can be kept or crossed out. */
function addPlain(
  builder: MaterialBuilder,
  { line, id, isProse }: { line: string; id: string; isProse: boolean },
): void {
  const parts = isProse ? splitSentences(line).map((sentence) => sentence.text) : [line];
  for (const [index, part] of parts.entries()) {
    builder.addPlain({ id: `${id}.${index}`, origin: { from: "pasted" }, confirmed: false }, part);
  }
}

/** Words between names and dates, which no row keeps. */
const joining: ReadonlySet<string> = new Set(
  [tables.atOnly, tables.atOrIn, tables.asWords, tables.until, tables.joining]
    .flat()
    .flatMap((word) => wordKey(word).split(" ")),
);

/**
 * Whether all words of a line stand in one entry of the resume, but for those between names and dates; a short label before a
 * colon may be missing.
 */
function lookUp(resume: ImportedResume | null): (line: string) => boolean {
  if (!resume) return () => false;
  const entries = entriesOf(resume).map((text) => new Set(wordKey(text).split(" ")));
  const isIn = (line: string) => {
    const words = wordKey(line).split(" ").filter(Boolean);
    const own = words.filter((word) => !joining.has(word));
    return own.length > 0 && entries.some((entry) => own.every((word) => entry.has(word)));
  };
  return (line) => isIn(line) || (LABEL.test(line) && isIn(line.replace(LABEL, "")));
}

const LABEL = /^[\p{L}&/-]{2,20}(?: [\p{L}&/-]{1,20}){0,2}: /u;

function entriesOf(resume: ImportedResume): string[] {
  const { personalDetails, links = [], languages = [], papers = [], projects = [], volunteering = [], report } = resume;
  const job = ({ title, company, period, description }: ImportedResume["experience"][number]) =>
    `${title} ${company} ${period} ${description}`;
  return [
    [...Object.values(personalDetails), ...links.map(({ url, label }) => `${label} ${url}`)].join(" "),
    ...resume.experience.map(job),
    ...volunteering.map(job),
    ...resume.education.map(({ degree, institution, year }) => `${degree} ${institution} ${year}`),
    ...papers.map(({ what, where, year }) => `${what} ${where} ${year}`),
    ...projects.map(({ name, period, description }) => `${name} ${period} ${description}`),
    ...(resume.publications ?? []),
    resume.skills.join(" "),
    resume.strengths.join(" "),
    languages.map(({ language, level }) => `${language} ${level}`).join(" "),
    ...(report?.leftover ?? []).flatMap(({ lines }) => lines),
  ];
}
