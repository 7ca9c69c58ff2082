import { lineKey } from "#shared/postings/phrase-book.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { genderMark } from "./titles.ts";
import { headingOf } from "./units.ts";
import { boardOpenings, hiringTeamEnds, hiringTeams, organisationWords } from "./words/head-words.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

const MOST = 14;
const LONGEST = 140;

const noise = new Set(boardOpenings.map(lineKey));
const boardMarks = /^(?:\d[.,]\d(?:\s*\(.*\))?|[\d\s.,]+|.*(?:valoraciones|applicants|candidats|clicked apply)\b.*)$/iu;
export const money = /[$€£]\s?\d|\d\s?(?:[$€]|k€|k\b|euros?\b|eur\b|chf\b)|CHF\s?\d/iu;
/** "£29,000 – £33,000 a year, full-time": a line that begins with the pay tells of the job, wherever it stands. */
export const beginsWithPay = /^(?:[$€£]|CHF|EUR|US\$)\s?\d/u;
const crumbs = /^\p{L}[^>]{0,60}\s[>›»]\s/u;
const dateLine = /\b20\d\d\b.*|^\d{1,2}[./-]\d{1,2}[./-]/u;

/** The first lines of a posting that may name job, employer and place: without what boards print round them. */
export function toHeadLines(lines: readonly Line[]): Line[] {
  const head: Line[] = [];
  const team = new Set(hiringTeamOf(lines));
  for (const line of lines.slice(0, 40)) {
    if (head.length === MOST) break;
    if (team.has(line)) continue;
    const heading = headingOf(line.text);
    if (heading?.rest === "" && heading.section !== "board") {
      if (head.length > 0 && heading.section !== "about") break;
      continue;
    }
    if (line.text.length <= LONGEST && !isNoise(line.text)) head.push(line);
    else if (line.text.length > LONGEST) head.push({ ...line, text: "" });
  }
  return head.filter(({ text }) => text !== "");
}

/** The lines about the recruiter that a network prints: their post is not the one that is to be filled. */
export function hiringTeamOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.slice(0, 40).findIndex(({ text }) => teams.has(lineKey(text)));
  if (start < 0) return [];
  const block = lines.slice(start, start + LONGEST_TEAM);
  const end = block.findIndex(({ text }, index) => index > 0 && (teamEnds.has(lineKey(text)) || headingOf(text)));
  return end < 0 ? block : block.slice(0, end);
}

const LONGEST_TEAM = 7;
const teams = new Set(hiringTeams.map(lineKey));
const teamEnds = new Set(hiringTeamEnds.map(lineKey));

/** What a board prints round a posting. */
export function isNoise(text: string): boolean {
  if (headingOf(text)?.section === "board" || beginsAsNoise(text) || boardMarks.test(text) || crumbs.test(text))
    return true;
  const parts = text.split(/\s*[|·•/,&]\s*|\s[-–]\s|\s{2,}/u).filter(Boolean);
  return parts.length > 1 && parts.every((part) => headingOf(part)?.section === "board" || money.test(part));
}

/** By its first words: "Posted 3 days ago", "Vor 2 Tagen". */
function beginsAsNoise(text: string): boolean {
  const [one = "", two = "", three = ""] = lineKey(text.slice(0, 60)).split(" ");
  return (
    noise.has(one) ||
    noise.has(`${one} ${two}`) ||
    noise.has(`${one} ${two} ${three}`) ||
    /^\d+ (?:applicants|candidats)/u.test(text)
  );
}

/** Whether a short line could be the name of an employer, by its looks. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/u);
  if (
    words.length > 8 ||
    text.length > 70 ||
    /[.!?:;]$/u.test(text.replace(/(?:\b(?:e\.V|S\.L|S\.A|Inc|Ltd|Co|Coop|C\.V|inc))\.$/iu, ""))
  )
    return false;
  if (money.test(text) || dateLine.test(text) || genderMark.test(text) || /@|https?:|\d{4,}|%/u.test(text))
    return false;
  if (!/^[\p{Lu}\d„“"]/u.test(text) && !/^\p{Ll}+$/u.test(text)) return false;
  return lineKey(text) !== "" && !headingOf(text) && !isNoise(text);
}

const organisation = new RegExp(`(?<!\\p{L})${oneOf(organisationWords)}(?!\\p{L})`, "u");

/** A name that ends as companies' names do by law. */
export const legalForm = new RegExp(`${oneOf(tables.legalForms)}$`, "u");

/** Whether a word of it says what kind of employer it is. */
export function namesOrganisation(text: string): boolean {
  return organisation.test(text);
}

const region = new RegExp(
  String.raw`^(?:(?:near|nr)\s)?\p{Lu}[\p{L}'’. -]{1,40}(?:,\s?(?:[A-Z]{2,3}|Co\. \p{L}+|\p{Lu}[\p{L}'’/ -]{2,30})){0,2}` +
    String.raw`(?:\s\d{1,2}(?:er?|ème|º))?(?:\s\d{4,5})?(?:\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT))?(?:\s\([^)]{2,30}\))?$`,
  "u",
);
/** A town of three words at most, apart from small ones ("Roquetas de Mar, Almería"). */
function isShort(text: string): boolean {
  return text.split(/,\s?/u).every((part) => part.split(/\s/u).filter((word) => !/^\p{Ll}/u.test(word)).length <= 3);
}

const postcode = /^(?:[A-Z]{1,2}-?)?\d{4,5}\s\p{Lu}|^\d{2}\s-\s\p{Lu}/u;

/** Whether a short line could be a place, by its looks. */
export function looksLikePlace(text: string): boolean {
  if (postcode.test(text)) return true;
  return (
    region.test(text) &&
    !namesOccupation(text) &&
    (/,\s?[A-Z]{2}\b|\((?:Hybrid|Remote|Híbrido|\d\d|Québec)\)|\s(?:NSW|VIC|QLD|WA|TAS)$|,\sCo\./u.test(text) ||
      isShort(text))
  );
}
