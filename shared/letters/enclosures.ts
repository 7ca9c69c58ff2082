import { capitalised } from "#shared/words/capitalised.ts";
import type { Language } from "./letter.schema.ts";

/** What stands over the papers that go with a letter, for one of them and for more. */
export const enclosuresHeadings: Record<Language, { one: string; more: string }> = {
  en: { one: "Enclosure", more: "Enclosures" },
  de: { one: "Anlage", more: "Anlagen" },
  fr: { one: "PJ :", more: "PJ :" },
  es: { one: "Anexo", more: "Anexos" },
};

const heading =
  /^(?:enclosures?|encl?s?\.?|anlagen?|beilagen?|p\.?\s?j\.?|pi[eè]ces? jointes?|anexos?|adjuntos?|documentos adjuntos)[\s\u00A0\u202F]*:?$/iu;
const onOneLine = /^([^:\n]{2,20}?[\s\u00A0\u202F]*:)\s*(\S[^\n]*)$/u;

const MOST_PAPERS = 12;
const LONGEST_PAPER = 90;

/**
 * Whether a block is a letter's list of enclosures: a heading, and each paper on a line of its own or all on the
 * heading's. Lines that read like sentences are none, so that nothing claimed passes for a paper.
 */
export function isEnclosures(block: string): boolean {
  const [first = "", ...papers] = linesOf(block);
  if (papers.length > MOST_PAPERS || !papers.every(isPaper)) return false;
  if (heading.test(first)) return true;
  const [, title = "", paper = ""] = onOneLine.exec(first) ?? [];
  return heading.test(title) && isPaper(paper);
}

const resumes: Record<Language, string> = { en: "Resume", de: "Lebenslauf", fr: "CV", es: "Currículum" };
const resume =
  /^(?:(?:your|ihr(?:en)?|votre|su)\s)?(?:cv|r[eé]sum[eé]|curriculum(?: vitae)?|currículum(?: vitae)?|lebenslauf)$/iu;

/** A paper as the letter's list names it: a resume in the letter's language, all else in the posting's words. */
function nameOf(paper: string, language: Language): string {
  const words = paper.replace(/\s+/gu, " ").trim().slice(0, LONGEST_PAPER);
  const named = language === "de" ? words.replace(DATIVE, "$1") : words;
  if (!resume.test(words)) return capitalised(named);
  return language === "en" && /^cv$|curriculum/iu.test(words) ? "CV" : resumes[language];
}

/** "mit Zeugnissen und Nachweisen" asks for Zeugnisse and Nachweise. */
const DATIVE =
  /(?<=^|[\p{L} ])(Zeugnisse|zeugnisse|Nachweise|nachweise|Zertifikate|zertifikate|Dokumente|Belege|Diplome)n(?!\p{L})/gu;

/** The letter with one more paper in its list of enclosures, which is begun in the letter's language where there is none. */
export function withEnclosure(text: string, paper: string, language: Language): string {
  const named = nameOf(paper, language);
  const blocks = text.trimEnd().split(/\n[^\S\n]*\n+/);
  const last = blocks.at(-1) ?? "";
  if (blocks.length < 2 || !isEnclosures(last))
    return [...blocks, `${enclosuresHeadings[language].one}\n${named}`].join("\n\n");
  const [first = "", ...papers] = linesOf(last);
  const title = first === enclosuresHeadings[language].one ? enclosuresHeadings[language].more : first;
  return [...blocks.slice(0, -1), [title, ...papers, named].join("\n")].join("\n\n");
}

/** The heading that a list of one begins with, as the button that begins it says it. */
export function enclosuresHeading(language: Language): string {
  return enclosuresHeadings[language].more.replace(/\s*:$/u, "");
}

function linesOf(block: string): string[] {
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function isPaper(line: string): boolean {
  return line.length <= LONGEST_PAPER && !/[.!?…](?:\s|$)/u.test(line.replace(/\b(?:Nr|No|N|z\.\s?B)\./giu, ""));
}
