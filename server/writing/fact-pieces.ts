import type { Paper } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import type { Piece } from "./pieces.ts";
import { piece, type Telling, type Told, tellsLittle } from "./telling.ts";
import { drivingOf } from "./told-driving.ts";
import { languagesOf } from "./told-languages.ts";
import { namesPerson, papersOf, sortPapers, toldPaper } from "./told-papers.ts";
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
    const isNamed = ({ what }: Paper) => (what.toLowerCase().split(" ")[0] ?? "") in book.facts.articles;
    const papers = papersOf(telling).filter((paper) => paper.state === "held" && isNamed(paper));
    return {
      asked: [...papersPiece(papers, telling), ...tools, ...(languages.isAsked ? spoken : [])],
      further: [],
      told: [],
    };
  }
  const papers = papersOf(telling);
  const { held, near, others } = sortPapers(papers, telling);
  // Who has told their qualifications themselves has left out what they mean to, but for what is required.
  if (gathered.completions.some(({ kind }) => kind === "papers")) {
    const musts = request.answered.filter(({ point, status }) => point.kind === "must" && status !== "missing");
    const isRequired = ({ id }: Paper) => musts.some(({ rows }) => rows.includes(id));
    const required = [...held, ...near].filter(isRequired);
    return { asked: papersPiece(required, telling), further: [], told: required.map(({ id }) => id) };
  }
  const driving = drivingOf(telling);
  const asksToDrive = request.answered.some(
    ({ point }) => point.sort === "driving" || holdsAny(point.text, book.facts.drivingCues),
  );
  const tools = toolsOf(telling);
  const isMerged = asksToDrive && book.facts.mergesDriving && held.length + near.length > 0;
  // What is told at all is told in one place.
  const hasAsked = held.length + near.length > 0;
  const top = hasAsked ? [...held, ...near, ...others] : [];
  const asked = [
    ...papersPiece(top, telling, isMerged ? driving : []),
    ...(asksToDrive && !isMerged ? piece("drive", driving, book) : []),
    ...(tools.isAsked ? piece("tools", tools.told, book) : []),
    ...(languages.isAsked ? spoken : []),
  ];
  const isLittle = tellsLittle(gathered);
  const rest = hasAsked ? [] : others;
  const joinsDriving = !asksToDrive && isLittle && rest.length > 0 && book.facts.mergesDriving;
  const further = [
    ...papersPiece(rest, telling, joinsDriving ? driving : []),
    ...(asksToDrive || joinsDriving || !isLittle ? [] : piece("drive", driving, book)),
    ...(tools.isAsked || !isLittle ? [] : piece("tools", tools.told, book)),
    ...(isLittle && tools.others.length >= FEWEST_SKILLS ? piece("skills", tools.others, book) : []),
    ...(languages.isAsked || !isLittle ? [] : spoken),
  ];
  const told = [...asked, ...further].flatMap((one) => (one.kind === "frame" ? (one.slots.list?.facts ?? []) : []));
  return { asked, further, told: [...told] };
}

const FEWEST_SKILLS = 2;

/** A sentence about papers, and with them about what else is held: courses alone are completed. */
function papersPiece(papers: readonly Paper[], { request, book }: Telling, others: readonly Told[] = []): Piece[] {
  const told = papers.map((paper) => toldPaper(paper, book, request));
  const isCourse = ({ kind, what }: Paper) => {
    const words = what.toLowerCase().split(/[^\p{L}]+/u);
    return kind === "course" || words.some((word) => book.facts.courses.some((cue) => word.endsWith(cue)));
  };
  const areCourses = others.length === 0 && papers.every(isCourse);
  return piece(namesPerson(told, book) ? "persons" : areCourses ? "courses" : "only", [...told, ...others], book);
}
