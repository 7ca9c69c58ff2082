import type { Book } from "#shared/languages/book.ts";
import { decapitalised } from "#shared/material/look-at-sentence.ts";
import type { Paper } from "#shared/material/material.schema.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { startsWithVowelSound, withArticle } from "#shared/writing/articles.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import { withoutAffirmation } from "./affirmed.ts";
import { sharedWords } from "./completion-pieces.ts";
import { tidied } from "./finished.ts";
import { isLearner } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { withoutMarks } from "./own-line.ts";
import { hasRoomForPapers, type Telling, type Told } from "./telling.ts";
import { tellingStarts, tellsTheSame } from "./told-lines.ts";

const MOST_PAPERS = 4;
const MOST_OTHERS = 2;

/** Papers that somebody is learning for and nothing else in the letter tells: all of a learner's, others where they're asked for. */
export function studiesOf(telling: Telling): Paper[] {
  const isAsked = ({ id }: Paper) =>
    telling.request.answered.some(({ status, rows }) => status !== "missing" && rows.includes(id));
  return papersOf(telling)
    .filter((paper) => paper.state === "under-way" && (hasArticle(paper, telling.book) || isState(paper, telling.book)))
    .filter((paper) => isLearner(telling.gathered) || isAsked(paper))
    .slice(0, MOST_OTHERS);
}

/** Papers that nothing else in the letter tells. */
export function papersOf({ gathered, book }: Telling): Paper[] {
  const lines = [...gathered.jobs.flatMap((one) => one.lines), ...gathered.stories].map(({ typed }) => typed);
  const own = gathered.stories.map(({ said }) => said ?? "");
  const endings = gathered.completions
    .filter(({ kind }) => kind !== "start" && kind !== "salary" && kind !== "terms")
    .map(({ ending }) => ending);
  const said = [...lines, ...endings].map((text) => tellingStarts(text, book));
  return gathered.material.papers.filter(
    ({ what, where, year, state, kind }) =>
      /\p{L}{2}/u.test(bareName(what, book)) &&
      kind !== "driving" &&
      state !== "lapsed" &&
      !holdsAny(`${what} ${where} ${year}`, book.facts.unfinishedCues) &&
      what.split(" ").length <= LONGEST_PAPER &&
      !gathered.jobs.some(({ job }) => job.title.toLowerCase() === what.toLowerCase()) &&
      !said.some((answer) => tellsTheSame(what, answer, book) && hasLettersOf(what, answer)) &&
      ![...endings, ...own].some((text) => namesOneWord(what, text)),
  );
}

const LONGEST_PAPER = 12;

/** "Audit Palliative Care" tells of no CAS in it. */
function hasLettersOf(what: string, answer: ReadonlySet<string>): boolean {
  const [letters] = what.match(/^\p{Lu}{2,3}(?!\p{L})/u) ?? [];
  return letters === undefined || answer.has(letters.toLowerCase());
}

/** "Ersthelfer" in an answer that lists what somebody holds. */
function namesOneWord(what: string, ending: string): boolean {
  return /^\p{L}{5,}$/u.test(what) && ending.toLowerCase().includes(what.toLowerCase());
}

/** Whether its article is known, or it names the person who holds it: a name that stands bare is no sentence's object. */
export function isNamed(paper: Paper, book: Book): boolean {
  const name = cased(withoutMarks(paper.what), book);
  return hasArticle(paper, book) || namesPerson([{ text: name, fact: "" }], book);
}

function hasArticle({ what }: Paper, book: Book): boolean {
  return withArticle(cased(withoutMarks(what), book), book.facts.articles, book) !== null;
}

/** "GOC registered", "diplômée d'État": what somebody is. */
export function isState({ what }: Paper, { facts }: Book): boolean {
  const words = what.toLowerCase().split(/\s/u);
  const [first = ""] = words;
  return facts.professions.includes(first) || [first, words.at(-1) ?? ""].some((word) => facts.states.includes(word));
}

type Sorted = Record<"held" | "near" | "others", Paper[]>;

/** Papers that surely are what the posting asks for, that have to do with it, and others where little is told. */
export function sortPapers(papers: readonly Paper[], { gathered, request, book }: Telling): Sorted {
  const own = papers.filter(({ state }) => state === "held").toSorted((one, other) => yearOf(other) - yearOf(one));
  const hard = request.answered.filter(({ point }) => point.kind !== "duty");
  const isHeld = ({ id }: Paper) => hard.some(({ status, rows }) => status === "met" && rows.includes(id));
  const isNear = ({ id, what, kind }: Paper) =>
    hard.some(({ point, rows }) => rows.includes(id) || point.sort === kind || sharedWords(what, point.text, book) > 0);
  const held = own.filter(isHeld).slice(0, MOST_PAPERS);
  const near = own.filter((paper) => !held.includes(paper) && isNear(paper)).slice(0, MOST_PAPERS - held.length);
  const asksPaper = hard.some(({ point }) => PAPERS.has(point.sort));
  const others = own.filter(
    (paper) => !held.includes(paper) && !near.includes(paper) && (hasRoomForPapers(gathered) || asksPaper),
  );
  return { held, near, others: others.slice(0, MOST_OTHERS) };
}

/** "Sachbearbeiterin Rechnungswesen": nobody has or proves a person. */
export function namesPerson(told: readonly Told[], { words, sentences }: Book): boolean {
  if (sentences.nouns.length === 0) return false;
  return told.every(({ text }) => {
    const [opening = "", next = ""] = text.toLowerCase().split(/[\s,(/]/u);
    // "Diplomierte Pflegefachfrau" is one.
    const bare = opening.replace(/e[rs]?$/u, "");
    const isState = bare !== opening && words.personStates.some((end) => bare.endsWith(end));
    const first = isState ? next : opening;
    return (
      !words.notPersons.includes(first) &&
      words.personEndings.some((end) => first.length > end.length + 2 && first.endsWith(end))
    );
  });
}

const PAPERS: ReadonlySet<string> = new Set(["degree", "licence", "certificate"]);

function yearOf({ year }: Paper): number {
  return Number(/\d{4}/u.exec(year)?.[0] ?? 0);
}

/** "das Examen Altenpflege (Fachseminar Hagen, 2016)". */
export function toldPaper(paper: Paper, book: Book, request: LetterRequest): Told {
  const { facts } = book;
  const name = nameOf(paper, book);
  return besides(paper, withArticle(name, facts.articles, book) ?? name, { book, request, name });
}

/** "I am registered with the NMC", "I am a chartered accountant", "soy pasante de …". */
export function asState({ text, ...told }: Told, { words, sentences }: Book): Told {
  const small = sentences.nouns.length === 0 && /^\p{Lu}\p{Ll}/u.test(text) ? decapitalised(text) : text;
  const [, next = ""] = small.toLowerCase().split(/[\s,(]+/u);
  const isPerson =
    words.personWords.includes(next) ||
    words.personEndings.some((end) => next.length > end.length + 2 && next.endsWith(end));
  if (!words.titleArticles || !isPerson) return { ...told, text: small };
  return { ...told, text: `${startsWithVowelSound(small) ? "an" : "a"} ${small}` };
}

/** The same in a list, where it is tidied as those without an article are. */
export function tidyPaper(paper: Paper, book: Book, request: LetterRequest): Told {
  const told = toldPaper(paper, book, request);
  return { ...told, text: tidied(told.text, book) };
}

/** "Dipl. Sozialpädagogin HF (Agogis Zürich, 2015)": without an article, where none is known. */
export function barePaper(paper: Paper, book: Book, request: LetterRequest): Told {
  const name = tidied(nameOf(paper, book), book);
  return besides(paper, name, { book, request, name });
}

function nameOf({ what }: Paper, book: Book): string {
  return withField(cased(bareName(what, book), book), book);
}

/** Without what says only that it is there, or not yet; an abbreviation keeps its full stop. */
function bareName(what: string, book: Book): string {
  const bare = withoutAffirmation(withoutMarks(what).replace(unfinishedOf(book), ""));
  return /^\p{Lu}{1,2}\.\s?\p{Lu}\p{Ll}{0,3}$/u.test(bare) ? `${bare}.` : bare;
}

const unfinishedOf = onceOf(({ facts }: Book) => new RegExp(`[\\s,(]*(?:${facts.unfinished.join("|")})\\)?$`, "iu"));

/** "BSc Physics" as "BSc in Physics". */
function withField(name: string, book: Book): string {
  const { facts } = book;
  const low = name.toLowerCase();
  for (const [head, join] of Object.entries(facts.fields)) {
    const subject = name.slice(head.length + 1);
    const isHead = low.startsWith(`${head.toLowerCase()} `);
    if (isHead && join === "zum" && namesPerson([{ text: subject, fact: "" }], book))
      return `${name.slice(0, head.length)} ${FEMININE.test(subject) ? "zur" : join} ${subject}`;
    // "Máster ESADE" was taken there, and "curso PRL" was about it.
    const isSubject = (join === "de" ? /^\p{Lu}/u : /^\p{Lu}\p{Ll}/u).test(subject);
    if (isSubject && isHead && join !== "zum") return `${name.slice(0, head.length)} ${join} ${subject}`;
  }
  return name;
}

/** "Bäckerin", "Pflegefachfrau": German says as what by its gender. */
const FEMININE = /^\p{L}+(?:in|frau|kraft)(?!\p{L})/u;

/** What is held with where and when it was got. */
function besides(
  { id, where, year }: Paper,
  called: string,
  { book, request, name }: { book: Book; request: LetterRequest; name: string },
): Told {
  const { manners } = book;
  // "sept 2023, valable 5 ans": until when it holds is told as it was typed.
  const [date = "", ...until] = year.trim().split(/,\s+/u);
  const [first = "", second = ""] = date.split(/\s+/u);
  const isMonth = manners.months.some((month) => month.toLowerCase().startsWith(first.toLowerCase().slice(0, MONTH)));
  const isYear = /^(?:19|20)\d\d(?:\s?[-–]\s?\d{4})?$/u;
  // "Sommer 2027": when something will be finished is seldom known to the day.
  const isNamed = isMonth || /^\p{L}{3,9}$/u.test(first);
  const when = isYear.test(date)
    ? date
    : isNamed && isYear.test(second)
      ? `${/^\p{Lu}/u.test(manners.months[0] ?? "") ? capitalised(first) : first.toLowerCase()} ${second}`
      : "";
  // "Namur (distinction)" stands in brackets with the year.
  const at = clean(where)
    .replace(/\s?\(([^()]{1,80})\)$/u, ", $1")
    .replace(/[\s,(]+$/u, "");
  const beside = [tidied(cased(at, book), book), when, ...(when === "" ? [] : until)]
    .filter((part) => part !== "" && !name.includes(part))
    .join(", ");
  const lines = request.answered.find(({ status, rows }) => status === "met" && rows.includes(id))?.point.lines;
  const text =
    beside === ""
      ? called
      : called.endsWith(")") && !beside.includes("(")
        ? `${called.slice(0, -1)}, ${beside})`
        : name.includes("(") || beside.includes("(")
          ? `${called}, ${beside}`
          : `${called} (${beside})`;
  return { text, fact: id, ...(lines ? { lines } : {}) };
}

const MONTH = 3;

/** "cap boulanger" has its short form in capitals, and German that was typed small has capitals for its nouns. */
function cased(text: string, { facts, sentences }: Book): string {
  const isSmall = sentences.nouns.length > 0 && !/\p{Lu}/u.test(text);
  return text
    .split(" ")
    .map((word) => {
      if (facts.acronyms.includes(word)) return word.toUpperCase();
      return isSmall && word.length > LONGEST_SMALL && !SMALL.has(word) ? capitalised(word) : word;
    })
    .join(" ");
}

const LONGEST_SMALL = 2;
const SMALL: ReadonlySet<string> = new Set(
  "als am an auf aus bei das dem den der die für im in mit und von zu zum zur".split(" "),
);
