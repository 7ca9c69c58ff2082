import type { Paper } from "#shared/material/material.schema.ts";
import type { PostingPoint } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { framesFor, type Slots } from "#shared/writing/frames.ts";
import { clean, holdsAny } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Piece } from "./pieces.ts";
import type { Voice } from "./voice.ts";

const MOST_NAMED = 6;
const FILLED_TO = 4;

type Named = readonly [text: string, fact: string];

/**
 * Papers, languages and skills as short lines with a label, so that no grammar can go wrong: first what the posting asks
 * for, in its order, then degrees, then what there is room for.
 */
export function trainingPieces(gathered: Gathered, listed: ReadonlySet<string>, request: LetterRequest, voice: Voice) {
  const { material, ranked, completions } = gathered;
  const { frames, book } = voice;
  const tellsLittle = ranked.length + completions.length < 3;
  const isLittle = tellsLittle || material.jobs.length === 0;
  const asked = request.answered.flatMap(({ rows }) => rows);
  const rankOf = ({ id, kind }: Paper) => {
    const at = request.answered.findIndex(({ rows }) => rows.includes(id));
    const isMust = request.answered.some(({ point, rows }) => point.kind === "must" && rows.includes(id));
    return (isMust ? 0 : kind === "degree" ? MUCH : at < 0 ? MUCH * 3 : MUCH * 2) + Math.max(0, at);
  };
  const asks = (sort: PostingPoint["sort"], kind: SmallPrintItem["kind"]) =>
    !request.reading ||
    request.reading.points.some((point) => point.sort === sort) ||
    request.reading.smallPrint.some((item) => item.kind === kind);
  const isFree = ({ id }: { id: string }) => !listed.has(id);
  const pieces: Piece[] = [];
  const push = (key: "papers" | "languages" | "skills" | "start" | "pay", named: readonly Named[]) => {
    const telling = named.filter(([text]) => tells(text));
    const texts = telling.map(([text]) => text);
    const text = texts.join(texts.some((one) => one.includes(",")) && texts.length > 1 ? "; " : ", ");
    const slots: Slots = { list: { text, facts: telling.map(([, id]) => id) } };
    if (telling.length > 0) pieces.push({ kind: "frame", key, frames: framesFor(frames[key], slots), slots });
  };

  // What an answer has said already is not named again; a degree is, for it is looked for.
  const isSaid = ({ kind, what }: Paper) =>
    kind !== "degree" && completions.some(({ ending }) => saysTheName(ending, clean(what)));
  const isAsked = (paper: Paper) => asked.includes(paper.id);
  const papers = material.papers
    .filter((paper) => isFree(paper) && paper.state !== "lapsed" && tells(paper.what) && !isSaid(paper))
    .filter((paper) => isAsked(paper) || paper.kind !== "driving" || asks("driving", "licence"))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || yearOf(other) - yearOf(one));
  const shown = papers.filter((paper, at) => isAsked(paper) || paper.kind === "degree" || at < FILLED_TO);
  push(
    "papers",
    shown.slice(0, MOST_NAMED).map((paper) => [named(paper, voice), paper.id]),
  );

  const isNamed = (language: string) =>
    request.answered.some(({ point }) => sharedWords(point.text, language, book) > 0);
  const spoken = material.languages.filter(
    (one) =>
      isFree(one) &&
      tells(one.language) &&
      !holdsAny(one.language, book.words.ownNames) &&
      !shown.some(({ what }) => holdsAny(what, [clean(one.language).toLowerCase()])) &&
      (asked.includes(one.id) || isLittle || asks("language", "language") || isNamed(one.language)),
  );
  push(
    "languages",
    spoken.map(({ id, language, level }) => [withLevel(language, level), id]),
  );

  const tools = request.answered.flatMap(({ point, status, rows }) =>
    point.sort === "tool" && status === "met" ? rows : [],
  );
  const skills = material.skills.filter((skill) => isFree(skill) && isName(skill.text));
  const bring = tellsLittle ? skills : skills.filter(({ id }) => tools.includes(id));
  const kept = bring.filter(({ text }) => !holdsAny(text, book.words.traits));
  push(
    "skills",
    kept.slice(0, MOST_NAMED).map(({ id, text }) => [clean(text), id]),
  );
  for (const key of ["start", "pay"] as const)
    push(
      key,
      gathered.labelled
        .filter(({ label }) => label === key)
        .map(({ label, line }) => [
          withoutStop(line.typed.replace(label === "pay" ? /^\p{L}+\s?:?\s(?=\p{N})/u : /^\p{L}+\s?:\s/u, "")),
          line.fact,
        ]),
    );
  return pieces;
}

const MUCH = 1000;

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

const LONGEST_CLASS = 3;
const LONGEST_CLASSES = 14;
const LONGEST_YEAR = 6;
const LONGEST_LEVEL = 4;

/** "PA1 (2016)", "CQP cordiste (en cours, examen le 25 septembre)", "driving licence B". */
function named({ kind, state, what, year }: Paper, { book }: Voice): string {
  const { links } = book;
  const name = withoutStop(what);
  const full = kind === "driving" && isClasses(name) ? links.driving.replace("{what}", name) : name;
  const when = unbracketed(year);
  const isTold = when === "" || name.includes(when) || when.split(" ").length > LONGEST_YEAR || !/\d/u.test(when);
  const isUnderWay = state === "under-way" && !name.toLowerCase().includes(links.underWay);
  const beside = [isUnderWay ? links.underWay : "", isTold ? "" : when].filter(Boolean).join(", ");
  if (beside === "") return full;
  return full.includes("(") ? `${full}, ${beside}` : `${full} (${beside})`;
}

/** "B", "B et BE": classes of a driving licence without its name. */
function isClasses(name: string): boolean {
  return name.length <= LONGEST_CLASSES && name.split(/[\s,/+]+/u).every((word) => word.length <= LONGEST_CLASS);
}

/** "German (C1)". */
function withLevel(language: string, level: string): string {
  const [first = ""] = level.split(/[,;]/u);
  const beside = unbracketed(level.split(" ").length > LONGEST_LEVEL ? first : level);
  return beside === "" ? clean(language) : `${clean(language)} (${beside})`;
}

function unbracketed(text: string): string {
  return clean(text.replace(/[()]/gu, " "));
}

function withoutStop(text: string): string {
  return clean(text).replace(/[.;,:\s]+$/u, "");
}

function tells(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A few words without the marks of a sentence. */
function isName(text: string): boolean {
  return tells(text) && clean(text).split(" ").length <= 5 && !/[.!?;:]/u.test(text);
}
