import type { Named } from "../posting.ts";
import { type Books, fieldBook, headingBook } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { titleCased } from "./letter-case.ts";
import { occupationTest } from "./occupations.ts";
import { type PhraseBook, wordBook, wordSet } from "./phrase-book.ts";
import { roleCues } from "./role-mention.ts";
import { bareTitle, hasGenderMark } from "./role-title.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, type Token, tokensOf, wordCount } from "./tokens.ts";

/** The job's title: what the person typed, else what the posting calls it. */
export function roleOf(source: RoleSource): Named | null {
  const { hint, books } = source;
  const typed = bareTitle(hint ?? "", books);
  if (typed) return { text: typed, lines: linesWith(source.lines, typed), confidence: 1 };
  const best = [...labelledRoles(source), ...titleLines(source), ...soughtRoles(source)].sort(
    (one, other) => other.confidence - one.confidence,
  )[0];
  return best ? { ...best, text: presentable(best.text, books) } : null;
}

/** As a heading would have it: English titles with capitals, others with one. */
function presentable(title: string, books: Books): string {
  const calm = titleCased(title, books).replace(/(?<=\p{Ll})\/\p{Lu}{1,5}(?!\p{L})/gu, (end) => end.toLowerCase());
  if (books.language === "en" && /^\p{Ll}/u.test(calm)) {
    return calm.replace(/\p{L}[\p{L}'-]*/gu, (word) => (books.stopWords.has(word) ? word : capitalised(word)));
  }
  return capitalised(calm);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type RoleSource = {
  lines: readonly CleanLine[];
  statements: readonly Statement[];
  books: Books;
  hint: string | undefined;
};

/** A title further down is no title any more. */
const TITLE_LINES = 12;
const LONGEST_TITLE = 9;

function labelledRoles({ statements, books }: RoleSource): Named[] {
  return statements
    .filter((statement) => statement.field === "role")
    .map(({ text, lines }) => ({ text: bareTitle(text, books), lines, confidence: 0.97 }))
    .filter(({ text }) => text !== "" && wordCount(text) <= LONGEST_TITLE);
}

function titleLines({ lines, books }: RoleSource): Named[] {
  const occupations = occupationTest(books);
  const noise = wordBook(books.lexicon.names.titleNoise);
  const seeking = roleCues(books);
  return lines.slice(0, TITLE_LINES).flatMap((line, index) => {
    const head = behindCall(line.text, noise, seeking);
    const tokens = tokensOf(head.slice(0, 200));
    if (line.text.length > 120 || /:$|: /.test(head) || tokens.length === 0 || isNoTitle(tokens, noise)) return [];
    if (seeking.has(tokens)) return [];
    const text = bareTitle(head, books);
    const words = wordCount(text);
    if (words === 0 || words > LONGEST_TITLE || /[.!?;：。，；]/.test(text)) return [];
    const isOccupation = tokensOf(text).some(occupations);
    const marked = hasGenderMark(line.text);
    // "Vorbereitung und Assistenz" in a list is a task.
    if (line.bullet && !marked && index > 1 && books.language !== "en") return [];
    if (!isOccupation && !marked && (index > 0 || words > 6)) return [];
    const confidence = (isOccupation ? 0.82 : 0.5) + (marked ? 0.12 : 0) - index * 0.03 - (words > 6 ? 0.1 : 0);
    return [{ text, lines: [line.line], confidence }];
  });
}

/** "Wir suchen dich! Koch …", "Oferta de empleo: Cocinero": the title behind a call or the word for an offer. */
function behindCall(text: string, noise: PhraseBook<string>, seeking: PhraseBook<string>): string {
  const call = /^([^!?:]{3,50})(?:[!?]+| ?:) (?=\S)/u.exec(text);
  if (!call) return text;
  const tokens = tokensOf(call[1] ?? "");
  const isCall = noise.has(tokens) || seeking.has(tokens) || fieldBook.at(tokens, 0)?.value === "role";
  return isCall ? text.slice(call[0].length) : text;
}

function isNoTitle(tokens: readonly Token[], noise: PhraseBook<string>): boolean {
  const heading = headingBook.at(tokens, 0) ?? fieldBook.at(tokens, 0);
  if (heading && heading.to === tokens.length) return true;
  const stock = noise.at(tokens, 0);
  return stock !== null && stock.to >= tokens.length - 2;
}

/** "Marlow & Finch is looking for a bookkeeper to …", also where "for its shop" stands between. */
function soughtRoles({ statements, books }: RoleSource): Named[] {
  const seeking = roleCues(books);
  const isOccupation = occupationTest(books);
  const roles: Named[] = [];
  for (const [index, statement] of statements.slice(0, 60).entries()) {
    for (const match of seeking.all(statement.tokens).slice(0, 3)) {
      for (const text of rolesAfter(statement, match.to, books)) {
        const words = tokensOf(text);
        const named = words.some(isOccupation);
        if (!text || wordCount(text) > 7 || (!named && !words.some((token) => isCapitalised(token.text)))) continue;
        roles.push({ text, lines: statement.lines, confidence: (named ? 0.8 : 0.45) - Math.min(index, 20) * 0.01 });
        if (named) break;
      }
    }
  }
  return [...roles, ...wantedRoles(statements, books)];
}

/** "Barista wanted, part time": the role stands first. */
function wantedRoles(statements: readonly Statement[], books: Books): Named[] {
  const sought = wordBook(books.lexicon.names.sought);
  const isOccupation = occupationTest(books);
  return statements.slice(0, 20).flatMap(({ text, tokens, lines }) => {
    const cue = sought.first(tokens.slice(0, 9));
    const start = cue ? tokens[cue.from]?.start : undefined;
    if (start === undefined || /[,;:.]/.test(text.slice(0, start))) return [];
    const role = bareTitle(text.slice(0, start), books);
    return tokensOf(role).some(isOccupation) ? [{ text: role, lines, confidence: 0.78 }] : [];
  });
}

/** What stands directly behind the cue, then what stands behind each "a" within the next words. */
function rolesAfter(statement: Statement, from: number, books: Books): string[] {
  const { tokens } = statement;
  const articles = wordSet(books.lexicon.names.indefiniteArticles);
  const roles = [roleAt(statement, from, books)];
  for (let index = from + 1; index < Math.min(tokens.length, from + 24); index++) {
    if (articles.has(tokens[index]?.folded ?? "")) roles.push(roleAt(statement, index, books));
  }
  return roles;
}

function roleAt({ text, tokens }: Statement, from: number, books: Books): string {
  const fillers = wordBook(books.lexicon.names.roleFillers);
  const ends = wordSet(books.lexicon.names.roleEnds);
  let start = from;
  for (let filler = fillers.at(tokens, start); filler; filler = fillers.at(tokens, start)) start = filler.to;
  const first = tokens[start];
  if (!first || ends.has(first.folded)) return "";
  const marked = upToMark(text, first.start);
  if (marked) return bareTitle(marked, books);
  let end = first.end;
  for (let index = start + 1; index < Math.min(tokens.length, start + 9); index++) {
    const token = tokens[index];
    if (!token) break;
    const gap = text.slice(end, token.start);
    const isEnding = /^[/·.(:*_-]-?$/.test(gap) && token.text.length <= 5;
    if (!isEnding && (ends.has(token.folded) || /[,.;:!?(–]/.test(gap))) break;
    end = token.end;
  }
  return bareTitle(text.slice(first.start, text.startsWith(")", end) ? end + 1 : end), books);
}

/**
 * "Elektroniker für Betriebstechnik (m/w/d)": the mark closes the title, whatever small words are in it; null where
 * it stands further on or the words are no title.
 */
function upToMark(text: string, start: number): string | null {
  const title = /^([^.,;:!?–()]{3,70}) ?\((?:[mwdfhx]\s?[/|*]\s?){1,3}[mwdfhxi*]\)/iu.exec(
    text.slice(start, start + 100),
  )?.[1];
  return title && wordCount(title) <= LONGEST_TITLE && !OWN.test(title) ? title : null;
}

/** What belongs to the employer is no part of the title. */
const OWN = /(?<!\p{L})(?:unser|euer|eure|notre|nos|nuestr|our|als|en tant que)/iu;

function linesWith(lines: readonly CleanLine[], text: string): number[] {
  const wanted = text.toLowerCase();
  const line = lines.find((candidate) => candidate.text.toLowerCase().includes(wanted));
  return line ? [line.line] : [];
}
