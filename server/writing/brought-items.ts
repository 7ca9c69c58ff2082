import type { Book } from "#shared/languages/book.ts";
import type { Job, Paper } from "#shared/material/material.schema.ts";
import { REASON_LABEL } from "#shared/material/notes-to-tell.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { withoutLegalForm } from "#shared/words/legal-form.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import { splitTyped, tidied } from "./finished.ts";
import { LONGEST_NOTE, opensOddly, weightsOf } from "./listed-notes.ts";
import { isLabelled } from "./own-line.ts";
import { isUnsaid, lacks } from "./plain-lines.ts";
import { figuresOf } from "./rank-lines.ts";
import type { Telling } from "./telling.ts";
import { isPlan, tellingStarts, tellsAll, tellsTheSame } from "./told-lines.ts";
import { barePaper, papersOf } from "./told-papers.ts";

/** A line of a list. `isOwn`: it stands as it was typed. */
export type Point = { facts: string[]; text: string; isOwn: boolean };

/** A line that may stand in the list; `of`: what it is about. */
export type Item = Point & {
  weight: number;
  of: "post" | "earlier post" | "paper" | "skill" | "language";
};

/** From this weight on an item is asked for by the posting. */
export const ASKED = 2;
const NEAR = 2.5;
const SOME = 0.5;
const FIGURE = 0.75;
const FEW_WORDS = 3;
/** "SST recyclé (2025)": no more than a few words and a bracket, so that several are one line. */
const SHORT_PAPER = /^[^\s,()]{1,40}(?: [^\s,()]{1,40}){0,4}(?: \((?:[^,()]{1,40}, )?\d{4}\))?$/u;
/** "Stock + CD register -> weekly": a hand's own short forms. */
const SHORTHAND = /[+=|~]|(?<!\p{L})(?:etc|usw|w\/)/u;
/** All that may stand in the list, in the person's order: what the letter tells elsewhere is left out. */
export function itemsOf(telling: Telling): Item[] {
  const { jobs, stories, completions } = telling.gathered;
  const told = [
    ...[...stories, ...jobs.flatMap(({ lines }) => lines)].map(({ typed }) => typed),
    ...completions.map(({ ending }) => ending),
  ].map((text) => tellingStarts(text, telling.book));
  const all = [...noteItems(telling), ...paperItems(telling), ...otherItems(telling)];
  const isIn = (item: Item, other: Item) =>
    other.text.length > item.text.length &&
    (other.text.toLowerCase().includes(item.text.toLowerCase()) ||
      (item.of === "paper" && tellsAll(item.text, tellingStarts(other.text, telling.book), telling.book)));
  const kept = all.filter(
    (item) =>
      !told.some((one) => tellsTheSame(item.text, one, telling.book)) && !all.some((other) => isIn(item, other)),
  );
  const isSkill = ({ of, text }: Item) => of === "skill" && text.split(" ").length <= FEW_WORDS;
  const isLanguage = ({ of }: Item) => of === "language";
  const isShortPaper = ({ of, text }: Item) => of === "paper" && SHORT_PAPER.test(text);
  const [first, ...later] = kept.filter(isShortPaper);
  const others = kept.filter((item) => !isSkill(item) && !isLanguage(item) && !later.includes(item));
  const papers = shortPapers(kept.filter(isShortPaper), telling);
  const languages = together(kept.filter(isLanguage)).map((item) => ({ ...item, text: capitalised(item.text) }));
  return [
    ...others.map((item) => (item === first && papers ? papers : item)),
    ...together(kept.filter(isSkill)),
    ...languages,
  ];
}

/** "CQP2 cordiste (2020), permis B": those behind the first begin as they were typed. */
function shortPapers(items: readonly Item[], { gathered }: Telling): Item | undefined {
  const typedSmall = (item: Item) =>
    gathered.material.papers.some(({ id, what }) => item.facts.includes(id) && /^\p{Ll}/u.test(what));
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const [first, ...others] = items;
  return (
    first &&
    together([first, ...others.map((item) => (typedSmall(item) ? { ...item, text: small(item.text) } : item))])[0]
  );
}

function noteItems({ gathered, request, book }: Telling): Item[] {
  const weights = weightsOf(request);
  return gathered.listed.flatMap(({ job, notes }, at) =>
    notes.map(({ fact, typed }): Item => {
      const figures = Math.min(figuresOf(typed), 2) * FIGURE;
      const weight = (weights.get(fact) ?? 0) + figures - (SHORTHAND.test(typed) ? 2 : 0);
      const text = pointText(typed, book);
      if (at === 0 && job === gathered.jobs[0]?.job) return { facts: [fact], text, weight, isOwn: true, of: "post" };
      // What was done elsewhere than in the post that the list is about says where.
      return {
        facts: [fact, job.id],
        text: withEmployer(text, job),
        weight: weight - 1,
        isOwn: false,
        of: "earlier post",
      };
    }),
  );
}

/** Papers: those that the posting asks for, with one that is under way, and others where there is room. */
function paperItems(telling: Telling): Item[] {
  const { gathered, request, book } = telling;
  if (gathered.completions.some(({ kind }) => kind === "papers")) return [];
  const weights = weightsOf(request);
  const asked = request.answered.filter(({ point }) => point.kind !== "duty");
  const near = ({ what, kind }: Paper) =>
    asked.some(({ point }) => point.sort === kind || sharedWords(what, point.text, book) > 0) ? NEAR : 0;
  const held = papersOf(telling).filter(({ state }) => state === "held");
  const others = gathered.material.papers.filter(({ kind, state }) =>
    kind === "driving" ? state === "held" : state === "under-way",
  );
  return [...held, ...others].flatMap((paper): Item[] => {
    const isHeld = held.includes(paper);
    const weight = Math.max(weights.get(paper.id) ?? 0, near(paper), isHeld ? SOME : 0);
    if (weight === 0) return [];
    const isDriving = paper.kind === "driving";
    const text = isHeld ? barePaper(paper, book, request).text : asTyped(paper, isDriving ? "" : book.facts.underWay);
    return [{ facts: [paper.id], text: pointText(text, book), weight, isOwn: false, of: "paper" }];
  });
}

function asTyped({ what, where, year }: Paper, state: string): string {
  const rest = [where, year, state].filter((part) => part !== "" && !what.includes(part)).join(", ");
  return rest === "" ? what : `${what} (${rest})`;
}

/** Skills, notes under no post and languages, where the posting asks for them. */
function otherItems(telling: Telling): Item[] {
  const { gathered, request, book } = telling;
  const weights = weightsOf(request);
  const asked = request.answered.filter(({ point }) => point.kind !== "duty");
  const questions = request.reading?.questions ?? [];
  const plain = new Set(gathered.material.plain.map(({ id }) => id));
  const notes = gathered.fragments.filter(
    ({ fact, likely, typed }) =>
      plain.has(fact) &&
      !isPlan({ typed }, book) &&
      (likely === null || gathered.isThin || (isLabelled(typed) && !REASON_LABEL.test(typed))),
  );
  const rows = [...gathered.material.skills, ...notes.map(({ fact, typed }) => ({ id: fact, text: typed }))];
  const own = rows.flatMap(({ id, text }): Item[] => {
    const isOdd = isUnsaid(text, book) || opensOddly(text, book) || holdsAny(text, book.words.traits);
    if (text.split(" ").length > LONGEST_NOTE || isOdd || lacks(text, book)) return [];
    const isNear = asked.some(({ point }) => sharedWords(point.text, text, book) > 0);
    const isAnswer = figuresOf(text) > 0 && questions.some((one) => sharedWords(one.text, text, book) > 0);
    const isFigure = gathered.isThin && figuresOf(text) > 0 && text.split(" ").length > FEW_WORDS;
    const weight = Math.max(isNear || isAnswer ? NEAR : isFigure ? SOME : 0, weights.get(id) ?? 0);
    return weight === 0 ? [] : [{ facts: [id], text: pointText(text, book), weight, isOwn: true, of: "skill" }];
  });
  return [...own, ...(asked.some(({ point }) => point.sort === "language") ? languageItems(telling) : [])];
}

/** "Anglais (courant, TOEIC 915 en 2022)": how well, as it was typed. */
function languageItems({ gathered }: Telling): Item[] {
  return gathered.material.languages.map(({ id, language, level }): Item => {
    const text = level === "" ? language : `${language} (${level.replace(/[()]/gu, "").trim()})`;
    return { facts: [id], text, weight: NEAR, isOwn: false, of: "language" };
  });
}

/** Things of a few words stand in one line: "MS Office, SAP QM, Englisch (B1)". */
function together(items: readonly Item[]): Item[] {
  const [first, ...others] = items;
  if (!first || others.length === 0) return [...items];
  return [
    {
      ...first,
      facts: items.flatMap(({ facts }) => facts),
      text: items.map(({ text }) => text).join(", "),
      weight: Math.max(...items.map(({ weight }) => weight)),
      isOwn: false,
    },
  ];
}

/** "PAQUETERÍA: Office": the title of a resume's line stays there. */
export function pointText(typed: string, book: Book): string {
  // "Before that security at Riverside Mall" has nothing before it in a list.
  const after = book.links.afterwards.find((word) => typed.toLowerCase().startsWith(`${word} `)) ?? "";
  const said = withoutSubject(typed.slice(after.length).replace(/^[\s,:]+/u, ""), book);
  const tidy = tidied(said.replace(/^\p{Lu}{4,}\s?:\s/u, ""), book).replace(/[.;,:\s]+$/u, "");
  // Behind a short form ("corn syrup and liq. sugar") no sentence begins: what was typed small stays so.
  const [first = "", ...others] = splitTyped(tidy, book);
  return [capitalised(first), ...others].join(" ");
}

/** "Bin in der 10. Klasse" is a sentence that lacks its subject, and "In der 10. Klasse" a point. */
function withoutSubject(typed: string, { facts }: Book): string {
  const low = typed.toLowerCase().replaceAll("’", "'");
  const start = facts.pointSubjects.find((one) => low.startsWith(`${one} `)) ?? "";
  return typed.slice(start.length).trimStart();
}

/** "Reet (Dachdeckerei Hinrichs)": where a note of an earlier post is from. */
export function withEmployer(text: string, job: Job): string {
  const employer = clean(withoutLegalForm(job.employer));
  if (employer === "" || text.includes(employer)) return text;
  return text.includes("(") ? `${text}, ${employer}` : `${text} (${employer})`;
}
