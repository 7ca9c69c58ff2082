import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./papers.json" with { type: "json" };
/** Degrees from school to doctorate: in words on folded text, in letters on the text as it stands; the place is the height. */
export const degreeLevels: readonly { words: RegExp; letters: RegExp }[] = [
  {
    words: wholeWords(tables.degrees.lowerSchool),
    letters: /\b(?:GCSEs?|ESO)\b/u,
  },
  {
    words: wholeWords(tables.degrees.upperSchool),
    letters: /\b(?:GED|A[- ][Ll]evels?)\b/u,
  },
  {
    words: wholeWords(tables.degrees.trade),
    letters: /\b(?:CAP|BEP|BP|FP(?!(?: de grado)? superior)|NVQ\d?)\b/u,
  },
  {
    words: wholeWords(tables.degrees.associate),
    letters: /\b(?:BTS|DUT|DEUST|HND|HNC|AAS)\b/u,
  },
  {
    words: wholeWords(tables.degrees.bachelor),
    letters: /\b(?:B\.?Sc|B\.?A\.?|BSN|B\.?Eng|BBA|LLB|BUT)\b/u,
  },
  {
    words: wholeWords(tables.degrees.master),
    letters: /\b(?:M\.?Sc|M\.A\.|MA|MBA|M\.?Eng|LLM|M\.?Ed)\b/u,
  },
  {
    words: wholeWords(tables.degrees.doctor),
    letters: /\b(?:Ph\.? ?D|DPhil|Dr\.)/u,
  },
];

/** That studies are spoken of without their height: then some degree must be there. */
export const studies = new RegExp(String.raw`\b${oneOf(tables.studies)}\b`, "gu");

/** Papers that prove a skill: certificates, licences, cards, registrations. On folded text. */
export const papers = wholeWords(tables.papers, "gu");

/** Examinations, which are passed where a paper is held. */
export const exams = wholeWords(tables.exams, "gu");

/** Papers known by their letters; each must be in the facts itself. */
export const paperLetters: readonly string[] = tables.paperLetters;

/** Names of each language in the four languages, folded. */
export const languageRows: readonly (readonly string[])[] = tables.languages;

/** How well a language is known, weakest first, on folded text. */
export const languageLevels: readonly RegExp[] = [
  wholeWords(tables.levels.basic),
  wholeWords(tables.levels.intermediate),
  /(?<!\p{L})(?:b2|good|professional working|sicher|sehr gut|bon niveau|avance|alto|avanzado)(?!\p{L})/u,
  wholeWords(tables.levels.good),
  wholeWords(tables.levels.fluent),
];
