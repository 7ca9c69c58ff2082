const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ". . twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 1 to 99 in words; other numbers in figures with commas. */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) return value.toLocaleString("en-US");
  if (value < 20) return ONES[value] ?? String(value);
  const rest = value % 10;
  return `${TENS[Math.floor(value / 10)]}${rest > 0 ? `-${ONES[rest]}` : ""}`;
}

/** Up to twelve in words, as in running text. */
export function countOf(value: number): string {
  return value <= 12 ? numberInWords(value) : value.toLocaleString("en-US");
}

/** "five years", "almost two years", "a year and a half", "eight months". */
export function durationInWords(months: number): string {
  if (months < 1) return "a few weeks";
  if (months < 12) return months === 1 ? "one month" : `${countOf(months)} months`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 1 && rest >= 4 && rest <= 8) return "a year and a half";
  if (rest >= 9) return `almost ${countOf(years + 1)} years`;
  const whole = years === 1 ? "a year" : `${countOf(years)} years`;
  return rest >= 3 ? `more than ${whole}` : whole;
}

/** A line's first figure with the words it counts ("25 to 30 patients per shift"), or null. */
export function figureOf(text: string): string | null {
  const found = FIGURE.exec(text);
  if (!found) return null;
  const [, amount = "", counted = ""] = found;
  const words = counted.trim().split(/\s+/u);
  const stop = words.findIndex((word) => STOPS.test(word));
  const kept = stop < 0 ? words : words.slice(0, stop);
  const rate = stop >= 0 ? rateAt(words, stop) : [];
  if (kept.length === 0 || kept.length > 4) return null;
  const figure = [amount, ...kept, ...rate].join(" ").replace(/[,;:.]+$/u, "");
  return /^(?:19|20)\d\d\b/u.test(figure) ? null : figure;
}

/** The figure fit to open a sentence: small numbers become words. */
export function figureAtStart(figure: string): string {
  return figure
    .replace(
      /^(\d{1,2})(?: to | ?[-–] ?)(\d{1,2})(?!\d)/u,
      (_, low, high) => `${numberInWords(Number(low))} to ${numberInWords(Number(high))}`,
    )
    .replace(/^\d{1,2}(?![\d,.])/u, (digits) => numberInWords(Number(digits)));
}

const FIGURE =
  /(?<![\p{L}\d$€£.,-])(\d{1,3}(?:,\d{3})+|\d+(?: ?(?:to|-|–) ?\d+)?)(?![\d%]|-\p{L}|[.:/]\d)((?:\s+[\p{L}'’-]+[,;]?){1,7})/u;
const STOPS =
  /^(?:in|on|at|for|with|and|or|of|to|by|from|per|a|an|each|every|the|using|across|via|through|into|when|while|after|before|is|are|was|were|within|under|over|between)$|[,;]$/iu;

function rateAt(words: readonly string[], at: number): string[] {
  const [by = "", unit = ""] = words.slice(at, at + 2);
  return /^(?:per|a|an|each|every)$/iu.test(by) &&
    /^(?:shift|day|week|month|year|hour|night|season|semester|term|quarter)[,;]?$/iu.test(unit)
    ? [by, unit]
    : [];
}
