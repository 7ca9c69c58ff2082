import type { Named } from "../posting.ts";
import type { Books } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { titleCased } from "./letter-case.ts";
import { occupationBook, occupationIn, occupationTest } from "./occupations.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import { roleCues } from "./role-mention.ts";
import { bareTitle } from "./role-title.ts";
import type { Statement } from "./statements.ts";
import { LONGEST_TITLE, titleLines } from "./title-lines.ts";
import { tokensOf, wordCount } from "./tokens.ts";

/** The job's title: what the person typed, else what the posting calls it. */
export function roleOf(source: RoleSource): Named | null {
  const { hint, books } = source;
  const typed = bareTitle(hint ?? "", books);
  if (typed) return { text: typed, lines: linesWith(source.lines, typed), confidence: 1 };
  const titles = titleLines(source.lines, books);
  const [best] = [...labelledRoles(source), ...titles, ...soughtRoles(source)].sort(
    (one, other) => other.confidence - one.confidence,
  );
  if (!best) return null;
  const whole = titles.find(({ text }) => endsIn(text, best.text)) ?? best;
  return { ...whole, text: presentable(singular(whole.text, books), books) };
}

/** The line "Grade 6 Physiotherapist" says more than "an enthusiastic physiotherapist" in a sentence. */
function endsIn(title: string, sought: string): boolean {
  return title.toLowerCase().endsWith(` ${sought.toLowerCase()}`) && wordCount(title) <= 5;
}

/** "Greenhouse Assistants", "Camareros": the letter is one person's. */
function singular(title: string, books: Books): string {
  const [, before = "", plural = "", after = ""] = (books.language === "en" ? LAST_WORD : ONLY_WORD).exec(title) ?? [];
  if (plural === "" || books.language === "de") return title;
  const [token] = tokensOf(plural.replace(/s$/iu, ""));
  return token && occupationTest(books)(token) ? `${before}${token.text}${after}` : title;
}

const LAST_WORD = /^((?:.* )?)(\p{L}{4,}[^s]s)()$/iu;
const ONLY_WORD = /^()(\p{L}{4,}[aeioué]s|\p{L}{4,}eurs)((?: (?:de|d'|en) .*)?)$/iu;

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

function labelledRoles({ statements, books }: RoleSource): Named[] {
  return statements
    .filter((statement) => statement.field === "role")
    .map(({ text, lines }) => ({ text: bareTitle(text, books), lines, confidence: 0.97 }))
    .filter(({ text }) => text !== "" && wordCount(text) <= LONGEST_TITLE);
}

/** "Marlow & Finch is looking for a bookkeeper to …", also where "for its shop" stands between. */
function soughtRoles({ statements, books }: RoleSource): Named[] {
  const seeking = roleCues(books);
  const asRole = new Set(books.lexicon.names.asRole);
  const roles: Named[] = [];
  for (const [index, statement] of statements.slice(0, 60).entries()) {
    for (const match of seeking.all(statement.tokens).slice(0, 3)) {
      const isWeak = asRole.has(match.value);
      for (const text of rolesAfter(statement, match.to, books)) {
        const words = tokensOf(text);
        const occupation = occupationIn(words, books);
        if (!text || wordCount(text) > 7) continue;
        if (!occupation && (isWeak || !isNamedSo(statement.text, text, books))) continue;
        const confidence = soughtSureness[occupation ?? "unknown"] - Math.min(index, 20) * 0.01;
        roles.push({ text, lines: statement.lines, confidence });
        if (occupation === "known") break;
      }
    }
  }
  return [...roles, ...wantedRoles(statements, books)];
}

/** A title that no list knows has a capital; in German, where every noun has one, an article before it. */
function isNamedSo(sentence: string, title: string, { language }: Books): boolean {
  if (language !== "de") return /(?<!\p{L})\p{Lu}/u.test(title);
  return /(?:\bein(?:e|en)?|\beine[/(:*]?n\)?) $/u.test(sentence.slice(0, Math.max(0, sentence.indexOf(title))));
}

const soughtSureness = { known: 0.8, likely: 0.6, unknown: 0.45 };

/** "Barista wanted, part time": the role stands first. */
function wantedRoles(statements: readonly Statement[], books: Books): Named[] {
  const sought = wordBook(books.lexicon.names.sought);
  return statements.slice(0, 20).flatMap(({ text, tokens, lines }) => {
    const cue = sought.first(tokens.slice(0, 9));
    const start = cue ? tokens[cue.from]?.start : undefined;
    if (start === undefined || /[,;:.]/.test(text.slice(0, start))) return [];
    const role = bareTitle(text.slice(0, start), books);
    return occupationIn(tokensOf(role), books) ? [{ text: role, lines, confidence: 0.78 }] : [];
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
  const alternatives = wordSet(books.lexicon.grammar.alternatives);
  let start = from;
  const known = occupationBook(books);
  const isOccupation = occupationTest(books);
  for (let filler = fillers.at(tokens, start); filler; filler = fillers.at(tokens, start)) {
    // "a second chef"
    if (known.at(tokens, start)) break;
    start = filler.to;
  }
  const first = tokens[start];
  if (!first || (ends.has(first.folded) && !isOccupation(first))) return "";
  const marked = upToMark(text, first.start);
  if (marked) return bareTitle(marked, books);
  let end = first.end;
  for (let index = start + 1; index < Math.min(tokens.length, start + 9); index++) {
    // "aide à domicile": what belongs to the occupation does not end it.
    const whole = known.at(tokens, index - 1);
    if (whole) {
      index = whole.to;
      end = tokens[whole.to - 1]?.end ?? end;
    }
    const token = tokens[index];
    if (!token) break;
    const gap = text.slice(end, token.start);
    const isEnding = /^[/·.(:*_-]-?$/.test(gap) && token.text.length <= 5;
    // "éducateur ou éducatrice de jeunes enfants"
    const before = tokens[index - 1]?.folded.slice(0, 4) ?? "";
    if (alternatives.has(token.folded) && before.length > 3 && tokens[index + 1]?.folded.startsWith(before)) continue;
    if (!isEnding && (ends.has(token.folded) || /[,.;:!?(–]/.test(gap) || WILL_DO.test(token.text))) break;
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

/** "Como cocinero prepararás": the Spanish future says what the role is for. */
const WILL_DO = /^\p{Ll}+(?:ar|er|ir|dr)ás$/u;

/** What belongs to the employer is no part of the title. */
const OWN = /(?<!\p{L})(?:unser|euer|eure|notre|nos|nuestr|our|als|en tant que)/iu;

function linesWith(lines: readonly CleanLine[], text: string): number[] {
  const wanted = text.toLowerCase();
  const line = lines.find((candidate) => candidate.text.toLowerCase().includes(wanted));
  return line ? [line.line] : [];
}
