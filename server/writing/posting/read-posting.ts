import type { Language } from "#shared/letters/letter.schema.ts";
import type { Posting, PostingHints } from "../posting.ts";
import { type Books, booksOf, oncePerLanguage } from "./books.ts";
import { cleanPosting } from "./clean.ts";
import { companyOf } from "./company.ts";
import { contactOf } from "./contact.ts";
import { echoPhrasesOf } from "./echo-phrases.ts";
import { withoutHostile } from "./hostile.ts";
import { withInlineHeadings } from "./inline-headings.ts";
import { languageOf } from "./language.ts";
import { createLetterCase } from "./letter-case.ts";
import { locationOf } from "./location.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import { requirementsOf } from "./requirements.ts";
import { roleOf } from "./role.ts";
import { titleForms } from "./role-title.ts";
import { smallPrintOf } from "./small-print/small-print.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { type Token, tokensOf } from "./tokens.ts";

/**
 * Reads a posting as it was pasted: any layout, HTML or plain, up to 60,000 characters, in time linear
 * in its length. Never throws; what is not found is null or empty.
 */
export function readPosting(raw: string, hints: PostingHints): Posting {
  const { rawLines, lines, hidden } = cleanPosting(raw);
  const language = languageOf(lines.flatMap((line) => tokensOf(line.text)));
  const books = booksOf[language === "other" ? "en" : language];
  const { statements, hostile } = withoutHostile(
    statementsOf(passagesOf(withInlineHeadings(lines), books), books),
    hidden,
  );
  const hostileLines = new Set(hostile.flatMap((passage) => passage.lines));
  const honestLines = lines.filter((line) => !hostileLines.has(line.line));
  const role = roleOf({ lines: honestLines, statements, books, hint: hints.jobTitle });
  const company = companyOf({ lines: honestLines, statements, books, hint: hints.company, role });
  const informal = isInformal(statements, books);
  const contact = contactOf({ statements, books, company: company?.text ?? null, informal });
  const location = locationOf({ lines: honestLines, statements, books, role, company, contact });
  const roleForms = role ? titleForms(role.text) : [];
  const letterCase = createLetterCase(statements, books);
  const readable = language === "other" ? [] : inLanguage(statements, language);
  return {
    language,
    lines: rawLines,
    role,
    company: company && { ...company, text: letterCase.name(company.text) },
    contact,
    location: location && { ...location, text: letterCase.place(location.text) },
    informal,
    requirements: requirementsOf({
      statements: readable,
      role: role?.text ?? null,
      company: company?.text ?? null,
      books,
      letterCase,
    }),
    echoes: echoPhrasesOf({
      statements: readable,
      names: [role?.text, company?.text, location?.text],
      books,
      letterCase,
    }),
    smallPrint: smallPrintOf(statements, books),
    sector: sectorOf(statements, books),
    ...(roleForms.length > 0 ? { roleForms } : {}),
    ...(isAgency(statements, books) ? { agency: true } : {}),
    hostile,
    substance: substanceOf(statements),
  };
}

/** Without the sections that say the same once more in another language. */
function inLanguage(statements: readonly Statement[], language: Language): Statement[] {
  const sections = new Map<number | Passage, { tokens: Token[]; heading: string | null }>();
  for (const statement of statements) {
    const known = sections.get(partOf(statement));
    if (known) known.tokens.push(...statement.tokens);
    else sections.set(partOf(statement), { tokens: [...statement.tokens], heading: statement.heading });
  }
  const ownHeadings = headingsOf(booksOf[language]);
  const foreign = new Set<number | Passage>();
  let isForeign = false;
  for (const [part, { tokens, heading }] of sections) {
    const told = tokens.length < LEAST_TOKENS ? "other" : languageOf(tokens, language);
    // "What we ask for" over a few words, behind a section in English.
    const goesOn: boolean = isForeign && heading !== null && !ownHeadings.has(tokensOf(heading));
    isForeign = told === "other" ? goesOn : told !== language;
    if (isForeign) foreign.add(part);
  }
  return statements.filter((statement) => !foreign.has(partOf(statement)));
}

/** What stands under no heading is looked at by paragraphs. */
function partOf({ heading, section, passage }: Statement): number | Passage {
  return heading === null ? passage : section;
}

const headingsOf = oncePerLanguage(({ lexicon }) => wordBook(Object.values(lexicon.headings).flat()));

/** Fewer words do not tell a language. */
const LEAST_TOKENS = 8;

/** The advertiser seeks somebody for a client. */
function isAgency(statements: readonly Statement[], books: Books): boolean {
  const cues = wordBook(books.lexicon.names.agency);
  return statements.some(({ tokens, label }) => label !== "duty" && label !== "legal" && cues.has(tokens));
}

/** More du than Sie, more tú than usted. */
function isInformal(statements: readonly Statement[], books: Books): boolean {
  const informal = wordSet(books.lexicon.grammar.informal);
  const formal = wordSet(books.lexicon.grammar.formal);
  let balance = 0;
  for (const { tokens, label } of statements) {
    if (label === "legal") continue;
    for (const { folded } of tokens) balance += (informal.has(folded) ? 1 : 0) - (formal.has(folded) ? 1 : 0);
  }
  return balance > 0;
}

/** The place of work that is named most; tasks and demands name other people's places too, so they count half. */
function sectorOf(statements: readonly Statement[], books: Books): string | null {
  const counts = new Map<string, number>();
  const { sectors } = books.lexicon.names;
  for (const { tokens, label } of statements) {
    if (label === "legal" || label === "process" || label === "benefit") continue;
    for (const { text } of tokens) {
      const sector = sectors.get(text.toLowerCase());
      if (sector) counts.set(sector, (counts.get(sector) ?? 0) + (label === "intro" || label === "meta" ? 1 : 0.5));
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= 1 ? most[0] : null;
}

function substanceOf(statements: readonly Statement[]): number {
  const telling = statements.filter(({ label }) => label !== "legal" && label !== "process" && label !== "meta");
  return telling.reduce((sum, { tokens }) => sum + tokens.length, 0);
}
