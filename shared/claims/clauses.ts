import type { Language } from "#shared/letters/letter.schema.ts";
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
const takesBack =
  /^\s*(?:(?:die|das|den|diese[rs]?|damit) (?:habe|hatte|kenne|besitze|bringe|kann|fehl\p{L}*|muss\p{L}*|nutz\p{L}*|konnte)|(?:that|which|this|those) i|(?:ce que|cela|celui-ci|ceux-ci|celle-ci) (?:je|j|ne|n|me)|(?:es[eoa]s?|ello) (?:no|me|aun)|(?:but|aber|doch|mais|pero) (?:\p{L}+ ){0,4}(?:it|them|that|damit|darin|ihn|sie|es|l['’]ai|la he|lo he|los he|las he))(?!\p{L})/u;

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
const opensTopic =
  /^\s*(?:when|as (?:far|for|regards|soon|to)|for|with|concerning|regarding|if|in|on|at|to|of|about|because|since|while|should|given|what|where|wenn|was|fur|bei|beim|mit|zu|zum|zur|in|im|an|am|auf|uber|sollte|falls|da|weil|wo|obwohl|pour|avec|quant|concernant|en(?! tant| qualite)|dans|si|quand|lorsque|sur|a|au|aux|puisque|comme (?:vous|votre)|para|con|en(?! calidad)|cuando|respecto|si|sobre|a|al|ya que|aunque)(?!\p{L})/u;

/** "…, and I would", "…, je l'ai en projet": the same is spoken of. */
const takesUp =
  /^\s*(?:and|und|et|y|or|oder|ou|o)(?!\p{L})|^\s*(?:je |j['’]|me )?(?:l['’]|(?:la|le|les|lo|los|las|en|y)(?!\p{L}))|(?<!\p{L})(?:it|them|that|one)(?!\p{L})/u;

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
  const marks =
    /[;:—–]\s|\s[-—–]\s|,\s(?=(?:so|also|daher|deshalb|weshalb|donc|but|aber|sondern|mais|pero|sino|while|whereas|wahrend|während|tandis|mientras|denn|weil|da|car|puisque|though|although|obwohl|aunque)\s)|,?\s(?=(?:because|porque|ya que|parce qu)(?!\p{L}))|(?<!(?<!\p{N})\p{N}{1,2})[.!]\s+(?=\p{Lu})|,\s|\s(?=(?:and|und|et|y) (?:could|would|will|should|konnte|wurde|mochte|pourrais|souhaite|podria|quisiera)(?!\p{L}))|\s(?=(?:and I|und ich|et je|et j['’])(?!\p{L}))/gu;
  for (const match of sentence.matchAll(marks))
    end(match.index, match.index + match[0].length, !/^(?:,?\s)$/u.test(match[0]) || startsContrast(sentence, match));
  end(sentence.length, sentence.length, false);
  return pieces;
}

function startsContrast(sentence: string, match: RegExpMatchArray): boolean {
  return /^(?:(?:so|also|daher|deshalb|weshalb|donc)(?= )|but|aber|sondern|mais|pero|sino|while|whereas|während|tandis|mientras|denn|weil|da|car|puisque|though|although|obwohl|aunque|because|porque|ya que|parce|(?:and|und|et|y) (?:could|would|will|should|konnte|wurde|mochte|pourrais|souhaite|podria|quisiera)(?!\p{L}))/u.test(
    sentence.slice((match.index ?? 0) + match[0].length),
  );
}

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

const firstPerson =
  /^\s*(?:(?:lo|la|los|las|me|les|tambien|ademas|actualmente|hoy|ahora|aqui|alli|asi|siempre|ya|yo) )?(?!(?:ciento|\p{L}*(?:cinco|ocho|cuatro)|cuando|como|todo|mucho|otro|cuarto|quinto|equipo|trabajo|desarrollo) )\p{L}{3,}o(?!\p{L})/u;

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
const noTrouble =
  /(?<!\p{L})(?:keine? (?:problem|hindernis|thema|schwierigkeit|frage)|no (?:problem|trouble|obstacle)|not (?:a|an) (?:problem|obstacle)|pas (?:un |de )?(?:probleme|souci|obstacle)|pas perdu la main|ningun (?:problema|obstaculo))(?!\p{L})/gu;

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
