import { isCommon } from "#shared/claims/common.ts";
import { fold, isSameMeaning, wordsOf } from "#shared/claims/words.ts";
import { type Job, type Material, tickedRows } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "./answered-point.schema.ts";
import { codesIn, gradeIn, hasCode, shortened } from "./codes.ts";
import { type Evidence, toEvidence } from "./evidence.ts";
import { asksToLead, asksToTrain, tellsOfLeading, tellsOfTraining } from "./leading.ts";
import { type Named, namedIn, withImplied } from "./named-in.ts";
import { createPhraseBook } from "./phrase-book.ts";
import type { PostingPoint, PostingReading } from "./posting-reading.schema.ts";
import { denials, emptyWords, languageLevels, unfinishedWords } from "./words/demand-words.ts";
import { yearsAsked } from "./years-asked.ts";

type Row = Omit<Evidence, "wordings"> & { named: Named[]; words: string[]; all: ReadonlySet<string> };
type Asked = {
  named: Named[];
  words: string[];
  /** Names of things that no list knows: "CWB", "PA6". */
  codes: string[];
  /** "Niveau 2": the level of a paper. */
  grade: string;
  years: number | null;
  isChoice: boolean;
};
type Answer = Pick<AnsweredPoint, "status" | "rows">;

const MISSING: Answer = { status: "missing", rows: [] };
const MOST_ROWS = 3;

/**
 * Which rows answer which point of the posting, and first of all what the person wrote under that very point; `today` is an ISO date, by which years of a job
 * that lasts are counted.
 */
export function answerPoints(
  { points }: Pick<PostingReading, "points">,
  material: Material,
  today: string,
): AnsweredPoint[] {
  const rows = toEvidence(material)
    .filter(({ text }) => !isDenial(text))
    .map(toRow);
  return points.map((point) => {
    const ties = tickedRows(material.ties, point.id);
    if (ties.length > 0) return { point, status: "met", rows: ties };
    const given = material.completions.filter((one) => one.point === point.id && rows.some(({ id }) => id === one.key));
    if (given.length > 0) return { point, status: "met", rows: given.map(({ key }) => key) };
    const refused = new Set(material.ties.filter((tie) => tie.no && tie.point === point.id).map(({ row }) => row));
    const open = <Some extends { id: string }>(all: readonly Some[]) => all.filter(({ id }) => !refused.has(id));
    const said = answer(toAsked(point), { rows: open(rows), jobs: open(material.jobs), today });
    const found = said.status === "missing" ? answerTraining(point.text, open(rows)) : said;
    return { point, ...(isLeadingUntold(point.text, found, rows) ? { ...found, status: "maybe" as const } : found) };
  });
}

/** "An experienced joiner to lead a team of three": years as a joiner say nothing of leading. */
function isLeadingUntold(text: string, { status, rows: ids }: Answer, rows: readonly Row[]): boolean {
  return status === "met" && asksToLead(text) && !rows.some((row) => ids.includes(row.id) && tellsOfLeading(row.text));
}

/** "I trained nine new starters" may show "experience leading or training others", though few words are the same. */
function answerTraining(text: string, rows: readonly Row[]): Answer {
  if (!asksToTrain(text)) return MISSING;
  const told = rows.filter((row) => row.held && tellsOfTraining(row.text));
  return told.length === 0 ? MISSING : toAnswer("maybe", told);
}

const denied = denials.map(fold);

function isDenial(text: string): boolean {
  const folded = fold(text).replace(/[’']/gu, "'");
  return denied.some((phrase) => folded.includes(phrase));
}

const unfinished = createPhraseBook([{ unfinished: unfinishedWords }]);

/** "expected 2027", "expired": a paper that is spoken of so is not held, wherever it stands. */
function isUnfinished(text: string): boolean {
  return unfinished.find(wordsOf(text)).length > 0;
}

function toRow(evidence: Omit<Evidence, "wordings">): Row {
  const { named } = namedIn(evidence.text);
  const all = new Set(wordsOf(evidence.text).map(({ folded }) => folded));
  const held = evidence.held && (evidence.sort === "job" || !isUnfinished(evidence.text));
  return { ...evidence, held, named: withImplied(named), words: tellingWords(evidence.text), all };
}

function toAsked({ text }: Pick<PostingPoint, "text">): Asked {
  const bare = shortened(text.replace(/\([^()]{0,120}\)/gu, " "));
  const { named: all, taken } = namedIn(bare);
  // "A licence, with travel between sites": the paper is asked for first.
  const others = all.filter(({ kind }) => kind !== "condition");
  const asked = others.length > 0 ? others : all;
  // "Deutsche Approbation" asks for the paper of a country, and for no language.
  const isOfCountry = asked.some(({ kind }) => kind === "paper") && !joined.test(bare);
  const isBilingual = bilingual.test(text);
  const named = (isOfCountry ? asked.filter(({ kind }) => kind !== "language") : asked).map((one) =>
    isBilingual && one.kind === "language" ? { ...one, level: Math.min(one.level, FLUENT) } : one,
  );
  const isChoice =
    !isBilingual &&
    /(?<!\p{L})(?:or|oder|ou|o|u|similar|equivalent|vergleichbar\p{L}*|équivalent\p{L}*|afines)(?!\p{L})|\p{L}\/\p{L}/iu.test(
      text,
    );
  const years = yearsAsked(bare);
  return {
    named,
    words: tellingWords(bare, taken),
    codes: codesIn(bare, {
      taken,
      hasPaper: named.some(({ kind }) => kind === "paper"),
      hasYears: years !== null,
      hasLanguage: named.some(({ kind }) => kind === "language"),
    }),
    grade: gradeIn(bare),
    years,
    isChoice,
  };
}

/** "Bilingual English/Spanish" asks for both, fluently. */
const FLUENT = 5;
const bilingual = /(?<!\p{L})(?:bilingual|bilingue|bilingüe|zweisprachig)/iu;

const joined = /[,;/&]|(?<!\p{L})(?:and|und|et|y|with|mit|avec|con)(?!\p{L})/iu;

const empty = new Set([...emptyWords, ...Object.values(languageLevels).flat()].map(fold));

/** Words that say what is asked for, apart from those in `taken`. */
function tellingWords(text: string, taken: ReadonlySet<number> = new Set()): string[] {
  const words = wordsOf(text).filter((_, index) => !taken.has(index));
  const isName = (word: string) => /^\p{Lu}{1,2}$/u.test(word) || text.trim() === word;
  const long = words
    .filter(({ text: word }) => (word.length > 2 || isName(word)) && !/^\d+$/u.test(word))
    .map(({ folded }) => folded);
  const full = [...new Set(long)].filter((word) => !empty.has(word));
  const telling = full.filter((word) => !isCommon(word) || text.trim().length <= 3);
  return telling.length > 0 ? telling : full.filter((word) => word.length > 4);
}

function answer(asked: Asked, given: { rows: readonly Row[]; jobs: readonly Job[]; today: string }): Answer {
  const has = (code: string) => given.rows.some(({ all, held }) => held && hasCode(all, code, asked.grade));
  const missing = asked.codes.filter((code) => !has(code));
  if (missing.length > 0 && !(asked.isChoice && missing.length < asked.codes.length + asked.named.length))
    return MISSING;
  if (asked.years !== null) return answerYears(asked, given);
  // "CMSRN or PCCN certification": one of the names is all that is asked for.
  const others = asked.words.filter((word) => !asked.codes.includes(word));
  if (asked.isChoice && asked.named.length === 0 && missing.length < asked.codes.length && others.length < 2)
    return toAnswer(
      "met",
      given.rows.filter(({ all, held }) => held && asked.codes.some((code) => all.has(code))),
    );
  // "NOM-035": the code is all that is asked for.
  if (asked.codes.length > 0 && missing.length === 0 && others.length === 0 && asked.named.length === 0)
    return toAnswer(
      "met",
      given.rows.filter(({ all, held }) => held && asked.codes.every((code) => hasCode(all, code, asked.grade))),
    );
  const found = asked.named.length > 0 ? answerNamed(asked, given.rows) : answerWords(asked.words, given.rows);
  // "TIA Portal, Sinamics" shows "S7 / TIA Portal" as much as the row with "S7" does.
  const isOther = ({ id, all, held }: Row) =>
    held && !found.rows.includes(id) && asked.codes.some((code) => /\p{L}/u.test(code) && all.has(code));
  if (found.status === "missing") return found;
  return { ...found, rows: [...found.rows, ...new Set(given.rows.filter(isOther).map(({ id }) => id))] };
}

/** Names count by equality; what else the point says must be there too, else it is a maybe. */
function answerNamed(asked: Asked, rows: readonly Row[]): Answer {
  const holders = asked.named.map((wanted) =>
    rows.filter((row) => row.named.some((each) => answers(each, wanted, row))),
  );
  const found = holders.filter((each) => each.length > 0);
  const ids = idsOf(holders.flat());
  // Who has worked so may not want to again.
  if (asked.named.every(({ kind }) => kind === "condition"))
    return found.length > 0 ? { status: "maybe", rows: ids } : MISSING;
  const isEnough = asked.isChoice ? found.length > 0 : found.length === asked.named.length;
  const rest = coverage(asked.words, asked.named.some(({ kind }) => kind === "degree") ? holders.flat() : rows);
  if (!isEnough) {
    // Few write down the language that they write in.
    const hasPart = found.length > 0 && asked.named.every(({ kind }) => kind === "tool" || kind === "language");
    if (hasPart) return { status: "maybe", rows: ids };
    const words = answerWords(asked.words, rows);
    // "Examen zur Altenpflegerin" may be the training as one, whatever it is called.
    const said = coverage(asked.words, rows);
    const isNear = asked.words.length > 1 ? said >= 0.6 || (asked.isChoice && said > 0) : said === 1;
    return words.status !== "missing" && isNear ? { ...words, status: "maybe" } : MISSING;
  }
  const isWhole = asked.words.length === 0 || rest >= 0.5 || (asked.isChoice && rest > 0);
  return toAnswer(isWhole ? "met" : "maybe", holders.flat());
}

function answers(has: Named, wanted: Named, row: Row): boolean {
  if (has.kind !== wanted.kind || has.name !== wanted.name || !row.held) return false;
  if (wanted.kind === "degree") return isDegree(has, wanted);
  if (wanted.kind !== "language") return true;
  return has.level === 0 ? wanted.level < 5 : has.level >= (wanted.level || 3);
}

/** A higher degree meets a lower demand; a trade is met by trades only, and one with a grade by no lower one. */
function isDegree(has: Named, wanted: Named): boolean {
  if (wanted.own && has.own !== wanted.own) return false;
  const isTrade = Math.floor(wanted.level) <= TRADE;
  return has.level >= wanted.level && (!isTrade || Math.floor(has.level) === Math.floor(wanted.level));
}

const TRADE = 2;

/** The part of the words that one of the rows says. */
function coverage(words: readonly string[], rows: readonly Row[]): number {
  if (words.length === 0) return 1;
  const said = new Set(rows.flatMap((row) => row.words));
  return words.filter((word) => says(said, word)).length / words.length;
}

function says(said: Iterable<string>, word: string): boolean {
  for (const other of said) if (other === word || isSameMeaning(other, word)) return true;
  return false;
}

/** Met where one row says nearly all, a maybe where it shares a word that tells something. */
function answerWords(words: readonly string[], rows: readonly Row[]): Answer {
  if (words.length === 0) return MISSING;
  const ranked = rows
    .filter(({ held }) => held)
    .map((row) => ({ row, part: coverage(words, [row]) }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part);
  const best = ranked[0]?.part ?? 0;
  if (best === 0) return MISSING;
  const isWhole =
    best >= 0.75 &&
    (words.length > 1 || ranked.some(({ row, part }) => part === 1 && row.sort !== "job" && isSaidSo(words, row)));
  return toAnswer(
    isWhole ? "met" : "maybe",
    ranked.filter(({ part }) => part >= best * 0.7).map(({ row }) => row),
  );
}

/** One word is enough only where it is the row's own word, not one of its kind. */
function isSaidSo(words: readonly string[], row: Row): boolean {
  return words.every((word) => row.words.includes(word)) && row.words.length <= 3;
}

/** Years of jobs of that kind; of others they are a maybe. */
function answerYears(
  asked: Asked,
  { rows, jobs, today }: { rows: readonly Row[]; jobs: readonly Job[]; today: string },
): Answer {
  const years = asked.years ?? 0;
  const words = asked.words;
  const isAnyWork = words.length === 0 && asked.named.length === 0;
  const rated = jobs.map((job) => {
    const text = [job.title, job.employer, ...job.lines.map((line) => line.text)].join(". ");
    const row = toRow({ id: job.id, text, sort: "job", confirmed: job.confirmed, held: true });
    const isNamed = asked.named.every((wanted) => row.named.some((each) => answers(each, wanted, row)));
    return { job, row, length: yearsOf(job, today), fits: isAnyWork || (isNamed && coverage(words, [row]) >= 0.5) };
  });
  const fitting = rated.filter(({ fits }) => fits);
  const sum = (all: typeof rated) => all.reduce((total, { length }) => total + length, 0);
  if (fitting.length > 0 && sum(fitting) >= years)
    return toAnswer(
      "met",
      fitting.map(({ row }) => row),
    );
  const told = rows.filter(
    ({ text }) =>
      (yearsAsked(text) ?? 0) >= years &&
      (isAnyWork || coverage(words, [toRow({ id: "", text, sort: "line", confirmed: true, held: true })]) >= 0.5),
  );
  if (told.length > 0) return toAnswer("met", told);
  const isLong = sum(rated) >= years;
  if (isLong && !isAnyWork)
    return toAnswer(
      "maybe",
      rated.map(({ row }) => row),
    );
  return fitting.length > 0 && fitting.some(({ length }) => length === 0)
    ? toAnswer(
        "maybe",
        fitting.map(({ row }) => row),
      )
    : MISSING;
}

/** Whole years are read generously: 2019 to 2021 is two, and the running year counts by its months. */
function yearsOf({ from, to }: Job, today: string): number {
  const start = monthOf(from, 1);
  const end = to === "now" ? monthOf(today.slice(0, 7), 1) : monthOf(to, 12);
  return start === null || end === null || end < start ? 0 : (end - start) / 12;
}

function monthOf(date: string, unsaid: number): number | null {
  const [year = "", month] = date.split("-");
  return /^\d{4}$/u.test(year) ? Number(year) * 12 + (month ? Number(month) : unsaid) : null;
}

/** Rows that nobody confirmed give a maybe at most. */
function toAnswer(status: "met" | "maybe", rows: readonly Row[]): Answer {
  const isSure = rows.some(({ confirmed }) => confirmed);
  return {
    status: isSure ? status : "maybe",
    rows: idsOf(rows.toSorted((a, b) => Number(b.confirmed) - Number(a.confirmed))),
  };
}

function idsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ id }) => id))].slice(0, MOST_ROWS);
}
