import type { FieldLabel, SectionLabel } from "../lexicon/posting-lexicon.ts";
import type { Books } from "./books.ts";
import { linesBetween, type Passage } from "./passages.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import { hasGenderMark } from "./role-title.ts";
import { labelByCues, tellsTask as tellsReader } from "./sentence-label.ts";
import { type Span, sentencesIn } from "./sentences.ts";
import { soughtFor } from "./sought-for.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A sentence or item of a list, with what it is about. */
export type Statement = {
  text: string;
  tokens: readonly Token[];
  lines: number[];
  label: SectionLabel;
  heading: string | null;
  field: FieldLabel | null;
  item: boolean;
  ordinal: string | null;
  section: number;
  /** Sentences of one paragraph share it. */
  passage: Passage;
  /** Where in the passage the sentence begins. */
  start: number;
};

/** Raw lines of a part of a statement, by its characters. */
export function linesOfPart(statement: Statement, start: number, end: number): number[] {
  return linesBetween(statement.passage, statement.start + start, statement.start + end);
}

/** Cuts passages into sentences and labels each by its heading, corrected by its own words. */
export function statementsOf(passages: readonly Passage[], books: Books): Statement[] {
  const abbreviations = wordSet(books.lexicon.grammar.abbreviations);
  const statements: Statement[] = [];
  for (const passage of passages) {
    const spans = sentencesIn(passage.text, abbreviations);
    const isRow = passage.label === null && isRowOfTasks(passage.text, spans, books);
    for (const { start, end } of passage.label === null
      ? spans.flatMap((span) => clausesIn(passage.text, span))
      : spans) {
      const text = passage.text.slice(start, end);
      const tokens = tokensOf(text);
      if (tokens.length === 0) continue;
      const { heading, item, ordinal, section } = passage;
      const field = start === 0 ? passage.field : null;
      let label = field ? fieldSections[field] : sentenceLabel({ text, tokens, isFirst: start === 0 }, passage, books);
      const lines = linesBetween(passage, start, end);
      const last = statements.at(-1);
      // "Weekly reports" among the tasks under "The job".
      const isTaskToo = item && last?.item === true && last.section === section && last.label === "duty";
      if (label === "intro" && (isRow || (isTaskToo && heading !== null))) label = "duty";
      const isListed =
        last?.passage === passage && label === "intro" && text.charAt(0) === text.charAt(0).toLowerCase();
      // "aura pour missions : l'accueil ; la mise en œuvre": what stands behind a semicolon goes on with the list.
      if (isListed && passage.text.slice(last.start + last.text.length, start).includes(";")) label = last.label;
      // "…; diese werden nach sechs Monaten gelöscht"
      if (last?.passage === passage && last.label === "legal" && /^\p{Ll}/u.test(text)) label = "legal";
      statements.push({ text, tokens, lines, label, heading, field, item, ordinal, section, passage, start });
    }
  }
  return statements;
}

/** "Kleinreparaturen. Grünpflege und Winterdienst. Wohnungsübergaben.": three short sentences without a verb. */
function isRowOfTasks(text: string, spans: readonly Span[], books: Books): boolean {
  if (spans.length < 3 || text.length > LONGEST_ROW) return false;
  const { notInTitles, titleNoise } = books.lexicon.names;
  const ofSentences = wordSet(notInTitles);
  return spans.every(({ start, end }, index) => {
    const sentence = text.slice(start, end);
    const tokens = tokensOf(sentence);
    // The last may have a verb: "Ansprechpartner für unsere Mieter sein."
    const isLast = index === spans.length - 1;
    const tells = !isLast && tokens.some((token) => ofSentences.has(token.folded));
    if (tells || tokens.length > 7 || /[\d!?]/.test(sentence) || wordBook(titleNoise).has(tokens)) return false;
    const own = labelByCues(tokens, books);
    return own === null || own === "duty" || isLast;
  });
}

/** Characters. */
const LONGEST_ROW = 240;

/** Without a heading duties and demands may stand in one sentence, parted by a semicolon. */
function clausesIn(text: string, { start, end }: Span): Span[] {
  const clauses: Span[] = [];
  let from = start;
  for (let at = text.indexOf("; ", start); at >= 0 && at < end; at = text.indexOf("; ", at + 2)) {
    clauses.push({ start: from, end: at });
    from = at + 2;
  }
  clauses.push({ start: from, end });
  return clauses;
}

const fieldSections: Record<FieldLabel, SectionLabel> = {
  role: "meta",
  company: "meta",
  location: "meta",
  reference: "meta",
  contact: "process",
  salary: "meta",
  "closing-date": "process",
  language: "requirement",
  licence: "requirement",
  document: "process",
  other: "meta",
};

const LONG_SENTENCE = 45;

/** "Kellner/in mit Inkasso" in a list of jobs. */
const OF_BOTH_SEXES = /\p{Ll}[/:*_]in(?!\p{L})/u;

type Sentence = { text: string; tokens: readonly Token[]; isFirst: boolean };

/** "CDI", "Lyon 7e (69)", "34 000 € - 37 000 € / an": a row of labels under the title. */
function isTerm(text: string, tokens: readonly Token[], { lexicon }: Books): boolean {
  if (tokens.length > 7) return false;
  const isFigure = /\d/u.test(text) && (tokens.length < 4 || /[€£$]/u.test(text));
  return isFigure || (tokens.length < 4 && wordBook(lexicon.names.titleNoise).at(tokens, 0) !== null);
}

/** Where to write or to ring. */
const ADDRESS =
  /[\p{L}\d]@[\p{L}\d]|(?<![\d.,])0\d{1,5}[ /-]\d{3}|(?<!\d)(?:\d\d[ .]){4}\d\d(?!\d)|(?<!\d)[69]\d\d \d{3} \d{3}(?!\d)/u;

/** "comes with the job": said in so many words that nothing else is meant. */
function offers(tokens: readonly Token[], { cues }: Books): boolean {
  const match = cues.benefit.first(tokens);
  return match !== null && match.to - match.from > 2;
}

/** A licence or a degree, and a word that says it must be there. */
function asksPlainly(tokens: readonly Token[], books: Books): boolean {
  if (!books.cues.hard.has(tokens)) return false;
  return ASKERS.has(tokens[0]?.folded ?? "") || wordBook(books.lexicon.grammar.verdicts).has(tokens);
}

const ASKS = /^(?:we (?:ask|need|require|are looking|look)|you should (?:have|be)|applicants|candidates)(?!\p{L})/iu;

/** Words with which a demand begins: "you need", "se requiere", "il faut". */
const ASKERS = new Set(
  "you se du sie vous tu il necesitas necesario imprescindible voraussetzung must applicants".split(" "),
);

/** Under a heading the heading rules, except that nobody's duty is "send us your CV by Friday". */
function sentenceLabel(sentence: Sentence, passage: Passage, books: Books): SectionLabel {
  const { text, tokens } = sentence;
  // Whatever an item there says, it is one of them.
  if (passage.label === "legal" || (passage.item && (passage.label === "requirement" || passage.label === "wish")))
    return passage.label;
  // In a paragraph of duties some word of the office is no sign that it is about applying.
  const isParagraph = passage.label !== null && tokens.length > LONG_SENTENCE;
  const own = isParagraph ? null : ADDRESS.test(text) ? "process" : labelByCues(tokens, books);
  if (passage.label === null && own !== "process" && soughtFor(text, books) !== null) return "duty";
  if (passage.label === null)
    return (
      own ??
      (passage.item && !hasGenderMark(text) && !OF_BOTH_SEXES.test(text) && !isTerm(text, tokens, books)
        ? "duty"
        : "intro")
    );
  // "Vos tâches : … Vous êtes titulaire du permis C.": in a paragraph the heading rules its first sentence.
  if (
    passage.label === "duty" &&
    own === "requirement" &&
    !passage.item &&
    !sentence.isFirst &&
    !tellsReader(tokens, books)
  )
    return own;
  switch (passage.label) {
    case "requirement":
      return own === "process" ||
        own === "legal" ||
        (own === "benefit" && (books.language !== "en" || offers(tokens, books)))
        ? own
        : "requirement";
    case "duty":
      // "You need a driver's licence" among the duties.
      if (own === "requirement" && asksPlainly(tokens, books)) return own;
      // "We ask for childcare experience" on a line of its own.
      if (own === "requirement" && !passage.item && ASKS.test(text)) return own;
      // "Previous experience preferred" behind the duties, in the same paragraph.
      if (own === "requirement" && !passage.item && books.cues.wish.has(tokens)) return own;
      // "Missions : délivrance, entretiens pharmaceutiques, vaccination": a row behind the heading is of duties.
      if (own === "process" && sentence.isFirst && !ADDRESS.test(text) && text.split(", ").length > 2) return "duty";
      return !passage.item && (own === "legal" || own === "process" || own === "benefit") ? own : passage.label;
    case "wish":
      return own === "legal" || own === "process" || own === "benefit" ? own : passage.label;
    case "intro":
      return own === "benefit" ? "intro" : (own ?? "intro");
    case "benefit":
      return own === "process" || own === "legal" ? own : "benefit";
    case "process":
      return own === "legal" ? own : "process";
    case "meta":
      return books.language !== "en" && (own === "requirement" || own === "process") ? own : "meta";
  }
}
