import type { Books } from "../books.ts";
import { type Token, tokensOf } from "../tokens.ts";
import type { PhraseSource } from "./phrase-source.ts";

/** "Prepares and tests programs" → "preparing and testing programs". Noun phrases stay. */
export function toEnglishPhrase({ text, original, isTask, books, shortened }: PhraseSource, words: number): string {
  const cut = shortened(text, words);
  const short = asNoun(cut.length < text.length ? withoutLoose(cut) : cut).replace(
    /(?<=\p{Ll}) & (?=\p{Ll})/gu,
    " and ",
  );
  const tokens = tokensOf(short);
  if (hasFiniteVerb(tokens)) return short;
  if (isParticiple(tokens[0]) && /\b(?:have|has|'ve|had)\s*$/i.test(original.slice(0, original.indexOf(text))))
    return `having ${short}`;
  const opening = openingVerbs(tokens, short, books);
  const asked = /(?:\bto|\bcan|\bwill|\bmust|\bmay)\s*$/i.test(original.slice(0, original.indexOf(text)));
  if (opening.length === 0 || (!isTask && !asked && isNounToo(tokens[opening[0]?.index ?? 0], books))) return short;
  if (isNounPhrase(tokens, books)) return short;
  const verbs = [...opening, ...laterVerbs(tokens, opening.at(-1)?.index ?? 0, short, books)];
  let result = "";
  let at = 0;
  for (const { index, verb } of verbs) {
    const token = tokens[index];
    if (!token) continue;
    result += short.slice(at, token.start) + toGerund(verb);
    at = token.end;
  }
  return beforeUnclear(result + short.slice(at), books);
}

/** "spotting lameness and treating |it under the vet's plan": a verb whose object was cut goes with it. */
function withoutLoose(cut: string): string {
  return cut.replace(/,? and \p{Ll}+ing(?: (?:it|them))?$/u, "");
}

/**
 * "filing drawings and order supplies": the second verb might be a noun, so the phrase ends before it. Behind "to" both
 * are verbs: "SQL to pull and clean data".
 */
function beforeUnclear(phrase: string, books: Books): string {
  const tokens = tokensOf(phrase);
  for (let index = 2; index < tokens.length - 1; index++) {
    const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!before || !token || !next || before.folded !== "and" || !isNounToo(token, books)) continue;
    if (tokens[index - 3]?.folded === "to") continue;
    if (/^[a-z]{3,}s$/.test(next.text)) return phrase.slice(0, before.start).trimEnd();
  }
  return phrase;
}

/** "confident on the phone" is said of a person; what a letter can name is the confidence. */
function asNoun(phrase: string): string {
  const [first = "", next = ""] = phrase.split(" ", 2);
  const noun = qualities.get(first.toLowerCase());
  if (!noun || !links.has(next)) return phrase;
  // "flexible about shifts" and "enthusiastic about food": the noun takes "for" where the adjective takes "about".
  return `${noun} ${next === "about" ? "for" : next}${phrase.slice(first.length + 1 + next.length)}`;
}

const qualities: ReadonlyMap<string, string> = new Map([
  ["confident", "confidence"],
  ["flexible", "flexibility"],
  ["patient", "patience"],
  ["available", "availability"],
  ["enthusiastic", "enthusiasm"],
  ["passionate", "enthusiasm"],
  ["committed", "commitment"],
  ["dedicated", "dedication"],
  ["creative", "creativity"],
  ["reliable", "reliability"],
  ["accurate", "accuracy"],
  ["polite", "politeness"],
  ["fluent", "fluency"],
  ["literate", "literacy"],
]);
const links = new Set("on with in to about under at for when by".split(" "));

/** "worked", "taught": what somebody has done. */
function isParticiple(token: Token | undefined): boolean {
  return token !== undefined && (/[^e]ed$/.test(token.folded) || participles.has(token.folded));
}

const participles = new Set(
  "taught led run written built kept held made sold done been driven spoken grown shown won bought".split(" "),
);

/** "Direct approaches will be forwarded": the words before the verb are who or what is spoken of. */
function hasFiniteVerb(tokens: readonly Token[]): boolean {
  return tokens.slice(1, 5).some(({ folded }) => FINITE_VERBS.has(folded));
}

const FINITE_VERBS = new Set("will is are was were must should would may can cannot has".split(" "));

type Verb = { index: number; verb: string };

/** Verbs at the beginning, as far as commas and "and" join them: "design, build and test". */
function openingVerbs(tokens: readonly Token[], text: string, books: Books): Verb[] {
  const verbs: Verb[] = [];
  let index = isManner(tokens[0]?.folded ?? "") ? 1 : 0;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    if (verbs.length > 0 && (token.folded === "and" || token.folded === "or")) continue;
    // "hands-on experience": the word is a part of another.
    if (text[token.end] === "-") break;
    const verb =
      baseForm(token.folded, books) ??
      (verbs.length === 0 ? unknownVerb(token, tokens[index + 1], books) : joinedVerb(tokens, verbs, index, books));
    if (!verb) break;
    const joined = verbs.length === 0 || /[,/]|\b(?:and|or)\b/.test(text.slice(tokens[index - 1]?.start, token.start));
    if (!joined) break;
    verbs.push({ index, verb });
  }
  return verbs;
}

/** "regularly check stock"; but "weekly walks", "family support". */
function isManner(word: string): boolean {
  return (
    word.endsWith("ly") && !/^(?:(?:dai|week|month|quarter|year|hour|ear)ly|(?:fami|supp|assemb|anoma)ly)$/u.test(word)
  );
}

/** "mow and strim verges", "dust, hoover and mop rooms": in a row of verbs that share an object, each word is one. */
function joinedVerb(tokens: readonly Token[], verbs: readonly Verb[], index: number, books: Books): string | null {
  const word = tokens[index]?.folded ?? "";
  const [before, next, behind] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (!isPlainWord(word, books) || !before || !next) return null;
  const isSure = verbs.some(({ verb }) => !books.nounsToo.has(verb));
  const isDirect = verbs.at(-1)?.index === index - (joiners.has(before.folded) ? 2 : 1);
  if (!isDirect) return null;
  // Of a thing and a verb the verb stands before the thing: "strim verges", "seat guests at their tables".
  const isLast = joiners.has(before.folded);
  if (isLast) return isSure && (articles.has(next.folded) || /[a-z]{2}[^s]s$/u.test(next.folded)) ? word : null;
  return joiners.has(next.folded) && baseForm(behind?.folded ?? "", books) !== null ? word : null;
}

const joiners = new Set(["and", "or"]);

/** "test pumps and repair the valves": a verb after "and" that cannot be a noun. */
function laterVerbs(tokens: readonly Token[], from: number, text: string, books: Books): Verb[] {
  const verbs: Verb[] = [];
  for (let index = from + 2; index < tokens.length - 1; index++) {
    const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (
      !before ||
      !token ||
      !next ||
      (before.folded !== "and" && before.folded !== "or" && !text.slice(before.end, token.start).includes(","))
    )
      continue;
    const verb = baseForm(token.folded, books);
    if (tokens[index - 3]?.folded === "to") continue;
    if (verb && (showsVerb(next) || !isNounToo(token, books))) verbs.push({ index, verb });
  }
  return verbs;
}

/** "set out sole plates", "call off deliveries", "work closely with parents". */
function showsVerb({ folded }: Token): boolean {
  return determiners.has(folded) || /^\p{L}{3,}ly$/u.test(folded);
}

/** What stands before these words is a verb. */
const determiners = new Set(
  "the a an our your their its his her all any new each every that with them us out off up after".split(" "),
);

function baseForm(word: string, books: Books): string | null {
  if (books.verbs.has(word)) return word;
  const stems = word.endsWith("ies")
    ? [`${word.slice(0, -3)}y`]
    : word.endsWith("s")
      ? [word.slice(0, -1), word.slice(0, -2)]
      : [];
  return stems.find((stem) => books.verbs.has(stem)) ?? null;
}

/** "Nudge the lazy": what stands before an article can only be a verb, whether a list knows it or not. */
function unknownVerb({ text, folded }: Token, next: Token | undefined, books: Books): string | null {
  // "CDL A", "CompTIA A+": a grade is no article.
  const isBeforeArticle = next !== undefined && next.text === next.folded && articles.has(next.folded);
  return isBeforeArticle && /^\p{L}\p{Ll}+$/u.test(text) && isPlainWord(folded, books) ? folded : null;
}

/** No ending shows it to be a noun, an adjective or another form of a verb. */
function isPlainWord(word: string, { stopWords, background }: Books): boolean {
  return /^[a-z]{3,}$/u.test(word) && !NO_VERB.test(word) && !stopWords.has(word) && !background.has(word);
}

const NO_VERB =
  /(?:ing|ed|ly|s|ism|tion|ment|ness|ance|ence|ship|ity|al|ous|ful|able|ible|ive|er|or|less|half|day|part)$/u;
const articles = new Set("the a an our your their its any each every".split(" "));

function isNounToo(token: Token | undefined, books: Books): boolean {
  return token !== undefined && books.nounsToo.has(token.folded);
}

/** "Stock control", "test of pumps", "design skills": the first word is no verb here. */
function isNounPhrase(tokens: readonly Token[], books: Books): boolean {
  const [first, second, third] = tokens;
  if (!first || !isNounToo(first, books)) return false;
  if (!second) return true;
  if (second.folded === "of" || second.folded === "in") return true;
  // "File opening, billing", "cash flow forecasting"
  if (isDoing(tokens, 1) || (KINDS.has(first.folded) && isDoing(tokens, 2))) return true;
  // "Stock control of the bar", "test and measurement equipment"
  if (third?.folded === "of" && !second.folded.endsWith("s") && !articles.has(second.folded)) return true;
  if (joiners.has(second.folded) && third && !baseForm(third.folded, books) && !isPlainWord(third.folded, books))
    return true;
  return tokens.length === 2 && !second.folded.endsWith("s");
}

/** A word in -ing with nothing behind it that it would be done to. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isAtEnd = next === undefined || joiners.has(next.folded) || /^(?:of|for|at|in|on|to)$/u.test(next.folded);
  return /\p{L}{3}ing$/u.test(tokens[at]?.folded ?? "") && (isAtEnd || /ing$/u.test(next.folded));
}

/** Words that tell of what kind a thing is more often than what is done to it. */
const KINDS = new Set("cash stock file post price market source process project product store record".split(" "));

function toGerund(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || doubling.has(verb);
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const doubling = new Set(
  "debug refer transfer submit commit control begin program admit permit equip format quit reset offset upset babysit".split(
    " ",
  ),
);
