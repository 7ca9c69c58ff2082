import type { Moment } from "./person.ts";
import { type MillLanguage, wordsOf } from "./words.ts";

const dateForms = [
  "short", // Mar 2019 – present
  "long", // March 2019 - April 2021
  "figures", // 03/2019 – 04/2021
  "years", // 2019 – 2021
  "tight", // 04/16-Present
  "iso", // 2019-03 – 2021-04
  "dots", // 03.2019 - 04.2021
  "words", // March 2019 to April 2021
  "apostrophe", // Mar '19 – Apr '21
] as const;
export type DateForm = (typeof dateForms)[number];

/** A stretch of time as a resume of the language writes it. */
export function writePeriod(from: Moment, to: Moment | "now", form: DateForm, language: MillLanguage): string {
  const words = wordsOf[language];
  const end = to === "now" ? (words.present[0] ?? "") : writeMoment(to, form, language);
  const start = writeMoment(from, form, language);
  if (form === "words") return `${start} ${words.to} ${end}`;
  if (form === "tight") return `${start}-${end}`;
  return form === "long" || form === "dots" ? `${start} - ${end}` : `${start} – ${end}`;
}

function writeMoment({ year, month }: Moment, form: DateForm, language: MillLanguage): string {
  const { months, short } = wordsOf[language];
  const figure = String(month).padStart(2, "0");
  const two = String(year % 100).padStart(2, "0");
  const forms: Record<DateForm, string> = {
    short: `${short[month - 1]} ${year}`,
    long: `${months[month - 1]} ${year}`,
    words: `${months[month - 1]} ${year}`,
    figures: `${figure}/${year}`,
    years: `${year}`,
    tight: `${figure}/${two}`,
    iso: `${year}-${figure}`,
    dots: `${figure}.${year}`,
    apostrophe: `${short[month - 1]} '${two}`,
  };
  return forms[form];
}
