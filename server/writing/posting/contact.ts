import type { Named } from "../posting.ts";
import type { Books } from "./books.ts";
import { occupationTest, officeTest } from "./occupations.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isAllCaps, isCapitalised, tokensOf } from "./tokens.ts";

export type ContactSource = {
  statements: readonly Statement[];
  books: Books;
  company: string | null;
  /** Postings that say du often give a first name alone. */
  informal: boolean;
};

/** The person to whom applications go, with the courtesy title if there is one; null where nobody is named. */
export function contactOf({ statements, books, company, informal }: ContactSource): Named | null {
  const { beforeContact, courtesyTitles, lastNames, sentTo } = books.lexicon.names;
  const cues = wordBook(beforeContact);
  const destinations = wordBook(sentTo);
  const titles = wordSet(courtesyTitles);
  const surnames = wordSet(lastNames);
  const isOccupation = occupationTest(books);
  const isOffice = officeTest(books);
  const taken = new Set(tokensOf(company ?? "").map((token) => token.folded));
  for (const statement of statements) {
    if (statement.label === "duty" || statement.label === "legal") continue;
    if (statement.field !== null && statement.field !== "contact") continue;
    const starts = statement.field === "contact" ? [0] : cues.all(statement.tokens).flatMap(isBehindCue(statement));
    if (statement.field === null) starts.push(...courtesies(statement));
    if (statement.label === "process")
      starts.push(...destinations.all(statement.tokens).flatMap(isDestination(statement)));
    for (const start of starts) {
      const name = nameAt(statement, start);
      if (name) return { text: name, lines: statement.lines, confidence: statement.field === "contact" ? 0.9 : 0.75 };
    }
  }
  return null;

  /** "enviar a Ana Gil", but not the second half of "un/a Data Engineer". */
  function isBehindCue({ tokens, text }: Statement): (match: { from: number; to: number }) => number[] {
    return ({ from, to }) => (text.charAt((tokens[from]?.start ?? 0) - 1) === "/" ? [] : [to]);
  }

  /** Behind "send your CV to", also as "to our practice manager, Joanne Pickering". */
  function isDestination({ tokens, text }: Statement): (match: { from: number; to: number }) => number[] {
    return ({ to }) => {
      const stop = text.indexOf(",", tokens[to]?.start ?? text.length);
      const behind = stop < 0 ? -1 : tokens.findIndex(({ start }) => start > stop);
      const title = behind < 0 ? [] : tokens.slice(to, behind);
      return title.length <= LONGEST_TITLE && title.some(isOccupation) ? [to, behind] : [to];
    };
  }

  /** "Ms", "Herr", "M." anywhere in the text; one letter needs its full stop. */
  function courtesies({ tokens, text }: Statement): number[] {
    return tokens.flatMap((token, index) => {
      const isTitle = titles.has(token.folded) && (token.text.length > 1 || text.startsWith(".", token.end));
      return isTitle && isCapitalised(token.text) ? [index] : [];
    });
  }

  /** A courtesy title and a name, or a first and a last name. */
  function nameAt({ tokens, text, label }: Statement, from: number): string | null {
    let first = from;
    while (titles.has(tokens[first]?.folded ?? "")) first++;
    const titled = first > from;
    let end = first;
    while (end < first + 3 && isNamePart(end)) end++;
    if (end - first < (titled || (informal && label === "process") ? 1 : 2)) return null;
    return text.slice(tokens[from]?.start, tokens[end - 1]?.end);

    function isNamePart(index: number): boolean {
      const token = tokens[index];
      if (
        !token ||
        !isCapitalised(token.text) ||
        (isAllCaps(token.text) && token.text.length < 4) ||
        /\d/.test(token.text)
      )
        return false;
      if (books.background.has(token.folded) || books.stopWords.has(token.folded)) return false;
      // Houses are called after their owners: behind a first name theirs is a name.
      if (taken.has(token.folded) && (index === first || !titled)) return false;
      if (isOffice(token) || (isOccupation(token) && !(index > first && surnames.has(token.folded)))) return false;
      const before = tokens[index - 1];
      return !before || index === from || /^(?: |-|\. )$/.test(text.slice(before.end, token.start));
    }
  }
}

/** Words of an office that its holder's name may follow. */
const LONGEST_TITLE = 6;
