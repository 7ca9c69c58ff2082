import { hasContact } from "../contacts.ts";
import { findPeriods, isDateOnly } from "../dates.ts";
import { companyScore, hasStreet, isDegree, isInstitution, isPlace, titleScore } from "../kinds-of-words.ts";
import { isLanguageName } from "../spoken-languages.ts";

/** What the word lists say of a text, each weak alone. */
export type Signs = {
  title: number;
  company: number;
  degree: boolean;
  school: boolean;
  place: boolean;
  language: boolean;
};

const known = new Map<string, Signs>();

export function signsOf(text: string): Signs {
  const before = known.get(text);
  if (before) return before;
  const signs = {
    title: Math.round(titleScore(text)),
    company: Math.round(companyScore(text)),
    degree: isDegree(text),
    school: isInstitution(text),
    place: isPlace(text),
    language: isLanguageName(text.split(/[\s(:,–-]/)[0] ?? ""),
  };
  if (known.size < 5000) known.set(text, signs);
  return signs;
}

/** Their names, for a model's features. */
export function signNames({ title, company, degree, school, place, language }: Signs): string[] {
  const names: string[] = [];
  if (title > 0) names.push(title > 2 ? "title!" : "title");
  if (company > 2) names.push("company!");
  else if (company > 0) names.push("company");
  else if (company < 0) names.push("sector");
  if (degree) names.push("degree");
  if (school) names.push("school");
  if (place) names.push("place");
  if (language) names.push("language");
  return names.length === 0 ? ["nothing"] : names;
}

/** What the figures and marks of a text say of it. */
export function formNames(text: string): string[] {
  const names: string[] = [];
  const periods = findPeriods(text);
  if (periods.length > 0) names.push(periods.some(({ range }) => range) ? "range" : "date");
  if (isDateOnly(text)) names.push("dateOnly");
  if (hasContact(text)) names.push("email");
  if (/\d[\d\s()./-]{6,}\d/.test(text) && periods.length === 0) names.push("number");
  if (hasStreet(text)) names.push("street");
  if (/https?:|www\.|linkedin|github/i.test(text)) names.push("address");
  return names;
}
