import type { Books } from "./books.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isCapitalised, type Token } from "./tokens.ts";

/** Rows of two to six words in a statement that may be noun phrases: no verbs, no qualities, no clauses about clauses. */
export function nounRunsOf(statement: Statement, books: Books): Token[][] {
  const { tokens, text } = statement;
  const { phraseLinks, relatives } = books.lexicon.grammar;
  const links = wordSet(phraseLinks);
  const articles = wordSet(books.lexicon.grammar.articles);
  const conjunctions = wordSet(books.lexicon.grammar.conjunctions);
  const clauseOpeners = wordSet(relatives);
  const judged = [...books.cues.soft.all(tokens), ...wordBook(books.lexicon.grammar.verdicts).all(tokens)];
  const stock = new Set(judged.flatMap(({ from, to }) => tokens.slice(from, to)));
  const formal = tokens[0]?.folded === "sie";
  const runs: Token[][] = [];
  let run: Token[] = [];
  let inClause = false;

  function close() {
    runs.push(...shortRuns(run, links, books));
    run = [];
  }
  /** An article behind a noun opens another phrase, and so does a preposition behind "and". */
  function beginsAnew(token: Token, before: Token | undefined): boolean {
    if (before === undefined) return false;
    if (articles.has(token.folded) && !links.has(before.folded)) return true;
    return (
      conjunctions.has(before.folded) &&
      !articles.has(token.folded) &&
      !run.some((word) => word.folded === token.folded)
    );
  }
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const gap = previous ? text.slice(previous.end, token.start) : "";
    if (gap !== " " && !/^[ '/-]?$/.test(gap)) {
      close();
      inClause = /[,–]/.test(gap) && clauseOpeners.has(token.folded);
    }
    if (books.language !== "de" && clauseOpeners.has(token.folded)) {
      close();
      inClause = true;
    }
    if (inClause) continue;
    const isLink = links.has(token.folded);
    if (run.length > 0 && isLink && beginsAnew(token, run.at(-1))) close();
    if (
      stock.has(token) ||
      (!isLink && books.stopWords.has(token.folded)) ||
      isVerb(token, { before: run.at(-1), previous, links, articles, conjunctions, formal, books })
    )
      close();
    else if (run.length > 0 || !isLink) run.push(token);
  }
  close();
  return runs;
}

const MOST_WORDS = 6;
const MOST_PARTS = 12;

/** The run itself, or where it is too long its parts between links, as many in a row as fit. */
function shortRuns(run: Token[], links: ReadonlySet<string>, books: Books): Token[][] {
  const whole = withoutOuterWords(run, links, books);
  if (whole.length <= MOST_WORDS) return whole.length > 1 ? [whole] : [];
  const starts = [0, ...whole.flatMap((token, index) => (links.has(token.folded) ? [index + 1] : []))];
  const ends = [...whole.flatMap((token, index) => (links.has(token.folded) ? [index] : [])), whole.length];
  const parts: Token[][] = [];
  for (const start of starts.slice(0, MOST_PARTS)) {
    const end = ends.findLast((candidate) => candidate - start <= MOST_WORDS && candidate > start);
    const part = end === undefined ? [] : withoutOuterWords(whole.slice(start, end), links, books);
    const isCut = end !== whole.length && isAdjective(part.at(-1), books);
    if (part.length > 1 && !isCut) parts.push(part);
  }
  return parts;
}

/** English adjectives stand before their noun, so a run cannot end in one. */
function isAdjective(token: Token | undefined, books: Books): boolean {
  return books.language === "en" && /(?:[^s]al|ic|ive|ous|ary)$/.test(token?.folded ?? "");
}

/** A run begins and ends with a word that carries meaning; figures are the posting's and no echo. */
function withoutOuterWords(run: Token[], links: ReadonlySet<string>, books: Books): Token[] {
  let start = 0;
  let end = run.length;
  const isOuter = (token: Token | undefined) =>
    token !== undefined && (links.has(token.folded) || books.stopWords.has(token.folded) || /^\d+$/.test(token.text));
  while (end > start && isOuter(run[end - 1])) end--;
  while (start < end && isOuter(run[start])) start++;
  return run.slice(start, end);
}

type Surroundings = {
  /** Last word of the run so far. */
  before: Token | undefined;
  previous: Token | undefined;
  links: ReadonlySet<string>;
  /** A noun follows these. */
  articles: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  /** The sentence says Sie, so its verbs end in -en. */
  formal: boolean;
  books: Books;
};

/** A word that is a noun too counts as a verb only at the start of a run. */
function isVerb(
  token: Token,
  { before, previous, links, articles, conjunctions, formal, books }: Surroundings,
): boolean {
  const word = token.folded;
  const starts = before === undefined || links.has(before.folded);
  if (articles.has(previous?.folded ?? "")) return false;
  const joined = before !== undefined && conjunctions.has(before.folded);
  switch (books.language) {
    case "en":
      return isEnglishVerb(word, starts, books);
    case "de":
      if (isCapitalised(token.text) || links.has(word)) return false;
      return books.verbs.has(word) || (formal && word.endsWith("en")) || !/(?:e|er|es|en|em)$/.test(word);
    case "fr":
      return (
        subjects.has(previous?.folded ?? "") ||
        (joined && /..(?:er|ir|re)$/.test(word)) ||
        (word.endsWith("ez") && word !== "rez") ||
        books.verbForms.has(token.text.toLowerCase()) ||
        (starts && isFrenchVerb(word, books))
      );
    case "es":
      if (subjects.has(previous?.folded ?? "") || (joined && /..(?:ar|er|ir)$/.test(word))) return true;
      return /(?:ar|er|ir|dr)(?:as|a)$/.test(word) || (starts && (books.verbs.has(word) || books.verbForms.has(word)));
  }
}

/** A verb follows these. */
const subjects = new Set("tu vous il elle on te se has ha".split(" "));

function isEnglishVerb(word: string, starts: boolean, books: Books): boolean {
  if (books.verbs.has(word)) return starts || !books.nounsToo.has(word);
  if (word.endsWith("ing")) {
    const stem = word.slice(0, -3);
    return starts && [stem, `${stem}e`, stem.slice(0, -1)].some((verb) => books.verbs.has(verb));
  }
  const stems = word.endsWith("s") ? [word.slice(0, -1), word.slice(0, -2)] : [];
  return stems.some((stem) => books.verbs.has(stem) && (starts || !books.nounsToo.has(stem)));
}

function isFrenchVerb(word: string, { verbs }: Books): boolean {
  return verbs.has(word) || (word.endsWith("es") && verbs.has(`${word.slice(0, -2)}er`));
}
