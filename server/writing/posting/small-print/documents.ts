import type { SmallPrintItem } from "../../posting.ts";
import type { Books } from "../books.ts";
import { type PhraseMatch, wordBook, wordSet } from "../phrase-book.ts";
import type { Statement } from "../statements.ts";
import { isCapitalised } from "../tokens.ts";

/** Papers to be handed in with the application, or later. */
export function documentsOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const { documents, handIn, later } = books.lexicon.smallPrint;
  const papers = wordBook(documents);
  const asking = wordBook(handIn);
  const afterwards = wordBook(later);
  const items = statements.flatMap((statement): SmallPrintItem[] => {
    const { tokens, label, field, text, lines } = statement;
    if (label === "legal" || label === "benefit" || label === "duty") return [];
    const found = papers.all(tokens);
    if (found.length === 0 || (field !== "document" && !asking.has(tokens) && !afterwards.has(tokens))) return [];
    const kind = afterwards.has(tokens) ? ("later-document" as const) : ("document" as const);
    return found.map((match) => ({ kind, text: text.slice(0, 240), value: fullName(statement, match, books), lines }));
  });
  return items.filter((item, index) => !isPartOf(item, items, index));
}

/** "questionnaire" beside "Qualifications Questionnaire" is the same paper. */
function isPartOf({ value }: SmallPrintItem, items: readonly SmallPrintItem[], index: number): boolean {
  const short = value.toLowerCase();
  return items
    .slice(0, 60)
    .some(
      (other, at) => at !== index && other.value.length > value.length && other.value.toLowerCase().includes(short),
    );
}

/** "proof of completion of a recognized apprenticeship program", "Librarian Qualifications Questionnaire". */
function fullName({ tokens, text }: Statement, { from, to }: PhraseMatch<string>, books: Books): string {
  const opensPhrase = wordSet(books.lexicon.grammar.phraseLinks).has(tokens[to - 1]?.folded ?? "");
  const verdicts = wordBook(books.lexicon.grammar.verdicts);
  const stops = wordSet(books.lexicon.smallPrint.documentEnds);
  let start = from;
  let end = to;
  if (opensPhrase) {
    while (end < Math.min(tokens.length, to + 8) && isJoined(text, tokens[end - 1]?.end, tokens[end]?.start)) {
      if (stops.has(tokens[end]?.folded ?? "")) break;
      end++;
    }
    while (end > to && books.stopWords.has(tokens[end - 1]?.folded ?? "")) end--;
  } else if (books.language === "fr" || books.language === "es") {
    end = romanceEnd(to);
  } else if (books.language === "en") {
    while (start > 0 && from - start < 7 && isNamePart(start - 1)) start--;
    while (start < from && books.stopWords.has(tokens[start]?.folded ?? "")) start++;
  }
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end);

  /** "certificado negativo de delitos sexuales": adjectives and "de" with what follows it, no "antes del 15". */
  function romanceEnd(first: number): number {
    let at = first;
    for (; at < Math.min(tokens.length, first + 6) && isJoined(text, tokens[at - 1]?.end, tokens[at]?.start); at++) {
      const word = tokens[at]?.folded ?? "";
      const isLink = /^(?:de|del|du|des|d|la)$/.test(word);
      if (stops.has(word) || (!isLink && books.stopWords.has(word)) || verdicts.at(tokens, at)) break;
    }
    while (at > first && books.stopWords.has(tokens[at - 1]?.folded ?? "")) at--;
    return at;
  }

  function isNamePart(index: number): boolean {
    const token = tokens[index];
    if (!token || index === 0 || !isJoined(text, token.end, tokens[index + 1]?.start)) return false;
    return isCapitalised(token.text) || (token.folded === "and" && isCapitalised(tokens[index - 1]?.text ?? ""));
  }
}

function isJoined(text: string, end: number | undefined, start: number | undefined): boolean {
  return end !== undefined && start !== undefined && /^[ '-]$/.test(text.slice(end, start));
}
