import type { Named } from "../posting.ts";
import { type Books, oncePerLanguage } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { namesByShape } from "./employer-shapes.ts";
import { nameOnTitleLine } from "./name-on-title-line.ts";
import { nameReader } from "./names.ts";
import { namesOfAKind, namesWithKind } from "./names-with-kind.ts";
import { occupationTest } from "./occupations.ts";
import { openingName } from "./opening-name.ts";
import { createPhraseBook, wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, tokensOf } from "./tokens.ts";

export type CompanySource = {
  lines: readonly CleanLine[];
  statements: readonly Statement[];
  books: Books;
  role: Named | null;
};

/** A name that may be the employer's; `score` says how plainly the place says so. */
export type Sighting = { text: string; lines: number[]; score: number };

/** Wherever a posting of any kind names its employer: fields, "X seeks", "about X", legal forms, the head of the page. */
export function* sightingsOf(source: CompanySource): Generator<Sighting> {
  for (const statement of source.statements) {
    if (statement.field === "company") yield sighting(withoutPlace(statement.text.slice(0, 80)), statement, 0.95);
    if (statement.field === null) yield* sightingsIn(statement, source.books);
  }
  yield* headLines(source);
  yield* headings(source);
}

/** "Kestrel Foods, Inc., Boise, Idaho" is called so up to its legal form. */
function withoutPlace(name: string): string {
  return name.replace(/(?<=,? (?:inc|llc|ltd|corp|plc|gmbh|ag|s\.?l|s\.?a)\.?), \p{Lu}.*$/iu, "");
}

function* sightingsIn(statement: Statement, books: Books): Generator<Sighting> {
  const { tokens, text, label } = statement;
  const { names } = books.lexicon;
  const reader = nameReader(books);
  const opening = openingName(statement, books);
  for (const { from, value } of seekingCues(books).all(tokens)) {
    // "Train new hires"
    if (value === "we" || (statement.item && label === "duty")) continue;
    const gap = opening ? gapTo(statement, opening.end, from) : null;
    if (opening && gap !== null) {
      yield sighting(opening.name, statement, gap === " " || gap.endsWith(",") ? 0.86 : 0.8);
    } else {
      const before = beforeBracket(statement, from);
      const name = reader.endingAt(statement, before);
      // "Familia en Madrid (centro) busca": a place, no employer.
      const front = text.slice(0, text.indexOf(name ?? ""));
      const isPlace = (before < from && /\p{L} $/u.test(front) && !GOES_ON.test(front)) || IN_PLACE.test(front);
      if (name && !isPlace)
        yield sighting(name, statement, opensClause(text, tokens[from]?.start ?? 0, name) ? 0.85 : 0.5);
    }
  }
  for (const match of wordBook(names.afterCompany).all(tokens)) {
    // "Spanish is a plus" is about what is asked for.
    if (label === "requirement" || label === "wish") break;
    // "Pousse-Pousse, c'est neuf personnes"
    const isThat = match.value === "c'est";
    const name = isThat ? reader.nameBefore(statement, match.from) : reader.endingAt(statement, match.from);
    if (name) yield sighting(name, statement, text.indexOf(name) < 5 ? 0.64 : 0.45);
  }
  for (const match of wordBook(names.beforeCompany).all(tokens)) {
    // "Ruta desde el Portal Norte": from where a bus leaves.
    if (match.value === "desde" && match.from > 0) continue;
    const name = reader.startingAt(statement, match.to);
    if (!name || reader.isStrange(statement, match.to) || DOING.test(name)) continue;
    const isPlain = match.value.length > 2 || match.from === 0;
    // "at Acme" names an employer in mid-sentence, "en Soria" a place.
    if (isPlain || books.language === "en") yield sighting(name, statement, isPlain ? 0.62 : 0.45);
  }
  if (label !== "requirement" && label !== "duty" && label !== "wish") {
    for (const match of wordBook(names.publicBodies).all(tokens)) {
      // "Technische Hochschule Aarbrück"
      const isNamed = /^\p{Lu}\p{L}+(?:sche|liche)$/u.test(tokens[match.from - 1]?.text ?? "");
      const from = isNamed ? match.from - 1 : match.from;
      const name = isCapitalised(tokens[from]?.text ?? "") ? reader.startingAt(statement, from) : null;
      if (name && !reader.isStrange(statement, match.from))
        yield sighting(name, statement, label === "legal" ? 0.75 : 0.6);
    }
  }
  for (const { name, score } of namesByShape(text)) if (reader.wholeLine(name)) yield sighting(name, statement, score);
  const whole = wholeName(statement, books);
  if (whole) yield sighting(whole, statement, 0.68);
  for (const name of reader.withLegalForm(statement)) yield sighting(name, statement, 0.72);
  for (const name of namesOfAKind(statement, books)) yield sighting(name, statement, 0.62);
  if (label !== "requirement" && label !== "wish") {
    // "Hausarztpraxis Dr. Lechner & Dr. Sedlmaier, Prien": a German line that begins with the name is about it.
    const isAhead = books.language === "de" && label !== "benefit" && label !== "duty";
    for (const name of namesWithKind(statement, books))
      yield sighting(name, statement, isAhead && text.startsWith(name) ? 0.61 : 0.57);
  }
}

/** "Petite maison à Dole cherche": the town looks for nobody. */
const IN_PLACE = /\p{L} (?:à|in|en|im|aus|près de|cerca de|near) $/u;

/** "…, so St Clement's Centre (Leeds) is looking": a new clause begins with the name. */
const GOES_ON = /(?<!\p{L})(?:so|and|but|y|pero|et|mais|und|aber|the|el|la|le|die|der|das) $/u;

/** "bei der Menüplanung" names work and no house. */
const DOING = /^\p{Lu}\p{Ll}+(?:ung|ungen|tion|keit|heit)$/u;

/** "Boutique Mirabelle.": a sentence that is a name and nothing else. */
function wholeName({ tokens, text }: Statement, books: Books): string | null {
  const isShort =
    tokens.length > 1 && tokens.length <= 5 && tokens.every(({ text: word }) => isCapitalised(word) || word.length < 4);
  if (!isShort || /[,:;!?]/u.test(text)) return null;
  // "Le Comptoir des Halles": so does an article before a name.
  const isNamed = tokens.length > 2 && /^(?:The|Le|La|Les|El|Los|Las) \p{Lu}/u.test(text);
  if (!isNamed && !wordBook(books.lexicon.names.employerKinds).at(tokens, 0)) return null;
  return nameReader(books).wholeLine(text.replace(/[.\s]+$/u, ""));
}

function sighting(text: string, { lines }: Statement, score: number): Sighting {
  return { text, lines: lines.slice(0, 1), score };
}

/** What stands between the opening name and the verb, if it is a remark on the name; null where the verb has another subject. */
function gapTo({ tokens, text }: Statement, end: number, verb: number): string | null {
  const start = tokens[verb]?.start ?? 0;
  if (start - end > LONGEST_GAP) return null;
  const gap = text.slice(end, start);
  if (/[.:;!?]\s/.test(gap)) return null;
  const isRemark = /^(?:,| \()/.test(gap) && /[,)]\s*$/.test(gap);
  // "Kita Wiesenkinder e. V. in Freising sucht"
  const isPlace = !gap.includes(",") && tokensOf(gap).length < 5;
  return isRemark ? gap.trimEnd() : isPlace ? gap : null;
}

/** "…, Terrassements Le Goff (Quimper, 29) recherche": the bracket's first word stands for the verb. */
function beforeBracket({ tokens, text }: Statement, verb: number): number {
  const end = tokens[verb - 1]?.end ?? 0;
  if (!/^\),? $/.test(text.slice(end, tokens[verb]?.start))) return verb;
  const open = text.lastIndexOf("(", end);
  return open < 0 || end - open > LONGEST_GAP ? verb : tokens.findIndex(({ start }) => start > open);
}

/** Characters between a name and its verb. */
const LONGEST_GAP = 160;

/** The name stands at the beginning, or behind a colon or full stop. */
function opensClause(text: string, end: number, name: string): boolean {
  const start = text.lastIndexOf(name, end);
  return start <= 0 || /[.:!?–-]\s$/.test(text.slice(Math.max(0, start - 3), start));
}

const seekingCues = oncePerLanguage(({ lexicon }) =>
  createPhraseBook<"named" | "we">([
    ...lexicon.names.seeking.map((phrase) => [phrase, "named"] as const),
    ...[...lexicon.names.weSeek, ...lexicon.names.asRole].map((phrase) => [phrase, "we"] as const),
  ]),
);

/** Beside the title pages of job boards put the employer's name, often with the place behind a comma or dot. */
function* headLines({ lines, statements, role, books }: CompanySource): Generator<Sighting> {
  const title = lines.findIndex((line) => role?.lines.includes(line.line));
  if (title > 3) return;
  const house = ARTICLED.exec(lines[0]?.text ?? "")?.[1];
  if (house && lines[0]) yield { text: house, lines: [lines[0].line], score: 0.6 };
  const reader = nameReader(books);
  for (const line of lines.slice(0, 4)) {
    const name = line === lines[title] ? null : namedWithPlace(line.text, books);
    if (name) yield { text: name, lines: [line.line], score: 0.6 };
  }
  if (title < 0) return;
  const noise = wordBook(books.lexicon.names.titleNoise);
  const kinds = wordBook(books.lexicon.names.employerKinds);
  for (const part of (lines[title]?.text ?? "").split(/ [–—|-] /).slice(1)) {
    const name = kinds.has(tokensOf(part)) ? reader.wholeLine(part) : null;
    if (name && lines[title]) yield { text: name, lines: [lines[title].line], score: 0.6 };
  }
  const beside = lines[title] && nameOnTitleLine(lines[title].text, statements, books);
  if (beside && lines[title]) yield { text: beside, lines: [lines[title].line], score: 0.6 };
  for (const line of lines.slice(Math.max(0, title - 1), title + 2)) {
    if (line === lines[title] || line.text.length > 60 || /[:!?]$|: |[\p{Ll}\d]{3}\.$/u.test(line.text) || line.bullet)
      continue;
    const tokens = tokensOf(line.text);
    if (noise.at(tokens, 0) || isHeading(line.text, books) || DEPARTMENT.test(line.text)) continue;
    const name = reader.wholeLine(line.text.replace(CAREERS, ""));
    // Below the title stands the place where the name stands above it.
    if (name && tokensOf(name).length <= 6)
      yield { text: name, lines: [line.line], score: line === lines[title + 1] ? 0.62 : 0.65 };
  }
}

/** "Chef de Partie, The Glasshouse, Leith. 4 day week …": all on one line, and hardly a place has an article. */
const ARTICLED =
  /^\p{Lu}[^,.:;!?]{2,50}, (The \p{Lu}\p{Ll}+(?: (?:and |& )?\p{Lu}\p{Ll}+){0,3}), \p{Lu}[\p{L} -]+[.,]/u;

/** Part of an employer. */
const DEPARTMENT =
  /^(?:Fakultät|Fachbereich|Abteilung|Lehrstuhl|Department|Faculty|School of|Division|Facultad|Departamento|Faculté|Département|UFR|Service) /u;

/** "Loopwell Careers" is the name of a page. */
const CAREERS = / (?:Careers|Jobs|Karriere|Recrutement|Empleo)$/u;

/** "Harbor Sports Medicine, Boston, MA": whatever the words before a town and its state, if none of them is a trade. */
function namedWithPlace(text: string, books: Books): string | null {
  const name = NAME_AND_PLACE.exec(text)?.[1];
  if (!name) return null;
  const tokens = tokensOf(name);
  const isName = tokens.length > 1 && !tokens.some(occupationTest(books)) && !isHeading(name, books);
  return isName ? name : null;
}

const NAME_AND_PLACE =
  /^((?:\p{Lu}[\p{L}\d.'’-]*|&)(?: (?:\p{Lu}[\p{L}\d.'’-]*|&|and|of|the)){1,6})(?:,| [–—|·-]) \p{Lu}[\p{L}.'’ -]{1,30}, [A-Z]{2}(?: \d{5})?$/u;

function isHeading(text: string, { lexicon }: Books): boolean {
  const tokens = tokensOf(text);
  return Object.values(lexicon.headings).some((words) => wordBook(words).at(tokens, 0)?.to === tokens.length);
}

/** "About Carnet Vert" over a section. */
function* headings({ statements, books }: CompanySource): Generator<Sighting> {
  const before = wordBook(books.lexicon.names.beforeCompany);
  const reader = nameReader(books);
  let last: string | null = null;
  for (const { heading, lines } of statements) {
    if (heading === null || heading === last || heading.length > 80) continue;
    last = heading;
    const tokens = tokensOf(heading);
    const match = before.at(tokens, 0);
    const start = match ? tokens[match.to]?.start : undefined;
    const name = start === undefined ? null : reader.wholeLine(heading.slice(start));
    if (name) yield { text: name, lines: lines.slice(0, 1), score: 0.62 };
  }
}
