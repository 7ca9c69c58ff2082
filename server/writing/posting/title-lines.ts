import type { Named } from "../posting.ts";
import { type Books, fieldBook, headingBook } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { isLegalForm } from "./names.ts";
import { occupationIn } from "./occupations.ts";
import { type PhraseBook, wordBook, wordSet } from "./phrase-book.ts";
import { roleCues } from "./role-mention.ts";
import { hasGenderMark, titleIn } from "./role-title.ts";
import { isCapitalised, type Token, tokensOf, wordCount } from "./tokens.ts";

/** Words. */
export const LONGEST_TITLE = 9;
/** A title further down is no title any more. */
const TITLE_LINES = 18;
/** Words of a line with a title and remarks on it. */
const LONGEST_LINE = 16;

/** The first lines that look like titles, each as sure as its words and its place make it. */
export function titleLines(lines: readonly CleanLine[], books: Books): Named[] {
  const { titleNoise, notInTitles } = books.lexicon.names;
  const noise = wordBook(titleNoise);
  const seeking = roleCues(books);
  const ofSentences = wordSet(notInTitles);
  const head = lines.slice(0, TITLE_LINES);
  const body = head.findIndex((line, index) => index > 0 && opensBody(line));
  return head.slice(0, body < 0 ? undefined : body).flatMap((line, index) => {
    const marked = hasGenderMark(line.text);
    // "Vorbereitung und Assistenz" in a list is a task.
    const isTask = line.bullet && !marked && index > 1 && books.language !== "en";
    if (line.text.length > 120 || isTask) return [];
    const title = behindCall(line.text, noise, seeking, books);
    const tokens = tokensOf(title.slice(0, 200));
    if (/:$|: /.test(title) || tokens.length === 0 || tokens.length > LONGEST_LINE || seeking.has(tokens)) return [];
    const text = titleIn(title, books);
    const words = wordCount(text);
    if (words === 0 || words > LONGEST_TITLE || /[.!?;：。，；]/.test(text)) return [];
    const titleTokens = tokensOf(text);
    if (titleTokens.some((token) => !isCapitalised(token.text) && ofSentences.has(token.folded))) return [];
    const occupation = occupationIn(titleTokens, books);
    if (isNoTitle(tokens, noise, occupation === "known" && text.length < title.length)) return [];
    if (!occupation && !marked && (index > 0 || words > 6 || isHouse(tokens, books) || endsAsHeading(tokens)))
      return [];
    if (occupation === "likely" && !marked && (index > LIKELY_LINES || isHouse(tokens, books))) return [];
    const confidence = sureness[occupation ?? "unknown"] + (marked ? 0.12 : 0) - index * 0.03 - (words > 6 ? 0.1 : 0);
    return [{ text, lines: [line.line], confidence }];
  });
}

/** "Your duties", "Requirements": what follows is no title. */
function opensBody({ text }: CleanLine): boolean {
  const tokens = tokensOf(text.slice(0, 80));
  const heading = headingBook.at(tokens, 0);
  return heading?.to === tokens.length && (heading.value === "duty" || heading.value === "requirement");
}

/** How sure a title is by what its words are known for. */
const sureness = { known: 0.82, likely: 0.62, unknown: 0.5 };

/** Further down, a word that only ends like an occupation says little. */
const LIKELY_LINES = 5;

/** "Position Overview" */
function endsAsHeading(tokens: readonly Token[]): boolean {
  return headingBook.at(tokens, tokens.length - 1) !== null;
}

/** "Marlow & Finch Ltd", "School of Chemistry": the employer's name stands where the title might. */
function isHouse(tokens: readonly Token[], { lexicon }: Books): boolean {
  const isForm = ({ text }: Token, index: number) =>
    isLegalForm(text) || (text === "S" && /^[AL]$/.test(tokens[index + 1]?.text ?? ""));
  const { employerKinds, publicBodies } = lexicon.names;
  return tokens.some(isForm) || wordBook(employerKinds).has(tokens) || wordBook(publicBodies).at(tokens, 0) !== null;
}

/**
 * "Wir suchen dich! Koch …", "Oferta de empleo: Cocinero", "Brackley Foods: Cook": the title behind a call, the word
 * for an offer or a name.
 */
function behindCall(text: string, noise: PhraseBook<string>, seeking: PhraseBook<string>, books: Books): string {
  const call = /^([^!?:]{3,50})(?:[!?]+| ?:) (?=\S)/u.exec(text);
  if (!call) return text;
  const tokens = tokensOf(call[1] ?? "");
  const label = books.stopWords.has(tokens[0]?.folded ?? "") ? 1 : 0;
  const field = fieldBook.at(tokens, label);
  const isCall = noise.has(tokens) || seeking.has(tokens) || field?.value === "role";
  const rest = text.slice(call[0].length);
  if (isCall) return rest;
  const isName = !field && !headingBook.at(tokens, label) && tokens.every(isNamePart);
  const isTitle = isName && wordCount(rest) <= 6 && occupationIn(tokensOf(rest), books) === "known";
  return isTitle && !occupationIn(tokens, books) ? rest : text;
}

function isNamePart({ text }: Token): boolean {
  return isCapitalised(text) || text.length < 4;
}

/** A heading, or words that many advertisements begin with, unless they stand before a title. */
function isNoTitle(tokens: readonly Token[], noise: PhraseBook<string>, beforeTitle: boolean): boolean {
  const heading = headingBook.at(tokens, 0) ?? fieldBook.at(tokens, 0);
  if (heading && heading.to === tokens.length) return true;
  const stock = noise.at(tokens, 0);
  return !beforeTitle && stock !== null && stock.to >= tokens.length - 2;
}
