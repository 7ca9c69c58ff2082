import type { FieldLabel, SectionLabel } from "../lexicon/posting-lexicon.ts";
import { type Books, booksOf, fieldBook, headingBook, languages } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { occupationTest } from "./occupations.ts";
import type { PhraseBook, PhraseMatch } from "./phrase-book.ts";
import { labelByCues } from "./sentence-label.ts";
import { isTaskOfThings } from "./spanish-clauses.ts";
import { isAllCaps, type Token, tokensOf, trimmedOf } from "./tokens.ts";

/** What a line opens: a section, or a single labelled value. `rest` is what follows on the same line. */
export type Opening =
  | { kind: "section"; label: SectionLabel | null; title: string; rest: string }
  | { kind: "field"; label: FieldLabel; title: string; rest: string };

/** Reads a line as a heading or as "label: value"; null where it is running text. */
export function openingOf(line: CleanLine, books: Books): Opening | null {
  const colon = line.text.indexOf(":");
  if (colon > 0 && colon < line.text.length - 1 && colon <= LONGEST_TITLE && !line.text.startsWith("//", colon + 1)) {
    return labelledOpening(line.text.slice(0, colon), line.text.slice(colon + 1).trim());
  }
  return sentenceOpening(line, books) ?? titleOpening(line, books);
}

/** "2. Funciones. Construcción de decorados; …": in bulletins a heading is a sentence of its own. */
function sentenceOpening({ text }: CleanLine, { language }: Books): Opening | null {
  const stop = language === "es" ? text.indexOf(". ") : -1;
  if (stop < 0 || stop > LONGEST_TITLE) return null;
  const tokens = tokensOf(text.slice(0, stop));
  const match = tokens.length <= 5 ? headingBook.at(tokens, 0) : null;
  if (!match || match.to < tokens.length) return null;
  return { kind: "section", label: match.value, title: text.slice(0, stop), rest: text.slice(stop + 2).trim() };
}

/** Characters, not words: "Requirements/minimum qualifications for this position". */
const LONGEST_TITLE = 60;

function labelledOpening(title: string, rest: string): Opening | null {
  const tokens = tokensOf(title);
  if (tokens.length === 0 || tokens.length > 8) return null;
  const field = fieldBook.at(tokens, 0);
  // "Fonction : entretien des espaces verts, réparation des voiries": a row of tasks is no title.
  const isRow = field?.value === "role" && rest.split(", ").length > 2;
  // "Offre : CDI, CP 145, écochèques" is what is given.
  if (isRow) return { kind: "section", label: /^offre$/iu.test(title.trim()) ? "benefit" : "duty", title, rest };
  if (field && covers(field, tokens, 0.99)) return { kind: "field", label: field.value, title, rest };
  if (isTaskOfThings(title, rest)) return null;
  const heading = bestMatch(headingBook, tokens);
  if (heading && covers(heading, tokens, 0.6)) return { kind: "section", label: heading.value, title, rest };
  return null;
}

function titleOpening(line: CleanLine, books: Books): Opening | null {
  const text = withoutAnnouncement(line.text);
  const leadsIn = text.endsWith(":");
  const tokens = tokensOf(text.slice(0, 400));
  if (!leadsIn && (text.length > LONGEST_TITLE + 20 || /[.;,]$/.test(text) || tokens.length > 10)) return null;
  const title = trimmedOf(text.slice(0, 400), "", ":?!");
  const match = bestMatch(headingBook, tokens);
  if (line.bullet && !leadsIn && !line.emphasised && !(match && covers(match, tokens, 0.99) && tokens.length > 1))
    return null;
  const shown = leadsIn || line.emphasised || isShouted(tokens) || /[?…]$/.test(text);
  if (match && (covers(match, tokens, 0.6) || isMadeOfHeadings(tokens)))
    return { kind: "section", label: match.value, title, rest: "" };
  if (match && shown && tokens.length <= 10 && (match.from === 0 || leadsIn) && !tellsWhom(tokens, books)) {
    // "You'd report to our manager and look after:": one word of a heading tells less than the sentence.
    const isTask = leadsIn && match.to - match.from === 1 && labelByCues(tokens, books) === "duty";
    return { kind: "section", label: isTask ? "duty" : match.value, title, rest: "" };
  }
  if (match && match.from === 0 && tokens.length <= 5 && line.afterGap && namesSomething(tokens.slice(match.to))) {
    return { kind: "section", label: match.value, title, rest: "" };
  }
  if (leadsIn) {
    const label = headedLabel(text) ?? (LEADS_TO_TASKS.test(text) ? "duty" : labelByCues(tokens, books));
    return label ? { kind: "section", label, title, rest: "" } : null;
  }
  if (line.emphasised && tokens.length <= 8) return { kind: "section", label: null, title, rest: "" };
  return null;
}

/** "TERCERA. Requisitos de los aspirantes. Para ser admitidos deberán:": one of the sentences is a heading by itself. */
function headedLabel(text: string): SectionLabel | null {
  for (const sentence of text.includes(". ") ? text.split(". ") : []) {
    const tokens = tokensOf(sentence);
    const match = tokens.length <= 6 ? bestMatch(headingBook, tokens) : null;
    if (match && covers(match, tokens, 0.99)) return match.value;
  }
  return null;
}

/** "Membre de la direction, vous êtes garant du budget. Vous :", "aura pour responsabilités de :": verbs follow. */
const LEADS_TO_TASKS =
  /[\p{L})][.,;] (?:à ce titre,? |dans ce cadre,? )?(?:vous|tu)\s?:$|(?<!\p{L})aura (?:pour|comme) (?:principales? )?(?:responsabilités?|missions?|tâches?|attributions?|fonctions?)(?: principales?| suivantes?)?(?: de| d['’])?\s?:$/iu;

/** "BUSCAMOS OFICIAL DE PELUQUERÍA": whom they look for opens no section. */
function tellsWhom(tokens: readonly Token[], books: Books): boolean {
  return SEEKS.test(tokens[0]?.folded ?? "") && tokens.slice(1).some(occupationTest(books));
}

const SEEKS = /^(?:buscamos|necesitamos|precisamos|requerimos)$/u;

/** "DUTIES include the following. Other duties may be assigned." is the heading "DUTIES:". */
function withoutAnnouncement(text: string): string {
  // "Selection criteria - please address these"
  const aside = text.length <= LONGEST_TITLE + 20 && text.includes("lease ") ? text.search(ASIDE) : -1;
  if (aside > 0) return `${text.slice(0, aside)}:`;
  const start = text.search(ANNOUNCEMENT);
  return start > 0 && start <= LONGEST_TITLE ? `${text.slice(0, start)}:` : text;
}

const ASIDE = / (?:[-–—] ?|\()please /iu;
const ANNOUNCEMENT =
  /,? (?:shall |may |will )?includes?,? (?:(?:but (?:are |is )?)?not limited to|the following|any combination)(?!.*[:;] ?\p{L})/iu;

/** The longest phrase; the first of equals. */
function bestMatch(book: PhraseBook<SectionLabel>, tokens: readonly Token[]): PhraseMatch<SectionLabel> | null {
  let best: PhraseMatch<SectionLabel> | null = null;
  for (const match of book.all(tokens)) if (!best || match.to - match.from > best.to - best.from) best = match;
  return best;
}

/** "Duties & responsibilities", "Experience & skills": nothing but headings. */
function isMadeOfHeadings(tokens: readonly Token[]): boolean {
  const matches = headingBook.all(tokens);
  return tokens.every(
    (token, index) => isFunctionWord(token) || matches.some(({ from, to }) => index >= from && index < to),
  );
}

/** Function words around the phrase do not count: "your duties". */
function covers(match: PhraseMatch<unknown>, tokens: readonly Token[], share: number): boolean {
  const around = tokens.filter((token, index) => (index < match.from || index >= match.to) && !isFunctionWord(token));
  const length = match.to - match.from;
  return length / (length + around.length) >= share;
}

function isFunctionWord(token: Token): boolean {
  return languages.some((language) => booksOf[language].stopWords.has(token.folded));
}

function isShouted(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.every((token) => isAllCaps(token.text) || token.text.length < 2);
}

/** "Why Brightwater Labs", not "about 20 people". */
function namesSomething(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return first !== undefined && first.text !== first.text.toLowerCase();
}
