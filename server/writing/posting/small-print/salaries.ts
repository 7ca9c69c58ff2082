import type { SmallPrintItem } from "../../posting.ts";
import type { Books } from "../books.ts";
import { wordBook } from "../phrase-book.ts";
import type { Statement } from "../statements.ts";
import { tokensOf } from "../tokens.ts";

/** What the posting pays (its first figure only: others belong to other departments), and whether it asks for a wish. */
export function salariesOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const { salary, salaryAsked } = books.lexicon.smallPrint;
  const paid = wordBook(salary);
  const asked = wordBook(salaryAsked);
  const items: SmallPrintItem[] = [];
  const offer = statements.find((statement) => {
    if (!hasMoney(statement.text) || asked.has(statement.tokens)) return false;
    if (statement.field === "salary") return true;
    const underSalary =
      statement.heading !== null && statement.label === "meta" && paid.has(tokensOf(statement.heading));
    return underSalary || paid.has(statement.tokens);
  });
  if (offer)
    items.push({
      kind: "salary-offered",
      text: offer.text.slice(0, 240),
      value: amountIn(offer.text),
      lines: offer.lines,
    });
  const question = statements.find(({ tokens }) => asked.has(tokens));
  const phrase = question ? asked.first(question.tokens) : null;
  if (question && phrase)
    items.push({ kind: "salary-asked", text: question.text.slice(0, 240), value: phrase.value, lines: question.lines });
  return items;
}

function hasMoney(text: string): boolean {
  return /[$€£]\s?\d|\d\s?(?:[€$£]|k€|k\b|EUR\b|euros?\b|CHF\b|USD\b|GBP\b)/i.test(text);
}

/** From the first figure with its currency to the last. */
function amountIn(text: string): string {
  const first =
    /(?:[$€£]|EUR|CHF)\s?\d|\d[\d.,' ]{0,14}(?:[-–a-zà ]{1,6}\d[\d.,' ]{0,14})?\s?(?:[€$£]|k€|EUR|euros?|CHF)/i.exec(
      text.slice(0, 600),
    )?.index ?? 0;
  const figures = text.slice(first, first + 120);
  const end = /[.;)](?:\s|$|,)|\s\(/.exec(figures)?.index ?? figures.length;
  return figures.slice(0, end).trim();
}
