import type { Job } from "#shared/material/material.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isDegree, titleScore } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import { isCard, isExamined, isNumbered, namesLetters } from "./held-since.ts";
import { mended, told } from "./mended-post.ts";
import { LOOKED_AT, nameParts } from "./name-parts.ts";
import { isSelfEmployed, tellsDoing, tellsHolding, tellsInTurn } from "./no-post.ts";
import type { PersonWords } from "./note.ts";
import { mainPeriod, type NotePeriod } from "./note-period.ts";
import { endsOpen, isNameLike, joinParts, type Part, toParts, withoutBracket } from "./parts.ts";
import { readSelfEmployed } from "./self-employed.ts";
import {
  endsAsPaper,
  houses,
  isHonorary,
  isLeave,
  isPaperLike,
  isSchool,
  kindWord,
  lastsAsCourse,
  looksPlace,
  negated,
  speaks,
  titleSign,
  wanted,
  workVerb,
} from "./signs.ts";
import { duration, turned } from "./turned-parts.ts";

/** A post as one line notes it. `behind` is what the line tells besides, as it stands. */
export type Post = {
  title: string;
  employer: string;
  place: string;
  dates: Pick<Job, "from" | "to" | "period">;
  behind: string[];
  /** A known title, an employer, and a stretch of time; anything else is for the person to confirm. */
  isSure: boolean;
  /** With an employer and both ends of its time: such a line is a post wherever it stands. */
  isWhole: boolean;
  /** How many work at the employer, where a bracket behind its name says so. */
  size?: string;
  /** The person's own sentence, where the line is one. */
  said?: string;
};

const before = new RegExp(String.raw`^(?:${oneOf(tables.before)}\s*[:,]?\s+)+(?=\S)(?!aid(?!\p{L}))`, "iu");
/** "Electrician, card since 2015" */
const heldWord = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.held)}(?!\p{L})`, "iu");
const learnt = /^(?:\p{L}+-)?(?:ausbildung|lehre|studium|kochlehre)/iu;
/** How somebody was employed is no part of a name. */
const contract = /\s(?:CDD|CDI|interim|intérim|freelance|Teilzeit|Vollzeit|part[- ]time|full[- ]time)$/u;
/** "Cariste rétractable rack 11m": figures behind a title say what it was about. */
const figuresBehind =
  /(?<=\p{L}{4} \p{L}+)(?<!\s(?:since|from|seit|ab|depuis|dès|desde)(?:\s\p{L}+\.?(?:\sde)?)?)\s\d+\s?\p{L}{0,3}$/u;
/** "collaborateur service technique 70 %": how much of a week stands with the time. */
const workload = /,?\s(\d{2,3}\s?%)$/u;
const NEAR = 25;

/**
 * "Cook, Blue Anchor, 2019 - now"; null where a line names no post, or no more than may be one. `above` is the title that
 * stands on the line above.
 */
function readPost(text: string, words: PersonWords, above = ""): Post | null {
  const period = mainPeriod(text) ?? timeless(text);
  if (!period || isExamined(text)) return null;
  const { head, behind } = toParts(withoutBefore(text, period), periodBehind(text, period));
  const named: Part[] = above === "" ? [] : [{ text: above, cue: "as", joint: "" }];
  const selfEmployed = above === "" ? readSelfEmployed({ head, behind }, { period, words }) : null;
  if (selfEmployed) return selfEmployed;
  const turnedParts = head.flatMap((part, at) => (at > LOOKED_AT ? [part] : turned(part, period.range, words)));
  const parts = [...named, ...withStates(turnedParts)];
  const first = parts[0]?.text ?? "";
  const names = nameParts(parts, words);
  const at = (index: number) => parts[index]?.text ?? "";
  const [title, employer] = [at(names.title), at(names.employer)];
  const own = above === "" ? parts : parts.slice(1);
  const seen = employer === "" ? { parts, own, title, first } : withoutState({ parts, own, title, first });
  if (!isPost(joinParts(seen.parts), { ...seen, period, employer, words })) return null;
  const isNamed = titleSign(title, words) >= 1;
  const hasTime = period.range || period.isSince;
  const kept = mended(parts, names, words);
  const hours = workload.exec(kept.title)?.[1] ?? "";
  const typed = text.slice(period.start, period.end).trim();
  return {
    title: bare(kept.title.replace(workload, "")).replace(endsOpen, "").replace(figuresBehind, ""),
    employer: bare(kept.employer),
    place: bare(looksPlace(bracketOf(at(names.place))) ? at(names.place) : withoutBracket(at(names.place))),
    dates: hours === "" ? period.dates : { ...period.dates, period: `${typed}, ${hours}` },
    behind: [looksPlace(bracketOf(at(names.place))) ? "" : bracketOf(at(names.place)), ...told(kept.rest), ...behind]
      .filter(Boolean)
      .map((line) => line.replace(/^\((.*)\)$/u, "$1")),
    isSure: isNamed && employer !== "" && hasTime && !isHonorary(text),
    isWhole: employer !== "" && period.range && period.hasBothEnds && !period.isSince,
  };
}

/** "Praktikum 1 Woche beim Friseur Roth": a post that only says how long it was. */
function timeless(text: string): NotePeriod | null {
  const kind = kindWord.exec(text);
  if (!kind || kind.index > 0 || !duration.test(text)) return null;
  const dates = { from: "", to: "" };
  const at = { start: text.length, end: text.length };
  return { ...at, range: false, isSince: false, hasBothEnds: false, isUntil: false, dates };
}

function bare(text: string): string {
  return text
    .replace(/^\(/u, "")
    .replace(/(?<=\p{Ll}{4})\.$/u, "")
    .replace(contract, "");
}

/** "Namur (médecine interne)": behind a place stands what was done there. */
function bracketOf(text: string): string {
  return /\s\(([^()]*)\)$/u.exec(text)?.[1] ?? "";
}

/** "Melville, SK" is one place. */
function withStates(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isShort = /^\p{Lu}{2}$/u.test(part.text) && looksPlace(part.text) && !/^(?:UK|US)$/u.test(part.text);
    const isState = isShort || /^\p{Lu}\p{Ll}{1,4}\.$/u.test(part.text);
    if (last && isState && joined.length > 1 && /^,/u.test(part.joint)) last.text = `${last.text}, ${part.text}`;
    else joined.push({ ...part });
  }
  return joined;
}

/** "before that Asda Wakefield, …": where it stands in a life is told by its time. */
function withoutBefore(text: string, { start }: NotePeriod): string {
  const found = before.exec(text);
  return found && found[0].length <= start ? text.slice(found[0].length) : text;
}

function periodBehind(text: string, period: NotePeriod): Pick<NotePeriod, "start" | "end"> {
  const cut = text.length - withoutBefore(text, period).length;
  return { start: period.start - cut, end: period.end - cut };
}

/** "electrician, card since 2015", "colegiada en …": what is held, and no work. */
function isHeld(own: readonly Part[], title: string): boolean {
  return heldWord.test(joinParts(own.slice(0, 2))) || (!title.includes(" ") && heldWord.test(title));
}

/** "Registered nurse at …", "certified welder, …": what somebody is there, and no paper. */
function withoutState({ parts, own, title, first }: Pick<Seen, "parts" | "own" | "title" | "first">) {
  const bared = (text: string) => {
    const name = text.replace(state, "");
    return name !== text && titleScore(name) >= SURE_TITLE ? name : text;
  };
  const of = (all: readonly Part[]) => all.map((part) => ({ ...part, text: bared(part.text) }));
  return { parts: of(parts), own: of(own), title: bared(title), first: bared(first) };
}

const state = /^(?:registered|licen[sc]ed|certified)\s(?=\p{L})/iu;
const SURE_TITLE = 3;

type Seen = {
  parts: readonly Part[];
  /** Without the title of the line above. */
  own: readonly Part[];
  period: NotePeriod;
  title: string;
  employer: string;
  first: string;
  words: PersonWords;
};

/** "Trabajé en Nueva York": a verb, and where that is no employer's name by its words. */
function isWorkInTown(own: readonly Part[], title: string, employer: string): boolean {
  const named = own.find(({ text }) => text === employer);
  const isKnown = companyScore(employer) > 1 || isSchool(employer) || houses.test(employer);
  return title === "" && named?.cue === "in" && !isKnown && own.some(({ text }) => workVerb.test(text));
}

const courseStart = /^(?:cours|curso|kurs|lehrgang|module?|módulo)\s/iu;

/** What speaks for a post against what speaks for a paper, a study, a time without work, or a note about anything. */
function isPost(body: string, { parts, own, period, title, employer, first, words }: Seen): boolean {
  if (body === "" || title + employer === "" || isLeave(body)) return false;
  if (isWorkInTown(own, title, employer)) return false;
  // "Been tuning since 2018, self employed around Leeds": no title, and the town is no employer.
  if (tellsDoing(body) || tellsInTurn(title) || (isSelfEmployed(body) && titleSign(title, words) < 2)) return false;
  // "In Lima since 2025": where somebody lives.
  if (title === "" && own.length === 1 && own[0]?.cue === "in" && !employer.includes(" ") && companyScore(employer) < 1)
    return false;
  const texts = own.map(({ text }) => text);
  if (tellsHolding(texts, body, employer === "" && period.isSince)) return false;
  if (courseStart.test(title) || (title === "" && looksPlace(employer.replace(/\.$/u, "")))) return false;
  // "Bergeübung zweimal im Jahr, bin Truppführer seit 2024": what somebody says they are, besides.
  if (speaks(`${body.replace(/\s?\([^()]*\)/gu, "")} `) || speaks(title)) return false;
  // "Formo a los alumnos (4 desde 2022)": how many since when.
  if (own.some((part) => /\(\d+$/u.test(part.text) || endsNegated.test(part.text))) return false;
  if (negated.test(body.slice(0, NEAR)) || wanted.test(body) || isHeld(own, title)) return false;
  if (isHonorary(body) && !(titleSign(title, words) > 2 && employer !== "" && period.range)) return false;
  const isKind = kindWord.test(body);
  const isTitle = titleSign(title, words) >= 1;
  const isStudyAt =
    isSchool(employer) &&
    (chamber.test(employer) || isDegree(first) || learnt.test(title) || (title === "" && period.isSince));
  // "Ticket inspector at Foyle Rail since 2019" works there.
  const isAlone = employer === "" || employer === first;
  if (period.isSince && (namesLetters(body) || isNumbered(body) || (!isKind && isCard(first) && isAlone))) return false;
  if (isStudyAt || (endsAsPaper(first) && !isKind) || (!period.range && lastsAsCourse(body))) return false;
  // "CDL A, tanker + doubles, since 2014"
  if (period.isSince && isAlone && letters.test(first) && isPaperLike(first)) return false;
  const isKindFirst = kindWord.test(first);
  if (isPaperLike(first) && !(isTitle && period.range) && !(period.range ? isKind : isKindFirst)) return false;
  if (!period.range && !isKind && parts.some(({ text }) => isSchool(text))) return false;
  if (isKind && learnt.test(body) && isPaperLike(body) && !period.range) return false;
  const isSmall = (part: string) => part.split(" ").filter((word) => /^\p{Ll}/u.test(word)).length > SMALL_WORDS;
  if (title === "" && parts.some(({ joint, text }) => /:/u.test(joint) && isSmall(text)) && !isNameLike(employer))
    return false;
  // A year alone says when something was, and a post only where its kind or its employer is told.
  const isKnown = titleSign(title, words) > 2 && !isPaperLike(body) && parts.length <= FEW_PARTS;
  if (!period.range && isKnown) return employer !== "";
  return period.range ? employer !== "" || (isTitle && !isSmall(body)) || isKind : isKind && employer !== "";
}

const letters = /^\p{Lu}{2,5}(?:\s\p{Lu}\d?)?$/u;
/** Where a trade is examined, and nobody works. */
const chamber = /^(?:IHK|HWK|Handwerkskammer|Industrie- und Handelskammer)(?!\p{L})/u;

/** "6 Monate gemacht, nicht seit 2021" */
const endsNegated = new RegExp(String.raw`(?:^|\s)${oneOf(tables.none)}$`, "iu");
const SMALL_WORDS = 9;
const FEW_PARTS = 3;

/** Two posts on one line: "… 2023-2025 puis Transbéo depuis 02/2025, …". */
export function readPosts(
  text: string,
  words: PersonWords,
  from: { periods: readonly NotePeriod[]; above: string },
): Post[] {
  const { periods, above } = from;
  const [first, second] = periods.filter(({ range }) => range);
  const cut = first && second && first.start > 3 ? first.end : text.length;
  const halves = [text.slice(0, cut), text.slice(cut)].map((half) => half.trim()).filter(Boolean);
  const posts = halves.flatMap((half) => readPost(half.replace(/^[\s,;.–-]+/u, ""), words) ?? []);
  if (halves.length > 1 && posts.length === halves.length && posts.every(({ employer }) => employer !== ""))
    return posts;
  const whole = readPost(text, words, above);
  return whole ? [whole] : [];
}
