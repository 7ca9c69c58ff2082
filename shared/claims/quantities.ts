import type { Language } from "#shared/letters/letter.schema.ts";
import { numberWords } from "./number-words.ts";
import { type TimeUnit, timeUnitOf } from "./time-units.ts";
import { fold, foldInPlace, type Word, wordsOf } from "./words.ts";

type Hedge = "exact" | "about" | "below" | "above";
export type Rate = "hour" | "shift" | "day" | "week" | "month" | "quarter" | "year";

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
  inWords: boolean;
  what: string[];
  /** The word before it, folded: "level 2", "niveau 2". */
  before: string;
};

/** The numbers of a text, in figures and in words of the language. */
export function quantitiesOf(text: string, language: Language): Quantity[] {
  const words = wordsOf(text);
  const found = [...inFigures(text), ...inWords(text, language), ...inFractions(text, language)].sort(
    (a, b) => a.at - b.at,
  );
  return found
    .filter((hit, index) => !found.slice(0, index).some((other) => other.end > hit.at))
    .map((hit) => {
      const after = countedAfter(text, hit.end, words);
      const time =
        timeUnitOf(after[0]?.folded ?? "") ?? (after[0]?.folded === "full" ? timeUnitOf(after[1]?.folded ?? "") : null);
      const year = !hit.inWords && hit.plain && hit.value >= 1950 && hit.value <= 2049 && !hit.percent;
      return {
        ...hit,
        hedge: hedgeAround(text, hit),
        rate: year
          ? null
          : rateAround(text, hit, language === "fr" ? words.filter(({ folded }) => folded !== "mes") : words, language),
        time: year ? null : time,
        year,
        what: after.map((word) => word.folded),
        before: words.findLast((word) => word.end <= hit.at)?.folded ?? "",
      };
    });
}

/** The words behind a number, up to the next mark or "and". */
function countedAfter(text: string, end: number, words: readonly Word[]): Word[] {
  const after: Word[] = [];
  for (const word of words.filter(({ at }) => at >= end).slice(0, 5)) {
    if (/[,;:.!?()]\s|^\s?[,;:!?(]/u.test(text.slice(after.at(-1)?.end ?? end, word.at)) || links.has(word.folded))
      break;
    after.push(word);
  }
  return after;
}

const links = new Set("and or und oder et ou y o with mit avec con which that die que qui".split(" "));

type Hit = { value: number; text: string; at: number; end: number; percent: boolean; inWords: boolean; plain: boolean };

const FIGURE =
  /(?<![\p{L}\p{N}.,])(?:[$€£]\s?)?(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?(\s?(?:%|percent|per cent|prozent|pour\s?cent|por ciento))?(?:\s?(k|m|mio|mrd|million|millions|millionen|millones|millón|tausend|thousand|mille|mil|hundred)(?![\p{L}\p{N}]))?/giu;

const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  hundred: 100,
  mrd: 1e9,
};

function inFigures(text: string): Hit[] {
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const [whole, figures = "", decimals, percent, factor] = match;
    const glued = /^[\p{L}]/u.test(text.slice(match.index + whole.length)) && !factor;
    if (
      glued &&
      !/^(?:st|nd|rd|th|er|e|h|x|ème|kg|km|mm|cm|m|t|s)(?!\p{L})/iu.test(text.slice(match.index + whole.length))
    )
      return [];
    const value = Number(`${figures.replace(/\D/gu, "")}${decimals ? `.${decimals}` : ""}`);
    // "5 m of pipe" is no million.
    const scale = factor && !(factor === "m" && !/[$€£]/u.test(whole)) ? (factors[factor.toLowerCase()] ?? 1e6) : 1;
    return [
      {
        value: value * scale,
        text: whole.trim(),
        at: match.index,
        end: match.index + whole.length,
        percent: Boolean(percent),
        inWords: false,
        plain: /^\d{4}$/u.test(figures) && !decimals && !factor && !/[$€£]/u.test(whole),
      },
    ];
  });
}

const patterns = new Map<Language, RegExp>();

function inWords(text: string, language: Language): Hit[] {
  const book = numberWords(language);
  let pattern = patterns.get(language);
  if (!pattern) {
    const sorted = [...book.keys()].sort((a, b) => b.length - a.length);
    pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${sorted.join("|")})(?:\\s(thousand|tausend|mille|mil|hundred|cents?|million(?:en|s|es)?))?(?![\\p{L}\\p{N}])`,
      "gu",
    );
    patterns.set(language, pattern);
  }
  const folded = foldInPlace(text);
  return [
    ...[...folded.matchAll(pattern)].map((match) => {
      const [whole, factor = ""] = match;
      const word = factor ? whole.slice(0, -factor.length - 1) : whole;
      const scale = factor ? (/^(?:hundred|cent)/u.test(factor) ? 100 : (factors[factor] ?? 1e6)) : 1;
      return toWordHit(text, match.index, whole.length, (book.get(word) ?? 0) * scale);
    }),
    ...[...folded.matchAll(singleTime[language])].map((match) =>
      toWordHit(text, match.index, match[1]?.length ?? 1, 1),
    ),
  ];
}

/** "by a third", "um die Hälfte": a change by a part is one in percent. */
const fractions: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:by|in) (?:a |one )?(half|third|quarter)(?!\p{L})/gu,
  de: /(?<!\p{L})um (?:die |ein |fast ein |rund ein )?(halfte|drittel|viertel)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:de |d.un )(moitie|tiers|quart)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:a la|en un|un) (mitad|tercio|cuarto)(?!\p{L})/gu,
};
const parts: Record<string, number> = {
  half: 50,
  halfte: 50,
  moitie: 50,
  mitad: 50,
  third: 33,
  drittel: 33,
  tiers: 33,
  tercio: 33,
};

function inFractions(text: string, language: Language): Hit[] {
  return [...foldInPlace(text).matchAll(fractions[language])].map((match) => ({
    value: parts[match[1] ?? ""] ?? 25,
    text: text.slice(match.index, match.index + match[0].length),
    at: match.index,
    end: match.index + match[0].length,
    percent: true,
    inWords: true,
    plain: false,
  }));
}

/** "one year", "ein Jahr": before a time unit the article counts. */
const singleTime: Record<Language, RegExp> = {
  en: /(?<!\p{L})(one|a single)(?= (?:full )?(?:year|month|week)(?!\p{L}))/gu,
  de: /(?<!\p{L})(ein(?:em|en|es)?)(?= (?:jahr|monat))/gu,
  fr: /(?<!\p{L})(un)(?= (?:an|mois)(?!\p{L}))/gu,
  es: /(?<!\p{L})(un)(?= (?:ano|mes)(?!\p{L}))/gu,
};

function toWordHit(text: string, at: number, length: number, value: number): Hit {
  const rest = text.slice(at + length);
  const percent = /^\s(?:%|percent|per cent|prozent|pour cent|por ciento)/iu.exec(rest)?.[0] ?? "";
  const words = text.slice(at, at + length + percent.length);
  return { value, text: words, at, end: at + words.length, percent: percent !== "", inWords: true, plain: false };
}

const HEDGES: [Hedge, RegExp][] = [
  [
    "above",
    /(?:more than|over|at least|above|upwards of|mehr als|über|mindestens|gut|plus de|au moins|más de|al menos|por encima de|well over)\s*(?:the |die |los |las |les )?$/iu,
  ],
  [
    "below",
    /(?:almost|nearly|up to|just under|close to|fast|knapp|beinahe|bis zu|près de|presque|jusqu.à|casi|cerca de|hasta)\s*$/iu,
  ],
  [
    "about",
    /(?:about|around|roughly|some|approximately|circa|ca\.|rund|etwa|ungefähr|zirka|environ|autour de|une|unos|unas|alrededor de|aproximadamente|una)\s*$/iu,
  ],
];

function hedgeAround(text: string, { at, end }: Hit): Hedge {
  const before = text.slice(Math.max(0, at - 24), at);
  if (/^\s?\+|^\s?(?:or more|plus|und mehr|et plus|o más)(?!\p{L})/iu.test(text.slice(end))) return "above";
  return HEDGES.find(([, pattern]) => pattern.test(before))?.[0] ?? "exact";
}

const rates: [Rate, string][] = [
  ["hour", "hour hourly stunde stündlich stündliche heure hora"],
  ["shift", "shift schicht poste turno guardia service vacation"],
  [
    "day",
    "day daily tag täglich tägliche täglichen jour quotidien quotidienne quotidiens journée día diario diaria diarios diarias diariamente",
  ],
  ["week", "week weekly woche wöchentlich wöchentliche semaine hebdomadaire hebdomadaires semana semanal semanales"],
  ["month", "month monthly monat monatlich monatliche mois mensuel mensuels mes mensual mensuales"],
  ["quarter", "quarter quarterly quartal trimestre trimestriel trimestral"],
  [
    "year",
    "year yearly annual annually jahr jährlich jährliche an année annuel annuels annuelle annuelles año anual anuales",
  ],
];
const rateOf = new Map(rates.flatMap(([rate, words]) => words.split(" ").map((word) => [fold(word), rate] as const)));
const PER = new Set("a la an per each every pro je im in am par al por cada the jede jeden jedes the".split(" "));

/** "18 a month", "180 täglich", "daily 180". */
function rateAround(text: string, { at, end }: Hit, words: readonly Word[], language: Language): Rate | null {
  const clauseEnd = /[.;:!?]|, (?!\d)/u.exec(text.slice(end))?.index ?? text.length;
  const after = words.filter((word) => word.at >= end && word.at < end + clauseEnd).slice(0, 7);
  for (const [index, word] of after.entries()) {
    if (/^\d/u.test(word.text)) break;
    const rate = rateOf.get(word.folded);
    if (!rate) continue;
    const isAdverb =
      /(?:ly|lich|liche|lichen|ien|ienne|iens|aire|aires|uel|uels|uelle|uelles|al|ales|rio|ria|rios|rias|mente)$/u.test(
        word.folded,
      );
    if (language === "fr" && after[index - 1]?.folded === "a") continue;
    if (isAdverb || PER.has(after[index - 1]?.folded ?? "") || /[/]\s?$/u.test(text.slice(0, word.at))) return rate;
  }
  const clauseStart = Math.max(...[...text.slice(0, at).matchAll(/[.,;:!?]\s/gu)].map(({ index }) => index), 0);
  const before = words.filter((word) => word.end <= at && word.at >= clauseStart).slice(-3);
  for (const word of before) {
    const rate = rateOf.get(word.folded);
    if (rate && /(?:ly|lich|ien|diariamente)$/u.test(word.folded)) return rate;
  }
  return null;
}
