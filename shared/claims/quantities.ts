import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Hit } from "./number-hit.ts";
import { hitsOf } from "./number-hits.ts";
import { isRateJoint, type Rate, rateAround } from "./rates.ts";
import { type TimeUnit, timeUnitOf } from "./time-units.ts";
import { foldInPlace, indexFrom, type Word, wordBefore, wordsOf } from "./words.ts";

/** "under" leaves open by how little, "below" says that it is nearly so much. */
type Hedge = "exact" | "about" | "below" | "above" | "under";

/** A number of a text with what it counts. `what` are the words behind it, folded, nearest first. */
export type Quantity = {
  value: number;
  text: string;
  at: number;
  end: number;
  hedge: Hedge;
  percent: boolean;
  rate: Rate | null;
  /** Set where time itself is counted. */
  time: TimeUnit | null;
  /** A calendar year. */
  year: boolean;
  /** Of a year: something began in it, or ended. */
  bound: "start" | "end" | null;
  inWords: boolean;
  /** A part of a whole in words, which is never meant exactly. */
  part?: true;
  what: string[];
  /** The word before it, folded: "level 2", "niveau 2". */
  before: string;
};

/** The numbers of a text, in figures and in words of the language. */
export function quantitiesOf(text: string, language: Language): readonly Quantity[] {
  const known = read[language].get(text);
  if (known) return known;
  const quantities = readQuantities(text, language);
  if (read[language].size > 500) read[language].clear();
  read[language].set(text, quantities);
  return quantities;
}

/** Texts of late: a clause is asked for by several checks. */
const read: Record<Language, Map<string, readonly Quantity[]>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
};

function readQuantities(text: string, language: Language): Quantity[] {
  const words = wordsOf(text);
  const hits = hitsOf(text, language);
  const quantities = hits
    .map((hit, index) => withHalf(text, ofOneKind(text, hit, hits[index + 1])))
    .map((hit, index) => {
      const next = hits[index + 1];
      // "for five years some thirty a day": how often is said of the thirty.
      const until = next && isApart(text, hit, next, words) ? next.at : text.length;
      const after = countedAfter(text, hit.end, words);
      const time = timeUnitOf(after[0]?.folded ?? "") ?? longUnitOf(text, after);
      const year = !hit.inWords && hit.plain && hit.value >= 1950 && hit.value <= 2049 && !hit.percent;
      return {
        ...hit,
        hedge: hedgeAround(text, hit),
        rate: year ? null : rateAround(text, hit, { words, until, language }),
        time: year ? null : time,
        year,
        bound: year ? boundOf(text, hit.at) : null,
        what: after.map((word) => word.folded),
        before: wordBefore(words, hit.at)?.folded ?? "",
      };
    });
  const shared = quantities.map((quantity, index) => withRateOf(text, quantity, quantities[index + 1]));
  return shared.flatMap((quantity, index) => joinPairs(text, quantity, shared[index - 1], shared[index + 1]));
}

/** "nine school years", "zwölf schöne Jahre": a word may stand before years and months. */
function longUnitOf(text: string, [first, second]: readonly Word[]): TimeUnit | null {
  if (!first || !second || !/^ $/u.test(text.slice(first.end, second.at))) return null;
  const isLong = severalLong.test(second.folded) && !isRateJoint(first.folded);
  return isLong ? timeUnitOf(second.folded) : null;
}

const severalLong = /^(?:years|months|jahren?|monaten?|annees|anos|meses)$/u;

/** "line 4 stopped nine times a month": a word of the sentence between two numbers leaves the rate to the second. */
function isApart(text: string, hit: Hit, next: Hit, words: readonly Word[]): boolean {
  if (timed(text, hit, words)) return true;
  return next.inWords && !hit.inWords && text.slice(hit.end, next.at).trim().split(/\s+/u).length > 1;
}

/** Whether time is counted, which has a rate of its own only in "two hours a week". */
function timed(text: string, { end }: Hit, words: readonly Word[]): boolean {
  const unit = timeUnitOf(countedAfter(text, end, words)[0]?.folded ?? "");
  return unit === "year" || unit === "month";
}

/** "from 20 to 12 a month", "six to eight people a week": how often is said once of both. */
function withRateOf(text: string, own: Quantity, next: Quantity | undefined): Quantity {
  if (!next || own.year || own.rate !== null || own.time !== null) return own;
  if (!/^(?:\s\p{L}+)?\s?(?:to|auf|à|al?|bis|bis zu|-|–|→|[-=]+>|or|oder|ou|o)\s?$/u.test(text.slice(own.end, next.at)))
    return own;
  const isNext = own.what.length === 0 || text.slice(own.end, next.at).trim().length <= 4;
  return { ...own, rate: next.rate, ...(isNext ? { time: next.time, what: next.what } : {}) };
}

/** "from 2.1 to 3.4 million", "de 8 à 3 %": what stands behind the second is said of the first. */
function ofOneKind(text: string, hit: Hit, next: Hit | undefined): Hit {
  if (!next || hit.percent || hit.scale !== 1 || (!next.percent && next.scale === 1)) return hit;
  if (!/^\s?(?:to|auf|à|al?|bis|bis zu|-|–|→|[-=]+>)\s?$/u.test(text.slice(hit.end, next.at))) return hit;
  return { ...hit, value: hit.value * next.scale, scale: next.scale, percent: next.percent, plain: false };
}

/** "five and a half years", "deux tonnes et demie". */
function withHalf(text: string, hit: Hit): Hit {
  const [half, thing = ""] =
    /^(?:einhalb|( \p{L}+)?(?: and a half| et demie?| y medi[oa]))(?!\p{L})/u.exec(text.slice(hit.end)) ?? [];
  if (half === undefined) return hit;
  return { ...hit, value: hit.value + 0.5, end: thing === "" ? hit.end + half.length : hit.end, plain: false };
}

/** "two years and eight months" is one duration, "four in five" one share. */
function joinPairs(text: string, own: Quantity, last: Quantity | undefined, next: Quantity | undefined): Quantity[] {
  const isPair = (years: Quantity | undefined, months: Quantity | undefined) =>
    years?.time === "year" &&
    months?.time === "month" &&
    /^\s?\p{L}+,? (?:and|und|et|y)\s$/u.test(text.slice(years.end, months.at));
  const isShare = (part: Quantity | undefined, whole: Quantity | undefined) =>
    part !== undefined &&
    whole !== undefined &&
    !part.percent &&
    whole.value <= 100 &&
    part.value < whole.value &&
    (part.inWords && whole.inWords && whole.value <= 10 ? shareOfSome : share).test(text.slice(part.end, whole.at));
  if (isPair(last, own) || isShare(last, own)) return [];
  // "four in five" is 80 percent.
  if (next && isShare(own, next)) {
    const percent = Math.round((100 * own.value) / next.value);
    return [
      {
        ...own,
        value: percent,
        percent: true,
        part: true,
        end: next.end,
        text: text.slice(own.at, next.end),
        what: next.what,
      },
    ];
  }
  if (!next || !isPair(own, next)) return [own];
  return [
    { ...own, value: own.value * 12 + next.value, time: "month", end: next.end, text: text.slice(own.at, next.end) },
  ];
}

const share = /^ (?:in|out of|von|sur|de cada) $/u;
/** "three calls in four". */
const shareOfSome = /^(?: \p{L}+)? (?:in|out of|von|sur|de cada) $/u;

const beginning = new RegExp(String.raw`${oneOf(tables.beginning)}\s(?:\p{L}+\s){0,2}$`, "u");
const ending = new RegExp(String.raw`${oneOf(tables.ending)}\s(?:\p{L}+\s){0,2}$`, "u");

/** In characters: further away nothing is said of a year. */
const NEAR = 120;

function boundOf(text: string, at: number): "start" | "end" | null {
  const before = foldInPlace(text.slice(Math.max(0, at - NEAR), at));
  return beginning.test(before) ? "start" : ending.test(before) ? "end" : null;
}

/** The words behind a number, up to the next mark or "and". */
function countedAfter(text: string, end: number, words: readonly Word[]): Word[] {
  const after: Word[] = [];
  const first = indexFrom(words, end);
  for (const word of words.slice(first, first + 6)) {
    if (after.length === 0 && ofWhat.test(text.slice(end, word.end + 1))) continue;
    if (/[,;:.!?()]\s|^\s?[,;:!?(]/u.test(text.slice(after.at(-1)?.end ?? end, word.at)) || links.has(word.folded))
      break;
    after.push(word);
  }
  return after;
}

/** "une douzaine d'années", "a dozen of them". */
const ofWhat = /^\s(?:d['’]|de |of )$/u;

const links = new Set("and or und oder et ou y o with mit avec con which that die que qui".split(" "));

const HEDGES: [Hedge, RegExp][] = [
  ["under", new RegExp(String.raw`${oneOf(tables.hedges.exact)}\s*(?:an? |eine[mnrs]? |un[ae]? )?$`, "iu")],
  ["below", new RegExp(String.raw`${oneOf(tables.hedges.below)}\s*${oneOf(tables.hedges.belowArticles)}?$`, "iu")],
  ["above", new RegExp(String.raw`${oneOf(tables.hedges.above)}\s*${oneOf(tables.hedges.aboveArticles)}?$`, "iu")],
  ["about", new RegExp(String.raw`${oneOf(tables.hedges.about)}\s*(?:an? |ein(?:e[mnrs]?)? |un[ae]? )?$`, "iu")],
];

const HEDGES_BEHIND: [Hedge, RegExp][] = [
  ["above", new RegExp(String.raw`^\s?\+|^-?(?:\s\p{L}+)?\s${oneOf(tables.hedgesBehind.above)}(?!\p{L})`, "iu")],
  [
    "about",
    new RegExp(
      String.raw`^(?:-odd|ish)(?!\p{L})|^(?:\s\p{L}+){0,2}\s${oneOf(tables.hedgesBehind.about)}(?!\p{L})`,
      "iu",
    ),
  ],
];

function hedgeAround(text: string, { at, end }: Hit): Hedge {
  const before = text.slice(Math.max(0, at - 30), at);
  const after = text.slice(end, end + 40);
  const found =
    HEDGES.find(([, pattern]) => pattern.test(before)) ?? HEDGES_BEHIND.find(([, pattern]) => pattern.test(after));
  return found?.[0] ?? "exact";
}
