import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { fractionsIn } from "./fractions.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Hit } from "./number-hit.ts";
import { hundreds, numberWords } from "./number-words.ts";
import { foldInPlace } from "./words.ts";

const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:[$€£]\s?)?(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?` +
    String.raw`(\s?(?:%|percent|per cent|prozent|pour\s?cent|por ciento))?` +
    String.raw`(?:\s?(${oneOf(tables.factors.figures)})(?![\p{L}\p{N}]))?`,
  "giu",
);

const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  hundred: 100,
  mrd: 1e9,
  tenths: 0.1,
  zehntel: 0.1,
  dixiemes: 0.1,
  decimas: 0.1,
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
        scale,
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
  const hundred = hundreds(language);
  let pattern = patterns.get(language);
  if (!pattern) {
    const sorted = [...book.keys()].sort((a, b) => b.length - a.length);
    const small = sorted.filter((word) => (book.get(word) ?? 100) < 100);
    pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(${oneOf([...hundred.names.keys()])})(?:${hundred.joint}(?=\p{L})(${oneOf(small)}))?` +
        String.raw`|(${oneOf(sorted)}))(?:\s(${oneOf(tables.factors.words)}))?(?![\p{L}\p{N}])`,
      "gu",
    );
    patterns.set(language, pattern);
  }
  const folded = foldInPlace(text);
  return [
    ...[...folded.matchAll(pattern)].map((match) => {
      const [whole, many = "", rest = "", word = "", factor = ""] = match;
      const scale = factor ? (/^(?:hundred|cent)/u.test(factor) ? 100 : (factors[factor] ?? 1e6)) : 1;
      const value = (hundred.names.get(many) ?? 0) + (book.get(rest || word) ?? 0);
      return toWordHit(text, match.index, whole.length, value * scale);
    }),
    ...[...folded.matchAll(singleTime[language])].map((match) =>
      toWordHit(text, match.index, match[1]?.length ?? 1, 1),
    ),
  ];
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
  return {
    value,
    scale: 1,
    text: words,
    at,
    end: at + words.length,
    percent: percent !== "",
    inWords: true,
    plain: false,
  };
}

/** The numbers of a text in figures, in words and as changes by a part, in their order. */
export function hitsOf(text: string, language: Language): Hit[] {
  const found = [...inFigures(text), ...inWords(text, language), ...fractionsIn(text, language)].sort(
    (a, b) => a.at - b.at || b.end - a.end,
  );
  return joinThousands(
    text,
    found.filter((hit, index) => !found.slice(0, index).some((other) => other.end > hit.at)),
  );
}

/** "six thousand five hundred" is one number. */
function joinThousands(text: string, hits: readonly Hit[]): Hit[] {
  return hits.flatMap((hit, index) => {
    const [last, next] = [hits[index - 1], hits[index + 1]];
    if (last && isThousandOf(last, hit, text)) return [];
    if (!next || !isThousandOf(hit, next, text)) return [hit];
    return [
      {
        ...hit,
        value: hit.value + next.value,
        percent: next.percent,
        end: next.end,
        text: text.slice(hit.at, next.end),
      },
    ];
  });
}

function isThousandOf(hit: Hit, next: Hit, text: string): boolean {
  const scale = hit.value >= 1e6 ? 1e6 : 1000;
  return (
    hit.inWords &&
    next.inWords &&
    !next.part &&
    hit.value >= scale &&
    hit.value % scale === 0 &&
    next.value < scale &&
    /^,? (?:and )?$/u.test(text.slice(hit.end, next.at))
  );
}
