import type { RequirementKind } from "../posting.ts";
import type { Books } from "./books.ts";
import { doerIn } from "./doers.ts";
import { isTaskTitle, type ListKind, listItems } from "./list-items.ts";
import { wordSet } from "./phrase-book.ts";
import { toPhrase } from "./phrase-forms/phrase-form.ts";
import { phraseCutter } from "./phrases.ts";
import type { RoleTest } from "./role-mention.ts";
import { labelByCues, verbOfHolder } from "./sentence-label.ts";
import { soughtFor } from "./sought-for.ts";
import { afterHolder, isTaskOfThings } from "./spanish-clauses.ts";
import { linesOfPart, type Statement } from "./statements.ts";
import { fold, type Token, tokensOf, wordCount } from "./tokens.ts";

/** A thing asked for or done, before the weighing. */
export type Draft = {
  kind: RequirementKind;
  text: string;
  detail: string;
  lines: number[];
  hard: boolean;
  anyOf: string | null;
  statement: Statement;
};

export type DraftSource = { statement: Statement; roleTest: RoleTest; company: string | null; books: Books };

/** The demands or tasks in a statement, each a short phrase. */
export function draftsOf({ statement, roleTest, company, books }: DraftSource): Draft[] {
  const kind = kindOf(statement, books);
  const body = kind && bodyOf(statement, kind, roleTest, books);
  if (!kind || !body || (company !== null && fold(body.text).startsWith(fold(company)))) return [];
  const cutter = phraseCutter(books);
  const drafts: Draft[] = [];
  const spans = listItems(body.text.slice(0, LONGEST_BODY), listKinds[kind], books);
  const isWished = spans.length > 1 && endsInWish(statement, books);
  for (const span of spans) {
    const item = body.text.slice(span.start, Math.min(span.end, span.start + LONGEST_SPAN));
    const words = withoutRemark(withoutPreference(item, books), books);
    const tokens = tokensOf(words);
    const detail = cutter.trimmed(beforeName(words, company));
    const told = statement.heading === null ? (kinds[labelByCues(tokens, books) ?? "intro"] ?? kind) : kind;
    const isTask = told === "duty" || kind === "knowledge";
    const text = toPhrase(
      { text: detail, original: words, isTask, books, shortened: cutter.shortened },
      LONGEST_PHRASE,
    );
    if (!isPhrase(text, books) || books.emptyItems.has(tokens)) continue;
    if (wordSet(books.lexicon.grammar.negations).has(tokens[0]?.folded ?? "")) continue;
    // "Lust?", "Noch Fragen?"
    if (tokens.length <= 3 && statement.text.endsWith("?") && !books.cues.requirement.has(statement.tokens)) continue;
    if (text.length < 6 && text === text.toLowerCase() && !books.cues.hard.has(tokens)) continue;
    const kindOfOwn = ownKind(told, tokens, tokensOf(detail), books);
    const own = isWished && kindOfOwn === "must" ? "wish" : kindOfOwn;
    const lines = linesOfPart(statement, body.start + span.start, body.start + span.end);
    const hard = own === "must" && books.cues.hard.has(tokens);
    drafts.push({ kind: own, text, detail: withNames(detail, item), lines, hard, anyOf: null, statement });
  }
  return drafts;
}

/** "Kenntnisse in LaDiVA und eine weitere Sprache sind wünschenswert": a judgement in the plural is about both. */
function endsInWish({ text, tokens }: Statement, { cues }: Books): boolean {
  if (text.includes(", ")) return false;
  const wish = cues.wish.all(tokens).at(-1);
  const verb = wish && tokens[wish.from - (tokens.length - wish.to === 0 ? 1 : 0)];
  const isLast = wish !== undefined && wish.to === tokens.length;
  return isLast && [verb, tokens[wish.from]].some((token) => PLURAL_LINKS.has(token?.folded ?? ""));
}

const PLURAL_LINKS = new Set("sind waren are sont seraient son serian would".split(" "));

/** "experience for Casa Marucha, a restaurant": in the sentence that seeks, what follows the employer's name describes it. */
function beforeName(words: string, company: string | null): string {
  const at = company ? words.indexOf(`${company},`) : -1;
  return at > 0 ? words.slice(0, at) : words;
}

/** "les règles d'hygiène (HACCP)", "a bookkeeping tool (Sage, Xero)": the names in brackets are what a fact may have. */
function withNames(detail: string, item: string): string {
  if (!item.includes("(")) return detail;
  const named = NAMES_IN_BRACKETS.exec(item)?.[1];
  return named && !detail.includes(named) ? `${detail} (${named})` : detail;
}

const NAMES_IN_BRACKETS =
  /\(((?:[A-Z][A-Z0-9/&+-]{1,11}|(?:\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}?[\p{L}\d.+#]*)?(?:, | (?:ou|or|oder|o|et|and|und|y) )){1,4}\p{Lu}[\p{L}\d.+#]*)(?:[,.]+ ?(?:etc|…)\.*)?)\)/u;

/** "a first degree, ideally in agronomy": the demand is the degree. */
function withoutPreference(words: string, books: Books): string {
  const tokens = tokensOf(words);
  const wish = books.cues.wish.first(tokens);
  const before = wish ? tokens[wish.from - 1] : undefined;
  if (!wish || !before || wish.from < 2 || wish.to >= tokens.length) return words;
  return words.slice(before.end, tokens[wish.from]?.start).includes(",") ? words.slice(0, before.end) : words;
}

/** "Deutsch oder Platt – Hauptsache, man versteht sich": the demand stands before the dash. */
function withoutRemark(words: string, { language }: Books): string {
  const dash = language === "en" ? -1 : words.search(/ [–—-] /);
  // "1 an - sur un poste similaire"
  if (dash > 0 && /^\d+ \p{L}+$/u.test(words.slice(0, dash))) return words.replace(/ [–—-] /, " ");
  return dash > 0 && wordCount(words.slice(0, dash)) > 1 ? words.slice(0, dash) : words;
}

/** Words; a letter may not repeat more than eight of the posting in a row. */
const LONGEST_PHRASE = 8;
/** Characters of a sentence that are read. */
const LONGEST_BODY = 6000;
/** Characters of one item that are read. */
const LONGEST_SPAN = 600;

const kinds: Partial<Record<string, RequirementKind>> = { requirement: "must", wish: "wish", duty: "duty" };

const listKinds: Record<RequirementKind, ListKind> = {
  must: "demands",
  wish: "demands",
  soft: "demands",
  duty: "tasks",
  knowledge: "list",
};

function kindOf({ label, tokens }: Statement, books: Books): RequirementKind | null {
  return kinds[label] ?? (label === "process" && books.cues.knowledge.has(tokens) ? "knowledge" : null);
}

function ownKind(
  kind: RequirementKind,
  tokens: readonly Token[],
  detail: readonly Token[],
  books: Books,
): RequirementKind {
  if (isSoft(detail, books, kind === "duty" ? 0 : 2)) return "soft";
  return kind === "must" && books.cues.wish.has(tokens) ? "wish" : kind;
}

type Body = { text: string; start: number };

/** Behind "Duties include the following:", "knowledge of:" and "A Plumber"; null where no list follows. */
function bodyOf(statement: Statement, kind: RequirementKind, roleTest: RoleTest, books: Books): Body | null {
  const { text, tokens } = statement;
  if (kind === "knowledge") {
    const ends = books.cues.knowledge.all(tokens).map((match) => tokens[match.to - 1]?.end ?? 0);
    const end = ends.find((at) => text.startsWith(":", at));
    return end === undefined ? null : { text: text.slice(end + 1), start: end + 1 };
  }
  // "Dairy: 1 year (preferred)"
  const [, field, years] = kind === "duty" ? [] : (YEARS_OF.exec(text) ?? []);
  if (field !== undefined)
    return { text: `${years} of ${field} experience${text.slice(text.indexOf(" ("))}`, start: 0 };
  const colon = text.search(/ ?: /);
  const title = text.slice(0, Math.max(0, colon));
  if (colon > 0 && (colon < 30 || (kind === "duty" && colon < text.length / 2)) && !title.includes(",")) {
    // "Driving licence essential: you will be on the road two days a week."
    if (kind !== "duty" && books.cues.hard.has(tokensOf(title))) return { text: title, start: 0 };
    if (kind === "duty" && isTaskTitle(title, books)) return { text, start: 0 };
    if (kind === "duty" && books.language === "es" && isTaskOfThings(title, text.slice(colon + 2)))
      return { text: title, start: 0 };
    const start = text.indexOf(" ", colon + 1) + 1;
    return { text: text.slice(start), start };
  }
  const work = kind === "duty" ? soughtFor(text, books) : null;
  if (work !== null) return { text: text.slice(work), start: work };
  const task = kind === "duty" ? (doerIn(tokens, books) ?? verbOfHolder(tokens, books)) : null;
  const begin = task === null ? undefined : tokens[task]?.start;
  if (begin !== undefined) return { text: text.slice(begin), start: begin };
  const mention = roleTest.mentionIn(statement);
  let from = mention?.end ?? 0;
  // "a plumber in Cork, …": what follows is the place, not a demand; tasks stand behind the comma.
  const [next] = tokensOf(text.slice(from, from + 60));
  const follows = wordSet(books.lexicon.names.afterRole);
  if (mention?.sought && next && books.stopWords.has(next.folded) && !follows.has(next.folded)) {
    const comma = text.indexOf(", ", from);
    if (kind !== "duty" || comma < 0 || wordCount(text.slice(comma + 2)) < LEAST_REST) return null;
    from = comma + 2;
  }
  const addressed = from === 0 && kind === "duty" ? readerIn(text, books) : 0;
  if (addressed > 0) return { text: text.slice(addressed), start: addressed };
  const start = kind === "duty" ? from + phraseCutter(books).start(text.slice(from)) : from;
  return { text: text.slice(start), start };
}

const YEARS_OF = /^([^:(]{3,40}): (\d{1,2}\+? years?) \((?:preferred|required)\)$/iu;

/** Words behind the comma; fewer may be a place. */
const LEAST_REST = 4;

/** "Rattaché au directeur, vous gérez …": where the clause about the reader begins; 0 where the sentence begins with it. */
function readerIn(text: string, { language }: Books): number {
  if (language === "es") return SUBORDINATE.exec(text)?.[0].length ?? afterHolder(text);
  if (language === "en") return AS_WHAT.exec(text)?.[0].length ?? 0;
  if (language !== "fr") return 0;
  const clause = /^(?!(?:vous|tu) )[^.;:]{4,140}?, (?=(?:vous|tu) \p{Ll})/iu.exec(text);
  return clause ? clause[0].length : 0;
}

/** "As a Fraud Investigator in our Counter Fraud Unit you'll investigate …": what one is called is no task. */
const AS_WHAT = /^(?:as|in|within) [^.;:]{4,140}?,? (?=you(?:['’]ll| will) \p{Ll})/iu;

/** "Reportando a la dirección de planta, …": under whom one works is no task. */
const SUBORDINATE =
  /^(?:reportando|dependiendo|en dependencia|bajo la (?:supervisión|dirección)|integrad|formando parte|junto (?:a|con))[^.;:]{4,140}?, (?=\p{Ll})/iu;

function isPhrase(text: string, books: Books): boolean {
  const words = wordCount(text);
  if (words < 1 || text.length < 3) return false;
  const told = tokensOf(text).filter((token) => !books.stopWords.has(token.folded));
  if (told.length === 0 || (told.length === 1 && words > 3)) return false;
  return (
    !isMonthOfYear(text) &&
    (words > 1 || isTelling(told[0], books) || books.lexicon.smallPrint.languages.has(text.toLowerCase()))
  );
}

/** "April 2027" is when the work begins; hardly a demand ends in a digit. */
function isMonthOfYear(text: string): boolean {
  return /\d/.test(text.slice(-1)) && MONTH_OF_YEAR.test(text);
}

const MONTH_OF_YEAR = /^(?:\p{L}+ ){0,2}20\d\d$/u;

/** Qualities, with at most `most` telling words beside them. */
function isSoft(tokens: readonly Token[], books: Books, most: number): boolean {
  const matches = books.cues.soft.all(tokens);
  if (matches.length === 0 || books.cues.hard.has(tokens)) return false;
  const inside = new Set(matches.flatMap(({ from, to }) => tokens.slice(from, to)));
  return (
    tokens.filter(
      (token) => !inside.has(token) && (most === 0 ? !books.stopWords.has(token.folded) : isTelling(token, books)),
    ).length <= most
  );
}

/** Neither a function word nor one that every posting has. */
export function isTelling(token: Token | undefined, books: Books): boolean {
  return token !== undefined && !books.stopWords.has(token.folded) && !books.background.has(token.folded);
}
