import type { Book } from "#shared/languages/book.ts";
import type { Paper, Skill, SpokenLanguage } from "#shared/material/material.schema.ts";
import { clean, holdsAny, jobSlots, publicName } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered, ToldJob } from "./gathered.ts";
import { isSayable } from "./job-pieces.ts";
import type { LetterRequest } from "./letter-request.ts";
import { capital, type Row } from "./list-rows.ts";
import { type OwnLine, tidied, withoutMarks } from "./own-line.ts";
import { weighLine } from "./rank-lines.ts";

const MOST_POSTS = 4;
const MOST_NOTES = { short: 2, usual: 3, long: 5 } as const;
const MOST_NAMED = 4;
const MOST_SKILLS = 6;
/** Who tells fewer things than this has their papers, languages and skills told, whatever the posting asks. */
const LITTLE = 3;

type Telling = { gathered: Gathered; request: LetterRequest; book: Book; listed: ReadonlySet<string> };

/**
 * What a person brings that is no sentence, as it was typed beside what it is about: in a table a note is as good as a
 * sentence. `listed` are the rows that the table tells already.
 */
export function toProfileRows(telling: Telling): Row[] {
  return [
    ...noteRows(telling, "asked"),
    ...postRows(telling),
    ...paperRows(telling),
    ...languageRows(telling),
    ...skillRows(telling),
    ...noteRows(telling, "labelled"),
  ];
}

/** Notes that answer a question of the posting, and notes about starting, hours, permits and the like. */
function noteRows({ gathered, request, book, listed }: Telling, sort: "asked" | "labelled"): Row[] {
  const questions = request.reading?.questions ?? [];
  const byLabel = new Map<string, Row>();
  for (const { line, about } of gathered.facts) {
    if (listed.has(line.fact) || (about.kind === "question") !== (sort === "asked")) continue;
    const question = about.kind === "question" ? questions.find(({ id }) => id === about.id) : undefined;
    const label = about.kind === "question" ? (question?.text ?? "") : book.profile.labels[about.label];
    const before = byLabel.get(label);
    const note = withoutLabel(noted(line, book), label);
    const row = rowOf(label, [...(before ? [before.bring.text] : []), note].join("; "), [
      ...(before?.bring.facts ?? []),
      line.fact,
    ]);
    if (question)
      row.ask = { text: clean(question.text), facts: [], postingLines: [...question.lines], words: "posting" };
    byLabel.set(label, row);
  }
  return [...byLabel.values()];
}

/** Posts that no sentence can name, whole; of the others what is noted about them. */
function postRows({ gathered, request, book, listed }: Telling): Row[] {
  return gathered.jobs.flatMap((one) => postRow(one, { gathered, request, book, listed }) ?? []).slice(0, MOST_POSTS);
}

function postRow({ job, lines, notes }: ToldJob, { gathered, request, book, listed }: Telling): Row | null {
  const isProse = isSayable(job, book, gathered.isForeign);
  const title = withoutMarks(job.title);
  const employer = publicName(job.employer, book);
  const { asTitle, lastTitle, title: field, atEmployer } = jobSlots(job, book);
  const hasTitle = [asTitle, lastTitle, field].some(Boolean);
  const name = [title, employer].filter(Boolean).join(", ");
  if (name === "" || holdsAny(title, book.words.kinds.family)) return null;
  const order = job.lines.map(({ id }) => id);
  const told = [...(isProse ? [] : lines), ...notes]
    .filter(({ fact }) => !listed.has(fact))
    .toSorted((one, other) => order.indexOf(one.fact) - order.indexOf(other.fact));
  const most = MOST_NOTES[request.length];
  const strong = new Set(
    told.toSorted((one, other) => weighLine(other.typed, book) - weighLine(one.typed, book)).slice(0, most),
  );
  const said = told.filter((line) => strong.has(line));
  const texts = said.map((line) => noted(line, book));
  const facts = [job.id, ...said.map(({ fact }) => fact)];
  // A name that bends behind "at" in ways we do not know stands here alone.
  const isUnnamed = employer !== "" && atEmployer === undefined;
  if (isProse && texts.length > 0) return rowOf(hasTitle ? employer || title : name, texts.join("; "), facts);
  if (isProse) return isUnnamed && title !== "" ? rowOf(title, employer, facts) : null;
  const parts = [periodOf(job, book), ...texts].filter(Boolean);
  if (parts.length > 0) return rowOf(name, parts.join("; "), facts);
  return title && employer ? rowOf(title, employer, facts) : null;
}

function periodOf(job: ToldJob["job"], book: Book): string {
  const { when, since } = jobSlots(job, book);
  if (clean(job.period ?? "") !== "") return clean(job.period ?? "");
  return when?.text ?? (since ? `${book.sentences.since} ${since.text}` : "");
}

/** What is said already is not listed again. */
function toldTexts({ jobs, stories, completions }: Gathered): string[] {
  const lines = [...jobs.flatMap((one) => [...one.lines, ...one.notes]), ...stories].map(({ typed }) => typed);
  return [...lines, ...completions.map(({ ending }) => ending)];
}

function tellsLittle({ ranked, completions, jobs }: Gathered): boolean {
  return ranked.length + completions.length + jobs.flatMap(({ notes }) => notes).length < LITTLE;
}

function paperRows({ gathered, request, book, listed }: Telling): Row[] {
  const said = toldTexts(gathered);
  const papers = gathered.material.papers
    .filter(
      ({ id, what, state }) =>
        !listed.has(id) &&
        state !== "lapsed" &&
        /[\p{L}\p{N}]/u.test(what) &&
        !said.some((text) => saysTheName(text, clean(what))),
    )
    .toSorted((one, other) => yearOf(other) - yearOf(one));
  const hard = request.answered.filter(({ point }) => point.kind !== "duty");
  const asked = hard.flatMap(({ point, status, rows }) => {
    const named = papers.filter(
      ({ id, what }) => (status === "met" && rows.includes(id)) || sharedWords(what, point.text, book) > 0,
    );
    const ofSort = papers.filter(({ kind }) => kind === point.sort && OF_SORT.has(kind)).slice(0, 1);
    return named.length > 0 ? named : ofSort;
  });
  const asksToDrive = hard.some(
    ({ point }) => point.sort === "driving" || holdsAny(point.text, book.profile.cues.driving),
  );
  const driving = asksToDrive ? papers.filter(({ kind }) => kind === "driving").slice(0, 1) : [];
  const others = papers.slice(0, 2);
  const told = [
    ...new Set([
      ...asked,
      ...driving,
      ...(asked.every(({ kind }) => kind === "driving") || tellsLittle(gathered) ? others : []),
    ]),
  ].slice(0, MOST_NAMED);
  const row = (label: string, some: readonly Paper[]) =>
    some.length === 0
      ? []
      : [
          rowOf(
            label,
            some.map((paper) => capital(paperText(paper, book, gathered.isForeign))).join("; "),
            some.map(({ id }) => id),
          ),
        ];
  return [
    ...row(
      book.profile.labels.papers,
      told.filter(({ kind }) => kind !== "driving"),
    ),
    ...row(
      book.profile.labels.driving,
      told.filter(({ kind }) => kind === "driving"),
    ),
  ];
}

/** What the person has of such a kind is told to a posting that asks for the kind, whatever it names. */
const OF_SORT: ReadonlySet<string> = new Set(["degree", "driving"]);

/** "Meister (HWK Ulm, 2014)"; of one that is under way, how far it is, as the person put it. */
function paperText({ what, where, year, state }: Paper, book: Book, isForeign: boolean): string {
  const name = withoutStop(what);
  const note = clean(year);
  const hasWords = /\p{L}{3}/u.test(note);
  const when = isForeign && hasWords ? (/\d{4}/u.exec(note)?.[0] ?? "") : note;
  // "Beantragt im Juli" is no school.
  const isNote = hasWords || /^\p{Ll}.*\s/u.test(clean(where));
  const unfinished = state === "under-way" && (!isNote || isForeign) ? book.profile.underWay : "";
  const beside = [clean(where), when, unfinished].filter((part) => part !== "" && !name.includes(part)).join(", ");
  if (beside === "") return name;
  return name.includes("(") || beside.includes("(") ? `${name}, ${beside}` : `${name} (${beside})`;
}

function languageRows({ gathered, request, book, listed }: Telling): Row[] {
  const asksOne = request.reading?.points.some(({ sort }) => sort === "language") ?? false;
  const isNamed = ({ id, language }: SpokenLanguage) =>
    request.answered.some(({ point, rows }) => rows.includes(id) || sharedWords(point.text, language, book) > 0);
  const spoken = gathered.material.languages.filter(
    (one) =>
      !listed.has(one.id) &&
      /\p{L}/u.test(one.language) &&
      (asksOne || isNamed(one) || tellsLittle(gathered)) &&
      !gathered.completions.some(({ ending }) => sharedWords(ending, one.language, book) > 0),
  );
  // The letter shows that its own language is spoken.
  const isOwn = ({ language, level }: SpokenLanguage) =>
    holdsAny(language, book.words.ownNames) && (level.trim() === "" || NATIVE.test(level));
  if (spoken.every(isOwn)) return [];
  const text = spoken
    .map(({ language, level }) => {
      const [name, note] = [capital(withoutStop(language)), withoutStop(level)];
      return note === "" ? name : note.includes("(") ? `${name}: ${note}` : `${name} (${note})`;
    })
    .join(", ");
  return spoken.length === 0
    ? []
    : [
        rowOf(
          book.profile.labels.languages,
          text,
          spoken.map(({ id }) => id),
        ),
      ];
}

/** Those that the posting speaks of; of who tells little, the others too, but for what anybody says of themselves. */
function skillRows({ gathered, request, book, listed }: Telling): Row[] {
  const said = toldTexts(gathered);
  const skills = gathered.material.skills.filter(
    ({ id, text }) =>
      !listed.has(id) &&
      /[\p{L}\p{N}]/u.test(text) &&
      clean(text).split(" ").length <= LONGEST_SKILL &&
      !holdsAny(text, book.words.traits) &&
      !said.some((one) => sharedWords(one, text, book) > 0),
  );
  const isAsked = ({ id, text }: Skill) =>
    request.answered.some(
      ({ point, status, rows }) => (status === "met" && rows.includes(id)) || sharedWords(point.text, text, book) > 0,
    );
  const asked = skills.filter(isAsked);
  const told = (tellsLittle(gathered) ? [...new Set([...asked, ...skills])] : asked).slice(0, MOST_SKILLS);
  return told.length < FEWEST_SKILLS
    ? []
    : [
        rowOf(
          book.profile.labels.skills,
          told.map(({ text }) => withoutStop(text)).join(", "),
          told.map(({ id }) => id),
        ),
      ];
}

const NATIVE = /mutter|native|nati[vf]|matern|bilingu|first|mother/iu;
const LONGEST_SKILL = 6;
const FEWEST_SKILLS = 2;

/** "Gehalt 3200 brutto" beside "Gehaltsvorstellung". */
function withoutLabel(note: string, label: string): string {
  const [first = "", ...rest] = note.split(/[\s:]+/u);
  const isLabel =
    first.length >= SHORTEST_LABEL && label.toLowerCase().startsWith(first.toLowerCase().replace(/e?s$/u, ""));
  return isLabel && /[\p{L}\p{N}]/u.test(rest.join(""))
    ? capital(note.slice(first.length).replace(/^[\s:]+/u, ""))
    : note;
}

const SHORTEST_LABEL = 4;

function rowOf(label: string, text: string, facts: readonly string[]): Row {
  return {
    fact: facts.at(-1) ?? "",
    ask: { text: capital(label), facts: [], postingLines: [], words: "ours" },
    bring: { text: capital(text), facts: [...facts], postingLines: [], words: "own" },
  };
}

/** A note as it was typed, with capitals of days and the like, and without its full stop. */
function noted({ typed }: OwnLine, book: Book): string {
  return capital(withoutStop(tidied(typed, book)));
}

function yearOf({ year }: Paper): number {
  return Number(/\d{4}/u.exec(year)?.[0] ?? 0);
}

/** "LAP Installationstechnik" is said by "Ich habe 2016 die LAP als Installationstechniker gemacht". */
function saysTheName(text: string, name: string): boolean {
  const starts = (one: string) => (one.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 6));
  const found = new Set(starts(text));
  const asked = starts(name);
  return asked.length > 0 && asked.filter((start) => found.has(start)).length * 2 >= asked.length;
}

function withoutStop(text: string): string {
  return withoutMarks(text).replace(/[.;,:\s]+$/u, "");
}
