import { BULLET } from "./bullet.ts";
import { cleanTypedLines } from "./clean-typed-text.ts";

/** Free text about skills, taken apart: short items of lists, and statements that are kept whole. */
export type TypedSkills = { items: string[]; statements: string[] };

/** Reads comma lists, bullet lists, "Tools: …" lines and prose, in any mixture. */
export function splitTypedSkills(text: string): TypedSkills {
  const skills: TypedSkills = { items: [], statements: [] };
  for (const line of cleanTypedLines(text)) {
    for (const sentence of line.replace(BULLET, "").split(SENTENCE_END)) addSentence(skills, sentence);
  }
  return skills;
}

/** "Führerausweis Kat. B" is one thing. */
const SENTENCE_END = /(?<=[.!?])(?<!(?<!\p{L})(?:Kat|Kl|Cat|cat|Nr|No|Niv|niv|Dr|St|Lic|Ing)\.)\s+(?=\p{Lu}|\d)/u;
/** "Tools: ", "Languages - ": a short heading before a list. */
const HEADING = /^[\p{L} /&]{3,28}:\s+/u;
const LIST_SEPARATOR = /\s*[,;•·|]\s*(?![^(]*\))|\s+\/\s+/u;
const CONJUNCTION = /^(?:and|und|et|y|e|&|sowie|as well as|plus)\s+/iu;
/** "Führerschein vorhanden" names the licence. */
const AT_HAND = /(?<=\p{L}) vorhanden$/iu;
const FIRST_PERSON =
  /^(?:i|i'?m|i'?ve|we|my|ich|mein\w*|wir|je|j'|nous|mon|ma|mes|yo|mi|mis|tengo|soy|hablo|trabaj(?:é|aba)|trabajo (?:con|como|desde|para))(?!\p{L})/iu;

function addSentence(skills: TypedSkills, sentence: string): void {
  for (const clause of sentence.split(/\s*;\s+(?![^(]*\))/u)) addClause(skills, clause);
}

function addClause(skills: TypedSkills, clause: string): void {
  const text = trimEnds(clause);
  if (text === "") return;
  const body = text.replace(HEADING, "");
  const parts = splitLast(body.split(LIST_SEPARATOR).map(trimEnds).filter(Boolean));
  const isList = !FIRST_PERSON.test(body) && parts.every((part) => wordCount(part) <= 5);
  if (!isList) {
    skills.statements.push(text);
    return;
  }
  for (const part of parts) {
    const item = part.replace(CONJUNCTION, "").replace(AT_HAND, "");
    if (/^\d|(?<![\p{L}\d])\d[\d.,]*\s+\p{L}/u.test(item) && wordCount(item) >= 3) skills.statements.push(item);
    else if (item !== "") skills.items.push(item);
  }
}

/** "Word, Excel and Outlook": the last item of a list of three may hide behind an "and". */
function splitLast(parts: string[]): string[] {
  const last = parts.at(-1);
  if (parts.length < 2 || !last) return parts;
  const pair = last.split(/\s+(?:and|und|et|y)\s+/iu);
  return pair.length === 2 && pair.every((part) => wordCount(part) <= 2) ? [...parts.slice(0, -1), ...pair] : parts;
}

function trimEnds(text: string): string {
  return text.trim().replace(/[\s.;,:]+$/u, (end) => (/^\.\p{L}/u.test(end) ? end : ""));
}

/**
 * "monitor de ocio y tiempo libre" is as short as its nouns; with an article it may be a sentence. What stands in brackets
 * goes into detail: "Leaving Cert (maths, physics)".
 */
function wordCount(text: string): number {
  const words = text
    .replace(/\([^)]*\)/gu, "")
    .trim()
    .split(/\s+/u);
  return words.some((word) => ARTICLE.test(word)) ? words.length : words.filter((word) => !LINK.test(word)).length;
}

const ARTICLE = /^(?:the|an?|el|la|los|las|una?|les?|des|der|die|das|den|dem|eine?[nmr]?)$/iu;
const LINK = /^(?:de|y|e|of|and|et|und)$/iu;
