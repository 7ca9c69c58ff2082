import type { Language } from "./letter.schema.ts";
import type { LetterParts } from "./letter-parts.ts";
import { joinSentences } from "./point-lines.ts";

export const conventionIds = ["us", "gb", "de", "fr", "es"] as const;
export type ConventionId = (typeof conventionIds)[number];

type Side = "left" | "right";

/** How letters are set out in a country: what stands where above the text, and on which paper. */
export type LetterConvention = {
  name: string;
  /** Where the sender stands, unless a template's letterhead has its own way. */
  sender: Side;
  /** Between letterhead and text, in this order. */
  blocks: readonly { what: "date" | "recipient"; side: Side }[];
  /** The subject stands under the greeting instead of above it. */
  subjectLast: boolean;
  /** The date names the place, where it is known. */
  withPlace: boolean;
  paper: "a4" | "letter";
  /** The recipient's address shows through the window of an envelope. */
  hasWindow: boolean;
  /** Free lines above the greeting, where a subject stands over it, and above the signature. */
  free: { greeting: number; signature: number };
};

const usual = { greeting: 0.8, signature: 1.8 };

export const conventions: Record<ConventionId, LetterConvention> = {
  us: {
    name: "United States",
    sender: "left",
    blocks: [
      { what: "date", side: "left" },
      { what: "recipient", side: "left" },
    ],
    subjectLast: false,
    withPlace: false,
    paper: "letter",
    hasWindow: false,
    free: usual,
  },
  gb: {
    name: "United Kingdom",
    sender: "right",
    blocks: [
      { what: "recipient", side: "left" },
      { what: "date", side: "left" },
    ],
    subjectLast: true,
    withPlace: false,
    paper: "a4",
    hasWindow: false,
    free: usual,
  },
  de: {
    name: "Germany (DIN 5008)",
    sender: "left",
    blocks: [
      { what: "recipient", side: "left" },
      { what: "date", side: "right" },
    ],
    subjectLast: false,
    withPlace: true,
    paper: "a4",
    hasWindow: true,
    free: { greeting: 2, signature: 3 },
  },
  fr: {
    name: "France",
    sender: "left",
    blocks: [
      { what: "recipient", side: "right" },
      { what: "date", side: "right" },
    ],
    subjectLast: false,
    withPlace: true,
    paper: "a4",
    hasWindow: false,
    free: usual,
  },
  es: {
    name: "Spain",
    sender: "left",
    blocks: [
      { what: "date", side: "right" },
      { what: "recipient", side: "left" },
    ],
    subjectLast: false,
    withPlace: true,
    paper: "a4",
    hasWindow: false,
    free: usual,
  },
};

/** The usual one for a letter in that language; in English where nothing of the job tells, the browser's own country. */
export function conventionFor(language: Language, locale: string, told: ConventionId | null = null): ConventionId {
  if (language !== "en") return language;
  if (told) return told;
  return /^en-(?:GB|IE|AU|NZ|ZA|IN|SG|HK|MT)\b/i.test(locale) || OVERSEAS.test(locale) ? "gb" : "us";
}

/** Whoever has no English browser, and not an American country's, writes the day before the month. */
const OVERSEAS = /^(?:da|de|es|fi|fr|it|nb|nl|pl|pt|sv)(?:$|-(?!US|MX|CA|PR|BR)[A-Z]{2}\b)/iu;

/** The date as a letter of that country has it, in the letter's own language. */
export function conventionDate(
  date: Date,
  {
    language,
    convention,
    location = "",
  }: { language: Language; convention: ConventionId; location?: string | undefined },
): string {
  const day =
    language === "en"
      ? englishDay(date, convention === "us")
      : new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(date);
  const place = conventions[convention].withPlace ? townOf(location) : "";
  if (place === "") return day;
  return language === "fr" ? `${place}, le ${day}` : `${place}, ${day}`;
}

const months = "January February March April May June July August September October November December".split(" ");

/** By hand: the browser's own formatter takes a phone a tenth of a second to open, and every empty sheet has a date. */
function englishDay(date: Date, monthFirst: boolean): string {
  const [day, month, year] = [date.getDate(), months[date.getMonth()], date.getFullYear()];
  return monthFirst ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

/** "10115 Berlin" and "14 Elm Street, Portland, OR" name a town; empty where none can be told. */
function townOf(location: string): string {
  const parts = location.split(/[,;\n]/).map((part) => part.trim());
  const withCode = parts.map((part) => /^(?:[A-Z]{1,2}-)?\d{4,5}\s+(\p{Lu}[\p{L} .'’-]*)$/u.exec(part)?.[1]);
  return withCode.find(Boolean) ?? parts.find((part) => /^\p{Lu}[\p{L} .'’-]+$/u.test(part)) ?? "";
}

/** Greeting and closing as that country pairs them. Other languages have theirs from the letter itself. */
export function inConvention<Parts extends LetterParts>(parts: Parts, convention: ConventionId): Parts {
  const { greeting = "", closing = "" } = parts;
  if (convention === "us") {
    return {
      ...parts,
      ...(UNNAMED.test(greeting) ? { greeting: "Dear Hiring Manager," } : {}),
      ...(/^Yours (?:faithfully|sincerely),$/.test(closing) ? { closing: "Sincerely," } : {}),
    };
  }
  if (convention === "gb" && /^(?:Sincerely|Yours faithfully|Yours sincerely),$/.test(closing))
    return { ...parts, closing: UNNAMED.test(greeting) ? "Yours faithfully," : "Yours sincerely," };
  return parts;
}

const UNNAMED = /^Dear (?:Sir or Madam|Sirs?|Madam|Sir\/Madam),$/;

/** The letter as plain text in that country's order. */
export function conventionText(parts: LetterParts, convention: ConventionId): string {
  const { subject, greeting, paragraphs, closing, signature, enclosures } = parts;
  const head = conventions[convention].subjectLast ? [greeting, subject] : [subject, greeting];
  const body = paragraphs.map(joinSentences);
  return [...head, ...body, [closing, signature].filter(Boolean).join("\n"), enclosures].filter(Boolean).join("\n\n");
}
