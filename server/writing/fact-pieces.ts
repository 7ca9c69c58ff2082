import type { Book } from "#shared/languages/book.ts";
import { decapitalised } from "#shared/material/look-at-sentence.ts";
import type { Paper } from "#shared/material/material.schema.ts";
import { withoutFirstCapital } from "#shared/writing/articles.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { Piece } from "./pieces.ts";
import { hasRoomForPapers, piece, type Telling, type Told, tellsLittle } from "./telling.ts";
import { drivingOf } from "./told-driving.ts";
import { languagesOf } from "./told-languages.ts";
import { tellingStarts } from "./told-lines.ts";
import {
  asState,
  barePaper,
  isNamed,
  isState,
  namesPerson,
  papersOf,
  sortPapers,
  studiesOf,
  tidyPaper,
  toldPaper,
} from "./told-papers.ts";
import { toolsInLines, toolsOf } from "./told-tools.ts";

/** Whole sentences of ours about what is held, spoken and known: what the posting asks for stands near the top. */
export function factPieces(telling: Telling): { asked: Piece[]; further: Piece[]; told: string[] } {
  const { gathered, request, book } = telling;
  const languages = languagesOf(telling);
  const spoken = piece("languages", languages.told, book);
  if (gathered.isForeign && gathered.completions.some(({ kind }) => kind === "papers"))
    return { asked: [], further: [], told: [] };
  if (gathered.isForeign) {
    const tools = piece("tools", toolsInLines(telling, []), book);
    // "bac génie logiciel" in English notes is named as it is in a French letter.
    const isKnown = ({ what }: Paper) => (what.toLowerCase().split(" ")[0] ?? "") in book.facts.articles;
    const papers = papersOf(telling).filter((paper) => paper.state === "held" && isKnown(paper));
    return {
      asked: [...papersPiece(papers, telling), ...tools, ...(languages.isAsked ? spoken : [])],
      further: [],
      told: [],
    };
  }
  const papers = papersOf(telling);
  const sorted = sortPapers(papers, telling);
  const { held, near, others } = sayable(sorted, telling);
  const driving = drivingOf(telling);
  const asksToDrive = request.answered.some(
    ({ point, status, rows }) =>
      point.sort === "driving" ||
      holdsAny(point.text, book.facts.drivingCues) ||
      // "Full clean B licence": what the person has for it is a licence to drive.
      (status === "met" && gathered.material.papers.some(({ kind, id }) => kind === "driving" && rows.includes(id))),
  );
  const tools = toolsOf(telling);
  const studies = studiesOf(telling);
  const states = studies.filter((paper) => isState(paper, book));
  const studying = [
    ...piece(
      "studying",
      studies.filter((paper) => !states.includes(paper)).map((paper) => toldPaper(paper, book, request)),
      book,
    ),
    ...piece(
      "states",
      states.map((paper) => asState(barePaper(paper, book, request), book)),
      book,
    ),
  ];
  const isAsked = {
    drive: asksToDrive ? piece("drive", driving, book) : [],
    tools: tools.isAsked ? piece("tools", tools.told, book) : [],
    spoken: languages.isAsked ? spoken : [],
  };
  // Who has told their qualifications themselves has left out what they mean to, but for what is asked for.
  if (gathered.completions.some(({ kind }) => kind === "papers")) {
    const required = requiredOf([...held, ...near], telling);
    const asked = [
      ...studying,
      ...papersPiece(required, telling),
      ...isAsked.drive,
      ...isAsked.tools,
      ...isAsked.spoken,
    ];
    return { asked, further: [], told: factsOf(asked) };
  }
  const isMerged = asksToDrive && book.facts.mergesDriving && held.length + near.length > 0;
  // What is told at all is told in one place.
  const hasAsked = held.length + near.length > 0;
  const top = hasAsked ? [...held, ...near, ...others] : [];
  const asked = [
    ...studying,
    ...papersPiece(top, telling, isMerged ? driving : []),
    ...(isMerged ? [] : isAsked.drive),
    ...isAsked.tools,
    ...isAsked.spoken,
  ];
  const isLittle = tellsLittle(gathered);
  const hasRoom = hasRoomForPapers(gathered);
  const rest = hasAsked ? [] : others;
  const joinsDriving = !asksToDrive && hasRoom && rest.length > 0 && book.facts.mergesDriving;
  const further = [
    ...papersPiece(rest, telling, joinsDriving ? driving : []),
    ...(asksToDrive || joinsDriving || !hasRoom ? [] : piece("drive", driving, book)),
    ...(tools.isAsked || !isLittle ? [] : piece("tools", tools.told, book)),
    ...(isLittle && tools.others.length >= FEWEST_SKILLS ? piece("skills", tools.others, book) : []),
    ...(languages.isAsked || !isLittle ? [] : spoken),
  ];
  return { asked, further, told: factsOf([...asked, ...further]) };
}

function factsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((one) => (one.kind === "frame" ? (one.slots.list?.facts ?? []) : []));
}

/** Papers that the posting asks for, and that somebody's own sentence about their qualifications does not name. */
function requiredOf(papers: readonly Paper[], { gathered, request, book }: Telling): Paper[] {
  const asked = request.answered.filter(({ point, status }) => point.kind !== "duty" && status !== "missing");
  const told = endings(gathered).join(" ");
  const own = tellingStarts(told, book);
  // "My diploma was done in the evenings" names no "Postgraduate Diploma in Housing Studies".
  const isToldIn = (starts: ReadonlySet<string>) =>
    [...starts].filter((start) => own.has(start)).length * 2 >= starts.size && starts.size > 0;
  // "TDG" is too short to be a word that tells, and is a name all the same.
  const isSpelt = (what: string) =>
    what.match(/\p{Lu}[\p{Lu}\p{N}]+/gu)?.some((letters) => told.includes(letters)) ?? false;
  const isRequired = ({ id, what, kind }: Paper) =>
    asked.some(({ point, rows }) => rows.includes(id) || point.sort === kind) &&
    !isSpelt(what) &&
    !isToldIn(tellingStarts(what, book));
  return papers.filter(isRequired);
}

/** Beside what somebody has said themselves, nothing stands under a label that the posting doesn't ask for or they have named. */
function sayable(sorted: ReturnType<typeof sortPapers>, { gathered, request, book }: Telling) {
  const given = gathered.stories.filter((line) => line.given).map(({ said }) => said ?? "");
  const own = [...given, ...gathered.completions.map(({ ending }) => ending)].join(" ");
  if (own === "") return sorted;
  // "CWB cards (GMAW)" are not told by who speaks of GMAW.
  const isNamedByThem = (what: string) => {
    const name = what.replace(/\([^()]*\)/gu, "");
    return name.match(/\p{Lu}{3,}/gu)?.some((letters) => own.includes(letters)) ?? false;
  };
  const isAsked = ({ id, what, kind }: Paper) =>
    request.answered.some(
      ({ point, rows }) =>
        rows.includes(id) || sharedWords(what, point.text, book) > 0 || (point.kind !== "duty" && point.sort === kind),
    );
  const isSayable = (paper: Paper) => isNamed(paper, book) || (isAsked(paper) && !isNamedByThem(paper.what));
  return {
    held: sorted.held.filter(isSayable),
    near: sorted.near.filter(isSayable),
    others: sorted.others.filter((paper) => isNamed(paper, book)),
  };
}

const FEWEST_SKILLS = 2;

const SHORT_START = 4;

/** A sentence about papers, and with them about what else is held: courses alone are completed. */
function papersPiece(
  all: readonly Paper[],
  { gathered, request, book }: Telling,
  others: readonly Told[] = [],
): Piece[] {
  // "Fachausweis Bewirtschaftung" is near to "eidg. Fachausweis".
  const isAlike = (what: string, text: string) => {
    const starts = tellingStarts(text, book);
    if (what.match(/\p{Lu}{3,}/gu)?.some((letters) => text.includes(letters))) return true;
    return [...tellingStarts(what, book)].some((start) => start.length > SHORT_START && starts.has(start));
  };
  const asked = request.answered.filter(({ point }) => point.kind !== "duty");
  const isAsked = ({ id, what }: Paper) =>
    asked.some(({ point, rows, status }) => {
      return (status !== "missing" && rows.includes(id)) || isAlike(what, point.text);
    });
  const states = all.filter((paper) => isState(paper, book));
  if (states.length > 0) {
    const rest = all.filter((paper) => !states.includes(paper));
    const said = states.map((paper) => asState(barePaper(paper, book, request), book));
    const held = rest.length + others.length > 0 ? papersPiece(rest, { gathered, request, book }, others) : [];
    return [...held, ...piece("states", said, book)];
  }
  // What is called by no article we know is told where it is asked for, or where there is nothing else.
  const named = all.filter((paper) => isNamed(paper, book));
  const papers = named.length === 0 ? all : all.filter((paper) => named.includes(paper) || isAsked(paper));
  const told = papers.map((paper) => inSentence(toldPaper(paper, book, request), book));
  const isCourse = ({ kind, what }: Paper) => {
    const words = what.toLowerCase().split(/[^\p{L}]+/u);
    // Only German joins words: "information" is no "formation".
    const joins = book.sentences.nouns.length > 0;
    return (
      kind === "course" ||
      words.some((word) =>
        book.facts.courses.some((cue) => (joins ? word.endsWith(cue) : word === cue || word === `${cue}s`)),
      )
    );
  };
  const areCourses = others.length === 0 && papers.every(isCourse);
  // "Ich habe die Lehre" and "ich bin interner Auditor" are no one sentence.
  const persons = papers.filter((_, at) => namesPerson(told.slice(at, at + 1), book));
  if (persons.length > 0 && persons.length < papers.length) {
    const rest = papers.filter((paper) => !persons.includes(paper));
    return [persons, rest].flatMap((some, at) =>
      papersPiece(some, { gathered, request, book }, at === 0 ? [] : others),
    );
  }
  if (!papers.every((paper) => isNamed(paper, book)))
    return [
      ...listedPiece(
        papers.map((paper) =>
          isNamed(paper, book) ? tidyPaper(paper, book, request) : barePaper(paper, book, request),
        ),
        book,
      ),
      ...piece("only", others, book),
    ];
  return piece(namesPerson(told, book) ? "persons" : areCourses ? "courses" : "only", [...told, ...others], book);
}

/** "Ich bin diplomierte Pflegefachfrau": what stands before a person's name has its capital as a first word only. */
function inSentence(told: Told, book: Book): Told {
  const [opening = "", next = ""] = told.text.split(" ");
  const isState = /e[rs]?$/u.test(opening) && /^\p{Lu}/u.test(next) && namesPerson([told], book);
  return isState && !namesPerson([{ ...told, text: opening }], book)
    ? { ...told, text: decapitalised(told.text) }
    : told;
}

/** What somebody says themselves of what they hold. */
function endings({ completions }: Gathered): string[] {
  return completions.filter(({ kind }) => kind === "papers").map(({ ending }) => ending);
}

/** Papers that no article is known for, as they are called, with what belongs to each. */
function listedPiece(papers: readonly Told[], book: Book): Piece[] {
  // "First aid", "Manual handling": what a paper is called begins small inside a sentence.
  const isName = (text: string) => !book.words.smallTitles || !/^\p{Lu}\p{Ll}+ (?:de |d['’]|en )?\p{Ll}/u.test(text);
  const small = papers.map((paper) => ({
    ...paper,
    text: isName(paper.text) ? withoutFirstCapital(paper.text, book.words.paperStarts) : decapitalised(paper.text),
  }));
  return piece(papers.length === 1 ? "listedOne" : "listed", small, book);
}
