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
  const named = statements.find((statement) => {
    if (!hasMoney(statement.text) || asked.has(statement.tokens)) return false;
    if (statement.field === "salary") return true;
    const underSalary =
      statement.heading !== null && statement.label === "meta" && paid.has(tokensOf(statement.heading));
    return underSalary || paid.has(statement.tokens);
  });
  const offer = named ?? statements.find(showsPay);
  const graded = offer ?? statements.find(({ text, label }) => label !== "legal" && GRADE.test(text.slice(0, LONGEST)));
  if (graded)
    items.push({
      kind: "salary-offered",
      text: graded.text.slice(0, 240),
      value: offer ? amountIn(offer.text) : (GRADE.exec(graded.text)?.[0].trim() ?? ""),
      lines: graded.lines,
    });
  const question = statements.find(({ tokens }) => asked.has(tokens));
  const phrase = question ? asked.first(question.tokens) : null;
  if (question && phrase)
    items.push({ kind: "salary-asked", text: question.text.slice(0, 240), value: phrase.value, lines: question.lines });
  return items;
}

/** "€17/h", "£34–40k": pay by its shape, where no word says so; what the work is about has figures of its own. */
function showsPay({ text, tokens, label }: Statement): boolean {
  if (label === "duty" || label === "requirement" || label === "wish" || label === "legal") return false;
  return tokens.length <= LONGEST_OFFER && (HOURLY.test(text) || SPAN.test(text));
}

/** Words; longer sentences tell of something else. */
const LONGEST_OFFER = 24;
/** Characters of a sentence that are read. */
const LONGEST = 600;

const HOURLY =
  /(?:[€£$] ?\d{1,3}(?:[.,]\d{1,2})?|(?<!\d)\d{1,3}(?:[.,]\d{1,2})? ?(?:€|euros?)) ?(?:\/ ?|p\/? ?|an? |per |pro |die |de l'|par |la |por )?(?:h|hr|hour|std|stunde|heure|hora)(?!\p{L})/iu;
const SPAN =
  /[€£$] ?\d{2,3}(?:[.,]?\d{3}|k)?(?:\/\p{L}{1,5})? ?(?:[-–—]|to) ?[€£$]? ?\d{2,3}(?:[.,]\d{3}|k)|(?<!\d)\d{2,3}(?:[. ]?\d{3})? ?(?:k ?)?€? ?(?:[-–—]|à|a|bis) ?\d{2,3}(?:[. ]?\d{3} ?| ?k ?)(?:€|euros?)/iu;

/** "EG 9b TVöD", "Entgeltgruppe P8": pay by a scale. */
const GRADE =
  /(?<![\p{L}\d])(?:(?:EG|Entgeltgruppe|Besoldungsgruppe|Vergütungsgruppe|BesGr\.?) ?[A-Z]? ?\d{1,2} ?[a-c]?(?!\p{L})|[AESP] ?\d{1,2} ?[a-c]?(?= (?:TVöD|TV-[LHV]|TVL|AVR|BBesG|LBesG)))(?: (?:TVöD|TV-[LHV]|TVL|AVR|BBesG|LBesG)(?:-\p{L}+)?)?/u;

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
