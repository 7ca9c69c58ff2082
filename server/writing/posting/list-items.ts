import { type Books, oncePerLanguage } from "./books.ts";
import { demandSpans } from "./demand-items.ts";
import { isDoing, takesObjects } from "./objects-in-row.ts";
import { wordSet } from "./phrase-book.ts";
import { isPlural, isSecondPerson } from "./phrase-forms/german.ts";
import type { Span } from "./sentences.ts";
import { splitAt } from "./split-at.ts";
import { isCapitalised, type Token, tokensOf, wordCount } from "./tokens.ts";

/** Tasks part at commas before verbs and in long rows; demands where the next one begins; a list at semicolons alone. */
export type ListKind = "tasks" | "demands" | "list";

/** The things a sentence lists, as spans of its characters. */
export function listItems(text: string, kind: ListKind, books: Books): Span[] {
  const joiners = joinersOf(books);
  return splitAt(text, { start: 0, end: text.length }, /;|\s[\da-h]\)\s/g)
    .flatMap((span) => (kind === "tasks" ? atColon(text, span, books) : [span]))
    .flatMap((span) => (kind === "tasks" ? atBrackets(text, span, books) : [span]))
    .flatMap((span) => splitters[kind](text, span, books))
    .flatMap((span) => (kind === "tasks" ? atLastTask(text, span, books) : [span]))
    .flatMap((span) => (kind === "list" ? [span] : atVerbs(text, span, books)))
    .map((span) => withoutJoiner(text, span, joiners));
}

const joinersOf = oncePerLanguage(
  ({ lexicon: { grammar } }) => new Set([...wordSet(grammar.alternatives), ...wordSet(grammar.conjunctions)]),
);

const splitters: Record<ListKind, (text: string, span: Span, books: Books) => Span[]> = {
  tasks: (text, span, books) => taskSpans(text, span, books),
  demands: (text, span, books) => demandSpans(text, span, books),
  list: (_text, span) => [span],
};

/** Sentences with fewer words part only where a new verb begins. */
const LONG_SENTENCE = 14;

/** Heads of one word stay with what follows ("layout, repair of pipes"), and so do rows of adjectives. */
function taskSpans(text: string, span: Span, books: Books): Span[] {
  const isLong = wordCount(text.slice(span.start, span.end)) > LONG_SENTENCE;
  const merged: Span[] = [];
  let open: Span | null = null;
  const parts = splitAt(text, span, /,\s/g);
  const [head] = parts;
  const isOfObjects = head !== undefined && takesObjects(tokensOf(text.slice(head.start, head.end)), books);
  const opening = tokensOf(text.slice(span.start, span.end));
  // "Du verkaufst Brot, Brötchen und Kuchen": what has no verb goes on with what is done; verbs part later.
  const isAddressed = books.language === "de" && /^(?:du|sie|ihr)$/.test(opening[0]?.folded ?? "");
  const isRow = !isOfObjects && !isAddressed && isRowOfNouns(text, parts, books);
  const inGerunds = books.language === "en" && opensWithGerund(opening);
  // "work jointly with schools, Gardaí and nurses": behind a verb a part without one goes on with what it is done to.
  const inDeeds = isAddressed || (books.language === "en" && opensWithVerb(opening, books));
  for (const part of parts) {
    const tokens = tokensOf(text.slice(part.start, part.end));
    const isObject = isOfObjects && part !== head && opensWithNoun(tokens, books) && !isDoing(tokens[1]);
    const hangs = part !== head && HANGING[books.language]?.test(text.slice(part.start, part.end).trim());
    const begins =
      (isLong && !inDeeds && !isObject && !hangs) ||
      isRow ||
      (opensWithVerb(tokens, books) && (!inGerunds || opensWithGerund(tokens))) ||
      (opensWithNoun(tokens, books) && !isObject);
    const last: Span | undefined = merged.at(-1);
    // "accueil des patients, Doctolib, frappe de courriers"
    if (isRow && last && books.language === "fr" && TOOL.test(text.slice(part.start, part.end).trim())) {
      last.end = part.end;
      continue;
    }
    if (open) open = { start: open.start, end: part.end };
    else if (begins || !last) open = { ...part };
    else last.end = part.end;
    if (!open || (!isRow && contentWords(tokens, books) < 2) || (isLong && endsInAdjective(tokens))) continue;
    merged.push(open);
    open = null;
  }
  const last = merged.at(-1);
  if (open && last) last.end = open.end;
  else if (open) merged.push(open);
  return merged;
}

/** "…, desde la apertura hasta el cierre": how it is done; "…, repudiation or court": the end of a row. No other task. */
const HANGING: Partial<Record<Books["language"], RegExp>> = {
  es: /^(?:desde|hasta|según|con|sin|mediante|durante|\p{L}{2,}(?:ando|iendo)) /iu,
  en: /^\p{L}+ or \p{L}+$/u,
  // "de la base de données à l'écran": from where to where something is done.
  fr: /^d(?:e|u|es) .+ (?:à|aux?|jusqu['’]\p{L}+) /u,
};

/** "Book and brief suppliers: you chase samples", "real responsibility: developing options": two tasks, or a task behind its praise. */
function atColon(text: string, span: Span, books: Books): Span[] {
  const colon = books.language === "en" ? text.indexOf(": ", span.start) : -1;
  if (colon < 0 || colon >= span.end) return [span];
  const isSecond = isTaskTitle(text.slice(span.start, colon), books) || /^\p{Ll}{3,}ing /u.test(text.slice(colon + 2));
  return isSecond
    ? [
        { start: span.start, end: colon },
        { start: colon + 2, end: span.end },
      ]
    : [span];
}

/** "Book and brief suppliers", before a colon: a task by itself, where "Help with" or "Order management" are none. */
export function isTaskTitle(title: string, books: Books): boolean {
  const tokens = tokensOf(title);
  const isWhole = tokens.length > 2 || /[^s]s$/u.test(tokens[1]?.folded ?? "");
  return books.language === "en" && isWhole && opensWithVerb(tokens, books) && !opensWithGerund(tokens);
}

/** "l’entretien de jardins (tonte, taille, plantation)": what stands in brackets is work, too. */
function atBrackets(text: string, span: Span, { language }: Books): Span[] {
  const listed =
    language === "fr" ? /\s?\(([^(),]{3,60}(?:, [^(),]{3,60})+)\)/u.exec(text.slice(span.start, span.end)) : null;
  if (!listed) return [span];
  const start = span.start + listed.index;
  const end = start + listed[0].length;
  const inside = { start: end - 1 - (listed[1] ?? "").length, end: end - 1 };
  return [{ start: span.start, end: start }, inside, { start: end, end: span.end }].filter(
    (part) => part.end - part.start > 2,
  );
}

/** "accueil des patients, gestion des agendas, frappe de courriers": three short parts and more are as many tasks. */
function isRowOfNouns(text: string, parts: readonly Span[], { language }: Books): boolean {
  if (language === "en" || parts.length < 3) return false;
  return parts.every(({ start, end }, at) => {
    const part = text.slice(start, end).trim().replace(/\.$/u, "");
    const words = wordCount(part);
    const isTool = at > 0 && language === "fr" && TOOL.test(part);
    const isShort = language === "es" && /^\p{Lu}{2,6}$/u.test(part);
    return words <= 9 && (words >= 2 || isTool || isShort || WHOLE_TASK[language].test(part));
  });
}

/** A noun alone that may be a whole task: "Terminvergabe", "encaissement", "inventarios". */
const WHOLE_TASK = {
  de: /^(?:\p{Lu}\p{Ll}{7,}|\p{Lu}{2,5}$)/u,
  fr: /^\p{L}{5,}(?:age|ment|tion)$/u,
  es: /^\p{L}{5,}(?:age|ment|tion|ción|[aeo]s)$/u,
} as const;

/** A name alone: what the tasks beside it are done with. */
const TOOL = /^\p{Lu}\p{Ll}+$/u;

/** "die Wartung der Anlagen sowie die Durchführung von Prüfungen", "de la gestion … et de l'organisation …" */
function atLastTask(text: string, span: Span, { language }: Books): Span[] {
  if (language === "en") return [span];
  const words = text.slice(span.start, span.end);
  const joint = LAST_TASK[language].exec(words);
  const rest = joint ? words.slice(joint.index + joint[0].length) : "";
  if (!joint || wordCount(words.slice(0, joint.index)) < 2 || wordCount(rest) < 2) return [span];
  return [
    { start: span.start, end: span.start + joint.index },
    { start: span.start + joint.index + joint[0].length, end: span.end },
  ];
}

const LAST_TASK = {
  de: / (?:sowie|und) (?=(?:der|die|das|den) \p{Lu})/u,
  fr: /(?<=^(?:de |d'|la |le |les |l'|du |des ).{4,200}) et (?:de |d'|du |des )?(?=(?:la |le |les |l')?\p{Ll}{3,}(?:age|ment|tion|sion|ance|erie|ien|ise|ure|vi)s? )/u,
  es: / y (?=\p{Ll}{2,}rán? )|,? así como (?:de )?(?=(?:el|la|los|las|\p{Ll}{2,}[aei]r) )|(?<=^(?:de )?(?:el|la|los|las) .{4,200}) y (?:de )?(?=(?:el|la|los|las) \p{Ll})| y que (?=\p{Ll}{3,}[ea] )/u,
};

/** "Sie planen Touren, nehmen Ware an und prüfen …": each verb of the reader is a task of its own. */
function atVerbs(text: string, span: Span, books: Books): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  const spans: Span[] = [];
  let start = span.start;
  // "kassieren und helfen bei Hofführungen": the "Sie" stands before the comma.
  const goesOn = books.language === "de" && /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(tokens[0]?.text ?? "");
  const formal = goesOn || tokens[0]?.folded === "sie";
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (!before || index < 2) continue;
    const gap = text.slice(span.start + before.end, span.start + token.start);
    const isJoint = wordSet(books.lexicon.grammar.conjunctions).has(before.folded) || gap.includes(",");
    if (!isJoint || !isReadersVerb({ token, next: tokens[index + 1], gap, formal }, books)) continue;
    const end = span.start + (gap.includes(",") ? before.end : before.start);
    spans.push({ start, end });
    start = span.start + token.start;
  }
  spans.push({ start, end: span.end });
  return spans;
}

type VerbPlace = { token: Token; next: Token | undefined; gap: string; formal: boolean };

function isReadersVerb({ token, next, gap, formal }: VerbPlace, books: Books): boolean {
  switch (books.language) {
    case "de":
      return (
        isSecondPerson(token) ||
        (formal &&
          (isPlural(token, next, gap) ||
            (next !== undefined && /^\p{Ll}/u.test(token.text) && books.verbs.has(token.folded))))
      );
    case "fr":
      if (token.folded === "vous") return /[^h]ez$/.test(next?.folded ?? "");
      if (token.folded === "tu") return /[sx]$/.test(next?.folded ?? "");
      return /[^h]ez$/.test(token.folded) && token.folded.length > 4;
    case "es":
      return (
        /(?:ar|er|ir|dr)as$/.test(token.folded) || ["has", "tienes", "sabes", "conoces", "eres"].includes(token.folded)
      );
    case "en":
      return ["know", "hold", "can", "have", "speak", "type", "enjoy", "write", "like"].includes(token.folded);
  }
}

/** "die Terminplanung" goes on with the list, "die täglich …" about the word before. */
function opensWithNoun([article, noun]: readonly Token[], { language }: Books): boolean {
  if (language === "es") return /^(?:el|la|los|las)$/.test(article?.folded ?? "") && noun !== undefined;
  if (language === "fr") return /^(?:l|la|le|les)$/.test(article?.folded ?? "") && noun !== undefined;
  return language === "de" && /^(?:der|die|das|den)$/.test(article?.folded ?? "") && isCapitalised(noun?.text ?? "");
}

function opensWithVerb(tokens: readonly Token[], { verbs, lexicon }: Books): boolean {
  const joiners = wordSet(lexicon.grammar.conjunctions);
  const first = joiners.has(tokens[0]?.folded ?? "") ? tokens[1] : tokens[0];
  if (!first) return false;
  const word = first.folded;
  if (word === "including") return false;
  return (
    verbs.has(word) ||
    verbs.has(word.replace(/s$/, "")) ||
    verbs.has(word.replace(/ing$/, "")) ||
    verbs.has(word.replace(/ing$/, "e"))
  );
}

/** "to meet educational, recreational needs": the row goes on. */
function endsInAdjective(tokens: readonly Token[]): boolean {
  return /(?:[^s]al|ic|ive|ous|ary)$/.test(tokens.at(-1)?.folded ?? "");
}

/** "Drafting contracts, transfers and completion statements": the row goes on with nouns. */
function opensWithGerund(tokens: readonly Token[]): boolean {
  return /\p{L}{2}ing$/u.test(tokens[0]?.folded ?? "");
}

function contentWords(tokens: readonly Token[], books: Books): number {
  return tokens.filter((token) => !books.stopWords.has(token.folded)).length;
}

function withoutJoiner(text: string, span: Span, joiners: ReadonlySet<string>): Span {
  let { start, end } = span;
  while (start < end && text.charAt(start) === " ") start++;
  const first = text.slice(start, Math.min(end, start + 20)).split(" ", 1)[0] ?? "";
  if (joiners.has(first.toLowerCase())) start += first.length + 1;
  return { start: Math.min(start, end), end };
}
