import { type Books, oncePerLanguage } from "./books.ts";
import { type PhraseBook, wordBook, wordSet } from "./phrase-book.ts";
import { type Token, tokensOf, trimmedOf, wordCount } from "./tokens.ts";

/** Cuts phrases to a length at which a letter can name them. */
export type PhraseCutter = {
  /** Where the words begin after opening formulas. */
  start: (text: string) => number;
  /** Without opening and closing formulas and remarks in brackets; "" where nothing is left. */
  trimmed: (text: string) => string;
  /** At most `words` words, cut where a reader would pause. */
  shortened: (text: string, words: number) => string;
};

export const phraseCutter = oncePerLanguage(createPhraseCutter);

function createPhraseCutter(books: Books): PhraseCutter {
  const { grammar } = books.lexicon;
  const leadIns: Openings = {
    leadIns: wordBook(grammar.leadIns),
    years: wordSet(grammar.years),
    articles: books.language === "en" ? new Set() : wordSet(books.lexicon.names.indefiniteArticles),
  };
  const tails = wordBook(grammar.tails);
  const verdicts = wordBook(grammar.verdicts);

  function trimmed(text: string): string {
    const plain = tidy(text);
    const body = withoutVerdict(plain.slice(afterLeadIn(plain, leadIns)), verdicts);
    // A German clause may end in the separable part of its verb ("Du stehst früh auf").
    return books.language === "de" &&
      /^(?:(?:du|sie|ihr|Du|Sie|Ihr) )?\p{Ll}+(?:st|[zßx]t|en) /u.test(body.slice(0, 60))
      ? body
      : withoutTail(body, books);
  }

  function shortened(text: string, words: number): string {
    if (wordCount(text) <= words) return text;
    const tokens = tokensOf(text);
    let cut = text;
    for (const { from } of tails.all(tokens).reverse()) {
      const start = tokens[from]?.start ?? 0;
      if (from < 3 || wordCount(text.slice(0, start)) < 3) continue;
      cut = text.slice(0, start);
      if (wordCount(cut) <= words) break;
    }
    if (wordCount(cut) > words) cut = beforeLastPause(cut, words, books);
    if (cut === text) return text;
    const whole = withoutAge(withoutDanglingVerb(withoutFigure(withoutTail(cut, books), books), books));
    // "Bearbeitung von Anfragen telefonisch |, per Mail": the adverb began a row.
    return books.language === "de" ? whole.replace(/(?<=\p{Lu}\p{Ll}+) \p{Ll}+(?:isch|lich)$/u, "") : whole;
  }

  return { start: (text) => afterLeadIn(text, leadIns), trimmed, shortened };
}

/** Links, closing marks and brackets without which the phrase reads as well. */
function tidy(text: string): string {
  const plain = withoutBrackets(withoutLinks(text))
    .replace(/ {2,}/g, " ")
    .replace(/ ([,;.])/g, "$1")
    .replace(/(\p{L})[*:_]in(nen)?(?!\p{L})/gu, "$1/in$2");
  return trimmedOf(plain, "\"'«„“(", "\"'»“”.,;:!?)…¡¿");
}

function withoutLinks(text: string): string {
  if (!text.includes("://") && !text.includes("www.")) return text;
  const words = text.split(" ").filter((word) => !word.includes("://") && !word.startsWith("www."));
  return words.join(" ");
}

function withoutBrackets(text: string): string {
  if (!/[()[\]]/.test(text)) return text;
  let kept = "";
  let depth = 0;
  for (const char of text) {
    if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += char;
  }
  return depth === 0 ? kept : text;
}

type Openings = { leadIns: PhraseBook<string>; years: ReadonlySet<string>; articles: ReadonlySet<string> };

/** "mit Kunden Entwürfe besprechen": here "mit" belongs to the task and opens no list of things to bring. */
const MEANS = /^mit \S.* \p{Ll}{3,}(?:en|eln|ern)[.,;]?$/iu;

function afterLeadIn(text: string, { leadIns, years, articles }: Openings): number {
  if (MEANS.test(text)) return 0;
  const tokens = tokensOf(text.slice(0, 300));
  let index = 0;
  for (let match = leadIns.at(tokens, 0); match; match = leadIns.at(tokens, index)) index = match.to;
  // "al menos un año de experiencia": the number stays.
  if (index > 0 && years.has(tokens[index]?.folded ?? "") && articles.has(tokens[index - 1]?.folded ?? "")) index--;
  return tokens[index]?.start ?? text.length;
}

/** "a licence is essential, HIAB would be a plus" without the judgement, if little stands behind it. */
function withoutVerdict(text: string, verdicts: PhraseBook<string>): string {
  const tokens = tokensOf(text.slice(0, 600));
  for (const { from, to } of verdicts.all(tokens)) {
    const start = tokens[from]?.start ?? 0;
    const rest = text.slice(tokens[to - 1]?.end);
    if (from > 0 && (tokens.length - to <= 5 || /^[,.;:!)–-]/.test(rest)))
      return trimmedOf(text.slice(0, start), "", ",;:–-");
  }
  return text;
}

/** No phrase ends in "and", "of" or a comma. */
function withoutTail(text: string, books: Books): string {
  const tokens = tokensOf(text);
  let last = tokens.length - 1;
  // "Erzieher/in", "rendez-vous" do not end in the small word, and "check out" is one verb.
  while (
    last >= 0 &&
    books.stopWords.has(tokens[last]?.folded ?? "") &&
    !isInWord(text, tokens[last]) &&
    !(tokens[last]?.folded === "out" && books.verbs.has(tokens[last - 1]?.folded ?? ""))
  )
    last--;
  const end = tokens[last]?.end ?? 0;
  if (last === tokens.length - 1) return trimmedOf(text, "", ",;:.–-");
  // "owners who found us on their own" without its tail is "owners", not "owners who found".
  const relatives = wordSet(books.lexicon.grammar.relatives);
  const half = [last - 1, last - 2].find((index) => index > 0 && relatives.has(tokens[index]?.folded ?? ""));
  return half === undefined ? text.slice(0, end) : trimmedOf(text.slice(0, tokens[half]?.start), "", ",;:–-");
}

function isInWord(text: string, token: Token | undefined): boolean {
  const before = text.charAt((token?.start ?? 0) - 1);
  return before === "/" || before === "-";
}

/** Cuts before the last comma or link word that leaves at most `words` words and no half of a pair. */
function beforeLastPause(text: string, words: number, books: Books): string {
  const all = text.split(" ");
  const limit = all.slice(0, words).join(" ").length;
  const comma = text.lastIndexOf(", ", limit);
  if (comma > limit / 2) return text.slice(0, comma);
  const tokens = tokensOf(all.slice(0, words + 1).join(" "));
  const joiners = new Set([
    ...wordSet(books.lexicon.grammar.conjunctions),
    ...wordSet(books.lexicon.grammar.alternatives),
  ]);
  const hasPair = tokens.some(({ folded, start }, at) => at > 1 && start < limit && joiners.has(folded));
  for (let index = tokens.length - 1; index > 1; index--) {
    const token = tokens[index];
    if (!token || token.start > limit + 1 || !books.stopWords.has(token.folded) || isInWord(text, token)) continue;
    // "le référencement naturel et le taux | de conversion": what the second is of belongs to it.
    if (hasPair && books.language === "fr" && /^d(?:es?|u)?$/.test(token.folded)) continue;
    if (joiners.has(token.folded) && leavesHalf(tokens, index, joiners)) continue;
    return text.slice(0, token.start);
  }
  return text.slice(0, limit);
}

/** "children of 8 | to 12": a figure at the cut has lost its unit. */
function withoutFigure(text: string, books: Books): string {
  const bare = trimmedOf(text, "", "0123456789");
  // "Band 5", "Klasse 3": the figure is a part of the name.
  return bare === text || /\p{Lu}\p{L}* \d+$/u.test(text) ? text : withoutTail(bare, books);
}

/** "Kinder im Alter | von 1 bis 6 Jahren" without what asked for the figure. */
function withoutAge(text: string): string {
  return text.replace(/ (?:im Alter|zwischen|âgée?s?|con edades|de entre)$/u, "");
}

/** "running the club and look | after the cutter": the verb goes with its object. */
function withoutDanglingVerb(text: string, books: Books): string {
  const tokens = tokensOf(text);
  const conjunctions = wordSet(books.lexicon.grammar.conjunctions);
  const [third, second, first] = tokens.slice(-3);
  const isChain =
    third && conjunctions.has(third.folded) && [second, first].every((token) => books.verbs.has(token?.folded ?? ""));
  if (isChain) return text.slice(0, third.start).trimEnd();
  // "and work closely | with parents": so does an adverb behind it.
  const isLoose = third && conjunctions.has(third.folded) && books.verbs.has(second?.folded ?? "");
  if (isLoose && books.language === "en" && first?.folded.endsWith("ly")) return text.slice(0, third.start).trimEnd();
  const [joiner, verb] = tokens.slice(-2);
  const dangles = joiner && verb && conjunctions.has(joiner.folded) && books.verbs.has(verb.folded);
  return dangles ? text.slice(0, joiner.start).trimEnd() : text;
}

/** "sanitary | and industrial systems", "A or B | and C": a cut here would leave half of a pair. */
function leavesHalf(tokens: readonly Token[], index: number, joiners: ReadonlySet<string>): boolean {
  if (/(?:al|ic|ive|ous|ary|ed)$/.test(tokens[index - 1]?.folded ?? "")) return true;
  return [2, 3].some((back) => joiners.has(tokens[index - back]?.folded ?? ""));
}
