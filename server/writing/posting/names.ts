import { type Books, oncePerLanguage } from "./books.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isAllCaps, isCapitalised, type Token, tokensOf } from "./tokens.ts";

/** Finds proper names in statements by their capitals, with the small words inside them. */
export type NameReader = {
  /** The name whose last word stands directly before token `index`. */
  endingAt: (statement: Statement, index: number) => string | null;
  startingAt: (statement: Statement, index: number) => string | null;
  /** Like endingAt, with a comma between the name and token `index`. */
  nameBefore: (statement: Statement, index: number) => string | null;
  withLegalForm: (statement: Statement) => string[];
  wholeLine: (text: string) => string | null;
  /** What stands at token `index` is said to be somebody else: a customer, a tool, a certifier. */
  isStrange: (statement: Statement, index: number) => boolean;
};

export const nameReader = oncePerLanguage(createNameReader);

function createNameReader(books: Books): NameReader {
  const { names } = books.lexicon;
  const links = wordSet(names.nameLinks);
  const kinds = wordBook(names.employerKinds);
  const strangers = wordBook(names.beforeStrangers);
  const bodies = wordBook(names.publicBodies);
  const people = new Set([...wordSet(names.courtesyTitles)].filter((title) => !HOUSES.has(title)));
  const isOccupation = occupationTest(books);

  function isNameWord(token: Token | undefined): boolean {
    return (
      token !== undefined && (isCapitalised(token.text) || /\d/.test(token.text)) && !books.stopWords.has(token.folded)
    );
  }

  function accepted(text: string, tokens: readonly Token[]): string | null {
    if (tokens.length === 0 || tokens.length > 7) return null;
    // "© 2026 Keller GmbH" and "Suche Koch" name nobody before the name.
    if (/^\d+ /u.test(text) || ADVERTS.has(tokens[0]?.folded ?? "")) return null;
    if (tokens.length < 3 && JOB_BOARDS.has(tokens.map(({ folded }) => folded).join(" "))) return null;
    if (isPerson(tokens)) return null;
    // "Unternehmen der Lebensmittelindustrie"
    if (
      books.language === "de" &&
      books.background.has(tokens[0]?.folded ?? "") &&
      books.stopWords.has(tokens[1]?.folded ?? "")
    )
      return null;
    const telling = tokens.filter((token) => !books.background.has(token.folded) && !books.stopWords.has(token.folded));
    if (tokens.every((_, index) => kinds.at(tokens, index) !== null)) return null;
    if (telling.length === 0 || tokens.every(isOccupation) || !tokens.some((token) => isCapitalised(token.text)))
      return null;
    return text;
  }

  /** "Frau Yilmaz", "Mme Roussel"; "Dr. Oetker" is a house. */
  function isPerson([first, second]: readonly Token[]): boolean {
    return first !== undefined && second !== undefined && people.has(first.folded) && first.text.length > 1;
  }

  function between({ text, tokens }: Statement, from: number, to: number): string | null {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (!first || !last) return null;
    // "Hartley & Co." keeps its stop.
    const end = to - from > 1 && STOPPED.has(last.folded) && text.charAt(last.end) === "." ? last.end + 1 : last.end;
    return accepted(text.slice(first.start, end), tokens.slice(from, to));
  }

  function joins(statement: Statement, index: number): boolean {
    const left = statement.tokens[index];
    const right = statement.tokens[index + 1];
    if (!left || !right) return false;
    return /^(?: |-|'| ?& ?| ?\+ ?|\. ?|\/)$/.test(statement.text.slice(left.end, right.start));
  }

  function startingAt(statement: Statement, index: number): string | null {
    const { tokens } = statement;
    const start = index;
    const opener = tokens[start];
    // "Les Tilleuls" inside a sentence keeps its article, "Les équipes" has none to keep.
    const isPartOfName = start > 0 && opener !== undefined && isCapitalised(opener.text);
    if (opener && ARTICLES.has(opener.folded) && isNameWord(tokens[start + 1])) {
      const rest = startingAt(statement, start + 1);
      return rest && (isPartOfName || isRomanceName(statement, start)) ? `${opener.text} ${rest}` : rest;
    }
    if (!isNameWord(tokens[start])) return null;
    let end = start + 1;
    for (let at = end; at < Math.min(tokens.length, start + 9) && joins(statement, at - 1); at++) {
      if (isNameWord(tokens[at]) || isSmallPart(statement, at)) end = at + 1;
      if (isLegalForm(tokens[at]?.text ?? "")) break;
      if (isNameWord(tokens[at])) continue;
      if (!links.has(tokens[at]?.folded ?? "")) break;
    }
    return between(statement, start, end);
  }

  /** "Intérim Plus": a small word with a capital at the end of a name; German sentences begin so without a stop. */
  function isSmallPart({ tokens, text }: Statement, index: number): boolean {
    const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!before || !token || (books.language !== "fr" && books.language !== "es")) return false;
    const isLast = !next || !isCapitalised(next.text);
    return isLast && isCapitalised(token.text) && token.text.length > 2 && text.slice(before.end, token.start) === " ";
  }

  /** "Les Jardins de Rose", "El Rincón": an article before a word that is no kind of employer belongs to the name. */
  function isRomanceName({ tokens, text }: Statement, index: number): boolean {
    const [article, next] = [tokens[index], tokens[index + 1]];
    if (!article || !next || !ROMANCE.has(article.folded) || !isCapitalised(article.text)) return false;
    const isKind = kinds.at(tokens, index + 1) !== null || bodies.at(tokens, index + 1) !== null;
    return !isKind && !isAllCaps(next.text) && text.slice(article.end, next.start) === " ";
  }

  function endingAt(statement: Statement, index: number): string | null {
    const gap = gapBefore(statement, index);
    const isStopped = gap === ". " && STOPPED.has(statement.tokens[index - 1]?.folded ?? "");
    return isStopped || /^(?: |,| \()$/.test(gap) ? nameBefore(statement, index) : null;
  }

  function nameBefore(statement: Statement, index: number): string | null {
    const { tokens } = statement;
    if (!isNameWord(tokens[index - 1])) return null;
    let start = index - 1;
    for (let at = start - 1; at >= Math.max(0, index - 9) && joins(statement, at); at--) {
      if (isNameWord(tokens[at])) start = at;
      else if (!links.has(tokens[at]?.folded ?? "") && !isPossessive(statement, at)) break;
    }
    if (isStrange(statement, start)) return null;
    const name = between(statement, start, index);
    // "Le Comptoir des Halles est une brasserie"
    return name && start > 0 && isRomanceName(statement, start - 1) ? `${tokens[start - 1]?.text} ${name}` : name;
  }

  function withLegalForm(statement: Statement): string[] {
    const found: string[] = [];
    for (const [index, token] of statement.tokens.entries()) {
      const before = statement.tokens[index - 1]?.text ?? "";
      const dotted = dottedForm(statement, index);
      const owner = dotted ? nameBefore(statement, index) : null;
      if (owner) found.push(`${owner}${gapBefore(statement, index)}${dotted}`);
      if (!isLegalForm(token.text) || /^\d+$/.test(before) || isController(statement, index)) continue;
      const name = nameBefore(statement, index) ?? afterYear(statement, index);
      if (name) found.push(`${name}${gapBefore(statement, index).slice(name.endsWith(".") ? 1 : 0)}${token.text}`);
    }
    return found;
  }

  /** "2026 Keller Antriebe GmbH" without its year. */
  function afterYear(statement: Statement, index: number): string | null {
    const from = statement.tokens.slice(0, index).findLastIndex(({ text }) => /^(?:19|20)\d\d$/u.test(text));
    return from >= 0 && index - from <= 6 ? between(statement, from + 1, index) : null;
  }

  function wholeLine(text: string): string | null {
    const tokens = tokensOf(text.slice(0, 80));
    const head = text.split(/[,(]| [-–|] /, 1)[0]?.trim() ?? "";
    const first = ARTICLES.has(tokens[0]?.folded ?? "") ? 1 : 0;
    return isNameWord(tokens[first]) ? accepted(head, tokensOf(head)) : null;
  }

  function isStrange({ tokens }: Statement, index: number): boolean {
    for (let from = Math.max(0, index - 6); from < index; from++) {
      const match = strangers.at(tokens, from);
      if (match && match.to <= index) return true;
    }
    return false;
  }

  return { endingAt, startingAt, nameBefore, withLegalForm, wholeLine, isStrange };
}

/** Sites that carry other people's postings. */
const JOB_BOARDS = new Set(
  "indeed,linkedin,infojobs,stepstone,glassdoor,monster,france travail,pole emploi,hellowork,apec,jobteaser,xing,interamt,kununu,computrabajo,tecnoempleo,infoempleo,linkedin jobs,indeed jobs,google jobs,facebook,twitter,instagram,whatsapp,welcome jungle,totaljobs,cv library,ziprecruiter,handshake,idealist,jobs,careers,menu,home,login".split(
    ",",
  ),
);

/** Words with which small advertisements begin. */
const ADVERTS = new Set(
  "bonjour salut hola buenas hallo moin hello hi hey liebe dear petit petite jeune pequena pequeno small family werde werden cherche cherchons recherche recherchons recrute recrutons embauche urgent suche suchen gesucht biete dringend solicito solicitamos busco buscamos necesito necesitamos preciso precisamos requerimos contrato contratamos wanted hiring seeking needed".split(
    " ",
  ),
);

/** Ends of names that are cut short. */
const STOPPED = new Set("co bros cia hnos inc ltd corp".split(" "));

/** Titles with which names of houses begin, too. */
const HOUSES = new Set(["dr", "dra", "prof", "ing", "lic", "arq", "d", "m", "don", "dipl"]);

const ROMANCE = new Set(["la", "le", "les", "el", "los", "las"]);

const ARTICLES = new Set(["the", "die", "der", "das", "la", "le", "les", "el", "los", "las", "l"]);

/** "Siemens PLC fault finding": a programmable controller, not a company. */
function isController({ tokens, label }: Statement, index: number): boolean {
  const next = tokens[index + 1]?.text ?? "";
  return tokens[index]?.text === "PLC" && (label === "requirement" || label === "wish" || /^\p{Ll}/u.test(next));
}

/** "GmbH", "Ltd". */
export function isLegalForm(word: string): boolean {
  return LEGAL_FORMS.has(word) || word === "GMBH" || word === "LTD" || word === "INC";
}

const LEGAL_FORMS = new Set(
  "GmbH AG KG OHG UG eG eV SE Ltd Limited LLC LLP Inc Corp Corporation PLC plc SARL SAS SA SCOP SCA SASU EURL SL SLU SLL SCoop BV NV SpA Srl KGaA mbH gGmbH".split(
    " ",
  ),
);

/** "S.L.", "S. A. U." written with stops. */
function dottedForm({ text, tokens }: Statement, index: number): string | null {
  const token = tokens[index];
  if (token?.text !== "S") return null;
  return (
    /^S\. ?(?:A\.R\.L\.|A\.S\.|[AL]\.(?: ?[UL]\.| de C\. ?V\.)?|Coop\.)/u.exec(
      text.slice(token.start, token.start + 16),
    )?.[0] ?? null
  );
}

/** "St Clement's Centre" */
function isPossessive({ text, tokens }: Statement, index: number): boolean {
  const token = tokens[index];
  return token?.text === "s" && text.charAt(token.start - 1) === "'";
}

function gapBefore({ text, tokens }: Statement, index: number): string {
  const left = tokens[index - 1];
  const right = tokens[index];
  return left && right ? text.slice(left.end, right.start) : "";
}
