import type { SmallPrintItem } from "../../posting.ts";
import { type Books, oncePerLanguage } from "../books.ts";
import { createPhraseBook, wordBook } from "../phrase-book.ts";
import type { Statement } from "../statements.ts";
import { tokensOf } from "../tokens.ts";
import { datesIn, type FoundDate } from "./dates.ts";

/** The days on which applications close; of a filing window its last day. Dates of tests, posts and starts are none. */
export function closingDatesOf(statements: readonly Statement[], books: Books): SmallPrintItem[] {
  const { cues, headings } = dateCues(books);
  return statements.flatMap((statement) => {
    const { tokens, text, lines, field } = statement;
    if (field === "other" || field === "reference" || statement.label === "legal") return [];
    if (field === null && statement.label !== "process" && !books.cues.process.has(tokens)) return [];
    const dates = datesIn(tokens, text, books);
    if (dates.length === 0) return [];
    // "We reply by May 15": a bare "by" closes only where the sentence speaks of applying.
    const isAboutApplying = books.cues.process.has(tokens) || wordBook(books.lexicon.smallPrint.handIn).has(tokens);
    const isBare = ({ from, to }: FoundCue) => to - from === 1 && books.stopWords.has(tokens[from]?.folded ?? "");
    const found = cues.all(tokens).filter((cue) => isAboutApplying || cue.value === "other" || !isBare(cue));
    const underClosing =
      field === "closing-date" || (statement.heading !== null && headings.has(tokensOf(statement.heading)));
    return closingAmong(dates, found, underClosing).map(({ from, to, iso }) => {
      const verbatim = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
      return {
        kind: "closing-date" as const,
        text: excerpt(text, tokens[from]?.start ?? 0),
        value: iso ?? verbatim,
        lines,
      };
    });
  });
}

const dateCues = oncePerLanguage(({ lexicon }) => {
  const { closing, otherDates } = lexicon.smallPrint;
  return {
    cues: createPhraseBook<Cue>([
      ...closing.map((phrase) => [phrase, "closing"] as const),
      ...otherDates.map((phrase) => [phrase, "other"] as const),
    ]),
    // "until" heads no section, "application deadline" does.
    headings: wordBook(closing.filter((phrase) => phrase.length > 6)),
  };
});

type Cue = "closing" | "other";
type FoundCue = { from: number; to: number; value: Cue };

/** The cue nearest before a date says what it is; without one the heading does, and then the last date counts. */
function closingAmong(dates: readonly FoundDate[], cues: readonly FoundCue[], underClosing: boolean): FoundDate[] {
  const told = dates.map((date) => ({
    date,
    cue: cues.findLast((cue) => cue.to <= date.from && date.from - cue.to < (cue.to - cue.from > 1 ? 12 : 6)),
  }));
  const closing = told.filter(({ cue }) => cue?.value === "closing").map(({ date }) => date);
  if (closing.length > 0) return closing.slice(-1);
  const others = told.filter(({ cue }) => cue?.value === "other");
  const isWindow = dates.length > 1 && others.length > 0;
  if (!underClosing || (others.length === dates.length && !isWindow)) return [];
  return dates.slice(-1);
}

function excerpt(text: string, at: number): string {
  if (text.length <= 200) return text;
  const start = Math.max(0, at - 100);
  return `${start > 0 ? "… " : ""}${text.slice(start, start + 190).trim()} …`;
}
