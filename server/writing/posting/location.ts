import type { Named } from "../posting.ts";
import type { Books } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { nameReader } from "./names.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, tokensOf, trimmedOf } from "./tokens.ts";

export type LocationSource = {
  lines: readonly CleanLine[];
  statements: readonly Statement[];
  books: Books;
  role: Named | null;
  company: Named | null;
};

/**
 * Where the work is: the labelled place, the one beside the employer, the one a public body is named after, or the
 * one the text or the title gives.
 */
export function locationOf(source: LocationSource): Named | null {
  return (
    labelledPlace(source) ??
    placeBesideCompany(source) ??
    placeOfBody(source) ??
    placeInText(source) ??
    placeBesideTitle(source)
  );
}

function labelledPlace({ statements }: LocationSource): Named | null {
  const labelled = statements.find((statement) => statement.field === "location");
  const text = labelled ? trimmedOf(labelled.text.split(/ [–-] |;|\(/, 1)[0] ?? "", "", ".,") : "";
  return labelled && text && text.length <= 60 ? { text, lines: labelled.lines, confidence: 0.9 } : null;
}

/** "Acme Ltd, Porto", "Acme Ltd · Porto (Hybrid)". */
function placeBesideCompany({ lines, books, company }: LocationSource): Named | null {
  if (!company) return null;
  const isPlace = placeTest(books);
  const name = company.text.toLowerCase();
  const at = lines.findIndex(
    ({ text }, index) => index < 8 && text.length < 100 && text.toLowerCase().startsWith(name),
  );
  const line = lines[at];
  if (!line) return null;
  const beside = lines.filter((other) => other.line === line.line && other !== line).map((other) => other.text);
  const rest = line.text.slice(name.length);
  const parts = /^ ?[,(|–—-]/.test(rest) ? rest.split(/[,(|)]| [–—-] |\. /) : [];
  for (const part of [...parts, ...beside]) {
    const place = trimmedOf(part.split(/[,(]/, 1)[0] ?? "", "", ".");
    if (isPlace(place)) return { text: place, lines: [line.line], confidence: 0.7 };
  }
  return null;
}

/** "Staff Nurse – Leeds", "Koch (m/w/d) in Bremen". A word that the text writes small is no place. */
function placeBesideTitle({ lines, statements, books, role, company }: LocationSource): Named | null {
  const line = lines.find((candidate) => role?.lines.includes(candidate.line));
  if (!line || line.text.length > 120 || /[.!?:]$/.test(line.text)) return null;
  const isPlace = placeTest(books);
  const small = new Set(statements.flatMap(({ tokens }) => tokens.map((token) => token.text)));
  const tokens = tokensOf(line.text);
  const behind = wordBook(books.lexicon.names.beforePlace)
    .all(tokens)
    .flatMap((match) => (match.from > 0 ? [line.text.slice(tokens[match.to]?.start ?? line.text.length)] : []));
  for (const part of [...behind, ...line.text.split(/ [–—-] |, /).slice(1)]) {
    const place = trimmedOf(part.split(/[,(|–]| - /, 1)[0] ?? "", "", ".)");
    if (company && (place.includes(company.text) || company.text.includes(place))) continue;
    const words = place.toLowerCase().split(" ");
    if (words.length < 3 && isPlace(place) && !words.some((word) => small.has(word)))
      return { text: place, lines: [line.line], confidence: 0.5 };
  }
  return null;
}

/** One to four words with capitals that are no occupation and no term of contract. */
function placeTest(books: Books): (text: string) => boolean {
  const terms = wordBook(books.lexicon.names.titleNoise);
  const isOccupation = occupationTest(books);
  const reader = nameReader(books);
  return (text) => {
    const tokens = tokensOf(text.slice(0, 60));
    if (tokens.length === 0 || tokens.length > 4 || /\d/.test(text) || tokens.some((token) => token.text.length < 2))
      return false;
    if (terms.has(tokens) || tokens.some(isOccupation)) return false;
    if (!tokens.every((token) => isCapitalised(token.text) || books.stopWords.has(token.folded))) return false;
    return reader.wholeLine(text) !== null;
  };
}

function placeOfBody({ company, books }: LocationSource): Named | null {
  if (!company) return null;
  const bodies = wordBook(books.lexicon.names.publicBodies);
  const tokens = tokensOf(company.text);
  const match = bodies.at(tokens, 0);
  const start = match ? tokens[match.to]?.start : undefined;
  return start === undefined ? null : { text: company.text.slice(start), lines: company.lines, confidence: 0.6 };
}

function placeInText({ statements, books, company }: LocationSource): Named | null {
  const reader = nameReader(books);
  const before = wordBook(books.lexicon.names.beforePlace);
  for (const [index, statement] of statements.slice(0, 12).entries()) {
    const { label, field } = statement;
    if (field !== null || label === "legal" || label === "duty" || (label === "requirement" && index > 1)) continue;
    for (const match of before.all(statement.tokens)) {
      // "in der Buchhaltung" is no town: German nouns all have capitals, towns no article.
      const hasArticle = books.stopWords.has(statement.tokens[match.to]?.folded ?? "");
      const name = hasArticle ? null : reader.startingAt(statement, match.to);
      if (
        name &&
        !/\d/.test(name) &&
        name !== company?.text &&
        !reader.isStrange(statement, match.to) &&
        tokensOf(name).length <= 3
      ) {
        return { text: name, lines: statement.lines, confidence: 0.5 };
      }
    }
  }
  return null;
}
