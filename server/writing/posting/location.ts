import type { Named } from "../posting.ts";
import type { Books } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { openingOf } from "./headings.ts";
import { nameReader } from "./names.ts";
import { wordBook } from "./phrase-book.ts";
import { NOUN, placeIn, placeTest } from "./place-names.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, type Token, tokensOf, trimmedOf } from "./tokens.ts";

export type LocationSource = {
  lines: readonly CleanLine[];
  statements: readonly Statement[];
  books: Books;
  role: Named | null;
  company: Named | null;
  contact: Named | null;
};

/**
 * Where the work is: the labelled place, the one beside the employer, the one a public body is named after, or the
 * one the text or the title gives.
 */
export function locationOf(source: LocationSource): Named | null {
  return (
    labelledPlace(source) ??
    placeOfCouncil(source) ??
    placeByCode(source) ??
    placeBesideCompany(source) ??
    placeInBrackets(source) ??
    placeOfBody(source) ??
    placeInText(source) ??
    placeBesideTitle(source) ??
    placeAtHead(source) ??
    placeOfAddress(source)
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
    ({ text }, index) => index < 8 && text.length < 120 && standsApart(text.toLowerCase(), name) >= 0,
  );
  const line = lines[at];
  if (!line) return null;
  const beside = lines
    .filter((other, index) => other.line === line.line && other !== line && Math.abs(index - at) <= 2)
    .map((other) => other.text);
  const rest = line.text.slice(standsApart(line.text.toLowerCase(), name) + name.length);
  const parts = /^[* .]*[,(|–—.-]/.test(rest) ? rest.split(/[,(|)]| [–—-] |\. /) : [];
  for (const part of [...parts, ...beside]) {
    const place = placeIn(behindPreposition(part, books));
    if (isPlace(place)) return { text: place, lines: [line.line], confidence: 0.7 };
  }
  return null;
}

/** "ubicada en Concepción" → "Concepción". */
function behindPreposition(part: string, books: Books): string {
  const tokens = tokensOf(part.slice(0, 80));
  const match = wordBook(books.lexicon.names.beforePlace).at(tokens, 0);
  const start = match && match.to - match.from > 1 ? tokens[match.to]?.start : undefined;
  return start === undefined ? part : part.slice(start);
}

/** Where a line has the name, at its beginning or behind a dash; -1 where it has it nowhere or inside a sentence. */
function standsApart(line: string, name: string): number {
  if (line.startsWith(name)) return 0;
  const at = line.indexOf(name);
  return at > 2 && /(?: [–—|-] )$/.test(line.slice(Math.max(0, at - 3), at)) ? at : -1;
}

/** "En Academia Bristol (Murcia) buscamos", "Die Manufaktur Berger aus Bamberg": right behind the employer's name. */
function placeInBrackets({ statements, books, company }: LocationSource): Named | null {
  if (!company) return null;
  const isPlace = placeTest(books);
  for (const { text, lines } of statements.slice(0, 12)) {
    const at = text.indexOf(company.text);
    const behind =
      at < 0 ? null : BEHIND_NAME.exec(text.slice(at + company.text.length, at + company.text.length + 60));
    const place = placeIn(behind?.[1] ?? behind?.[2] ?? "");
    if (isPlace(place)) return { text: place, lines: lines.slice(0, 1), confidence: 0.7 };
  }
  return null;
}

const BEHIND_NAME =
  /^[ *.]*\(([^()]{2,40})\)|^,? (?:aus|in|à|en) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?=[ ,.:]|$)/u;

/** "26721 Emden", "Valence (26)" on a line of its own. */
function placeByCode({ lines, books }: LocationSource): Named | null {
  const isPlace = placeTest(books);
  for (const { text, line } of lines.slice(0, 10)) {
    if (!/\d{2}/u.test(text)) continue;
    const found =
      /^(?:[A-Z]{1,2}-)?\d{4,5} (\p{Lu}[\p{L}' -]{2,40})$|^(\p{Lu}[\p{L}' -]{2,40}?)(?: \d{1,2}e)? \(\d{2,3}\)$|^\d{2,3} - (\p{Lu}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,4})(?: - |$)/u.exec(
        text,
      );
    const place = found?.[1] ?? found?.[2] ?? found?.[3] ?? "";
    if (isPlace(place)) return { text: place, lines: [line], confidence: 0.65 };
  }
  return null;
}

/** "Mairie de Pornic (Loire-Atlantique)": councils sit where their names say. */
function placeOfCouncil(source: LocationSource): Named | null {
  const tokens = tokensOf(source.company?.text ?? "");
  const match = wordBook(source.books.lexicon.names.publicBodies).at(tokens, 0);
  return match && / d[e']?$/u.test(match.value) ? placeOfBody(source) : null;
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
    .flatMap((match) =>
      match.from > 0 && !isEnding(line.text, tokens[match.from])
        ? [line.text.slice(tokens[match.to]?.start ?? line.text.length)]
        : [],
    );
  const at = lines.indexOf(line);
  const beside = lines.slice(Math.max(0, at - 2), at + 3).filter((other) => other.line === line.line);
  for (const part of [...behind, ...line.text.split(/ [–—-] |, /).slice(1), ...beside.map(({ text }) => text)]) {
    const place = placeIn(trimmedOf(part.split(/[,(|–]| - /, 1)[0] ?? "", "", ".)"));
    if (company && (place.includes(company.text) || company.text.includes(place))) continue;
    const words = place.toLowerCase().split(" ");
    if (words.length < 3 && isPlace(place) && !words.some((word) => small.has(word)))
      return { text: place, lines: [line.line], confidence: 0.5 };
  }
  return null;
}

/** "Fahrer/in CE": the ending for the other sex is no preposition. */
function isEnding(text: string, token: Token | undefined): boolean {
  return /[/:*_]/.test(text.charAt((token?.start ?? 0) - 1));
}

function placeOfBody({ company, books }: LocationSource): Named | null {
  if (!company) return null;
  const bodies = wordBook(books.lexicon.names.publicBodies);
  const tokens = tokensOf(company.text);
  const match = bodies.at(tokens, 0);
  const link = match && /^(?:de|d|du|of)$/u.test(tokens[match.to]?.folded ?? "") ? match.to + 1 : match?.to;
  const start = link === undefined ? undefined : tokens[link]?.start;
  if (start === undefined || !/^\p{Lu}/u.test(company.text.slice(start)) || SAINTS.test(company.text.slice(start)))
    return null;
  return { text: company.text.slice(start), lines: company.lines, confidence: 0.6 };
}

/** "Zaragoza (Zaragoza)", "Leipzig" on a line of its own below the title and the employer's name. */
function placeAtHead({ lines, books, role, company }: LocationSource): Named | null {
  const isPlace = placeTest(books);
  const last = Math.max(...lines.map(({ line }, index) => (isNamed(line) && index < HEAD_LINES ? index : -1)));
  for (const { text, line, bullet } of lines.slice(last + 1, last < 0 ? 0 : last + 3)) {
    const place = placeIn(text);
    const isShort = place.split(" ").length <= (books.language === "de" ? 1 : 2);
    if (bullet || !isShort || /[.:!?]$/.test(text) || openingOf({ ...headLine, text }, books) || NOUN.test(place))
      continue;
    if (isPlace(place)) return { text: place, lines: [line], confidence: 0.45 };
  }
  return null;

  function isNamed(line: number): boolean {
    return role?.lines.includes(line) === true || company?.lines.includes(line) === true;
  }
}

/** "Hauptstraße 3, 79677 Schönau": where nothing else is told, the house's address. */
function placeOfAddress({ statements, books }: LocationSource): Named | null {
  const isPlace = placeTest(books);
  for (const { text, lines, label } of statements) {
    if (label === "duty" || label === "requirement" || !/\d{5} \p{Lu}/u.test(text)) continue;
    const place =
      /(?<!\d)\d{5} (\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]+|de|la|les?|sur|am|an der))*?)(?= Cedex|[ ,.;·|–-]|$)/u.exec(
        text,
      )?.[1];
    if (place && isPlace(place)) return { text: place, lines: lines.slice(0, 1), confidence: 0.4 };
  }
  return null;
}

const HEAD_LINES = 8;
const headLine: CleanLine = {
  text: "",
  line: 0,
  bullet: false,
  ordinal: null,
  afterGap: false,
  emphasised: false,
  indented: false,
};

/** Hospitals and schools called after saints are not called after their town. */
const SAINTS = /^(?:San|Santa|Santo|Saint|Sainte|Sankt|St|Virgen|Nuestra|Notre)(?![\p{L}-])/iu;

function placeInText({ statements, books, company, contact }: LocationSource): Named | null {
  const reader = nameReader(books);
  const before = wordBook(books.lexicon.names.beforePlace);
  for (const [index, statement] of statements.slice(0, 12).entries()) {
    const { label, field } = statement;
    const isBelow = index > 1 && (label === "duty" || label === "process" || label === "requirement");
    if (field !== null || label === "legal" || isBelow) continue;
    // "ubicada en", "based in" say so themselves; "in" may stand before anything.
    const isOther = label === "duty" || label === "process";
    for (const match of before.all(statement.tokens)) {
      if (isOther && match.to - match.from < 2) continue;
      // "in der Buchhaltung" is no town: German nouns all have capitals, towns no article.
      const next = statement.tokens[match.to];
      // "El Ejido", "La Rochelle"
      const hasArticle =
        next && books.stopWords.has(next.folded) && !(books.language !== "de" && isCapitalised(next.text));
      const named = hasArticle ? null : reader.startingAt(statement, match.to);
      // "in Pirna und Heidenau"
      const name = named?.split(/ (?:und|oder|et|ou|y|o|and|or) /u, 1)[0];
      if (
        name &&
        !/\d/.test(name) &&
        !(books.language === "de" && NOUN.test(name)) &&
        name !== company?.text &&
        !company?.text.startsWith(`${name} `) &&
        !contact?.text.includes(name) &&
        !isEnding(statement.text, statement.tokens[match.from]) &&
        !reader.isStrange(statement, match.to) &&
        tokensOf(name).length <= 3
      ) {
        return { text: name, lines: statement.lines, confidence: 0.5 };
      }
    }
  }
  return null;
}
