import type { Books } from "./books.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Span } from "./sentences.ts";
import { splitAt } from "./split-at.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** The demands of a sentence: parted at commas where the next begins, and at "and" where both halves ask. */
export function demandSpans(text: string, span: Span, books: Books): Span[] {
  const spans: Span[] = [];
  for (const part of splitAt(text, span, /,\s/g)) {
    const last = spans.at(-1);
    const tokens = tokensOf(text.slice(part.start, part.end));
    const before = last ? tokensOf(text.slice(last.start, last.end)) : [];
    const isRowOfQualities = books.cues.soft.has(before) && books.cues.soft.has(tokens);
    if (!last || (!isRowOfQualities && opensDemand(tokens, books))) spans.push({ ...part });
    else last.end = part.end;
  }
  return spans.flatMap((part) => atYears(text, part, books)).flatMap((part) => atDemands(text, part, books));
}

/** "… in der Instandhaltung und den Führerschein": what follows "and" is a demand of its own if both halves are. */
function atDemands(text: string, span: Span, books: Books): Span[] {
  const { cues, language, lexicon } = books;
  if (language === "en") return [span];
  const tokens = tokensOf(text.slice(span.start, span.end));
  const joiners = wordSet(lexicon.grammar.conjunctions);
  const verdicts = wordBook(lexicon.grammar.verdicts);
  const asks = (at: number) => {
    const isLanguage = lexicon.smallPrint.languages.has(tokens[at]?.text.toLowerCase() ?? "");
    const isCue = cues.hard.at(tokens, at) !== null || cues.requirement.at(tokens, at) !== null;
    return (
      isLanguage || (isCue && !verdicts.at(tokens, at)) || (cues.soft.at(tokens, at)?.value.includes(" ") ?? false)
    );
  };
  for (let index = 2; index < tokens.length - 1; index++) {
    if (!joiners.has(tokens[index]?.folded ?? "")) continue;
    const isTold = [1, 2, 3].some((ahead) => index + ahead < tokens.length && asks(index + ahead));
    const isAsked = tokens.slice(0, index - 1).some((_, at) => asks(at));
    const before = tokens[index - 1];
    // "Bilinguisme (français et anglais)"
    const soFar = text.slice(span.start, span.start + (tokens[index]?.start ?? 0));
    if (soFar.lastIndexOf("(") > soFar.lastIndexOf(")")) continue;
    if (!isTold || !isAsked || !before || /-$/.test(text.slice(span.start, span.start + before.end + 1))) continue;
    const at = span.start + (tokens[index]?.start ?? 0);
    return [{ start: span.start, end: at }, ...atDemands(text, { start: at, end: span.end }, books)];
  }
  return [span];
}

/** "a licence and two years in a yard": a span of time behind "and" is a demand of its own. */
function atYears(text: string, span: Span, books: Books): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  const joiners = wordSet(books.lexicon.grammar.conjunctions);
  const spans = wordSet(books.lexicon.grammar.years);
  for (let index = 2; index < tokens.length - 3; index++) {
    if (!joiners.has(tokens[index]?.folded ?? "") || !opensSpan(tokens.slice(index + 1, index + 6), spans)) continue;
    const at = span.start + (tokens[index]?.start ?? 0);
    return [
      { start: span.start, end: at },
      { start: at, end: span.end },
    ];
  }
  return [span];
}

/** "two years", "at least four (4) years". */
function opensSpan(tokens: readonly Token[], spans: ReadonlySet<string>): boolean {
  const unit = tokens.findIndex(({ folded }) => spans.has(folded));
  if (unit < 1) return false;
  return unit === 1 || /^(?:at|a|minimum|over|more|\d+)$/u.test(tokens[0]?.folded ?? "");
}

/** A licence, a number of years or a quality within the first words is a demand of its own. */
function opensDemand(tokens: readonly Token[], { cues, language, lexicon }: Books): boolean {
  const wish = cues.wish.at(tokens, 0);
  const next = wish ? tokens[wish.to] : undefined;
  const stops = wordSet(lexicon.grammar.stopWords);
  if (next && stops.has(next.folded)) return false;
  // "preferiblemente calzado": a remark on the demand before.
  const isDemand = (at: number) => cues.hard.at(tokens, at) !== null || cues.requirement.at(tokens, at) !== null;
  const isLanguage = lexicon.smallPrint.languages.has(next?.text.toLowerCase() ?? "");
  if (language !== "en" && wish && next && !isLanguage && tokens.length - wish.to <= 4)
    return tokens.some((_, at) => at >= wish.to && isDemand(at));
  // "Docker, c'est un plus": the judgement belongs to what stands before it.
  const verdict =
    language === "en" ? null : (wordBook(lexicon.grammar.verdicts).first(tokens) ?? cues.wish.first(tokens));
  if (verdict && tokens.every(({ folded }, at) => (at >= verdict.from && at < verdict.to) || stops.has(folded)))
    return false;
  if (language !== "en" && tokens.length > 1 && wordSet(lexicon.names.indefiniteArticles).has(tokens[0]?.folded ?? ""))
    return true;
  if (lexicon.smallPrint.languages.has(tokens[0]?.text.toLowerCase() ?? "")) return true;
  // "You love sport, you communicate clearly with surgeons"
  if (language === "en" && tokens[0]?.folded === "you" && tokens.length > 2) return true;
  if (cues.wish.has(tokens) || wordSet(lexicon.grammar.years).has(tokens[1]?.folded ?? "")) return true;
  if (tokens.length < 2)
    return language !== "en" && (isDemand(0) || cues.soft.at(tokens, 0) !== null || PROOF.test(tokens[0]?.text ?? ""));
  return [0, 1, 2, 3, 4].some((index) => {
    if (cues.hard.at(tokens, index)) return true;
    return index < 3 && (cues.requirement.at(tokens, index) !== null || cues.soft.at(tokens, index) !== null);
  });
}

/** German words for what one has learnt, alone between commas: "Maschinenschein", "Saisonerfahrung". */
const PROOF = /^\p{Lu}\p{Ll}+(?:erfahrung|kenntnisse?|schein|brief|lehre|ausbildung|studium|abschluss)$/u;
