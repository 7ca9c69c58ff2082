import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/clauses.json" with { type: "json" };
import { type Phrases, phrases } from "./lexicon/phrases.ts";
import { foldInPlace, type Word, wordsOf } from "./words.ts";

/**
 * What a clause does: claims something of the writer, offers or wishes something, speaks of the reader's job, or says
 * that something is not so.
 */
type ClauseMode = "claim" | "offer" | "posting" | "denial";

/** A part of a sentence with one subject. Places of `words` count from the sentence's start. */
export type Clause = {
  mode: ClauseMode;
  /** It names the writer. */
  mine: boolean;
  text: string;
  at: number;
  folded: string;
  words: readonly Word[];
};

/** The clauses of a sentence; a question claims nothing and has none. */
export function clausesOf(sentence: string, language: Language, company = ""): Clause[] {
  if (/[?]["”»)]?\s*$/u.test(sentence)) return [];
  const book = phrases[language];
  const pieces = parted(piecesOf(sentence), book, language);
  const clauses: { at: number; text: string; subject: string }[] = [];
  let speaksOf = "";
  for (const piece of pieces) {
    const own = subjectOf(piece.text, book, language);
    const last = clauses.at(-1);
    const turns = piece.hard || (own !== "" && speaksOf !== "" && own !== speaksOf);
    if (last && !turns) last.text = sentence.slice(last.at, piece.at + piece.text.length);
    else clauses.push({ at: piece.at, text: piece.text, subject: own });
    const current = clauses.at(-1);
    if (current && own !== "") current.subject = own;
    if (piece.hard) speaksOf = own;
    else if (own !== "") speaksOf = own;
  }
  const read = clauses.map(({ at, text, subject }) => {
    const folded = foldInPlace(text);
    const words = wordsOf(text).map((word) => ({ ...word, at: word.at + at, end: word.end + at }));
    const mine = speaksOfMe(text, folded, book, language);
    return {
      mode: modeOf(folded, withoutPast(text, folded, language), book, {
        mine,
        named: !mine && namesReader(text, folded, company, language),
      }),
      mine,
      text,
      at,
      folded,
      words,
      subject,
    };
  });
  return read.map((clause, index) => {
    const opened = /:\s*$/u.test(sentence.slice(0, clause.at)) ? read[index - 1] : undefined;
    const opens = /^\s?:/u.test(sentence.slice(clause.at + clause.text.length)) ? read[index + 1] : undefined;
    const other = opened ?? opens;
    // Around a colon a part without a subject belongs to the other: "My question is about two things: CNC and cranes."
    const mode =
      clause.subject === "" && clause.mode === "claim" && other && other.mode !== "denial" ? other.mode : clause.mode;
    const { mine, text, at, folded, words } = clause;
    const next = read[index + 1];
    // "After Effects, das Sie nennen, …": a name alone says nothing.
    if (clause.mode === "claim" && !mine && words.length <= 3 && next?.mode === "posting")
      return { mode: "posting" as const, mine, text, at, folded, words };
    if (clause.mode === "claim" && next?.mode === "denial" && takesBack.test(next.folded))
      return { mode: "denial" as const, mine, text, at, folded, words };
    return { mode, mine, text, at, folded, words };
  });
}

/** "but I have never held it myself": what was said before is not claimed. */
const takesBack = new RegExp(String.raw`^\s*${oneOf(tables.takesBack)}(?!\p{L})`, "u");

/** "Holder of the diploma, I would like to …": what one is stands before what one wishes, and is claimed. */
function parted(pieces: readonly Piece[], book: Phrases, language: Language): Piece[] {
  const [first, second, ...others] = pieces;
  if (!first || !second || second.hard || subjectOf(first.text, book, language) !== "") return [...pieces];
  const isAside = book.offer.test(foldInPlace(first.text)) || !book.offer.test(foldInPlace(second.text));
  if (
    isAside ||
    opensTopic.test(foldInPlace(first.text)) ||
    takesUp.test(foldInPlace(second.text)) ||
    subjectOf(second.text, book, language) !== "me"
  )
    return [...pieces];
  return [first, { ...second, hard: true }, ...others];
}

/** "When it comes to blood draws", "Pour la caisse": a matter, and nothing that one is. */
const opensTopic = new RegExp(String.raw`^\s*${oneOf(tables.opensTopic)}(?!\p{L})`, "u");

/** "…, and I would", "…, je l'ai en projet": the same is spoken of. */
const takesUp = new RegExp(
  String.raw`^\s*(?:and|und|et|y|or|oder|ou|o)(?!\p{L})|^\s*(?:je |j['’]|me )?${oneOf(tables.takesUp)}|(?<!\p{L})(?:it|them|that|one)(?!\p{L})`,
  "u",
);

type Piece = { at: number; text: string; hard: boolean };

/** Hard ends part clauses always, commas only where the subject changes. */
function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let hard = false;
  const end = (to: number, next: number, isHard: boolean) => {
    if (sentence.slice(at, to).trim() !== "") pieces.push({ at, text: sentence.slice(at, to), hard });
    at = next;
    hard = isHard;
  };
  for (const match of sentence.matchAll(marks))
    end(match.index, match.index + match[0].length, !/^(?:,?\s)$/u.test(match[0]) || startsContrast(sentence, match));
  end(sentence.length, sentence.length, false);
  return pieces;
}

/** Where a sentence may be cut. */
const marks = new RegExp(
  [
    String.raw`[;:—–]\s`,
    String.raw`\s[-—–]\s`,
    String.raw`,\s(?=${oneOf(tables.contrastMarks.turns)}\s)`,
    String.raw`,?\s(?=${oneOf(tables.contrastMarks.reasons)}(?!\p{L}))`,
    String.raw`(?<!(?<!\p{N})\p{N}{1,2})[.!]\s+(?=\p{Lu})`,
    String.raw`,\s`,
    String.raw`\s(?=${oneOf(tables.contrastMarks.wishes)}(?!\p{L}))`,
    String.raw`\s(?=${oneOf(tables.contrastMarks.writer)}(?!\p{L}))`,
  ].join("|"),
  "gu",
);

function startsContrast(sentence: string, match: RegExpMatchArray): boolean {
  return contrast.test(sentence.slice((match.index ?? 0) + match[0].length));
}

const contrast = new RegExp(`^${oneOf(tables.contrasts)}`, "u");

function subjectOf(text: string, book: Phrases, language: Language): "me" | "you" | "" {
  const folded = foldInPlace(text);
  if (speaksOfMe(text, folded, book, language)) return "me";
  return book.you.test(folded) ? "you" : "";
}

/** Spanish drops the pronoun: the person shows in the ending, of the present only where the verb comes first. */
function speaksOfMe(text: string, folded: string, book: Phrases, language: Language): boolean {
  if (book.me.test(folded)) return true;
  return language === "es" && (/(?:\p{L}{2}[éí]|(?<!\p{L})sé)(?!\p{L})/u.test(text) || firstPerson.test(folded));
}

const firstPerson = new RegExp(
  String.raw`^\s*${oneOf(tables.beforeVerb)}?(?!${oneOf(tables.noVerbs)} )\p{L}{3,}o(?!\p{L})`,
  "u",
);

/** "wurde" is no "würde", though folding makes them one: what was is taken out before wishes are looked for. */
function withoutPast(text: string, folded: string, language: Language): string {
  if (language !== "de") return folded;
  return foldInPlace(text.replace(germanPast, (word) => "_".repeat(word.length)));
}

const germanPast = /(?<!\p{L})(?:wurden?|konnten?|mochten?|hatten?|mussten?|durften?|kam(?:en)?)(?!\p{L})/giu;

/** The employer's name, or German "Sie" where no sentence makes it large. */
function namesReader(text: string, folded: string, company: string, language: Language): boolean {
  if (company.length > 3 && folded.includes(company)) return true;
  return language === "de" && (/\P{L}Sie(?!\p{L})/u.test(text) || /^\s*sie \p{L}+(?:en|n)(?: sich)? /u.test(folded));
}

/** "kein Problem": denies nothing that one has. */
const noTrouble = wholeWords(tables.noTrouble, "gu");

/** `named`: the reader is named, and the writer is not: "that Northgate looks for a foreman". */
function modeOf(
  folded: string,
  asked: string,
  book: Phrases,
  { mine, named }: { mine: boolean; named: boolean },
): ClauseMode {
  if (book.denial.test(folded.replace(noTrouble, " "))) return "denial";
  if (book.applying.test(folded)) return "posting";
  if (named || (book.you.test(folded) && !mine)) return "posting";
  if (book.offer.test(asked)) return "offer";
  return "claim";
}
