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

/** Time that is asked for: "two years", "18 months". */
export function exactDuration(months: number): string {
  if (months % 12 > 0) return `${countOf(months)} ${months === 1 ? "month" : "months"}`;
  return months === 12 ? "one year" : `${countOf(months / 12)} years`;
}
